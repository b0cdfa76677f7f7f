// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What constraints do in a picture: arrows and rails, and the distances between views.

// A term of an equation in root coordinates: its axis (0 for x, 1 for y) and its value.
function quantity(layout, [, index, attribute]) {
  const item = layout.items[index];
  if (!layout.isDrawn(item)) return null;
  const [x, y, width, height] = item.alignment ?? item.root;
  const start = layout.rtl ? x + width : x;
  const end = layout.rtl ? x : x + width;
  const baseline = (offset) => (offset === null ? null : item.root[1] + offset);
  const values = [
    { left: x, right: x + width, leading: start, trailing: end, width, centerX: x + width / 2 },
    {
      top: y, bottom: y + height, height, centerY: y + height / 2, firstBaseline: baseline(item.first),
      lastBaseline: baseline(item.last) ?? y + height,
    },
  ];
  const name = data.attributes[attribute];
  const axis = values.findIndex((it) => name in it);
  const value = values[axis]?.[name] ?? null;
  return value === null ? null : { item, axis, value, name };
}

// The lines that show how a constraint acts; empty if no drawing could show it correctly.
function actionOf(layout, constraint) {
  if (!constraint.equation) return [];
  const [relation, constant, ...terms] = constraint.equation;
  const parts = terms.map((term) => quantity(layout, term));
  if (parts.some((part) => part === null) || new Set(parts.map((it) => it.axis)).size !== 1) return [];
  const axis = parts[0].axis;
  const sign = { "<=": "≤ ", ">=": "≥ " }[relation] ?? "";
  const missing = isUnmet(constraint);
  const across = (item, part) => item.root[1 - axis] + item.root[3 - axis] * part;
  const areAll = (...names) => parts.every((part) => names.includes(part.name));
  if (areAll("width", "height")) {
    const alone = parts.length === 1 && terms[0][0] === 1;
    // Not in the middle, where the labels of width and height would overlap.
    const part = axis === 0 ? 0.3 : 0.7;
    return parts.map(({ item, value }) => ({
      kind: "arrow", axis, from: item.root[axis], to: item.root[axis] + value, at: across(item, part),
      missing, text: alone ? sign + print(constant) : print(value),
    }));
  }
  if (parts.length !== 2 || terms[0][0] + terms[1][0] !== 0 || Math.abs(terms[0][0]) !== 1) return [];
  const [end, start] = terms[0][0] > 0 ? parts : [parts[1], parts[0]];
  const distance = end.value - start.value;
  const pixel = 1 / (layout.sample.scale || 1000) + 0.002;
  // In a right-to-left layout, leading to trailing runs from right to left.
  const isReversed = layout.rtl && areAll("leading", "trailing");
  const difference = Math.abs((isReversed ? -distance : distance) - constant);
  if (relation === "==" && Math.abs(difference - constraint.missing) > pixel) return [];
  const boxes = [start.item.root, end.item.root];
  if (Math.abs(distance) < pixel) {
    const low = Math.min(...boxes.map((it) => it[1 - axis]));
    const high = Math.max(...boxes.map((it) => it[1 - axis] + it[3 - axis]));
    const text = missing ? sign + print(constant) : "";
    return [{ kind: "rail", axis, at: start.value, from: low, to: high, missing, text }];
  }
  const low = Math.max(...boxes.map((it) => it[1 - axis]));
  const high = Math.min(...boxes.map((it) => it[1 - axis] + it[3 - axis]));
  const inner = boxes[0][2] * boxes[0][3] < boxes[1][2] * boxes[1][3] ? start.item : end.item;
  return [{
    kind: "arrow", axis, from: start.value, to: end.value,
    at: low < high ? (low + high) / 2 : across(inner, 0.5), missing, text: sign + print(Math.abs(constant)),
  }];
}

function drawAction(picture, group, space, action) {
  const { zoom } = picture;
  const point = (along, over) => (action.axis === 0 ? [along, over] : [over, along]);
  const line = (a, b, role) => mark(group, "line", { class: role, x1: a[0], y1: a[1], x2: b[0], y2: b[1] });
  const role = action.role ?? (action.missing ? "missing" : "holds");
  if (action.kind === "rail") {
    const overhang = 6 / zoom;
    line(point(action.at, action.from - overhang), point(action.at, action.to + overhang), "rail " + role);
    const end = point(action.at, action.from - overhang);
    if (action.text) label(picture, group, space, end, action.text, role);
    return;
  }
  const [low, high] = [Math.min(action.from, action.to), Math.max(action.from, action.to)];
  line(point(low, action.at), point(high, action.at), role);
  const tip = Math.min(4 / zoom, (high - low) / 2);
  for (const [end, inward] of [[low, tip], [high, -tip]]) {
    line(point(end, action.at), point(end + inward, action.at - tip), role);
    line(point(end, action.at), point(end + inward, action.at + tip), role);
    line(point(end, action.at - 5 / zoom), point(end, action.at + 5 / zoom), role);
  }
  const middle = point((low + high) / 2, action.at);
  label(picture, group, space, middle, action.text, role, high - low, action.axis);
}
function label(picture, group, space, [x, y], text, role, room = 0, axis = 0) {
  const font = labels.tag * picture.unit;
  const width = textWidth(text, font) + 4 / picture.zoom;
  const height = font * 1.3;
  const middle = [x - width / 2, y - height / 2];
  const [above, below] = [[middle[0], y - height * 1.6], [middle[0], y + height * 0.6]];
  const aside = 6 / picture.zoom;
  const [after, before] = [[x + aside, middle[1]], [x - aside - width, middle[1]]];
  const isInside = axis === 0 ? width <= room : height <= room;
  const places = [...(isInside ? [middle] : []), ...(axis === 0 ? [above, below] : [after, before]),
    above, below, after, before].map((place) => [...place, width, height]);
  const [left, top] = space.takeFirst(places) || places[0];
  mark(group, "rect", { class: "plate " + role, x: left, y: top, width, height, rx: 2 / picture.zoom });
  mark(group, "text", { class: role, x: left + width / 2, y: top + font, "text-anchor": "middle" }, text);
}

// The distances between two rectangles: across the gaps between them, or from edge to edge if they
// overlap.
function distancesBetween(a, b) {
  const spans = [0, 1].map((axis) => {
    const [low, high, otherLow, otherHigh] = [a[axis], a[axis] + a[axis + 2], b[axis], b[axis] + b[axis + 2]];
    return high <= otherLow ? [high, otherLow] : otherHigh <= low ? [otherHigh, low] : null;
  });
  // On the other axis, the middle of what both share; otherwise beside the first and above the second.
  const middle = (axis) => {
    const alone = axis === 1 ? a : b;
    if (spans[axis]) return alone[axis] + alone[axis + 2] / 2;
    return (Math.max(a[axis], b[axis]) + Math.min(a[axis] + a[axis + 2], b[axis] + b[axis + 2])) / 2;
  };
  const arrow = (axis, from, to) => ({
    kind: "arrow", role: "measure", axis, from, to, at: middle(1 - axis), text: print(Math.abs(to - from)),
  });
  const edges = (axis) => [[a[axis], b[axis]], [a[axis] + a[axis + 2], b[axis] + b[axis + 2]]];
  const isApart = spans.some((span) => span);
  return [0, 1].flatMap((axis) => (isApart ? [spans[axis]] : edges(axis)).filter((span) => span)
    .filter(([from, to]) => Math.abs(to - from) > 0.0005).map(([from, to]) => arrow(axis, from, to)));
}
