// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The details of rows and columns.

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
