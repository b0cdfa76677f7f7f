// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The panels of the variants, and the verdict about all of them.

// Makes a panel for every variant. A panel that is there already shows the variant at its place.
function makePanels() {
  while (pictures.length > data.panels.length) pictures.pop().section.remove();
  data.panels.forEach(({ name }, panel) => {
    if (!pictures[panel]) pictures.push(new Picture(panel, makePanel(panel)));
    const { section, svg } = pictures[panel];
    section.querySelector("h2").textContent = name;
    svg.setAttribute("aria-label", `Picture of ${name}. Its views are in the outline.`);
  });
  const verdict = document.getElementById("verdict");
  verdict.textContent = data.verdict?.text ?? "";
  verdict.className = data.verdict?.sound ? "sound" : "faulty";
}
function makePanel(panel) {
  const section = make("section", undefined, stage);
  section.className = "panel";
  section.dataset.panel = panel;
  make("h2", undefined, section);
  make("p", undefined, section).className = "inputs";
  make("p", undefined, section).className = "verdict faulty";
  const sheet = make("div", undefined, section);
  sheet.className = "sheet";
  const svg = document.createElementNS(svgName, "svg");
  svg.setAttribute("class", "picture");
  svg.setAttribute("role", "img");
  sheet.append(svg);
  return section;
}

// Shows other data in place. What is chosen and expanded stays, by name, unless the data are about another
// document. The details stay as they are while the data are only a part.
function show(next, { isOther = false, isPartial = false } = {}) {
  const named = (choice) => choice
    && { ...choice, name: pictures[choice.panel]?.layout.items[choice.item]?.name };
  const chosen = named(state.chosen);
  const open = [...outline.open].map(outline.choice).map(named);
  const active = outline.active && named(outline.choice(outline.active));
  replaceData(next);
  makePanels();
  for (const picture of pictures) picture.sample = 0;
  const found = (choice) => {
    const layout = choice && pictures[choice.panel]?.layout;
    if (!layout || choice.item === undefined) return layout ? { panel: choice.panel } : null;
    const item = sameItem(layout, choice.name);
    const tracks = item && choice.axis && layout.gridOf.get(item.index)?.[choice.axis];
    const isThere = item && (!choice.axis || (tracks
      && (choice.track === undefined || tracks.some((it) => it.index === choice.track))));
    const { name, ...rest } = choice;
    return isThere ? { ...rest, item: item.index } : null;
  };
  outline.open = new Set(open.map(found).filter(Boolean).map(outline.key));
  if (isOther) outline.openFirst();
  const nowActive = isOther ? null : found(active);
  outline.active = nowActive && outline.key(nowActive);
  Object.assign(state, {
    chosen: isOther ? null : found(chosen), pointed: null, related: [], constraint: null, isPartial,
  });
  document.body.classList.toggle("has-choice", state.chosen !== null);
  const { scrollTop } = details;
  showWidth(null);
  details.scrollTop = scrollTop;
}
