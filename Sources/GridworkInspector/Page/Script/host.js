// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A page in a frame of another page. It shows the data that the other page sends, tells it what is chosen, and
// has a handle at every picture, with which the other page is told to change the width of the root:
//
//     { show: data, title, isOther }      data of the same document, or of another one
//     { show: data, isPartial }           data without reasons, which follow: the details wait for them
//     { chosen: { panel, name } }         null if nothing is chosen
//     { width, panel }                    in whole points
//     { shown: true }                     after the data are drawn
//     { history: -1 }                     for the keys that undo a change; 1 for those that do it again
const host = window.parent === window ? null : {
  tell(message) { window.parent.postMessage(message, "*"); },
  tellChoice() {
    const { chosen } = state;
    const name = chosen && pictures[chosen.panel].layout.items[chosen.item]?.name;
    this.tell({ chosen: name === null ? null : { panel: chosen.panel, name } });
  },
  // The handle at the right edge of the root.
  placeHandle(picture) {
    const [root] = picture.layout.items;
    if (!root) return;
    picture.handle ??= this.makeHandle(picture);
    const { handle, svg, sheet, origin, zoom } = picture;
    const [x, y, width, height] = root.root;
    const [inner, outer] = [svg.getBoundingClientRect(), sheet.getBoundingClientRect()];
    handle.style.left = inner.left - outer.left + sheet.scrollLeft + (x + width - origin[0]) * zoom + "px";
    handle.style.top = inner.top - outer.top + sheet.scrollTop + (y - origin[1]) * zoom + "px";
    handle.style.height = height * zoom + "px";
    handle.setAttribute("aria-label", "Width of " + data.panels[picture.panel].name);
    handle.setAttribute("aria-valuenow", print(width));
    handle.setAttribute("aria-valuetext", print(width) + " points");
  },
  makeHandle(picture) {
    const handle = make("div", undefined, picture.sheet);
    handle.className = "handle";
    handle.tabIndex = 0;
    handle.setAttribute("role", "slider");
    handle.setAttribute("aria-valuemin", 0);
    handle.setAttribute("aria-valuemax", 100000);
    const now = () => picture.layout.items[0].root[2];
    const resize = (width) => {
      const rounded = Math.max(0, Math.round(width));
      if (rounded !== now()) this.tell({ width: rounded, panel: picture.panel });
    };
    handle.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 20, PageDown: -20 }[event.key];
      if (!by) return;
      resize(now() + by * (event.shiftKey ? 10 : 1));
      event.preventDefault();
      event.stopPropagation();
    });
    handle.addEventListener("pointerdown", (event) => {
      const start = { x: event.clientX, width: now(), zoom: state.zoom };
      // The scale stays while the width changes.
      state.zoom = currentZoom();
      handle.setPointerCapture(event.pointerId);
      const move = ({ clientX }) => resize(start.width + (clientX - start.x) / state.zoom);
      handle.addEventListener("pointermove", move);
      handle.addEventListener("lostpointercapture", () => {
        handle.removeEventListener("pointermove", move);
        setZoom(start.zoom);
      }, { once: true });
      event.preventDefault();
      handle.focus();
    });
    return handle;
  },
};
if (host) {
  document.addEventListener("keydown", (event) => {
    const by = historyStep(event);
    if (by) host.tell({ history: by });
  });
  addEventListener("message", ({ source, data: message }) => {
    if (source !== window.parent || !message.show) return;
    if (message.title !== undefined) {
      document.title = message.title;
      document.querySelector("h1").textContent = message.title;
    }
    show(message.show, message);
    if (message.isOther) host.tellChoice();
    host.tell({ shown: true });
  });
}
