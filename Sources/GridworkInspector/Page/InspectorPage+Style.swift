// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension InspectorPage {
  /// The rules of the page around its pictures.
  static let style = """
    :root {
      color-scheme: light dark;
      --ink: #1f2328; --faint: #656d76; --line: #d0d7de; --paper: #ffffff; --desk: #f6f8fa;
      --accent: #0969da; --bad: #cf222e; --good: #1a7f37; --zoom: 1.5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ink: #e6edf3; --faint: #8d96a0; --line: #30363d; --paper: #0d1117; --desk: #161b22;
        --accent: #4493f8; --bad: #f85149; --good: #3fb950;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; color: var(--ink); background: var(--desk);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
      display: grid; grid-template: auto auto 1fr / minmax(0, 1fr) 360px; min-height: 100vh;
    }
    header, #tools { grid-column: 1 / -1; padding: 10px 20px; background: var(--paper); }
    header { display: flex; gap: 16px; align-items: baseline; padding-bottom: 0; }
    h1 { font-size: 18px; margin: 0; }
    h2 { font-size: 14px; margin: 0; }
    header p { margin: 0; font-size: 13px; }
    .sound { color: var(--good); }
    .faulty { color: var(--bad); }
    #tools {
      position: sticky; top: 0; z-index: 1; border-bottom: 1px solid var(--line);
      display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
    }
    fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 2px 12px; }
    legend { float: left; padding: 0 8px 0 0; color: var(--faint); }
    label { display: inline-flex; gap: 5px; align-items: center; }
    label.wide input { width: 220px; }
    output { font-variant-numeric: tabular-nums; min-width: 4ch; }
    input { accent-color: var(--accent); }
    main { padding: 16px 20px; display: flex; flex-wrap: wrap; gap: 16px; align-content: start; }
    .panel {
      background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
      padding: 10px 12px; max-width: 100%;
    }
    .inputs, .verdict { margin: 0; font-size: 12px; }
    .inputs { color: var(--faint); }
    .key { display: inline-flex; gap: 4px; align-items: center; }
    .key::before { content: ""; width: 11px; height: 11px; border-radius: 2px; }
    .key.tracks::before { background: #54aeff; opacity: 0.5; }
    .key.padding::before { background: #2da44e; opacity: 0.5; }
    .key.gaps::before {
      background: repeating-linear-gradient(45deg, #bf3989 0 2px, transparent 2px 4px); opacity: 0.6;
    }
    .key.margins::before { border: 1px dashed #9a6700; }
    .key.frames::before { border: 1px solid var(--ink); }
    .key.guides::before { border: 1px dotted #1b7c83; }
    .key.alignment::before { border: 1px dashed #bc4c00; }
    .key.baselines::before { height: 1px; background: var(--bad); }
    .key.problems::before { border: 2px solid var(--bad); }
    .key.names::before { content: none; }
    .stage { overflow: auto; }
    .picture {
      display: block; width: calc(var(--w) * var(--zoom) * 1px);
      height: calc(var(--h) * var(--zoom) * 1px);
    }
    .picture.away { display: none; }
    .patterns { position: absolute; width: 0; height: 0; }
    .picture g { pointer-events: none; }
    .picture .frames rect, .picture .guides rect, .picture .before rect, .picture .after rect {
      pointer-events: all; cursor: pointer;
    }
    .picture rect.related { stroke: var(--accent); stroke-width: 1.75; }
    .picture rect.chosen { stroke: var(--accent); stroke-width: 2.25; fill: var(--accent); fill-opacity: 0.14; }
    .no-tracks g.tracks, .no-padding g.padding, .no-gaps g.gaps, .no-margins g.margins,
    .no-frames g.frames, .no-guides g.guides, .no-alignment g.alignment,
    .no-baselines g.baselines, .no-problems g.problems, .no-names g.names { display: none; }
    aside {
      background: var(--paper); border-left: 1px solid var(--line); padding: 14px 16px;
      position: sticky; top: 90px; max-height: calc(100vh - 90px); overflow: auto;
      overflow-wrap: anywhere;
    }
    .hint { color: var(--faint); }
    aside .faulty { white-space: pre-wrap; font-size: 13px; margin: 0; }
    aside h2:focus { outline: none; }
    aside h2 { font-size: 15px; margin-top: 12px; }
    aside h3 { font-size: 12px; margin: 14px 0 4px; color: var(--faint); font-weight: 600; }
    aside table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    aside th { text-align: left; font-weight: 400; color: var(--faint); padding: 1px 8px 1px 0; }
    aside td { text-align: right; padding: 1px 0 1px 8px; }
    aside ul { list-style: none; margin: 0; padding: 0; }
    aside li { margin: 0 0 2px; }
    aside button {
      all: unset; display: block; width: 100%; padding: 3px 6px; border-radius: 4px; cursor: pointer;
      box-sizing: border-box;
      font: 12px/1.4 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    aside button:hover { background: var(--desk); outline: 1px solid var(--line); }
    aside button:focus-visible { background: var(--desk); outline: 2px solid var(--accent); }
    aside button.broken { color: var(--bad); }
    aside small { color: var(--faint); display: block; }
    .crumbs { color: var(--faint); font-size: 12px; margin: 0 0 2px; }
    .crumbs button { display: inline; width: auto; padding: 1px 3px; }
    pre { font: 12px/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap; margin: 8px 0 0; }
    @media (max-width: 820px) {
      body { display: block; }
      aside { position: sticky; top: auto; bottom: 0; max-height: 45vh; border-left: 0; border-top: 1px solid var(--line); }
      #tools { position: static; }
      main { padding: 12px; }
    }
    """
}
