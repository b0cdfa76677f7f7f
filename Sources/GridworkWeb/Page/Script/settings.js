// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Controls for the view that is chosen in the picture. Each changes the text of the document, which is then laid
// out; and so they show what the document says.
const settings = {
  chosen: null,
  // The settings of all views, by id.
  views: new Map(),
  directions: [],
  element: (id) => document.getElementById(id),

  placements: {
    placementX: ["inherited", "leading", "center", "trailing", "fill", "none"],
    placementY: ["inherited", "top", "center", "bottom", "fill", "none"],
  },
  // The number of the state that the chosen view is shown in; that of the document if none is chosen.
  get state() { return this.chosen?.panel ?? 0; },

  take({ settings: views, directions }) {
    this.views = new Map(views.map((it) => [it.id, it]));
    this.directions = directions;
    this.update();
  },
  choose(chosen) {
    this.chosen = chosen;
    this.update();
  },
  update() {
    const { element } = this;
    const view = this.chosen && this.views.get(this.chosen.name);
    const fieldset = document.querySelector("#view fieldset");
    fieldset.disabled = !view;
    fieldset.querySelector("legend").textContent = view ? view.id : "Choose a view to change it here";
    element("huggingRow").hidden = !view;
    element("textRow").hidden = !view?.texts;
    element("placementRow").hidden = !view?.placement;
    this.fill("text", view?.texts?.[this.state] ?? "");
    ["X", "Y"].forEach((axis, at) => {
      this.fill("hugging" + axis, view ? String(view.hugging[at]) : "");
      this.fill("placement" + axis, view?.placement?.[at] ?? "inherited");
    });
    const isReversed = this.directions[this.state] === "rtl";
    element("direction").setAttribute("aria-pressed", isReversed);
  },
  // Not where it is there already: that would move the caret.
  fill(id, value) {
    const control = this.element(id);
    if (control.value !== value) control.value = value;
  },
  // Changes a setting in the text of the document.
  change(question, ...values) {
    try {
      editor.replace(engine.about(question, editor.text, ...values), question);
    } catch (error) {
      editor.showError(error);
    }
  },
};
for (const [id, words] of Object.entries(settings.placements)) {
  for (const word of words) settings.element(id).append(new Option(word, word));
}
settings.element("text").addEventListener("input", ({ target }) =>
  settings.change("set_text", settings.state, settings.chosen.name, target.value));
["X", "Y"].forEach((axis, at) => {
  settings.element("hugging" + axis).addEventListener("input", ({ target }) => {
    if (!target.validity.valid || !target.value) return;
    const hugging = [...settings.views.get(settings.chosen.name).hugging];
    hugging[at] = Number(target.value);
    settings.change("set_hugging", settings.chosen.name, ...hugging);
  });
  settings.element("placement" + axis).addEventListener("change", ({ target }) =>
    settings.change("set_placement", at, settings.chosen.name, target.value));
});
settings.element("direction").addEventListener("click", () => {
  const isReversed = settings.directions[settings.state] === "rtl";
  settings.change("set_direction", settings.state, isReversed ? 0 : 1);
});
document.getElementById("view").addEventListener("submit", (event) => event.preventDefault());
