// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Lists of constraints and problems.
function constraintList(picture, title, constraints, item) {
  if (!constraints.length) return;
  heading(title);
  // User constraints come first, then those that views and containers add, groups of this item first.
  const owners = new Map();
  for (const constraint of constraints) {
    const owner = constraint.owner.split(",")[0];
    if (!owners.has(owner)) owners.set(owner, []);
    owners.get(owner).push(constraint);
  }
  const mentions = (members) => members.every((it) => item && it.items.includes(item.index));
  const rank = ([owner, members]) => (owner === "" ? 0 : mentions(members) ? 1 : 2);
  const groups = [...owners].sort((a, b) => rank(a) - rank(b));
  for (const [owner, members] of groups) {
    let parent = details.firstElementChild;
    if (owner) {
      const fold = make("details", undefined, parent);
      fold.open = members.some(isUnmet) || (mentions(members) && members.length < 5);
      make("summary", `${members.length} of ${owner}`, fold);
      parent = fold;
    }
    const list = make("ul", undefined, parent);
    const shown = members.slice(0, 60);
    for (const constraint of shown) constraintButton(picture, make("li", undefined, list), constraint);
    if (shown.length < members.length) {
      make("li", `and ${members.length - shown.length} more`, list).className = "hint";
    }
  }
}
function constraintButton(picture, parent, constraint) {
  const show = () => {
    state.constraint = { panel: picture.panel, constraint };
    state.related = constraint.items.map((item) => ({ panel: picture.panel, item }));
    drawOverlay(picture);
  };
  const hide = () => {
    state.constraint = null;
    state.related = [];
    drawOverlay(picture);
  };
  const element = button(parent, constraint.statement, show, "constraint");
  if (isUnmet(constraint)) element.classList.add("missing");
  const notes = [];
  if (constraint.broken) notes.push("broken");
  if (constraint.missing > 0.0005) notes.push("missed by " + print(constraint.missing));
  if (constraint.priority !== null) {
    const isAlmostRequired = constraint.priority >= 1000;
    notes.push("priority " + (isAlmostRequired ? "just under 1000" : print(constraint.priority)));
  }
  const place = constraint.owner.split(", ").slice(1).join(", ");
  notes.push(...[constraint.identifier, place, constraint.reason, constraint.source].filter(Boolean));
  if (notes.length) make("small", notes.join(" · "), element);
  element.addEventListener("pointerenter", show);
  element.addEventListener("focus", show);
  element.addEventListener("pointerleave", hide);
  element.addEventListener("blur", hide);
}
// Lists the remedies for a conflict. Pointing at one shows the frames it would give; a click keeps them.
function remedyList(picture, problem) {
  if (picture.sample !== 0) return;
  const conflict = picture.layout.problems.indexOf(problem);
  const remedies = data.panels[picture.panel].remedies.filter((it) => it.conflict === conflict);
  if (!remedies.length) return;
  heading("What resolves it");
  const list = make("ul", undefined, details.firstElementChild);
  for (const remedy of remedies) {
    const preview = (ghosts) => {
      state.ghosts = ghosts;
      drawOverlay(picture);
    };
    const ghosts = { panel: picture.panel, frames: remedy.ghosts };
    const entry = button(make("li", undefined, list), remedy.text, () => {
      const isKept = entry.getAttribute("aria-pressed") === "true";
      for (const other of list.querySelectorAll("button")) other.setAttribute("aria-pressed", "false");
      entry.setAttribute("aria-pressed", String(!isKept));
      state.kept = isKept ? null : ghosts;
      preview(state.kept);
    }, "remedy");
    entry.setAttribute("aria-pressed", "false");
    const count = remedy.ghosts.length;
    make("small", count === 0 ? "no view moves" : count === 1 ? "1 view moves" : `${count} views move`,
      entry);
    for (const event of ["pointerenter", "focus"]) entry.addEventListener(event, () => preview(ghosts));
    for (const event of ["pointerleave", "blur"]) entry.addEventListener(event, () => preview(state.kept));
  }
}
function problemList(picture, problems) {
  for (const problem of problems) {
    // If a verification ran, its findings already describe this problem.
    if (!isJudged(picture.panel) || !problem.fault) {
      const ambiguity = problem.fault ? "Ambiguity" : "Permitted ambiguity";
      heading({ broken: "Conflict", open: ambiguity, problem: "Problem" }[problem.kind]);
      const { part, first } = picture.layout;
      const text = part ? `At width ${print(first.width)}: ${problem.text}` : problem.text;
      paragraph(text, problem.fault ? "faulty report" : "report");
    }
    if (problem.constraints) {
      constraintList(picture, "These cannot all hold", problem.constraints.map(constraintOf));
      remedyList(picture, problem);
    }
  }
}
