// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The colours, lines and fonts of pictures.
///
/// The rules use only plain selectors and plain colours, which SVG viewers other than browsers also
/// support. Labels have an outline in the colour of the page, so that they are readable on lines
/// and stripes. `paint-order` puts the outline behind the letters; browsers, Inkscape, librsvg and
/// resvg support it.
enum PictureStyle {
  /// The rules of a picture. Those for dark mode are in a media query for screens, so printed
  /// pictures are light.
  static let svg = """
    \(light)
    @media screen and (prefers-color-scheme: dark) {
    \(dark)
    }
    """

  /// The hatching pattern that fills gaps.
  static let patterns = """
    <defs>
      <pattern id="gap" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="stripe" width="1.2" height="4"/>
      </pattern>
    </defs>
    """

  private static let light = """
    text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328; }
    .page { fill: #ffffff; }
    .caption { font-size: \(numberText(PictureText.tagSize))px; fill: #57606a; }
    .title { font-family: system-ui, sans-serif; font-size: 14px; font-weight: 600; }
    .names text { font-size: \(numberText(PictureText.nameSize))px; }
    .names .tag { font-size: \(numberText(PictureText.tagSize))px; fill: #57606a; }
    .before text, .after text { font-size: \(numberText(PictureText.nameSize))px; }
    .sizes text { font-size: \(numberText(PictureText.measureSize))px; fill: #0550ae; }
    .sizes .padding { fill: #116329; }
    .sizes .gap { fill: #99286e; }
    .sizes line { stroke: #0550ae; stroke-width: 0.5; }
    .names .tag, .sizes text { paint-order: stroke; stroke: #ffffff; stroke-opacity: 0.85; stroke-width: 1.6; stroke-linejoin: round; }
    .frames rect { stroke-width: 0.75; stroke: #57606a; fill: none; pointer-events: stroke; }
    .frames .view { fill: #818b98; fill-opacity: 0.04; }
    .frames .grid { stroke: #0969da; fill: none; }
    .frames .stack { stroke: #8250df; fill: #8250df; fill-opacity: 0.05; }
    .frames .leaf { stroke: #24292f; fill: #ffffff; fill-opacity: 0.75; pointer-events: all; }
    .frames line, .guides line { stroke-width: 1.5; stroke-linecap: round; stroke: #57606a; }
    .names { pointer-events: none; }
    .tracks rect { fill: #54aeff; fill-opacity: 0.13; }
    .tracks .merge { fill: #0969da; fill-opacity: 0.2; }
    .padding rect { fill: #2da44e; fill-opacity: 0.22; }
    .gaps rect { fill: url(#gap); }
    .gaps .separator { fill: #57606a; }
    .stripe { fill: #bf3989; fill-opacity: 0.28; }
    .margins rect { fill: none; stroke: #9a6700; stroke-width: 0.5; stroke-dasharray: 4 2; }
    .guides rect { fill: none; stroke: #1b7c83; stroke-width: 0.75; stroke-dasharray: 1 1.5; }
    .alignment rect { fill: none; stroke: #bc4c00; stroke-width: 0.6; stroke-dasharray: 2 1; }
    .baselines line { stroke: #cf222e; stroke-width: 0.5; stroke-opacity: 0.8; }
    .problems .broken { fill: #cf222e; fill-opacity: 0.1; stroke: #cf222e; stroke-width: 1.5; }
    .problems .open { fill: #bf8700; fill-opacity: 0.12; stroke: #bf8700; stroke-width: 1; }
    .problems .ambiguous { fill: none; stroke: #bf8700; stroke-width: 1; stroke-dasharray: 3 2; }
    .before rect, .after rect { stroke-width: 0.75; fill: none; }
    .before .changed { stroke: #cf222e; stroke-dasharray: 3 2; fill: #cf222e; fill-opacity: 0.06; }
    .before text { fill: #cf222e; }
    .after .same { stroke: #8c959f; }
    .after .changed { stroke: #1a7f37; fill: #2da44e; fill-opacity: 0.1; }
    .before .outline, .after .outline { fill: none; }
    .shifts line { stroke: #0969da; stroke-width: 1; }
    """

  private static let dark = """
    text { fill: #e6edf3; }
    .page { fill: #0d1117; }
    .caption { fill: #8d96a0; }
    .names .tag { fill: #9198a1; }
    .sizes text { fill: #79c0ff; }
    .sizes .padding { fill: #56d364; }
    .sizes .gap { fill: #ff9bce; }
    .sizes line { stroke: #79c0ff; }
    .names .tag, .sizes text { stroke: #0d1117; }
    .frames rect { stroke: #8d96a0; }
    .frames .grid { stroke: #4493f8; }
    .frames .stack { stroke: #ab7df8; }
    .frames .leaf { stroke: #b1bac4; fill: #0d1117; }
    .tracks rect { fill: #1f6feb; fill-opacity: 0.2; }
    .padding rect { fill: #3fb950; fill-opacity: 0.2; }
    .stripe { fill: #db61a2; fill-opacity: 0.35; }
    .gaps .separator { fill: #8d96a0; }
    .baselines line { stroke: #f85149; }
    """
}
