// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The selection, and the controls of the page.
const state = {
  chosen: null, pointed: null, related: [], constraint: null, width: null, zoom: null, fit: 1,
  ghosts: null, kept: null,
};
const pictures = [...document.querySelectorAll("[data-panel]")]
  .map((section) => new Picture(Number(section.dataset.panel), section));
const stage = document.getElementById("stage");
const hover = document.getElementById("hover");

function choose(choice, { from } = {}) {
  state.chosen = choice;
  state.constraint = null;
  state.related = [];
  state.ghosts = null;
  state.kept = null;
  showDetails();
  for (const picture of pictures) drawOverlay(picture);
  if (from === "outline") outline.draw(); else outline.reveal(choice);
  if (choice && from !== "picture") scrollTo(choice);
  document.body.classList.toggle("has-choice", choice !== null);
  const chip = document.getElementById("chip");
  chip.firstElementChild.textContent = choice ? details.querySelector("h2").textContent + ", "
    + details.querySelector(".note").textContent : "";
}
function point(choice) {
  const next = choice && isSubject(choice) ? choice : null;
  if (JSON.stringify(next) === JSON.stringify(state.pointed)) return;
  state.pointed = next;
  for (const picture of pictures) drawOverlay(picture);
}
// Scrolls a picture until the selection is visible.
function scrollTo(choice) {
  const picture = pictures[choice.panel];
  const item = picture.layout.items[choice.item];
  if (!item || !picture.layout.isDrawn(item)) return;
  const box = picture.svg.getBoundingClientRect();
  if (!box.width) return;
  const x = box.left + (item.root[0] - picture.origin[0]) * picture.zoom;
  const y = box.top + (item.root[1] - picture.origin[1]) * picture.zoom;
  const width = item.root[2] * picture.zoom;
  const height = item.root[3] * picture.zoom;
  for (const [container, horizontal] of [[stage, false], [picture.sheet, true]]) {
    const frame = container.getBoundingClientRect();
    const [low, high, from, to] = horizontal ? [frame.left, frame.right, x, x + width]
      : [frame.top, frame.bottom, y, y + height];
    const margin = 40;
    const back = from - low - margin;
    const by = back < 0 ? back : Math.max(0, Math.min(back, to - high + margin));
    if (horizontal) container.scrollLeft += by; else container.scrollTop += by;
  }
}

// Layers.
for (const box of document.querySelectorAll("input[name=layer]")) {
  box.addEventListener("change", () => {
    document.body.classList.toggle("no-" + box.value, !box.checked);
    // Guides may lie outside all views.
    fit();
  });
  document.body.classList.toggle("no-" + box.value, !box.checked);
}

// Zoom. Until the user sets a zoom, the largest picture fits the window, unless its texts would be too
// small to read: a picture of great height is scrolled. While the width changes,
// pictures keep their scale as long as they fit, so that they visibly grow and shrink.
const zoom = document.getElementById("zoom");
function fittingZoom() {
  // On a phone, the pictures may be behind another tab.
  if (!stage.clientWidth) return state.fit;
  const room = stage.clientWidth - 2 * labels.border - 56;
  const widest = Math.max(1, overlay ? overlay.width : 0, ...pictures.map((picture) => picture.size[0]));
  // The padding of the stage and of a panel, and the lines above a picture.
  const height = stage.clientHeight - 2 * labels.border - 112;
  const highest = Math.max(1, ...pictures.map((picture) => picture.size[1]));
  const zoom = Math.min(room / widest, Math.max(0.6, height / highest));
  return Math.max(0.25, Math.min(2, Math.floor(20 * zoom) / 20));
}
function currentZoom() { return state.zoom ?? state.fit; }
function showAll() {
  const now = currentZoom();
  zoom.value = now;
  zoom.setAttribute("aria-valuetext", Math.round(now * 100) + " percent");
  document.getElementById("zoomText").textContent = Math.round(now * 100) + " %";
  document.getElementById("fit").setAttribute("aria-pressed", state.zoom === null);
  for (const picture of pictures) picture.show(sampleFor(picture), now);
  if (overlay) overlay.show(now);
}
function setZoom(value) {
  state.zoom = value === null ? null : Math.max(0.25, Math.min(4, value));
  fit();
}
function fit() {
  for (const picture of pictures) picture.sample = sampleFor(picture);
  state.fit = fittingZoom();
  showAll();
}
zoom.addEventListener("input", () => setZoom(Number(zoom.value)));
document.getElementById("fit").addEventListener("click", () => setZoom(null));

// Widths. Every variant opens at its own width; the slider sets one width for all of them.
const widths = [...new Set(data.panels.filter((panel) => panel.samples.length > 1)
  .flatMap((panel) => panel.samples.map((sample) => round(sample.width))))].sort((a, b) => a - b);
const slider = document.getElementById("width");
function sampleFor(picture) {
  const { samples } = data.panels[picture.panel];
  if (state.width === null || samples.length === 1) return 0;
  let best = -1;
  samples.forEach((sample, at) => {
    const isNearer = best < 0 || sample.width > samples[best].width;
    if (sample.width <= state.width + 0.0005 && isNearer) best = at;
  });
  if (best >= 0) return best;
  return samples.reduce((least, sample, at) => (sample.width < samples[least].width ? at : least), 0);
}
function showWidth(width) {
  hover.hidden = true;
  const chosen = state.chosen && pictures[state.chosen.panel].layout.items[state.chosen.item]?.name;
  state.width = width;
  state.ghosts = null;
  state.kept = null;
  if (slider) {
    const now = width ?? data.panels[0].samples[0].width;
    slider.value = now;
    slider.setAttribute("aria-valuetext", width === null ? "own widths" : print(width) + " points");
    document.getElementById("widthText").textContent = width === null ? "own" : print(width);
    document.getElementById("own").setAttribute("aria-pressed", width === null);
  }
  for (const picture of pictures) picture.sample = sampleFor(picture);
  state.fit = width === null ? fittingZoom() : Math.min(state.fit, fittingZoom());
  showAll();
  // The selection is kept at another width if the item exists there.
  if (state.chosen) {
    const { layout } = pictures[state.chosen.panel];
    const item = sameItem(layout, chosen);
    const tracks = item && state.chosen.axis && layout.gridOf.get(item.index)?.[state.chosen.axis];
    const isThere = item && (!state.chosen.axis || tracks?.some((it) => it.index === state.chosen.track));
    state.chosen = isThere ? { ...state.chosen, item: item.index } : null;
  }
  showDetails();
  outline.update();
  for (const picture of pictures) drawOverlay(picture);
}
// The index of the sampled width nearest to a given width.
function nearest(width) {
  const distances = widths.map((it) => Math.abs(it - width));
  return distances.indexOf(Math.min(...distances));
}
function step(by) {
  if (!slider) return;
  const at = nearest(Number(slider.value)) + by;
  showWidth(widths[Math.max(0, Math.min(widths.length - 1, at))]);
}
if (slider) {
  drawRibbon();
  slider.addEventListener("input", () => showWidth(widths[nearest(Number(slider.value))]));
  slider.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!by) return;
    step(by);
    event.preventDefault();
  });
  document.getElementById("own").addEventListener("click", () => showWidth(null));
  const faulty = widths.filter(faultsAt);
  for (const [id, find] of [
    ["earlierFault", (now) => [...faulty].reverse().find((it) => it < now)],
    ["laterFault", (now) => faulty.find((it) => it > now)],
  ]) {
    const element = document.getElementById(id);
    element.disabled = !faulty.length;
    element.addEventListener("click", () => {
      const width = find(widths[nearest(Number(slider.value))]);
      if (width !== undefined) showWidth(width);
    });
  }
}

// Before and after: one picture of both layouts, with a slider that blends them.
const blend = document.getElementById("blend");
const overlay = blend && {
  svg: document.querySelector("#comparison svg.picture"),
  // The width in points, excluding the border.
  get width() {
    return Number(this.svg.getAttribute("viewBox").split(" ")[2]) - 2 * labels.border;
  },
  show(now) {
    const [, , width, height] = this.svg.getAttribute("viewBox").split(" ").map(Number);
    this.svg.style.width = width * now + "px";
    this.svg.style.height = height * now + "px";
  },
};
if (blend) {
  const apply = () => {
    const part = Number(blend.value);
    overlay.svg.querySelector(".before").style.opacity = Math.min(1, 2 - 2 * part);
    overlay.svg.querySelector(".after").style.opacity = Math.min(1, 2 * part);
    blend.setAttribute("aria-valuetext", Math.round(part * 100) + " percent after");
  };
  blend.addEventListener("input", apply);
  apply();
}

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
stage.addEventListener("scroll", redraw);
for (const picture of pictures) picture.sheet.addEventListener("scroll", redraw);
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

// The first variant starts expanded; of a large one, only its top level.
for (const { panel, layout } of pictures) {
  outline.open.add(outline.key({ panel }));
  const isSmall = layout.items.length <= 40;
  for (const item of panel === 0 ? layout.items.slice(0, isSmall ? undefined : 1) : []) {
    outline.open.add(outline.key({ panel, item: item.index }));
  }
}
document.body.dataset.tab = "picture";
showWidth(null);
showTab("picture");
