// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The outline: a tree of variants, views, rows and columns.
//
// Only visible rows are elements, so that a tree of any size scrolls smoothly. The tree itself has
// the focus; aria-activedescendant names the active row.
const tree = document.getElementById("tree");
const search = document.getElementById("search");
const outline = {
  rows: [], open: new Set(), active: null, drawn: {}, rowHeight: 26,

  key: (choice) => [choice.panel, choice.item ?? "", choice.axis ?? "", choice.track ?? ""].join("/"),

  // The choice that a key stands for.
  choice: (key) => {
    const [panel, item, axis, track] = key.split("/");
    return {
      panel: Number(panel), ...(item && { item: Number(item) }), ...(axis && { axis }),
      ...(track && { track: Number(track) }),
    };
  },
  // All rows inside expanded ones; during a search, the matches and their ancestors.
  update() {
    const words = search.value.trim().toLowerCase();
    this.rows = [];
    this.count = 0;
    pictures.forEach((picture) => {
      const { layout, panel } = picture;
      const root = layout.items.length ? this.branch(layout, panel, layout.items[0], words) : null;
      if (words && !root) return;
      if (pictures.length > 1) {
        const row = {
          choice: { panel }, label: data.panels[panel].name, note: "", children: root ? [root] : [],
          match: !words,
        };
        this.add(row, 1, words, 0, 1);
      } else if (root) {
        this.add(root, 1, words, 0, 1);
      }
    });
    tree.firstElementChild.style.height = this.rows.length * this.rowHeight + "px";
    document.getElementById("found").textContent = !words ? ""
      : this.count === 1 ? "1 match" : this.count + " matches";
    this.draw();
  },
  // A row with the rows inside it; null if a search excludes all of them.
  branch(layout, panel, item, words) {
    const isMatch = (text) => !words || text.toLowerCase().includes(words);
    const children = item.children.map((index) => this.branch(layout, panel, layout.items[index], words));
    const grid = layout.gridOf.get(item.index);
    if (grid) {
      for (const [axis, title] of [["row", "rows"], ["column", "columns"]]) {
        const tracks = grid[axis].map((track) => ({
          choice: { panel, item: item.index, axis, track: track.index },
          label: axis + " " + track.index, note: print(track.extent), children: [],
          match: isMatch(axis + " " + track.index),
        })).filter((row) => row.match);
        if (tracks.length) {
          children.unshift({
            choice: { panel, item: item.index, axis }, label: title, note: String(tracks.length),
            children: tracks, match: !words,
          });
        }
      }
    }
    const row = {
      choice: { panel, item: item.index }, label: item.name,
      note: item.visibility === "shown" ? item.className : item.visibility,
      children: children.filter((child) => child), match: isMatch(item.name) || isMatch(item.className),
      faulty: layout.problems.some((problem) => problem.items.includes(item.index))
        || findingsOf(pictures[panel]).some((finding) => finding.view === item.name),
    };
    return row.match || row.children.length ? row : null;
  },
  add(row, level, words, place, count) {
    if (words && row.match) this.count += 1;
    const isOpen = words ? true : this.open.has(this.key(row.choice));
    this.rows.push({ ...row, level, place, siblings: count, isOpen });
    if (!isOpen) return;
    row.children.forEach((child, at) => this.add(child, level + 1, words, at, row.children.length));
  },
  // The first variant starts expanded; of a large one, only its top level.
  openFirst() {
    this.open.clear();
    for (const { panel, layout } of pictures) {
      this.open.add(this.key({ panel }));
      const isSmall = layout.items.length <= 40;
      for (const item of panel === 0 ? layout.items.slice(0, isSmall ? undefined : 1) : []) {
        this.open.add(this.key({ panel, item: item.index }));
      }
    }
  },
  // A row keeps its element while it is visible, so that a click begins and ends on the same one.
  draw() {
    const from = Math.max(0, Math.floor(tree.scrollTop / this.rowHeight) - 5);
    const to = Math.min(this.rows.length, from + Math.ceil(tree.clientHeight / this.rowHeight) + 10);
    const { drawn } = this;
    if (drawn.rows !== this.rows || drawn.from !== from || drawn.to !== to) this.make(from, to);
    const chosen = state.chosen && this.key(state.chosen);
    const active = this.rows.findIndex((row) => this.key(row.choice) === this.active);
    for (const element of tree.firstElementChild.children) {
      const at = Number(element.dataset.at);
      element.setAttribute("aria-selected", this.key(this.rows[at].choice) === chosen);
      element.classList.toggle("active", at === active);
    }
    if (active >= from && active < to) tree.setAttribute("aria-activedescendant", "row-" + active);
    else tree.removeAttribute("aria-activedescendant");
  },
  // The elements of the rows in a range.
  make(from, to) {
    this.drawn = { rows: this.rows, from, to };
    const list = tree.firstElementChild;
    list.replaceChildren();
    for (let at = from; at < to; at += 1) {
      const row = this.rows[at];
      const element = make("div", undefined, list);
      element.className = "row" + (row.faulty ? " faulty" : "") + (row.match ? "" : " outside");
      element.id = "row-" + at;
      element.style.top = at * this.rowHeight + "px";
      element.style.paddingInlineStart = 4 + (row.level - 1) * 14 + "px";
      element.setAttribute("role", "treeitem");
      element.setAttribute("aria-level", row.level);
      element.setAttribute("aria-posinset", row.place + 1);
      element.setAttribute("aria-setsize", row.siblings);
      if (row.children.length) element.setAttribute("aria-expanded", row.isOpen);
      const twist = make("span", row.children.length ? (row.isOpen ? "▾" : "▸") : "", element);
      twist.className = "twist";
      twist.setAttribute("aria-hidden", "true");
      make("span", row.label, element).className = "label";
      if (row.note) make("small", row.note, element);
      if (row.faulty) make("span", "problem", element).className = "badge";
      element.dataset.at = at;
    }
  },
  // Expands the ancestors of the selection, and scrolls to it.
  reveal(choice) {
    if (!choice) { this.draw(); return; }
    const { panel } = choice;
    const layout = pictures[panel].layout;
    this.open.add(this.key({ panel }));
    if (choice.axis) {
      this.open.add(this.key({ panel, item: choice.item }));
      this.open.add(this.key({ panel, item: choice.item, axis: choice.axis }));
    }
    for (let at = layout.items[choice.item].parent; at !== null; at = layout.items[at].parent) {
      this.open.add(this.key({ panel, item: at }));
    }
    this.active = this.key(choice);
    this.update();
    this.scroll();
  },
  scroll() {
    const at = this.rows.findIndex((row) => this.key(row.choice) === this.active);
    if (at < 0) return;
    const top = at * this.rowHeight;
    if (top < tree.scrollTop) tree.scrollTop = top;
    else if (top + this.rowHeight > tree.scrollTop + tree.clientHeight) {
      tree.scrollTop = top + this.rowHeight - tree.clientHeight;
    }
    this.draw();
  },
  move(at) {
    if (!this.rows.length) return;
    const row = this.rows[Math.max(0, Math.min(this.rows.length - 1, at))];
    this.active = this.key(row.choice);
    choose(isSubject(row.choice) ? row.choice : null, { from: "outline" });
    this.scroll();
  },
  toggle(row, isOpen) {
    const key = this.key(row.choice);
    if (isOpen) this.open.add(key); else this.open.delete(key);
    this.update();
    this.scroll();
  },
};
