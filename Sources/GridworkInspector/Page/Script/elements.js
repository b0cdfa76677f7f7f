// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The elements of the panes: buttons, tables, bars and graphs.
const details = document.getElementById("details");
const status = document.getElementById("status");

function make(name, text, parent) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  if (parent) parent.append(element);
  return element;
}
function button(parent, text, action, role) {
  const element = make("button", text, parent);
  element.type = "button";
  if (role) element.className = role;
  element.addEventListener("click", action);
  return element;
}
// A button that selects an item, and highlights it while the pointer is over the button.
function choiceButton(parent, text, choice) {
  const element = button(parent, text, () => { choose(choice); details.querySelector("h2").focus(); });
  element.addEventListener("pointerenter", () => point(choice));
  element.addEventListener("pointerleave", () => point(null));
  element.addEventListener("focus", () => point(choice));
  element.addEventListener("blur", () => point(null));
  return element;
}
function paragraph(text, role) {
  const element = make("p", text, details.firstElementChild);
  element.className = role;
  return element;
}
function heading(text) { return make("h3", text, details.firstElementChild); }
function table(head, rows) {
  const element = make("table", undefined, details.firstElementChild);
  if (head) {
    const line = make("tr", undefined, make("thead", undefined, element));
    head.forEach((text) => { make("th", text, line).scope = "col"; });
  }
  const body = make("tbody", undefined, element);
  for (const [name, ...cells] of rows) {
    const line = make("tr", undefined, body);
    const first = make("th", undefined, line);
    first.scope = "row";
    if (name instanceof Node) first.append(name); else first.textContent = name;
    for (const cell of cells) {
      const data = make("td", undefined, line);
      if (cell instanceof Node) data.append(cell);
      else data.textContent = typeof cell === "string" ? cell : print(cell);
    }
  }
  return element;
}
// The change of a number since the layout that the page opened with.
function change(now, before) {
  const element = make("span", "");
  if (before === undefined || round(now - before) === 0) return element;
  element.textContent = signed(now - before);
  element.className = now > before ? "gained" : "gaveUp";
  element.title = "before: " + print(before);
  return element;
}
// A bar for a number, and a mark where it was before.
function bar(now, before, most) {
  const element = make("div");
  element.className = "bar";
  const part = (name, from, to) => {
    const piece = make("i", undefined, element);
    piece.className = name;
    piece.style.left = 100 * Math.max(0, from) / most + "%";
    piece.style.width = 100 * Math.max(0, to - from) / most + "%";
  };
  if (!(most > 0)) return element;
  part("kept", 0, Math.min(now, before ?? now));
  if (before !== undefined && now > before) part("gained", before, now);
  if (before !== undefined && now < before) part("gaveUp", now, before);
  return element;
}
// A graph of a number over the widths; a click shows the width at that place.
function graph(picture, title, number) {
  const { samples } = data.panels[picture.panel];
  if (samples.length < 3) return;
  const order = samples.map((sample, at) => at).sort((a, b) => samples[a].width - samples[b].width);
  const values = order.map((at) => number(layoutOf(picture.panel, at)));
  const known = values.filter((value) => value !== undefined && value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (!(high - low > 0.0005)) return;
  const [from, to] = [samples[order[0]].width, samples[order[order.length - 1]].width];
  heading(`${title}: ${print(low)} to ${print(high)}`);
  const svg = document.createElementNS(svgName, "svg");
  svg.setAttribute("class", "graph");
  svg.setAttribute("viewBox", "0 0 300 64");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `${title} between ${print(low)} and ${print(high)}, `
    + `at widths from ${print(from)} to ${print(to)}`);
  const x = (width) => 300 * (width - from) / (to - from || 1);
  const y = (value) => 60 - 56 * (value - low) / (high - low);
  const points = order.map((at, place) => [samples[at].width, values[place]])
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([width, value]) => x(width).toFixed(2) + "," + y(value).toFixed(2));
  mark(svg, "polyline", { points: points.join(" ") });
  const now = picture.layout.sample.width;
  mark(svg, "line", { x1: x(now), x2: x(now), y1: 0, y2: 64 });
  details.firstElementChild.append(svg);
  const scale = paragraph(undefined, "scale");
  make("span", print(from), scale);
  make("span", "width of the layout", scale);
  make("span", print(to), scale);
}
