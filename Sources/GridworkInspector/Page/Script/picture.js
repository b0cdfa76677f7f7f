// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Pictures.
//
// A picture contains marks only for its visible part, and is drawn again after scrolling. Marks have
// the same classes as in the library's SVG pictures.
const svgName = "http://www.w3.org/2000/svg";

function mark(parent, name, attributes, text) {
  const element = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  parent.append(element);
  return element;
}
class Picture {
  constructor(panel, section) {
    this.panel = panel;
    this.section = section;
    this.svg = section.querySelector("svg.picture");
    this.sheet = section.querySelector(".sheet");
    this.sample = 0;
    this.drawn = null;
  }
  get layout() { return layoutOf(this.panel, this.sample); }
  get bounds() {
    const hasGuides = !document.body.classList.contains("no-guides");
    const frames = this.layout.items
      .filter((it) => this.layout.isDrawn(it) && (hasGuides || it.kind !== "guide")).map((it) => it.root);
    if (!frames.length) return [0, 0, 0, 0];
    const left = Math.min(...frames.map((it) => it[0]));
    const top = Math.min(...frames.map((it) => it[1]));
    return [left, top, Math.max(...frames.map((it) => it[0] + it[2])) - left,
      Math.max(...frames.map((it) => it[1] + it[3])) - top];
  }
  // The size in points, excluding the border.
  get size() { return this.bounds.slice(2); }

  // Shows another sample or another zoom.
  show(sample, zoom) {
    this.sample = sample;
    this.zoom = zoom;
    const whole = grown(this.bounds, labels.border / zoom);
    // Points per unit of the labels.
    this.unit = labels.scale / zoom;
    this.svg.setAttribute("viewBox", whole.join(" "));
    this.svg.style.width = whole[2] * zoom + "px";
    this.svg.style.height = whole[3] * zoom + "px";
    for (const size of ["name", "tag", "measure"]) {
      this.svg.style.setProperty("--" + size, labels[size] * this.unit + "px");
    }
    this.origin = whole.slice(0, 2);
    this.drawn = null;
    const inputs = this.section.querySelector(".inputs");
    if (inputs) inputs.textContent = this.layout.sample.inputs;
    const isFound = isJudged(this.panel);
    const faults = isFound ? findingsOf(this).length : this.layout.problems.length;
    const noun = (isFound ? "finding" : "problem") + (faults === 1 ? "" : "s");
    const verdict = this.section.querySelector(".verdict");
    if (verdict) verdict.textContent = faults ? `${faults} ${noun}` : "";
    this.draw();
    host?.placeHandle(this);
  }
  // The part of the page inside the window, and a margin in pixels around it, in root coordinates.
  regionAround(margin) {
    const box = this.svg.getBoundingClientRect();
    const left = Math.max(0, -margin - box.left);
    const top = Math.max(0, -margin - box.top);
    const right = Math.min(box.width, innerWidth + margin - box.left);
    const bottom = Math.min(box.height, innerHeight + margin - box.top);
    return [this.origin[0] + left / this.zoom, this.origin[1] + top / this.zoom,
      (right - left) / this.zoom, (bottom - top) / this.zoom];
  }
  // Draws the visible part, unless it is drawn already.
  draw(everything = false) {
    const needed = this.regionAround(100);
    if (!everything && (needed[2] <= 0 || needed[3] <= 0)) return;
    if (!everything && this.drawn && contains(this.drawn, needed)) return;
    const region = everything ? [-1e9, -1e9, 2e9, 2e9] : this.regionAround(600);
    this.drawn = region;
    this.svg.replaceChildren();
    const { layout, zoom } = this;
    const seen = layout.items.filter((it) => layout.isDrawn(it) && overlap(grown(it.root, 1), region));
    const views = seen.filter((it) => it.kind !== "guide");
    const space = new LabelSpace(40 / zoom);
    for (const item of views) if (this.isLeaf(item)) space.take(item.root);
    const groups = {};
    for (const layer of data.layers) groups[layer] = mark(this.svg, "g", { class: layer });
    this.drawGrids(seen, region, groups);
    for (const item of views) {
      for (const { rect } of item.spaces) rectangle(groups.gaps, rect);
      if (!this.isLeaf(item) && item.margins) this.drawMargins(item, groups.margins);
      frame(groups.frames, item.root, { class: this.isLeaf(item) ? "leaf" : item.kind });
      if (this.isLeaf(item)) this.drawBaselines(item, groups.baselines);
    }
    for (const item of seen) {
      if (item.kind === "guide") frame(groups.guides, item.root, {});
      if (item.alignment) rectangle(groups.alignment, item.alignment);
    }
    this.drawProblems(groups.problems);
    this.drawSizes(seen, space, groups.sizes);
    for (const item of views) if (this.isLeaf(item)) this.drawName(item, groups.names);
    this.drawTags(views, space, groups.names);
    this.overlay = mark(this.svg, "g", { class: "overlay" });
    drawOverlay(this);
  }
  isLeaf(item) {
    return !item.children.some((at) => {
      const child = this.layout.items[at];
      return child.kind !== "guide" && child.visibility === "shown";
    });
  }

  drawGrids(seen, region, groups) {
    const { layout } = this;
    for (const item of seen) {
      const grid = layout.gridOf.get(item.index);
      if (!grid) continue;
      for (const band of bandsOf(layout, grid)) {
        if (!overlap(band.rect, region)) continue;
        const group = { track: groups.tracks, padding: groups.padding, gap: groups.gaps }[band.kind];
        rectangle(group, band.rect);
      }
      for (const rect of grid.merges) rectangle(groups.tracks, rect, "merge");
      for (const rect of grid.separators) rectangle(groups.gaps, rect, "separator");
    }
  }
  drawMargins(item, group) {
    const [top, left, bottom, right] = item.margins;
    const [x, y, width, height] = item.root;
    const inner = [x + left, y + top, width - left - right, height - top - bottom];
    if (inner[2] > 0 && inner[3] > 0) rectangle(group, inner);
  }
  drawBaselines(item, group) {
    for (const offset of new Set([item.first, item.last])) {
      if (offset === null) continue;
      const y = item.root[1] + offset;
      mark(group, "line", { x1: item.root[0], y1: y, x2: item.root[0] + item.root[2], y2: y });
    }
  }
  drawProblems(group) {
    for (const problem of this.layout.problems) {
      for (const index of problem.items) {
        const item = this.layout.items[index];
        if (this.layout.isDrawn(item)) frame(group, item.root, { class: problem.kind });
      }
      if (problem.ghost) frame(group, problem.ghost, { class: "ambiguous" });
    }
  }
  // Rulers with the sizes of tracks, above or below and beside every grid.
  drawSizes(seen, space, group) {
    const { layout, unit } = this;
    const font = labels.measure * unit;
    const near = labels.rulerDistance * unit;
    for (const item of seen) {
      const grid = layout.gridOf.get(item.index);
      if (!grid) continue;
      const bands = bandsOf(layout, grid);
      const [x, y, width, height] = item.root;
      for (const axis of ["column", "row"]) {
        const marks = bands.filter((band) => band.axis === axis).map((band) => {
          const text = print(band.extent);
          const room = axis === "column" ? textWidth(text, font) + unit : font;
          return { band, text, fits: band.extent >= room };
        }).filter((it) => it.fits);
        if (!marks.length) continue;
        const depth = axis === "column" ? labels.rulerHeight * unit - near
          : Math.max(...marks.map((it) => textWidth(it.text, font))) + unit;
        const places = axis === "column"
          ? [[x, y - near - depth, width, depth], [x, y + height + near, width, depth]]
          : [[x - near - depth, y, depth, height], [x + width + near, y, depth, height]];
        const place = space.takeFirst(places);
        if (!place) continue;
        const before = place === places[0];
        for (const { band, text } of marks) {
          const [bx, by, bw, bh] = band.rect;
          const [x, y, anchor] = axis === "column"
            ? [bx + bw / 2, place[1] + depth - font * 0.3, "middle"]
            : [before ? place[0] + depth : place[0], by + bh / 2 + font * 0.35, before ? "end" : "start"];
          mark(group, "text", { class: band.kind, x, y, "text-anchor": anchor }, text);
        }
      }
    }
  }
  drawName(item, group) {
    const [x, y, width, height] = item.root;
    const font = labels.name * this.unit;
    const letters = font * labels.letterHeight;
    const text = shortened(item.name, columnsIn(width - this.unit, font));
    if (!text || height < letters) return;
    const margin = Math.min(labels.nameMargin * this.unit, (width - textWidth(text, font)) / 2);
    const baseline = item.first !== null && item.first >= letters ? item.first : height / 2 + letters / 2;
    mark(group, "text", { x: x + margin, y: y + baseline }, text);
  }
  // The names of containers, where they cover no view and no label.
  drawTags(views, space, group) {
    const { unit } = this;
    const font = labels.tag * unit;
    const tags = new Map();
    for (const item of views) {
      if (this.isLeaf(item)) continue;
      const corner = item.root[0] + " " + item.root[1];
      if (tags.has(corner)) tags.get(corner).text += " › " + item.name;
      else tags.set(corner, { root: item.root, text: item.name });
    }
    const columns = columnsIn(this.bounds[2], font);
    for (const { root, text: whole } of tags.values()) {
      const text = shortened(whole, columns);
      const [x, y, width, height] = root;
      const [w, h] = [textWidth(text, font), font * labels.lineHeight];
      const place = space.takeFirst(labels.tagPlaces.map((it) => [
        x + it.right * (width - w) + it.x * unit, y + it.bottom * height + it.lines * h + it.y * unit, w, h,
      ]));
      if (place) mark(group, "text", { class: "tag", x: place[0], y: place[1] + h - font * 0.25 }, text);
    }
  }

  // The views at a point of the window, the smallest first, then the row or column there.
  pick(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const x = this.origin[0] + (clientX - box.left) / this.zoom;
    const y = this.origin[1] + (clientY - box.top) / this.zoom;
    const { layout } = this;
    const slack = 5 / this.zoom;
    const hasGuides = !document.body.classList.contains("no-guides");
    // The area around a view without width also counts as the view.
    const isHit = ({ root }) =>
      contains(grown(root, Math.min(root[2], root[3]) < slack ? slack : 0), [x, y, 0, 0]);
    const found = layout.items.filter((item) =>
      layout.isDrawn(item) && (hasGuides || item.kind !== "guide") && isHit(item));
    found.sort((a, b) => b.depth - a.depth || a.root[2] * a.root[3] - b.root[2] * b.root[3]);
    return found.map((item) => ({ panel: this.panel, item: item.index }));
  }
  // The row or column whose number on a ruler is at a point of the window.
  pickRuler(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const x = this.origin[0] + (clientX - box.left) / this.zoom;
    const y = this.origin[1] + (clientY - box.top) / this.zoom;
    const reach = 16 / this.zoom;
    for (const grid of this.layout.grids) {
      const [left, top, width, height] = this.layout.items[grid.item].root;
      const over = (y >= top - reach && y < top) || (y > top + height && y <= top + height + reach);
      const right = left + width;
      const beside = (x >= left - reach * 2 && x < left) || (x > right && x <= right + reach * 2);
      const hit = (tracks, at) => tracks.find((it) => at >= it.position && at <= it.position + it.extent);
      const column = over && hit(grid.column, x - left);
      if (column) return { panel: this.panel, item: grid.item, axis: "column", track: column.index };
      const row = beside && hit(grid.row, y - top);
      if (row) return { panel: this.panel, item: grid.item, axis: "row", track: row.index };
    }
    return null;
  }
}
function contains(outer, inner) {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[0] + outer[2] >= inner[0] + inner[2]
    && outer[1] + outer[3] >= inner[1] + inner[3];
}
function grown([x, y, width, height], by) {
  return [x - by, y - by, width + 2 * by, height + 2 * by];
}
function rectangle(group, [x, y, width, height], role) {
  return mark(group, "rect", { x, y, width: Math.max(0, width), height: Math.max(0, height),
    ...(role ? { class: role } : {}) });
}
// A rectangle, or a line where it has no area.
function frame(group, rect, attributes) {
  const [x, y, width, height] = rect;
  if (width > 0 && height > 0) return mark(group, "rect", { x, y, width, height, ...attributes });
  const [x2, y2] = [x + Math.max(0, width), y + Math.max(0, height)];
  return mark(group, "line", { x1: x, y1: y, x2, y2, ...attributes });
}
