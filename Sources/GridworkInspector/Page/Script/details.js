// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The details of the selection.

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

function showDetails() {
  if (state.isPartial) return;
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
