// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Pointer events in pictures.
function found(event) {
  const section = event.target instanceof Element && event.target.closest("[data-panel]");
  if (!section || !event.target.closest("svg.picture")) return [];
  const picture = pictures[Number(section.dataset.panel)];
  const track = picture.pickRuler(event.clientX, event.clientY);
  const views = picture.pick(event.clientX, event.clientY);
  return track ? [track, ...views] : views;
}
function words(choice) {
  const { layout } = pictures[choice.panel];
  const item = layout.items[choice.item];
  if (choice.axis) {
    const track = layout.gridOf.get(choice.item)[choice.axis].find((it) => it.index === choice.track);
    return `${choice.axis} ${choice.track} of ${item.name}: ${print(track.extent)}`;
  }
  return `${item.name}: ${frameWords(item.frame)}`;
}
stage.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  const [first] = found(event);
  point(first ?? null);
  hover.hidden = !first;
  if (!first) return;
  hover.textContent = words(first);
  const { width, height } = hover.getBoundingClientRect();
  hover.style.left = Math.min(innerWidth - width - 8, event.clientX + 14) + "px";
  const below = event.clientY + 18;
  hover.style.top = (below + height > innerHeight ? event.clientY - height - 10 : below) + "px";
});
stage.addEventListener("pointerleave", () => { point(null); hover.hidden = true; });
let last = null;
stage.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("svg.picture")) return;
  const all = found(event);
  if (!all.length) { choose(null, { from: "picture" }); return; }
  // Each further click at the same place selects the next view outward, then the innermost one again.
  const same = last && Math.hypot(last.x - event.clientX, last.y - event.clientY) < 4;
  const isChosen = (it) => state.chosen !== null && outline.key(it) === outline.key(state.chosen);
  const at = same ? all.findIndex(isChosen) : -1;
  choose(all[(at + 1) % all.length], { from: "picture" });
  last = { x: event.clientX, y: event.clientY };
});

// Tabs: a small window shows one pane at a time.
const tabs = [...document.querySelectorAll("#tabs button")];
function showTab(wanted) {
  if (!tabs.some((tab) => tab.offsetParent)) return;
  // The pictures need a tab only where the window has no pane for them.
  const isOffered = tabs.some((tab) => tab.dataset.pane === wanted && tab.offsetParent);
  const name = wanted === "picture" && !isOffered ? "outline" : wanted;
  document.body.dataset.tab = name;
  for (const tab of tabs) {
    const isOn = tab.dataset.pane === name;
    tab.setAttribute("aria-selected", isOn);
    tab.tabIndex = isOn ? 0 : -1;
  }
  fit();
  outline.draw();
}
for (const [at, tab] of tabs.entries()) {
  tab.addEventListener("click", () => showTab(tab.dataset.pane));
  tab.addEventListener("keydown", (event) => {
    const shown = tabs.filter((it) => it.offsetParent);
    const place = shown.indexOf(tab);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined) return;
    const other = shown[(next + shown.length) % shown.length];
    showTab(other.dataset.pane);
    other.focus();
    event.preventDefault();
  });
}
document.getElementById("chip").addEventListener("click", () => {
  showTab("details");
  details.querySelector("h2").focus();
});

// Keyboard shortcuts.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isTyping = event.target instanceof HTMLInputElement && event.target.type === "search";
  if (event.key === "Escape") { choose(null); return; }
  if (isTyping) return;
  const actions = {
    "/": () => { showTab("outline"); search.focus(); },
    "[": () => step(-1), "]": () => step(1), "+": () => setZoom(currentZoom() + 0.25),
    "=": () => setZoom(currentZoom() + 0.25), "-": () => setZoom(currentZoom() - 0.25),
    "0": () => setZoom(null),
  };
  if (!actions[event.key]) return;
  actions[event.key]();
  event.preventDefault();
});

let frameRequest = 0;
const redraw = () => {
  cancelAnimationFrame(frameRequest);
  frameRequest = requestAnimationFrame(() => { for (const picture of pictures) picture.draw(); });
};
// Also where a sheet is scrolled.
stage.addEventListener("scroll", redraw, true);
addEventListener("scroll", redraw);
addEventListener("resize", () => { showTab(document.body.dataset.tab); fit(); outline.draw(); });
// Print every picture completely.
for (const [event, everything] of [["beforeprint", true], ["afterprint", false]]) {
  addEventListener(event, () => {
    for (const picture of pictures) {
      picture.drawn = null;
      picture.draw(everything);
    }
  });
}

outline.openFirst();
document.body.dataset.tab = "picture";
showWidth(null);
showTab("picture");
