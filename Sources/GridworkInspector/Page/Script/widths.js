// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Widths. Every variant opens at its own width; the slider sets one width for all of them. Where numbers change
// evenly from a sample to the next one, every width between has exact numbers; elsewhere a sample stands for
// those that follow it.
const widths = [...new Set(data.panels.filter((panel) => panel.samples.length > 1)
  .flatMap((panel) => panel.samples.map((sample) => round(sample.width))))].sort((a, b) => a - b);
const slider = document.getElementById("width");
// The stretches of widths with exact numbers, each with the position of its first sample.
function stretches({ even, samples }) {
  return even.filter((at) => samples[at + 1]?.group === samples[at].group)
    .map((at) => ({ at, from: samples[at].width, to: samples[at + 1].width }));
}
// The other parts of a range.
function gaps(panel, from, to) {
  const ends = [from, ...stretches(panel).flatMap((it) => [it.from, it.to]), to];
  return ends.flatMap((end, at) => (at % 2 === 0 && ends[at + 1] - end > 0.0015 ? [[end, ends[at + 1]]] : []));
}
// The sample that a picture shows, or a position between two of them.
function sampleFor(picture) {
  const panel = data.panels[picture.panel];
  const { samples } = panel;
  const { width } = state;
  if (width === null || samples.length === 1 || Math.abs(samples[0].width - width) < 0.0005) return 0;
  // Where two stretches meet, the one of greater widths.
  const stretch = stretches(panel).findLast(({ from, to }) => from - 0.0005 <= width && width <= to + 0.0005);
  if (stretch) {
    const { at, from, to } = stretch;
    return at + (to > from ? Math.max(0, Math.min(1, (width - from) / (to - from))) : 0);
  }
  let best = -1;
  samples.forEach((sample, at) => {
    const isNearer = best < 0 || sample.width > samples[best].width;
    if (sample.width <= width + 0.0005 && isNearer) best = at;
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
// Whether any picture has exact numbers at a width.
function isExact(width) {
  return data.panels.some((panel) => stretches(panel).some(({ from, to }) => from <= width && width <= to));
}
// A given width if it has exact numbers, else the sampled width nearest to it.
function settled(width) {
  if (isExact(width)) return width;
  return widths.reduce((best, it) => (Math.abs(it - width) < Math.abs(best - width) ? it : best));
}
// Goes to the next of some widths, in order: by 1 to a greater one, by -1 to a lesser one.
function step(by, places = widths) {
  if (!slider) return;
  const now = Number(slider.value);
  const next = by > 0 ? places.find((it) => it > now + 0.0005) : places.findLast((it) => it < now - 0.0005);
  if (next !== undefined) showWidth(next);
}
if (slider) {
  drawRibbon();
  slider.addEventListener("input", () => showWidth(settled(Math.round(Number(slider.value)))));
  slider.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!by) return;
    const now = Number(slider.value);
    const whole = by > 0 ? Math.floor(now + 1) : Math.ceil(now - 1);
    step(by, [...widths, ...(isExact(whole) ? [whole] : [])].sort((a, b) => a - b));
    event.preventDefault();
  });
  document.getElementById("own").addEventListener("click", () => showWidth(null));
  const swept = data.panels.filter((panel) => panel.samples.length > 1);
  const faulty = [...new Set(swept.flatMap((panel) => faultRanges(panel).map((it) => round(it.worst))))]
    .sort((a, b) => a - b);
  for (const [id, by] of [["earlierFault", -1], ["laterFault", 1]]) {
    const element = document.getElementById(id);
    element.disabled = !faulty.length;
    element.addEventListener("click", () => step(by, faulty));
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
