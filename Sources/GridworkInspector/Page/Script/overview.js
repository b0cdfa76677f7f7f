// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The details of the whole page.

function showOverview() {
  const title = make("h2", document.querySelector("h1").textContent, details.firstElementChild);
  title.tabIndex = -1;
  heading("Layouts");
  const isFound = pictures.some(({ panel }) => isJudged(panel));
  table(["", "views", "grids", (isFound ? "findings" : "problems") + (slider ? " here" : "")], pictures.map((picture) => {
    const { layout, panel } = picture;
    return [
      data.panels[panel].name,
      layout.items.filter((item) => item.visibility === "shown" && item.kind !== "guide").length,
      layout.grids.length, isFound ? findingsOf(picture).length : layout.problems.length,
    ];
  }));
  for (const picture of pictures) {
    const { findings } = data.panels[picture.panel];
    if (!picture.layout.problems.length && !(findings && findings.length)) continue;
    if (pictures.length > 1) make("h2", data.panels[picture.panel].name, details.firstElementChild);
    findingList(picture);
    problemList(picture, picture.layout.problems);
  }
  heading("How to look around");
  const list = make("dl", undefined, details.firstElementChild);
  for (const [key, text] of [
    ["Point, click", "shows a view. Click again for the view around it, or on a ruler for a row or column."],
    ["Point elsewhere", "measures the distance to the view that is chosen."],
    ["Arrow keys", "move in the outline; Enter goes to the details, Escape back."],
    ["/", "searches the outline."],
    ...(slider ? [["[ and ]", "go to the previous and the next width where frames begin to move differently."]] : []),
    ["+ and −", "change the zoom; 0 fits the window."],
  ]) {
    make("dt", key, list);
    make("dd", text, list);
  }
}
