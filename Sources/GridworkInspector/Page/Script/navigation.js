// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Moving through the outline with the keyboard and the pointer.

// A variant and the heading of rows or columns can be expanded but not selected.
function isSubject(choice) {
  return choice.item !== undefined && (!choice.axis || choice.track !== undefined);
}
let typed = { text: "", at: 0 };
tree.addEventListener("keydown", (event) => {
  const at = outline.rows.findIndex((row) => outline.key(row.choice) === outline.active);
  const row = outline.rows[at];
  const page = Math.max(1, Math.floor(tree.clientHeight / outline.rowHeight) - 1);
  const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: outline.rows.length - 1,
    PageDown: at + page, PageUp: at - page };
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key in moves) {
    outline.move(moves[event.key]);
  } else if (event.key === "ArrowRight" && row) {
    if (row.children.length && !row.isOpen) outline.toggle(row, true);
    else if (row.children.length) outline.move(at + 1);
  } else if (event.key === "ArrowLeft" && row) {
    if (row.children.length && row.isOpen && !search.value) outline.toggle(row, false);
    else {
      for (let up = at - 1; up >= 0; up -= 1) {
        if (outline.rows[up].level < row.level) { outline.move(up); break; }
      }
    }
  } else if (event.key === "Enter" && row) {
    if (isSubject(row.choice)) { showTab("details"); details.querySelector("h2").focus(); }
    else outline.toggle(row, !row.isOpen);
  } else if (event.key.length === 1 && event.key !== " " && event.key !== "/") {
    const now = event.timeStamp;
    typed = { text: (now - typed.at < 800 ? typed.text : "") + event.key.toLowerCase(), at: now };
    const start = typed.text.length > 1 ? at : at + 1;
    for (let step = 0; step < outline.rows.length; step += 1) {
      const place = (start + step) % outline.rows.length;
      if (outline.rows[place].label.toLowerCase().startsWith(typed.text)) { outline.move(place); break; }
    }
  } else {
    return;
  }
  event.preventDefault();
});
tree.addEventListener("focus", () => {
  if (!outline.active && outline.rows.length) outline.active = outline.key(outline.rows[0].choice);
  // Pressing the pointer must not scroll the row away from under it.
  if (tree.matches(":focus-visible")) outline.scroll(); else outline.draw();
});
tree.addEventListener("scroll", () => outline.draw());
tree.addEventListener("click", (event) => {
  const element = event.target.closest(".row");
  if (!element) return;
  const at = Number(element.dataset.at);
  const row = outline.rows[at];
  if (event.target.classList.contains("twist") && row.children.length) outline.toggle(row, !row.isOpen);
  else if (isSubject(row.choice)) outline.move(at);
  else {
    outline.active = outline.key(row.choice);
    outline.toggle(row, !row.isOpen);
  }
});
tree.addEventListener("pointermove", (event) => {
  const element = event.target.closest(".row");
  point(element ? outline.rows[Number(element.dataset.at)].choice : null);
});
tree.addEventListener("pointerleave", () => point(null));
search.addEventListener("input", () => { tree.scrollTop = 0; outline.update(); });
search.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" || event.key === "Enter") {
    const first = outline.rows.findIndex((row) => row.match && isSubject(row.choice));
    if (first >= 0) {
      tree.focus();
      outline.move(first);
    }
    event.preventDefault();
  }
  if (event.key === "Escape" && search.value) {
    search.value = "";
    outline.update();
    event.stopPropagation();
  }
});
