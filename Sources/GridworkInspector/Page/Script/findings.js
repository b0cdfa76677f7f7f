// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Findings. A finding without widths is one at the variant's own width.

function isPresent(finding, width) {
  if (width === null || finding.from === null) return width === finding.from;
  const isRange = finding.from < finding.to;
  const [above, below] = finding.open.map((isOpen) => (isOpen && isRange ? -0.0005 : 0.0005));
  return finding.from - above <= width && width <= finding.to + below;
}
// The findings of a picture at the width shown. The first sample is the variant at its own width.
function findingsOf(picture) {
  const { findings, samples } = data.panels[picture.panel];
  const isSwept = state.width !== null && samples.length > 1;
  return (findings || []).filter((it) => (picture.sample === 0 && isPresent(it, null))
    || (isSwept && isPresent(it, picture.layout.sample.width)));
}
function isJudged(panel) { return data.panels[panel].findings !== null; }
// The ranges of widths at which something is wrong in a panel, each with the width at which it is worst.
function faultRanges({ findings, samples }) {
  const own = samples[0].width;
  return findings
    ? findings.map((it) => (it.from !== null ? it : { ...it, from: own, to: own, worst: own }))
    : samples.filter((it) => !it.sound).map(({ width }) => ({ text: "problems", error: true,
      from: width, to: width, worst: width, open: [false, false] }));
}

// The ribbon has a lane for every variant: green over the widths at which numbers are exact, hatched between widths
// that were laid out singly. The slider also reaches the variants' own widths, which may lie outside. Pointing
// at a finding describes it; a click shows the width at which it is worst.
function drawRibbon() {
  const ribbon = document.getElementById("ribbon");
  const [from, to] = [widths[0], widths[widths.length - 1]];
  const percent = (width) => 100 * (width - from) / (to - from);
  for (const panel of data.panels) {
    const { name, samples } = panel;
    if (samples.length < 2) continue;
    const lane = make("div", undefined, ribbon);
    const swept = samples.slice(1).map(({ width }) => width);
    const [least, greatest] = [Math.min(...swept), Math.max(...swept)];
    lane.style.setProperty("--from", percent(least) + "%");
    lane.style.setProperty("--to", percent(greatest) + "%");
    const draw = (range, className, text) => {
      const part = make("i", undefined, lane);
      part.className = className;
      // A single width is wide enough to see and to click, inside the ribbon.
      const left = Math.min(99.4, percent(range.from));
      part.style.left = left + "%";
      part.style.width = Math.max(0.6, percent(range.to) - left) + "%";
      part.title = `${name}, ${rangeWords(range)}: ${text}`;
      part.addEventListener("click", () => showWidth(settled(range.worst ?? range.from)));
    };
    for (const [low, high] of gaps(panel, least, greatest)) {
      draw({ from: low, to: high, open: [true, true] }, "sampled", "not proved at every width");
    }
    // Errors are drawn over warnings.
    for (const range of faultRanges(panel).sort((a, b) => a.error - b.error)) {
      draw(range, range.error ? "faulty" : "warning", range.text);
    }
  }
}
function rangeWords({ from, to, open: [above, below] }) {
  if (from === to) return "width " + print(from);
  return `width ${above ? "above " : ""}${print(from)} to ${below ? "below " : ""}${print(to)}`;
}

// The findings of a variant, those at the width shown first.
function findingList(picture) {
  const { findings, samples } = data.panels[picture.panel];
  if (!findings || !findings.length) return;
  heading(findings.length === 1 ? "1 finding" : findings.length + " findings");
  const list = make("ul", undefined, details.firstElementChild);
  const present = new Set(findingsOf(picture));
  for (const finding of [...present, ...findings.filter((it) => !present.has(it))].slice(0, 100)) {
    const show = () => {
      if (samples.length > 1) showWidth(finding.from === null ? null : settled(finding.worst));
      const item = finding.view && sameItem(picture.layout, finding.view);
      if (item) choose({ panel: picture.panel, item: item.index });
    };
    const entry = button(make("li", undefined, list), finding.text, show, "finding");
    entry.classList.add(finding.error ? "faulty" : "warning");
    if (samples.length > 1) make("small", finding.from === null ? "own width" : rangeWords(finding), entry);
  }
}
