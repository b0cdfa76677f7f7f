// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension InspectorPage {
  /// The styles of the page around its pictures, and of the marks that only the page draws.
  static let style = """
    :root {
      color-scheme: light dark;
      --ink: #1f2328; --faint: #59636e; --line: #d1d9e0; --paper: #ffffff; --desk: #f6f8fa;
      --hover: #eaeef2; --accent: #0969da; --tint: #ddf4ff; --bad: #cf222e; --good: #1a7f37;
      --related: #8250df; --mono: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ink: #e6edf3; --faint: #9198a1; --line: #3d444d; --paper: #0d1117; --desk: #151b23;
        --hover: #212830; --accent: #4493f8; --tint: #121d2f; --bad: #f85149; --good: #3fb950;
        --related: #ab7df8;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; color: var(--ink); background: var(--desk);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
      display: grid; overflow: hidden;
      grid-template: "header header header" auto "tools tools tools" auto
        "outline stage details" minmax(0, 1fr) "layers stage details" auto / 260px minmax(0, 1fr) 350px;
    }
    header { grid-area: header; }
    header, #tools { padding: 8px 16px; background: var(--paper); }
    header { display: flex; gap: 4px 16px; align-items: baseline; flex-wrap: wrap; padding-bottom: 0; }
    h1 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 14px; margin: 0; overflow-wrap: anywhere; }
    header p { margin: 0; font-size: 13px; }
    .sound { color: var(--good); }
    .faulty { color: var(--bad); }
    .hint, #live { color: var(--faint); }
    .notice {
      flex: 1 1 100%; margin: 0; padding: 10px 12px; border: 1px solid var(--line); border-left: 3px solid var(--bad);
      background: var(--paper); position: sticky; top: 0; z-index: 1; max-height: 40vh; overflow: auto;
    }
    .patterns { position: absolute; width: 0; height: 0; }
    .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    input { accent-color: var(--accent); }
    button {
      font: inherit; font-size: 13px; color: var(--ink); background: var(--paper); cursor: pointer;
      border: 1px solid var(--line); border-radius: 6px; padding: 1px 9px; min-height: 26px;
    }
    button:hover:not(:disabled) { background: var(--hover); }
    button:disabled { opacity: 0.45; cursor: default; }
    button[aria-pressed="true"] { background: var(--tint); border-color: var(--accent); }
    output { font-variant-numeric: tabular-nums; min-width: 5ch; }

    /* Tools */
    #tools {
      grid-area: tools; border-bottom: 1px solid var(--line);
      display: flex; flex-wrap: wrap; gap: 6px 28px; align-items: center;
    }
    .tool { display: flex; gap: 8px; align-items: center; }
    .tool label { color: var(--faint); }
    #zoom { width: 120px; }
    .sweep { width: clamp(120px, 28vw, 420px); }
    #ribbon { display: grid; gap: 1px; margin: 0 7px; border-radius: 2px; overflow: hidden; }
    #ribbon div {
      --sound: color-mix(in srgb, var(--good) 55%, transparent);
      position: relative; height: 6px;
      background: linear-gradient(to right, var(--line) var(--from), var(--sound) 0 var(--to), var(--line) 0);
    }
    #ribbon i { position: absolute; top: 0; bottom: 0; cursor: pointer; background: #d4a72c; }
    #ribbon .faulty { background: var(--bad); }
    .sweep input { width: 100%; display: block; margin: 0; }
    #tabs, #chip { display: none; }

    /* Outline and layers */
    .pane { background: var(--paper); overflow: auto; }
    #outline { grid-area: outline; border-right: 1px solid var(--line); display: flex; flex-direction: column; overflow: hidden; }
    .search { display: flex; gap: 8px; align-items: center; padding: 8px; border-bottom: 1px solid var(--line); }
    #search {
      font: inherit; font-size: 13px; flex: 1; min-width: 0; color: var(--ink); background: var(--paper);
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 8px;
    }
    #found { color: var(--faint); font-size: 12px; white-space: nowrap; }
    #tree { flex: 1; overflow: auto; position: relative; outline-offset: -2px; min-height: 0; }
    #tree > div { position: relative; }
    .row {
      position: absolute; left: 0; right: 0; height: 26px; display: flex; gap: 6px; align-items: center;
      padding-right: 8px; white-space: nowrap; cursor: default; font-size: 13px;
    }
    .row:hover { background: var(--hover); }
    .row[aria-selected="true"] { background: var(--tint); }
    #tree:focus .row.active { box-shadow: inset 0 0 0 2px var(--accent); }
    .twist { width: 14px; text-align: center; color: var(--faint); flex: none; font-size: 11px; }
    .row .label { overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; }
    .row.outside .label { color: var(--faint); }
    .row small { color: var(--faint); overflow: hidden; text-overflow: ellipsis; flex: 0 1000 auto; min-width: 0; }
    .badge { font-size: 11px; color: #ffffff; background: #cf222e; border-radius: 8px; padding: 0 6px; margin-left: auto; }
    #layers { grid-area: layers; border-right: 1px solid var(--line); border-top: 1px solid var(--line); padding: 8px 12px; }
    fieldset { border: 0; padding: 0; margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 1px 10px; font-size: 13px; }
    legend { padding: 0 0 4px; color: var(--faint); font-size: 12px; font-weight: 600; }
    fieldset label { display: inline-flex; gap: 6px; align-items: center; }
    .key { display: inline-flex; gap: 5px; align-items: center; }
    .key::before { content: ""; width: 12px; height: 11px; border-radius: 2px; flex: none; }
    .key.tracks::before { background: #54aeff; opacity: 0.5; }
    .key.padding::before { background: #2da44e; opacity: 0.5; }
    .key.gaps::before { background: repeating-linear-gradient(45deg, #bf3989 0 2px, transparent 2px 4px); opacity: 0.6; }
    .key.margins::before { border: 1px dashed #9a6700; }
    .key.frames::before { border: 1px solid var(--ink); }
    .key.guides::before { border: 1px dotted #1b7c83; }
    .key.alignment::before { border: 1px dashed #bc4c00; }
    .key.baselines::before { height: 1px; background: var(--bad); }
    .key.problems::before { border: 2px solid var(--bad); }
    .key.sizes::before { content: "1"; font-size: 10px; line-height: 11px; color: var(--accent); text-align: center; }
    .key.names::before { content: "a"; font-size: 11px; line-height: 10px; text-align: center; }

    /* Pictures */
    #stage { grid-area: stage; overflow: auto; padding: 14px; display: flex; flex-wrap: wrap; gap: 14px; align-content: flex-start; }
    .panel {
      background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px;
      max-width: 100%; min-width: min(260px, 100%);
    }
    .inputs, .verdict { margin: 0; font-size: 12px; }
    .inputs { color: var(--faint); }
    .sheet { overflow: auto; max-width: 100%; }
    .picture { display: block; touch-action: pan-x pan-y pinch-zoom; cursor: crosshair; }
    .picture rect, .picture line { vector-effect: non-scaling-stroke; }
    .picture text { pointer-events: none; }
    .picture .names text { font-size: calc(11 * var(--dot)); }
    .picture .names .tag { font-size: calc(10 * var(--dot)); }
    .picture .sizes text { font-size: calc(9 * var(--dot)); }
    .picture .names .tag, .picture .sizes text { stroke-width: calc(3 * var(--dot)); }
    .picture .problems .problem { fill: #bf8700; fill-opacity: 0.12; stroke: #bf8700; stroke-width: 1; }
    .picture .frames .leaf { stroke-width: 1; }
    .picture .overlay { pointer-events: none; }
    .overlay rect, .overlay > line { fill: none; }
    .overlay .ghost { stroke: var(--good); stroke-width: 2; stroke-dasharray: 5 3; }
    .overlay rect.ghost { fill: var(--good); fill-opacity: 0.08; }
    .overlay .related { stroke: var(--related); stroke-width: 2; }
    .overlay .pointed { stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 4 2; }
    .overlay .chosen { stroke: var(--accent); stroke-width: 2.5; fill: var(--accent); fill-opacity: 0.1; }
    .overlay rect.gap, .overlay rect.padding { stroke: none; fill-opacity: 0.3; }
    .overlay line.holds, .overlay line.missing { stroke: #bc4c00; stroke-width: 1.25; }
    .overlay line.missing { stroke: var(--bad); stroke-dasharray: 4 2; }
    .overlay line.rail { stroke-width: 2; }
    .overlay line.measure { stroke: var(--accent); stroke-width: 1.25; }
    .overlay text { font-size: calc(10 * var(--dot)); fill: #ffffff; }
    .overlay .plate { stroke: none; fill: #953800; }
    .overlay .plate.missing { fill: #cf222e; }
    .overlay .plate.measure { fill: #0969da; }
    .no-tracks g.tracks, .no-padding g.padding, .no-gaps g.gaps, .no-margins g.margins,
    .no-frames g.frames, .no-guides g.guides, .no-alignment g.alignment, .no-baselines g.baselines,
    .no-problems g.problems, .no-sizes g.sizes, .no-names g.names { display: none; }
    #comparison .picture { cursor: default; }
    pre { font: 12px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
    #hover {
      position: fixed; z-index: 3; pointer-events: none; background: var(--ink); color: var(--paper);
      border-radius: 5px; padding: 2px 8px; font: 12px/1.5 var(--mono); max-width: 80vw;
    }

    /* Details */
    #details { grid-area: details; border-left: 1px solid var(--line); padding: 12px 14px 24px; overflow-wrap: anywhere; }
    #details:focus-visible { outline-offset: -2px; }
    #details h2 { font-size: 16px; margin-top: 2px; }
    #details h2 ~ h2 { margin-top: 18px; }
    #details h2:focus { outline: none; }
    .reasons { font-size: 13px; }
    .reasons li { margin: 0 0 4px; overflow-wrap: anywhere; }
    #details table + h2 { margin-top: 16px; }
    #details h3 { font-size: 12px; margin: 16px 0 4px; color: var(--faint); font-weight: 600; }
    .note { margin: 0; color: var(--faint); font-size: 13px; }
    .report { white-space: pre-wrap; font: 12px/1.5 var(--mono); margin: 0; }
    .report.faulty { border-left: 3px solid var(--bad); padding-left: 8px; color: var(--ink); }
    .crumbs { color: var(--faint); font-size: 12px; }
    .crumbs button {
      border: 0; background: none; padding: 0 2px; min-height: 0; font-size: 12px; color: var(--accent);
      max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom;
    }
    .steps { display: flex; gap: 8px; margin: 8px 0 0; }
    table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
    thead th { font-size: 11px; color: var(--faint); font-weight: 400; text-align: right; }
    tbody th { text-align: left; font-weight: 400; color: var(--faint); padding: 1px 6px 1px 0; }
    td { text-align: right; padding: 1px 0 1px 6px; white-space: nowrap; }
    .tracks td:has(.bar) { width: 40%; }
    tbody th button { border: 0; background: none; padding: 0 4px; margin-left: -4px; min-height: 22px; color: var(--accent); text-align: left; }
    .bar { position: relative; height: 9px; background: var(--hover); border-radius: 2px; overflow: hidden; min-width: 40px; }
    .bar i { position: absolute; top: 0; bottom: 0; }
    .bar .kept { background: #54aeff; }
    .bar .gained { background: var(--good); }
    .bar .gaveUp { background: repeating-linear-gradient(45deg, var(--bad) 0 2px, transparent 2px 4px); }
    span.gained { color: var(--good); }
    span.gaveUp { color: var(--bad); }
    .graph { width: 100%; height: 64px; display: block; background: var(--desk); border-radius: 4px; }
    .graph polyline { fill: none; stroke: var(--accent); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .graph line { stroke: var(--bad); vector-effect: non-scaling-stroke; }
    .scale { display: flex; justify-content: space-between; color: var(--faint); font-size: 11px; margin: 0; }
    ul { list-style: none; margin: 0; padding: 0; }
    summary { cursor: pointer; font-size: 12px; color: var(--faint); padding: 2px 0; }
    .constraint {
      display: block; width: 100%; text-align: left; border: 0; border-left: 3px solid #bc4c00; border-radius: 0 4px 4px 0;
      font: 12px/1.4 var(--mono); padding: 3px 8px; margin: 0 0 3px; background: var(--desk); overflow-wrap: anywhere;
    }
    .constraint small { display: block; color: var(--faint); font: 11px/1.4 system-ui, sans-serif; }
    .constraint.missing { border-left-color: var(--bad); }
    .rule { margin: 6px 0 2px; font-size: 13px; }
    .finding, .remedy {
      display: block; width: 100%; text-align: left; border: 0; border-left: 3px solid #d4a72c; border-radius: 0 4px 4px 0;
      padding: 3px 8px; margin: 0 0 3px; color: var(--ink); overflow-wrap: anywhere;
    }
    .finding.faulty { border-left-color: var(--bad); color: var(--ink); }
    .remedy { border-left-color: var(--good); }
    .remedy[aria-pressed="true"] { border-left-color: var(--good); }
    .finding small, .remedy small { display: block; color: var(--faint); font-size: 11px; }
    .constraint.missing small { color: var(--bad); }
    dl { margin: 0; font-size: 13px; display: grid; grid-template-columns: auto 1fr; gap: 3px 10px; }
    dt { color: var(--ink); font-weight: 600; white-space: nowrap; }
    dd { margin: 0; color: var(--faint); }

    /* A window with room for one pane beside the pictures */
    @media screen and (max-width: 1099px) {
      body {
        grid-template: "header header" auto "tools tools" auto "stage tabs" auto "stage pane" minmax(0, 1fr) / minmax(0, 1fr) 310px;
      }
      #tabs {
        grid-area: tabs; display: flex; gap: 2px; padding: 4px 6px 0; background: var(--paper);
        border-left: 1px solid var(--line); border-bottom: 1px solid var(--line);
      }
      #tabs button { border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; min-height: 32px; flex: 1; }
      #tabs [aria-selected="true"] { border-bottom-color: var(--accent); font-weight: 600; }
      #tabs [data-pane="picture"] { display: none; }
      .pane { grid-area: pane !important; border: 0 !important; border-left: 1px solid var(--line) !important; display: none !important; }
      [data-tab="outline"] #outline { display: flex !important; }
      [data-tab="details"] #details, [data-tab="layers"] #layers { display: block !important; }
    }
    /* A phone: one pane at a time */
    @media screen and (max-width: 640px) {
      body { grid-template: "header" auto "tools" auto "pane" minmax(0, 1fr) "chip" auto "tabs" auto / minmax(0, 1fr); }
      header { padding: 8px 12px 0; }
      h1 { font-size: 16px; }
      #tools { padding: 6px 12px; gap: 4px 16px; }
      #widths { flex: 1 1 100%; }
      .tool { gap: 6px; }
      .sweep { width: auto; flex: 1; min-width: 80px; }
      #widthText { min-width: 3ch; }
      #tabs { border: 0; border-top: 1px solid var(--line); padding: 0 6px env(safe-area-inset-bottom); }
      #tabs button { min-height: 44px; border-bottom: 0; border-top: 2px solid transparent; }
      #tabs [aria-selected="true"] { border-top-color: var(--accent); }
      #tabs [data-pane="picture"] { display: block; }
      .pane { border: 0 !important; }
      #stage { grid-area: pane; padding: 10px; }
      body:not([data-tab="picture"]) #stage { display: none; }
      .row, button { min-height: 30px; }
      fieldset { gap: 8px 10px; font-size: 15px; }
      .has-choice[data-tab="picture"] #chip {
        grid-area: chip; display: flex; gap: 10px; justify-content: space-between; text-align: left; align-items: center;
        border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: 8px 12px; min-height: 44px; font: 12px/1.4 var(--mono);
      }
      #chip span { min-width: 0; overflow-wrap: anywhere; }
      #chip b { color: var(--accent); font: 600 13px system-ui, sans-serif; }
    }
    @media print {
      html, body { height: auto; }
      body { display: block; background: none; overflow: visible; }
      #tools, #tabs, #outline, #hover, #chip, .crumbs, .steps, dl, #details h3:has(+ dl) { display: none !important; }
      header { padding: 0 0 12px; }
      #stage { display: block; overflow: visible; padding: 0; }
      .panel h2 { break-after: avoid; }
      .panel { break-inside: avoid; border: 0; padding: 0; margin: 0 0 16px; }
      .sheet { overflow: visible; }
      .picture { max-width: 100%; height: auto !important; }
      #layers { border: 0; padding: 0; break-inside: avoid; }
      #layers input, #layers legend { display: none; }
      #layers fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; }
      #layers label:has(input:not(:checked)) { display: none; }
      #details { border: 0; padding: 12px 0 0; overflow: visible; }
      details:not([open]) { display: none; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
