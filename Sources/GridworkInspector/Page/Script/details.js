// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The details of the selection, or of the whole page.

// The path to the selection.
function crumbs(picture, item) {
  const { layout, panel } = picture;
  const path = make("nav", undefined, details.firstElementChild);
  path.className = "crumbs";
  path.setAttribute("aria-label", "Path");
  if (pictures.length > 1) path.append(data.panels[panel].name + " › ");
  const ancestors = [];
  for (let at = item.parent; at !== null; at = layout.items[at].parent) ancestors.unshift(at);
  for (const at of ancestors) {
    choiceButton(path, layout.items[at].name, { panel, item: at });
    path.append(" › ");
  }
}
function showTitle(text, note) {
  const title = make("h2", text, details.firstElementChild);
  title.tabIndex = -1;
  paragraph(note, "note");
  status.textContent = `${text}, ${note}`;
}

function showItem(picture, item) {
  const { layout } = picture;
  const opening = openingItem(picture, item.name);
  crumbs(picture, item);
  const hidden = item.visibility === "shown" ? "" : ", " + item.visibility;
  showTitle(item.name, `${item.className}${hidden}, ${frameWords(item.frame)}`);
  for (const finding of findingsOf(picture).filter((it) => it.view === item.name)) {
    paragraph(finding.text, (finding.error ? "faulty" : "") + " report");
  }
  problemList(picture, layout.problems.filter((problem) => problem.items.includes(item.index)));

  heading("Frame");
  const moved = opening && item.frame.map((number, at) => change(number, opening.frame[at]));
  const rows = [["in its parent", ...item.frame]];
  if (moved && moved.some((it) => it.textContent)) {
    rows.push([`since width ${print(openingLayout(picture).sample.width)}`, ...moved]);
  }
  if (item.depth > 1) rows.push(["in the root", ...item.root]);
  if (item.alignment) {
    const inParent = item.alignment.map((number, at) => number - (at < 2 ? item.root[at] - item.frame[at] : 0));
    rows.push(["alignment rectangle", ...inParent]);
  }
  table(["", "x", "y", "width", "height"], rows);
  const more = [];
  if (item.first !== null) more.push(["first baseline", item.first]);
  if (item.last !== null && item.last !== item.first) more.push(["last baseline", item.last]);
  if (item.margins && item.children.length) more.push(["margins", item.margins.map(print).join(", ")]);
  if (more.length) table(null, more);

  whyList(layout.reasonsOfItem(item));
  sizingTable(layout, item);
  const grid = layout.gridOf.get(item.index);
  if (grid) {
    trackList(picture, item, "column", "Columns", grid.column);
    trackList(picture, item, "row", "Rows", grid.row);
  }
  if (item.spaces.length) {
    heading("Space");
    table(null, item.spaces.map(({ words, extent }) => [words, extent]));
  }
  graph(picture, "Width", (it) => sameItem(it, item.name)?.frame[2]);
  graph(picture, "Height", (it) => sameItem(it, item.name)?.frame[3]);

  if (layout.knowsConstraints) {
    const [horizontal, vertical] = [layout.affecting(item, 0), layout.affecting(item, 1)];
    constraintList(picture, "What sets x and width", horizontal, item);
    constraintList(picture, "What sets y and height", vertical, item);
    const known = new Set([...horizontal, ...vertical]);
    constraintList(picture, "Other constraints of this view",
      layout.constraints.filter((it) => it.items.includes(item.index) && !known.has(it)), item);
  } else {
    otherWidths(picture);
  }
}
// The reasons for the numbers, one sentence each.
function whyList(sentences) {
  if (!sentences.length) return;
  heading("Why");
  const list = make("ul", undefined, details.firstElementChild);
  list.className = "reasons";
  for (const sentence of sentences) make("li", sentence, list);
}
// The size that the view asks for, and its placement in its cell.
function sizingTable(layout, item) {
  const axes = [layout.sizing(item, 0), layout.sizing(item, 1)];
  if (!axes[0] || !axes[1]) return;
  const [x, y] = axes;
  heading("Content");
  const words = (placement, near, far) => ({ leading: near, trailing: far })[placement] ?? placement;
  const rows = [
    ["intrinsic size", x.intrinsic, y.intrinsic], ["hugging", x.hugging, y.hugging],
    ["compression resistance", x.resistance, y.resistance],
  ];
  if (x.placement !== null) {
    rows.push(["placement in its cell", words(x.placement, "leading", "trailing"),
      words(y.placement, "top", "bottom")]);
  }
  if (y.baseline !== null) rows.push(["shares a line", "", y.baseline + " baseline"]);
  table(["", "horizontal", "vertical"], rows);
}
// The rule that a row or column follows, in words.
function ruleWords(rule, grid, axis) {
  const side = axis === "column" ? "width" : "height";
  const words = [];
  if (rule.extent !== null) words.push(`has a ${side} of ${print(rule.extent)}`);
  else if (rule.fraction !== null) words.push(`takes ${print(100 * rule.fraction)} % of the grid`);
  else words.push(`is sized for its content, which needs ${print(rule.need)}`);
  if (rule.minimum !== null) words.push("at least " + print(rule.minimum));
  if (rule.maximum !== null) words.push("at most " + print(rule.maximum));
  if (rule.sizeGroup !== null) words.push(`as large as size group ${rule.sizeGroup}`);
  if (rule.extent !== null || rule.fraction !== null) return words.join(", ");
  const pulls = rule.pulls
    && rule.pulls.map(([priority, count]) => `${print(count)} at ${print(priority)}`).join(", ");
  const surplus = rule.weight > 0 ? `it takes surplus with weight ${print(rule.weight)}`
    : pulls === null ? "only the solver knows what resists a surplus"
    : `what resists a surplus: ${pulls || "nothing"}`;
  return `${words.join(", ")}; ${surplus}`;
}
function otherWidths(picture) {
  const { samples } = data.panels[picture.panel];
  const all = samples.flatMap((sample, at) => (sample.constraints === undefined ? [] : [at]));
  heading("Constraints");
  if (!all.length) {
    paragraph("The layouts of this page have no constraints.", "hint");
    return;
  }
  // The nearest width with constraints; the first layout is the one at the variant's own width.
  const distance = (at) => Math.abs(samples[at].width - picture.layout.sample.width);
  const known = all.reduce((best, at) => (distance(at) < distance(best) ? at : best));
  const { width } = samples[known];
  const text = paragraph("This page says why at some widths only. ", "hint");
  button(text, `Go to width ${print(width)}`, () => showWidth(known === 0 ? null : width));
}

function trackList(picture, item, axis, title, tracks) {
  if (!tracks.length) return;
  heading(title);
  const opening = openingTracks(picture, item.name, axis);
  // A bar compares the extent of a track with its need or, without a rule, with its opening extent.
  const { layout } = picture;
  const before = new Map(tracks.map((track) => {
    const rule = layout.rule(layout.gridOf.get(item.index), axis, track.index);
    return [track.index, rule ? { extent: rule.need } : opening.get(track.index)];
  }));
  const most = Math.max(...tracks.map((it) => Math.max(it.extent, before.get(it.index)?.extent ?? 0)));
  const shown = tracks.slice(0, 100);
  table(["", "at", axis === "column" ? "width" : "height", "", ""], shown.map((track) => {
    const name = make("span");
    const choice = { panel: picture.panel, item: item.index, axis, track: track.index };
    choiceButton(name, axis + " " + track.index, choice);
    const old = before.get(track.index)?.extent;
    return [name, track.position, track.extent, bar(track.extent, old, most), change(track.extent, old)];
  })).classList.add("tracks");
  if (shown.length < tracks.length) {
    paragraph(`and ${tracks.length - shown.length} more, in the outline`, "hint");
  }
}
function showTrack(picture, item, { axis, track: index }) {
  const { layout, panel } = picture;
  const tracks = layout.gridOf.get(item.index)[axis];
  const at = tracks.findIndex((it) => it.index === index);
  const track = tracks[at];
  crumbs(picture, { parent: item.index });
  const size = axis === "column" ? "width" : "height";
  showTitle(`${axis} ${index}`,
    `of ${item.name}, ${size} ${print(track.extent)} at ${print(track.position)}`);
  const old = openingTracks(picture, item.name, axis).get(index)?.extent;
  const most = Math.max(...tracks.map((it) => it.extent), old ?? 0);
  const rows = [[size, track.extent, bar(track.extent, old, most), change(track.extent, old)]];
  const rule = layout.rule(layout.gridOf.get(item.index), axis, index);
  if (rule) {
    paragraph(`The ${axis} ${ruleWords(rule, item, axis)}.`, "rule");
    const { need } = rule;
    const all = Math.max(most, need);
    rows.push(["need", need, bar(need, undefined, all)]);
    const word = round(track.extent - need) >= 0 ? "more than it needs" : "less than it needs";
    if (round(track.extent - need) !== 0) {
      rows.push([word, Math.abs(track.extent - need), bar(track.extent, need, all)]);
    }
  }
  rows.push(["position", track.position]);
  for (const { kind, words, extent } of track.bands) if (kind !== "track") rows.push([words, extent]);
  const all = tracks.reduce((sum, it) => sum + it.extent, 0);
  if (all > 0 && tracks.length > 1) {
    rows.push([`share of all ${axis}s`, Math.round(1000 * track.extent / all) / 10 + " %"]);
  }
  table(null, rows).classList.add("tracks");
  whyList(layout.reasonsOfTrack(layout.gridOf.get(item.index), axis, at));
  const steps = paragraph(undefined, "steps");
  for (const [step, before, after] of [[-1, "‹ ", ""], [1, "", " ›"]]) {
    const neighbour = tracks[at + step];
    if (!neighbour) continue;
    const choice = { panel, item: item.index, axis, track: neighbour.index };
    choiceButton(steps, `${before}${axis} ${neighbour.index}${after}`, choice);
  }

  const place = axis === "column" ? 0 : 1;
  const isInside = ({ frame }) => frame[place] < track.position + track.extent
    && frame[place] + frame[place + 2] > track.position;
  const inside = item.children.map((it) => layout.items[it])
    .filter((it) => layout.isDrawn(it) && isInside(it));
  if (inside.length) {
    heading(`Views in this ${axis}`);
    const most = Math.max(track.extent, ...inside.map((it) => it.frame[place + 2]));
    table(["", size, ""], inside.slice(0, 100).map((view) => {
      const name = make("span");
      choiceButton(name, view.name, { panel, item: view.index });
      return [name, view.frame[place + 2], bar(view.frame[place + 2], undefined, most)];
    })).classList.add("tracks");
  }
  graph(picture, axis === "column" ? "Width" : "Height", (it) => {
    const grid = sameItem(it, item.name);
    return grid && it.gridOf.get(grid.index)?.[axis].find((track) => track.index === index)?.extent;
  });
}

// The layout of the same variant that the page opened with.
function openingLayout(picture) { return layoutOf(picture.panel, 0); }
function sameItem(layout, name) {
  if (!layout.byName) layout.byName = new Map(layout.items.map((it) => [it.name, it]));
  return layout.byName.get(name);
}
function openingItem(picture, name) {
  return picture.sample === 0 ? undefined : sameItem(openingLayout(picture), name);
}
function openingTracks(picture, name, axis) {
  const item = openingItem(picture, name);
  const grid = item && openingLayout(picture).gridOf.get(item.index);
  return new Map((grid ? grid[axis] : []).map((track) => [track.index, track]));
}

function showOverview() {
  const title = make("h2", document.querySelector("h1").textContent, details.firstElementChild);
  title.tabIndex = -1;
  heading("Layouts");
  const isFound = pictures.some(({ panel }) => isJudged(panel));
  table(["", "views", "grids", isFound ? "findings" : "problems"], pictures.map((picture) => {
    const { layout, panel } = picture;
    return [
      data.panels[panel].name,
      layout.items.filter((item) => item.visibility === "shown" && item.kind !== "guide").length,
      layout.grids.length, isFound ? findingsOf(picture).length : layout.problems.length,
    ];
  }));
  for (const picture of pictures) {
    const { findings } = data.panels[picture.panel];
    if (!picture.layout.problems.length && !(findings && findings.length)) continue;
    if (pictures.length > 1) make("h2", data.panels[picture.panel].name, details.firstElementChild);
    findingList(picture);
    problemList(picture, picture.layout.problems);
  }
  heading("How to look around");
  const list = make("dl", undefined, details.firstElementChild);
  for (const [key, text] of [
    ["Point, click", "shows a view. Click again for the view around it, or on a ruler for a row or column."],
    ["Point elsewhere", "measures the distance to the view that is chosen."],
    ["Arrow keys", "move in the outline; Enter goes to the details, Escape back."],
    ["/", "searches the outline."],
    ["[ and ]", "go to the next narrower and wider layout."],
    ["+ and −", "change the zoom; 0 fits the window."],
  ]) {
    make("dt", key, list);
    make("dd", text, list);
  }
}
function showDetails() {
  const body = make("div");
  details.replaceChildren(body);
  details.scrollTop = 0;
  const { chosen } = state;
  const picture = chosen && pictures[chosen.panel];
  const item = picture && picture.layout.items[chosen.item];
  if (!item) showOverview();
  else if (chosen.axis) showTrack(picture, item, chosen);
  else showItem(picture, item);
}
details.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  showTab("outline");
  tree.focus();
  event.stopPropagation();
});
