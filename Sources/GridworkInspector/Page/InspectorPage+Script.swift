// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension InspectorPage {
  /// What the page does: switches layers, moves the width, and answers when a view or a constraint is
  /// pointed at. It only ever writes text, never markup.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const details = document.getElementById("details");
    const hint = details.querySelector(".hint").textContent;
    let chosen = null;

    // Layers, zoom, width.
    for (const box of document.querySelectorAll("input[name=layer]")) {
      const apply = () => document.body.classList.toggle("no-" + box.value, !box.checked);
      box.addEventListener("change", apply);
      apply();
    }
    const zoom = document.getElementById("zoom");
    const applyZoom = () => document.documentElement.style.setProperty("--zoom", zoom.value);
    zoom.addEventListener("input", applyZoom);
    applyZoom();
    const picture = (layout) => document.querySelector(`.picture[data-layout="${layout}"]`);

    // What is wrong with the layout that a panel shows.
    function verdict(layout) {
      const problems = data.layouts[layout].problems;
      const conflicts = problems.filter((problem) => problem.constraints).length;
      const others = problems.length - conflicts;
      const count = (number, one, many) => number ? [number + " " + (number === 1 ? one : many)] : [];
      return [...count(conflicts, "conflict", "conflicts"), ...count(others, "problem", "problems")]
        .join(", ");
    }
    function showVerdicts() {
      for (const shown of document.querySelectorAll(".picture:not(.away)")) {
        const text = verdict(Number(shown.dataset.layout));
        shown.closest(".panel").querySelector(".verdict").textContent = text;
      }
    }

    const slider = document.getElementById("width");
    function applyWidth() {
      const width = data.widths[slider.value];
      document.getElementById("widthText").textContent = width;
      slider.setAttribute("aria-valuetext", width + " points");
      data.panels.forEach((samples, index) => {
        const panel = document.querySelector(`[data-panel="${index}"]`);
        let shown = samples[0];
        for (const sample of samples) if (sample.width <= width + 0.0005) shown = sample;
        for (const sample of samples) {
          picture(sample.layout).classList.toggle("away", sample !== shown);
        }
        if (!shown) return;
        panel.querySelector(".inputs").textContent = data.layouts[shown.layout].inputs;
        // What is selected stays selected at another width.
        if (chosen && samples.some((sample) => sample.layout === chosen.layout)) {
          const name = data.layouts[chosen.layout].items[chosen.item].name;
          const item = data.layouts[shown.layout].items.findIndex((it) => it.name === name);
          choose(item < 0 ? null : { layout: shown.layout, item });
        }
      });
      showVerdicts();
    }
    if (slider) {
      slider.addEventListener("input", applyWidth);
      applyWidth();
    } else {
      showVerdicts();
    }
    const blend = document.getElementById("blend");
    if (blend) {
      const applyBlend = () => {
        const part = Number(blend.value);
        document.querySelector(".before").style.opacity = Math.min(1, 2 - 2 * part);
        document.querySelector(".after").style.opacity = Math.min(1, 2 * part);
      };
      blend.addEventListener("input", applyBlend);
      applyBlend();
    }

    // Views and constraints.
    function subject(target) {
      if (!(target instanceof Element) || !target.dataset.item) return null;
      const shift = target.closest(".before") ? 1 : 0;
      const layout = Number(target.closest(".picture").dataset.layout) + shift;
      return { layout, item: Number(target.dataset.item) };
    }
    function shapes(view) {
      const own = picture(view.layout);
      if (own) return own.querySelectorAll(`:not(.before) > [data-item="${view.item}"]`);
      return picture(view.layout - 1).querySelectorAll(`.before > [data-item="${view.item}"]`);
    }
    function mark(name, views) {
      for (const shape of document.querySelectorAll("." + name)) shape.classList.remove(name);
      for (const view of views) for (const shape of shapes(view)) shape.classList.add(name);
    }
    function choose(view) {
      chosen = view;
      show(view);
    }
    function make(name, text, parent) {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (parent) parent.append(element);
      return element;
    }
    const round = (number) => (number === null ? "none" : String(Math.round(number * 1000) / 1000));

    function table(parent, rows) {
      const body = make("table", undefined, parent);
      for (const [head, ...cells] of rows) {
        const row = make("tr", undefined, body);
        make("th", head, row);
        for (const cell of cells) make("td", typeof cell === "string" ? cell : round(cell), row);
      }
    }
    function constraintList(parent, title, constraints, layout) {
      if (!constraints.length) return;
      make("h3", title, parent);
      const list = make("ul", undefined, parent);
      for (const constraint of constraints) {
        const button = make("button", constraint.text, make("li", undefined, list));
        button.type = "button";
        if (constraint.broken) button.className = "broken";
        const why = [constraint.owner, constraint.reason, constraint.source].filter(Boolean);
        if (constraint.broken) why.unshift("broken");
        if (constraint.priority < 1000) why.push("priority " + constraint.priority);
        if (why.length) make("small", why.join(" · "), button);
        const views = constraint.items.map((item) => ({ layout, item }));
        const light = () => mark("related", views);
        button.addEventListener("pointerenter", light);
        button.addEventListener("focus", light);
        button.addEventListener("click", light);
        button.addEventListener("pointerleave", () => mark("related", []));
      }
    }
    function viewButton(parent, layout, item) {
      const button = make("button", data.layouts[layout].items[item].name, parent);
      button.type = "button";
      button.addEventListener("click", () => {
        choose({ layout, item });
        // The button is gone; who works with the keyboard goes on at the view's name.
        details.querySelector("h2").focus({ preventScroll: true });
      });
      button.addEventListener("pointerenter", () => mark("related", [{ layout, item }]));
      button.addEventListener("pointerleave", () => mark("related", []));
    }

    function show(view) {
      mark("related", []);
      mark("chosen", view ? [view] : []);
      details.replaceChildren();
      if (!view) {
        showOverview();
        return;
      }
      const layout = data.layouts[view.layout];
      const item = layout.items[view.item];
      const crumbs = make("p", undefined, details);
      crumbs.className = "crumbs";
      const ancestors = [];
      for (let at = item.parent; at !== null; at = layout.items[at].parent) ancestors.unshift(at);
      for (const at of ancestors) {
        viewButton(crumbs, view.layout, at);
        crumbs.append("›");
      }
      make("h2", item.name, details).tabIndex = -1;
      const state = item.visibility === "shown" ? "" : ", " + item.visibility;
      make("small", `${item.class}, ${item.kind}${state}`, details);

      make("h3", "Frame", details);
      const rows = [["", "x", "y", "width", "height"], ["in parent", ...item.frame],
        ["in root", ...item.root], ["alignment", ...item.alignment]];
      table(details, rows);
      const more = [];
      if (item.baselines[0] !== null) more.push(["first baseline", item.baselines[0]]);
      if (item.baselines[1] !== null) more.push(["last baseline", item.baselines[1]]);
      if (item.margins) more.push(["margins", item.margins.map(round).join(" ")]);
      if (more.length) {
        make("h3", "Baselines, margins", details);
        table(details, more);
      }
      for (const [title, tracks] of [["Columns", item.columns], ["Rows", item.rows]]) {
        if (!tracks) continue;
        make("h3", title, details);
        table(details, [["", "at", "extent", "padding", "gap"],
          ...tracks.map((it) => [String(it[0]), it[1], it[2], `${round(it[3])} ${round(it[4])}`, it[5]])]);
      }
      const affecting = new Set([...item.horizontal, ...item.vertical]);
      const pick = (indices) => indices.map((index) => layout.constraints[index]);
      constraintList(details, "Determine x and width", pick(item.horizontal), view.layout);
      constraintList(details, "Determine y and height", pick(item.vertical), view.layout);
      const others = layout.constraints.filter((constraint, index) =>
        constraint.items.includes(view.item) && !affecting.has(index));
      constraintList(details, "Other constraints of the view", others, view.layout);
      const problems = layout.problems.filter((problem) =>
        problem.items ? problem.items.includes(view.item)
          : problem.constraints.some((constraint) => constraint.items.includes(view.item)));
      showProblems(problems, view.layout);
      const inside = layout.items.map((it, index) => index)
        .filter((index) => layout.items[index].parent === view.item);
      if (inside.length) {
        make("h3", "Inside", details);
        const list = make("ul", undefined, details);
        for (const index of inside) viewButton(make("li", undefined, list), view.layout, index);
      }
    }
    function showProblems(problems, layout) {
      for (const problem of problems) {
        make("h3", problem.constraints ? "Conflict" : "Problem", details);
        make("p", problem.text, details).className = "faulty";
        if (!problem.constraints) continue;
        const members = problem.constraints.map((constraint, index) =>
          ({ ...constraint, broken: index === problem.broken }));
        constraintList(details, "These cannot hold together", members, layout);
      }
    }
    function showOverview() {
      make("p", hint, details).className = "hint";
      for (const shown of document.querySelectorAll(".picture:not(.away)")) {
        const layout = Number(shown.dataset.layout);
        make("h2", shown.closest(".panel").querySelector("h2").textContent, details);
        showProblems(data.layouts[layout].problems, layout);
        const list = make("ul", undefined, details);
        data.layouts[layout].items.forEach((item, index) => {
          if (item.parent === null) viewButton(make("li", undefined, list), layout, index);
        });
      }
    }

    document.addEventListener("pointerover", (event) => {
      const view = subject(event.target);
      if (view && !chosen) show(view);
    });
    document.addEventListener("click", (event) => {
      const view = subject(event.target);
      if (view) choose(view);
      else if (event.target instanceof Element && event.target.closest(".stage")) choose(null);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") choose(null);
    });
    show(null);
    """#
}
