// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The text of the document, with every change that can be undone: what is typed and what controls change.
const editor = {
  field: document.getElementById("document"),
  error: document.getElementById("error"),
  past: [], future: [],
  // The kind and the time of the last change. Changes of one kind in a row are undone together.
  last: { kind: null, at: 0 },
  // The text before the change that the field reports.
  text: "",
  changed: () => {},

  note(kind) {
    const now = performance.now();
    if (kind === null || kind !== this.last.kind || now - this.last.at > 1000) this.past.push(this.text);
    this.last = { kind, at: now };
    this.future = [];
  },
  // Replaces the text, and keeps the caret before or after the same characters.
  replace(text, kind) {
    if (text === this.text) return;
    this.note(kind);
    this.put(text);
  },
  put(text, ...rest) {
    const { field } = this;
    const { selectionStart, selectionEnd, scrollTop, scrollLeft } = field;
    let start = 0;
    while (start < text.length && text[start] === this.text[start]) start += 1;
    const moved = (place) =>
      (place <= start ? place : Math.max(start, place + text.length - this.text.length));
    field.value = text;
    field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    Object.assign(field, { scrollTop, scrollLeft });
    this.text = text;
    this.changed(...rest);
  },
  // Another document.
  open(text) {
    this.note(null);
    this.put(text, true);
    this.field.setSelectionRange(0, 0);
    this.field.scrollTop = 0;
  },
  // Undoes a change, or does it again.
  step(by) {
    const [from, to] = by < 0 ? [this.past, this.future] : [this.future, this.past];
    if (!from.length) return;
    to.push(this.text);
    this.last = { kind: null, at: 0 };
    this.put(from.pop());
  },

  // The offset of a line and a column, which counts characters, not the units of a string.
  offset(line, column) {
    const lines = this.text.split("\n");
    const before = lines.slice(0, line - 1).reduce((sum, it) => sum + it.length + 1, 0);
    return before + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
  },
  showError(error) {
    const { field } = this;
    this.error.hidden = !error;
    this.error.textContent = error?.message ?? "";
    this.error.disabled = !error?.line;
    this.place = error?.line ? this.offset(error.line, error.column) : null;
    field.setAttribute("aria-invalid", Boolean(error));
    document.body.classList.toggle("stale", Boolean(error));
  },
  goToError() {
    const { field, place } = this;
    field.focus();
    field.setSelectionRange(place, Math.min(place + 1, this.text.length));
    const line = this.text.slice(0, place).split("\n").length;
    const height = parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (line - 1) * height - field.clientHeight / 2);
  },
};
editor.field.addEventListener("input", ({ inputType, data }) => {
  // Letters in a row are undone together, and letters that are deleted; what is pasted is undone by itself.
  const isKey = data?.length === 1 || inputType?.startsWith("delete");
  editor.note(isKey ? inputType : null);
  editor.text = editor.field.value;
  editor.changed();
});
editor.field.addEventListener("beforeinput", (event) => {
  if (!event.inputType.startsWith("history")) return;
  event.preventDefault();
  editor.step(event.inputType === "historyUndo" ? -1 : 1);
});
addEventListener("keydown", (event) => {
  const by = historyStep(event);
  if (!by) return;
  event.preventDefault();
  editor.step(by);
});
editor.error.addEventListener("click", () => editor.goToError());
