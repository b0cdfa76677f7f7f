// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A live page waits for an event, then reloads itself.
const memory = "gridwork " + location.pathname;
let remembered = null;
function remember() {
  // If the document could not be read, there is nothing to select.
  if (!pictures.length) return;
  const { chosen } = state;
  const item = chosen && pictures[chosen.panel].layout.items[chosen.item];
  sessionStorage.setItem(memory, JSON.stringify({
    chosen: item && { ...chosen, item: undefined, name: item.name }, zoom: state.zoom,
    // A page that comes before its widths has no slider.
    width: slider ? state.width : remembered?.width ?? null,
    tab: document.body.dataset.tab, scroll: [stage.scrollLeft, stage.scrollTop],
    hidden: [...document.querySelectorAll("input[name=layer]:not(:checked)")].map((it) => it.value),
  }));
}
function recall() {
  const known = JSON.parse(sessionStorage.getItem(memory) ?? "null");
  remembered = known;
  if (!known) return;
  for (const box of document.querySelectorAll("input[name=layer]")) {
    box.checked = !known.hidden.includes(box.value);
    document.body.classList.toggle("no-" + box.value, !box.checked);
  }
  setZoom(known.zoom);
  if (known.width !== null && slider) showWidth(settled(known.width));
  const layout = known.chosen && pictures[known.chosen.panel]?.layout;
  const item = layout && sameItem(layout, known.chosen.name);
  const { axis, track } = known.chosen ?? {};
  const tracks = item && axis && layout.gridOf.get(item.index)?.[axis];
  if (item && (!axis || tracks?.some((it) => it.index === track))) {
    choose({ panel: known.chosen.panel, item: item.index, ...(axis ? { axis, track } : {}) });
  }
  showTab(known.tab);
  stage.scrollTo(...known.scroll);
}
recall();
addEventListener("pagehide", remember);
const live = document.getElementById("live");
const updates = new EventSource(live.dataset.updates);
const say = (text) => { if (live.textContent !== text) live.textContent = text; };
updates.addEventListener("open", () => say("live"));
// The server ends a stream that has been idle for a while, and the browser asks for another one.
updates.addEventListener("error", () => setTimeout(() => {
  if (updates.readyState !== EventSource.OPEN) say("not connected: is gridwork watch still running?");
}, 2000));
updates.addEventListener("message", () => {
  updates.close();
  location.reload();
});
