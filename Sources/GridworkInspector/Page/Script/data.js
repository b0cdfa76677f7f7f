// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Data.
//
// A shape holds everything about a variant that is the same at all widths. Numbers are stored as
// series: a constant, or a first value followed by pairs of a difference and its repeat count.
let data = JSON.parse(document.getElementById("data").textContent);
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
    source: phrase(source), identifier: phrase(identifier), broken, equation, missing: 0,
  };
}

// Whether a constraint is violated and the page should say so. Views and containers add optional
// constraints, such as hugging, that often give way; those are not reported.
function isUnmet(constraint) {
  const isMissed = constraint.broken || constraint.missing > 0.0005;
  return isMissed && (constraint.broken || !constraint.owner || constraint.priority === null);
}

// A number between two others, of which one may be none.
function between(first, second, part) {
  return first === second || first === null || second === null ? first : first + (second - first) * part;
}
// A sentence between two others that differ in their numbers only; null if they differ otherwise.
function wordsBetween(first, second, part) {
  if (first === second) return first;
  const pattern = /\d+(?:\.\d+)?/g;
  if (second === undefined || first.replace(pattern, "") !== second.replace(pattern, "")) return null;
  const others = second.match(pattern);
  return first.replace(pattern, (number) => print(between(Number(number), Number(others.shift()), part)));
}

// The layout of a panel at one of its sampled widths, with its numbers decoded; 2.25 is a quarter of the way from
// the sample 2 to the next one, between which numbers change evenly.
class Layout {
  constructor(panel, position) {
    const index = Math.floor(position);
    this.panel = panel;
    this.part = position - index;
    this.first = panel.samples[index];
    this.second = this.part ? panel.samples[index + 1] : this.first;
    const width = between(this.first.width, this.second.width, this.part);
    this.sample = this.part
      ? { ...this.first, width, inputs: this.first.inputs.replace(/[\d.]+/, print(width)) } : this.first;
    const group = panel.groups[this.sample.group];
    const shape = data.shapes[group.shape];
    const number = (id) =>
      between(numberAt(id, this.first.at), numberAt(id, this.second.at), this.part);
    this.rtl = this.sample.rtl;
    this.items = shape.names.map((name, at) => {
      const ids = group.items[at];
      const [x, y, width, height, first, last, , , ...exact] = ids.map(number);
      const [visibility, margins] = ids.slice(6, 8).map((id) => numberAt(id, this.first.at));
      const parent = shape.parents[at];
      return {
        index: at, name, className: data.classes[shape.classes[at]], kind: data.kinds[shape.kinds[at]],
        parent: parent < 0 ? null : parent, children: [], spaces: [], frame: [x, y, width, height], first, last,
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
    const rect = (ids) => ids.map(number);
    this.grids = shape.grids.map(({ item, ...indices }, at) => {
      const stored = group.grids[at];
      const tracks = (axis) => indices[axis].map((index, place) => {
        const bands = data.bands.map((band, part) => {
          const [from, extent] = (stored[axis][place][part] || []).map(number);
          return { ...band, from, extent };
        });
        const [{ from: position, extent }] = bands;
        return { index, position, extent, bands: bands.filter((band) => band.extent > 0) };
      });
      return {
        item, column: tracks("column"), row: tracks("row"), separators: stored.separators.map(rect),
        // A merged area of hidden tracks has no numbers.
        merges: stored.merges.map(rect).filter(([x]) => x !== null),
      };
    });
    this.gridOf = new Map(this.grids.map((grid) => [grid.item, grid]));
    for (const [item, place, extent, ...ids] of group.spaces) {
      const space = { rect: rect(ids), extent: number(extent), words: phrase(place) };
      if (space.extent > 0) this.items[item].spaces.push(space);
    }
    this.problems = this.sample.problems.map((id) => data.problems[id]);
  }
  isDrawn(item) {
    return item.visibility === "shown"
      && item.root.every((number) => number !== null && Math.abs(number) < 1e9);
  }
  // Why the numbers of an item, or the extent of a track and the gap after it, are what they are.
  reasonsOfItem(item) { return this.reasons((reasons) => reasons.items[item.index]); }
  reasonsOfTrack(grid, axis, at) {
    return this.reasons((reasons) => reasons.grids[this.grids.indexOf(grid)][axis][at]);
  }
  reasons(choice) {
    const [first, second] = [this.first, this.second].map(({ reasons }) =>
      (reasons ? choice(reasons) : []).map(phrase));
    return first.map((text, at) => wordsBetween(text, second[at], this.part)).filter((it) => it !== null);
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
    const rules = data.rules[this.sample.rules][this.grids.indexOf(grid)][axis];
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
    const isSame = String(this.first.constraints) === String(this.second.constraints);
    const [first, second] = [this.first, isSame ? this.second : this.first].map(({ missing = [] }) =>
      new Map(missing.flatMap((it, at) => (at % 2 ? [] : [[it, missing[at + 1]]]))));
    for (const at of [...first.keys(), ...second.keys()]) {
      this.allConstraints[at].missing = between(first.get(at) ?? 0, second.get(at) ?? 0, this.part);
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
let layouts = data.panels.map(() => new Map());
function layoutOf(panel, position) {
  const known = layouts[panel];
  if (!known.has(position)) {
    if (known.size > 60) known.clear();
    known.set(position, new Layout(data.panels[panel], position));
  }
  return known.get(position);
}
// The bands of a grid: content areas, paddings and spacings, in root coordinates.
function bandsOf(layout, grid) {
  const [x, y, width, height] = layout.items[grid.item].root;
  const places = {
    column: ({ from, extent }) => [x + from, y, extent, height],
    row: ({ from, extent }) => [x, y + from, width, extent],
  };
  return Object.entries(places).flatMap(([axis, rect]) => grid[axis].flatMap((track) =>
    track.bands.map((band) => ({ ...band, axis, track, rect: rect(band) }))));
}
// Replaces all data; what was decoded is forgotten.
function replaceData(next) {
  data = next;
  expanded.clear();
  layouts = data.panels.map(() => new Map());
}
