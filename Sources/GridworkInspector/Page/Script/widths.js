// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

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
  // The size in points, including the border.
  get size() { return this.svg.getAttribute("viewBox").split(" ").slice(2).map(Number); },
  show(now) {
    const [width, height] = this.size;
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
