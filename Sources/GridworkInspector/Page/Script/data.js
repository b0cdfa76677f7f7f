// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Data.
//
// A shape holds everything about a variant that is the same at all widths. Numbers are stored as
// series: a constant, or a first value followed by pairs of a difference and its repeat count.
const data = JSON.parse(document.getElementById("data").textContent);
const round = (number) => Math.round(number * 1000) / 1000;
const print = (number) => (number === null ? "none" : String(round(number)));
// A frame in words: its size, then its origin.
const frameWords = ([x, y, width, height]) =>
  `${print(width)} × ${print(height)} at ${print(x)}, ${print(y)}`;
const signed = (number) => (round(number) > 0 ? "+" : "") + print(number);

const expanded = new Map();
function numberAt(id, index) {
  const stored = data.series[id];
  if (stored === null || typeof stored === "number") return stored;
  if (!expanded.has(id)) expanded.set(id, Array.isArray(stored) ? expand(stored) : stored.values);
  return expanded.get(id)[index];
}
function expand([first, ...steps]) {
  const values = [first];
  for (let at = 0; at < steps.length; at += 2) {
    for (let times = steps[at + 1]; times > 0; times -= 1) {
      values.push(round(values[values.length - 1] + steps[at]));
    }
  }
  return values;
}
function phrase(stored) {
  if (stored === null) return "";
  if (typeof stored === "number") return data.phrases[stored];
  const numbers = stored.slice(1);
  return data.phrases[stored[0]].replaceAll("\u0001", () => numbers.shift());
}
// Lists of positions are stored as differences from an earlier list: runs that are added or removed.
function positions(id) {
  const chain = [];
  for (let at = id; at >= 0; at = data.lists[at][0]) chain.unshift(data.lists[at]);
  const set = new Set();
  for (const [, ...runs] of chain) {
    for (let at = 0; at < runs.length; at += 2) {
      for (let position = runs[at]; position < runs[at] + runs[at + 1]; position += 1) {
        if (!set.delete(position)) set.add(position);
      }
    }
  }
  return [...set].sort((a, b) => a - b);
}
function constraintOf(id) {
  const [statement, owner, reason, priority, items, source, identifier, broken, equation] =
    data.constraints[id];
  return {
    statement: phrase(statement), owner: phrase(owner), reason: phrase(reason), priority, items,
    source: phrase(source), identifier: phrase(identifier), broken: broken === 1, equation, missing: 0,
  };
}

// Whether a constraint is violated and the page should say so. Views and containers add optional
// constraints, such as hugging, that often give way; those are not reported.
function isUnmet(constraint) {
  const isMissed = constraint.broken || constraint.missing > 0.0005;
  return isMissed && (constraint.broken || !constraint.owner || constraint.priority === null);
}

// The layout of a panel at one of its sampled widths, with its numbers decoded.
class Layout {
  constructor(panel, index) {
    this.panel = panel;
    this.index = index;
    this.sample = panel.samples[index];
    const group = panel.groups[this.sample.group];
    const shape = data.shapes[group.shape];
    const number = (id) => numberAt(id, this.sample.at);
    this.rtl = this.sample.rtl;
    this.items = shape.names.map((name, at) => {
      const [x, y, width, height, first, last, visibility, margins, ...exact] =
        group.items[at].map(number);
      const parent = shape.parents[at];
      return {
        index: at, name, className: data.classes[shape.classes[at]], kind: data.kinds[shape.kinds[at]],
        parent: parent < 0 ? null : parent, children: [], frame: [x, y, width, height], first, last,
        visibility: data.visibilities[visibility],
        margins: margins < 0 ? null : data.margins[margins], root: exact.slice(0, 4),
        alignment: (exact[4] ?? null) === null ? null : exact.slice(4),
      };
    });
    for (const item of this.items) {
      const parent = item.parent === null ? null : this.items[item.parent];
      const origin = parent ? parent.root : [0, 0];
      if (!item.root.length) {
        item.root = [item.frame[0] + origin[0], item.frame[1] + origin[1], ...item.frame.slice(2)];
      }
      item.depth = parent ? parent.depth + 1 : 0;
      if (parent) parent.children.push(item.index);
    }
    this.grids = shape.grids.map((grid, at) => this.grid(grid, group.grids[at], number));
    this.gridOf = new Map(this.grids.map((grid) => [grid.item, grid]));
    this.problems = this.sample.problems.map((id) => data.problems[id]);
  }
  grid(grid, numbers, number) {
    const tracks = (indices, lists) => indices.map((index, at) => {
      const track = { index };
      data.trackFields.forEach((field, place) => { track[field] = number(lists[at][place]); });
      return track;
    });
    return {
      item: grid.item, merges: grid.merges, column: tracks(grid.columns, numbers.columns),
      row: tracks(grid.rows, numbers.rows),
      separators: numbers.separators.map((rect) => rect.map(number)),
    };
  }
  isDrawn(item) {
    return item.visibility === "shown"
      && item.root.every((number) => number !== null && Math.abs(number) < 1e9);
  }
  // Why the numbers of an item, or the extent of a track and the gap after it, are what they are.
  reasonsOfItem(item) { return (this.sample.reasons?.[0][item.index] ?? []).map(phrase); }
  reasonsOfTrack(grid, axis, at) {
    const tracks = this.sample.reasons?.[1][this.grids.indexOf(grid)][axis === "column" ? 0 : 1];
    return (tracks?.[at] ?? []).map(phrase);
  }
  // The content size, priorities and placement of an item along an axis; null if unknown.
  sizing(item, axis) {
    if (this.sample.sizings === undefined) return null;
    const id = data.sizings[this.sample.sizings][axis][item.index];
    if (id < 0) return null;
    const [intrinsic, hugging, resistance, placement, baseline] = data.sizings[id];
    return { intrinsic, hugging, resistance, placement, baseline };
  }
  // The rule that determines the extent of a row or column; undefined if unknown.
  rule(grid, axis, index) {
    if (this.sample.rules === undefined) return undefined;
    const rules = data.rules[this.sample.rules][this.grids.indexOf(grid)][axis === "column" ? 0 : 1];
    return rules[grid[axis].findIndex((it) => it.index === index)];
  }
  get knowsConstraints() { return this.sample.constraints !== undefined; }
  get constraints() {
    if (this.allConstraints) return this.allConstraints;
    this.allConstraints = [];
    const runs = this.sample.constraints || [];
    for (let at = 0; at < runs.length; at += 2) {
      for (let id = runs[at]; id < runs[at] + runs[at + 1]; id += 1) {
        this.allConstraints.push(constraintOf(id));
      }
    }
    const missing = this.sample.missing || [];
    for (let at = 0; at < missing.length; at += 2) {
      this.allConstraints[missing[at]].missing = missing[at + 1];
    }
    return this.allConstraints;
  }
  // The constraints that a frame depends on along an axis: 0 for x, 1 for y.
  affecting(item, axis) {
    if (!this.knowsConstraints) return [];
    const list = data.dependencies[this.sample.dependencies][axis][item.index];
    return positions(list).map((position) => this.constraints[position]);
  }
}
const layouts = data.panels.map(() => new Map());
function layoutOf(panel, index) {
  const known = layouts[panel];
  if (!known.has(index)) {
    if (known.size > 60) known.clear();
    known.set(index, new Layout(data.panels[panel], index));
  }
  return known.get(index);
}
// The bands of a grid: content areas, paddings and spacings, in root coordinates.
function bandsOf(layout, grid) {
  const [left, top, width, height] = layout.items[grid.item].root;
  const bands = [];
  const add = (axis, tracks, backwards) => {
    for (const track of tracks) {
      const end = track.position + track.extent;
      const place = (kind, from, extent) => {
        if (!(extent > 0)) return;
        const rect = axis === "column" ? [left + from, top, extent, height]
          : [left, top + from, width, extent];
        bands.push({ kind, axis, track, extent, rect });
      };
      place("track", track.position, track.extent);
      place("padding", backwards ? end : track.position - track.paddingBefore, track.paddingBefore);
      place("padding", backwards ? track.position - track.paddingAfter : end, track.paddingAfter);
      place("gap", backwards ? track.position - track.paddingAfter - track.spacingAfter
        : end + track.paddingAfter, track.spacingAfter);
    }
  };
  add("column", grid.column, runsBackwards(layout, grid));
  add("row", grid.row, false);
  return bands;
}
function runsBackwards(layout, grid) {
  const first = grid.column[0];
  const last = grid.column[grid.column.length - 1];
  return first && first.index !== last.index ? first.position > last.position : layout.rtl;
}
// The rectangles of a stack that no view covers, in root coordinates.
function spacesOf(layout, stack) {
  const views = stack.children.map((index) => layout.items[index])
    .filter((item) => item.kind !== "guide" && layout.isDrawn(item));
  if (stack.kind !== "stack" || !views.length) return [];
  const [x, y, width, height] = stack.root;
  const left = Math.min(...views.map((it) => it.root[0]));
  const top = Math.min(...views.map((it) => it.root[1]));
  const right = Math.max(...views.map((it) => it.root[0] + it.root[2]));
  const bottom = Math.max(...views.map((it) => it.root[1] + it.root[3]));
  const spaces = [
    { rect: [x, y, left - x, height], extent: left - x, words: "at the left" },
    { rect: [right, y, x + width - right, height], extent: x + width - right, words: "at the right" },
    { rect: [left, y, right - left, top - y], extent: top - y, words: "at the top" },
    {
      rect: [left, bottom, right - left, y + height - bottom], extent: y + height - bottom,
      words: "at the bottom",
    },
  ];
  const pairs = views.slice(1).map((after, at) => [views[at], after]);
  const gap = ([a, b], axis) => {
    const [near, far] = a.root[axis] <= b.root[axis] ? [a, b] : [b, a];
    const from = near.root[axis] + near.root[axis + 2];
    return [from, far.root[axis] - from];
  };
  const axis = [0, 1].find((it) => pairs.every((pair) => gap(pair, it)[1] >= 0));
  if (axis !== undefined) {
    for (const pair of pairs) {
      const [from, extent] = gap(pair, axis);
      spaces.push({
        rect: axis === 0 ? [from, top, extent, bottom - top] : [left, from, right - left, extent],
        extent, words: `between ${pair[0].name} and ${pair[1].name}`,
      });
    }
  }
  return spaces.filter(({ rect }) => rect[2] > 0 && rect[3] > 0);
}
