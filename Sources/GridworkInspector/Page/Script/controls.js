// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The selection, and the controls of the page.
const state = {
  chosen: null, pointed: null, related: [], constraint: null, width: null, zoom: null, fit: 1,
  ghosts: null, kept: null, isPartial: false,
};
const stage = document.getElementById("stage");
const pictures = [];
makePanels();
const hover = document.getElementById("hover");

function choose(choice, { from } = {}) {
  state.chosen = choice;
  state.isPartial = false;
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
  host?.tellChoice();
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
  const room = stage.clientWidth - 56;
  const widest = Math.max(1, ...pictures.map((picture) => picture.size[0]));
  // The border of the comparison grows with it.
  const wide = Math.min((room - 2 * labels.border) / widest, overlay ? room / overlay.size[0] : Infinity);
  // The padding of the stage and of a panel, and the lines above a picture.
  const height = stage.clientHeight - 2 * labels.border - 112;
  const highest = Math.max(1, ...pictures.map((picture) => picture.size[1]));
  const fitting = Math.min(wide, Math.max(0.6, height / highest));
  return Math.max(Number(zoom.min), Math.min(2, Math.floor(20 * fitting) / 20));
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
  state.zoom = value === null ? null : Math.max(Number(zoom.min), Math.min(Number(zoom.max), value));
  fit();
}
function fit() {
  for (const picture of pictures) picture.sample = sampleFor(picture);
  state.fit = fittingZoom();
  showAll();
}
zoom.addEventListener("input", () => setZoom(Number(zoom.value)));
document.getElementById("fit").addEventListener("click", () => setZoom(null));
