// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Labels of pictures. They have the same size in pixels at every zoom, so a picture at another zoom has
// room for other ones.
const { labels } = data;

function textWidth(text, font) { return [...text].length * font * labels.characterWidth; }
// The number of characters of a size that fit a width.
function columnsIn(width, font) { return Math.floor(width / (font * labels.characterWidth) + 1e-6); }
function shortened(text, columns) {
  // A character may take two of the units that a string counts.
  const characters = [...text];
  if (characters.length <= columns) return text;
  return columns < 2 ? "" : characters.slice(0, columns - 1).join("") + "…";
}
// The areas that views and labels occupy, in strips, so that no label covers a view or another label.
class LabelSpace {
  constructor(height) {
    this.strips = new Map();
    this.height = height;
  }
  stripsOf([, y, , height]) {
    const strips = [];
    for (let at = Math.floor(y / this.height); at <= Math.floor((y + height) / this.height); at += 1) {
      strips.push(at);
    }
    return strips;
  }
  take(rect) {
    for (const strip of this.stripsOf(rect)) {
      if (!this.strips.has(strip)) this.strips.set(strip, []);
      this.strips.get(strip).push(rect);
    }
  }
  takeFirst(rects) {
    // Rectangles that touch are apart, whichever way their edges are rounded.
    const free = rects.find((rect) => this.stripsOf(rect).every((strip) =>
      (this.strips.get(strip) || []).every((taken) => !overlap(grown(rect, -0.001), taken))));
    if (free) this.take(free);
    return free;
  }
}
function overlap(a, b) {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}
