// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The page: every change of the text is laid out at once, and the last layout stays while there is an error.
const status = document.getElementById("status");
const choice = document.getElementById("recipe");

function say(text, isFault = false) {
  status.textContent = text;
  status.classList.toggle("faulty", isFault);
}
function title(text) { return recipes.find((it) => it.document === text)?.title ?? "Document"; }

// Lays out the text of the editor. Reasons take longer, and follow when the text has been the same for a while.
const pause = 250;
let reasonsTimer = 0;
function layOut(isOther = false) {
  const began = performance.now();
  clearTimeout(reasonsTimer);
  try {
    const answer = JSON.parse(engine.about("inspect", editor.text, 0));
    editor.showError(null);
    settings.take(answer);
    document.querySelector("#frames pre").textContent = answer.frames;
    inspector.show({ show: answer.data, title: title(editor.text), isOther, isPartial: true });
    reasonsTimer = setTimeout(explain, isOther ? 0 : pause);
  } catch (error) {
    editor.showError(error);
  }
  document.body.dataset.milliseconds = performance.now() - began;
}
function explain() {
  try {
    inspector.show({ show: JSON.parse(engine.about("inspect", editor.text, 1)).data });
  } catch (error) {
    editor.showError(error);
  }
}

let addressTimer = 0;
editor.changed = (isOther) => {
  layOut(isOther);
  choice.value = recipes.find((it) => it.document === editor.text)?.name ?? "";
  if (!isOther) say("");
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => address.keep(editor.text), pause);
};

// Widths arrive faster than they can be drawn: only the last one before a frame counts.
let wanted = null;
function takeWidth(message) {
  if (!wanted) {
    requestAnimationFrame(() => {
      const { panel, width } = wanted;
      wanted = null;
      settings.change("set_width", panel, width);
    });
  }
  wanted = message;
}
addEventListener("message", ({ source, data: message }) => {
  if (source !== inspector.frame.contentWindow) return;
  if (message.shown) inspector.shown();
  if (message.chosen !== undefined) settings.choose(message.chosen);
  if (message.width !== undefined) takeWidth(message);
  if (message.history) editor.step(message.history);
});

for (const { name, title } of recipes) choice.append(new Option(title, name));
choice.addEventListener("change", () => {
  const recipe = recipes.find((it) => it.name === choice.value);
  if (recipe) editor.open(recipe.document);
});
document.getElementById("share").addEventListener("click", async () => {
  if (!await address.keep(editor.text)) return;
  try {
    await navigator.clipboard.writeText(location.href);
    say("The address is copied.");
  } catch {
    say("The address of this page has the document.");
  }
});
async function openAddress() {
  try {
    const text = await address.document(location.hash);
    if (text !== null && text !== editor.text) editor.open(text);
    return text !== null;
  } catch (error) {
    say(error.message, true);
    return false;
  }
}
addEventListener("hashchange", openAddress);

// Panes: a small window shows one at a time.
const panes = [...document.querySelectorAll("#panes button")];
function showPane(name) {
  document.body.dataset.pane = name;
  for (const pane of panes) {
    pane.setAttribute("aria-selected", pane.dataset.pane === name);
    pane.tabIndex = pane.dataset.pane === name ? 0 : -1;
  }
}
for (const [at, pane] of panes.entries()) {
  pane.addEventListener("click", () => showPane(pane.dataset.pane));
  pane.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    const other = panes[(at + 1) % panes.length];
    showPane(other.dataset.pane);
    other.focus();
  });
}
showPane("document");

try {
  await Promise.all([engine.start(), inspector.load()]);
  if (!await openAddress()) editor.open(recipes.find((it) => it.name === "sign-in-form").document);
  editor.past = [];
} catch (error) {
  engine.absence = "The module cannot be loaded: " + error.message;
  say(engine.absence, true);
}
document.body.dataset.ready = "";
