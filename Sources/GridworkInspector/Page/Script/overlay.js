// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Draws the selection, the item under the pointer, and items related to it over a picture.
function drawOverlay(picture) {
  const group = picture.overlay;
  if (!group) return;
  group.replaceChildren();
  const { layout } = picture;
  const outline = (choice, role) => {
    if (!choice || choice.panel !== picture.panel || choice.item === undefined) return;
    const item = layout.items[choice.item];
    if (!item || !layout.isDrawn(item)) return;
    if (choice.axis) {
      const grid = layout.gridOf.get(choice.item);
      const bands = grid ? bandsOf(layout, grid) : [];
      for (const band of bands) {
        if (band.axis !== choice.axis || band.track.index !== choice.track) continue;
        rectangle(group, band.rect, role + " " + band.kind);
      }
    } else {
      frame(group, item.root, { class: role });
    }
  };
  // A ghost is a frame that a remedy would give a view.
  if (state.ghosts && state.ghosts.panel === picture.panel) {
    for (const [index, ...rect] of state.ghosts.frames) {
      frame(group, rect, { class: "ghost" });
      const [from, to] = [layout.items[index].root, rect];
      const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
      const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
      mark(group, "line", { class: "ghost", x1, y1, x2, y2 });
    }
  }
  for (const choice of state.related) outline(choice, "related");
  outline(state.pointed, "pointed");
  outline(state.chosen, "chosen");
  const measured = [state.chosen, state.pointed]
    .filter((it) => it && it.panel === picture.panel && !it.axis).map((it) => layout.items[it.item]);
  if (measured.length === 2 && measured.every((it) => layout.isDrawn(it)) && measured[0] !== measured[1]) {
    const space = new LabelSpace(40 / picture.zoom);
    for (const action of distancesBetween(...measured.map((it) => it.root))) {
      drawAction(picture, group, space, action);
    }
    return;
  }
  const constraints = state.constraint && state.constraint.panel === picture.panel
    ? [state.constraint.constraint] : chosenConstraints(picture);
  // Constraints that act between the same places have one mark. "≤ 40" and "≥ 40" together are "40".
  const actions = new Map();
  for (const constraint of constraints) {
    for (const action of actionOf(layout, constraint)) {
      const key = [action.kind, action.axis, action.from, action.to, action.at, action.missing].join(" ");
      const other = actions.get(key);
      if (!other) actions.set(key, action);
      else if (other.text !== action.text) other.text = action.text.replace(/^[≤≥] /, "");
    }
  }
  const space = new LabelSpace(40 / picture.zoom);
  for (const action of actions.values()) drawAction(picture, group, space, action);
}
// The constraints that determine the frame of the selected view, and its violated constraints.
function chosenConstraints(picture) {
  const { chosen } = state;
  if (!chosen || chosen.axis || chosen.panel !== picture.panel) return [];
  const { layout } = picture;
  const item = layout.items[chosen.item];
  if (!item || !layout.knowsConstraints) return [];
  const unmet = layout.constraints.filter(isUnmet);
  return [...new Set([...layout.affecting(item, 0), ...layout.affecting(item, 1), ...unmet])]
    .filter((it) => it.items.includes(item.index)).slice(0, 40);
}
