// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot: CustomStringConvertible {
  /// The top-level view and what the root asks of it, and whether a layout is due:
  ///
  ///     LayoutRoot of GridView 'form', width 480, height fitting, ltr, scale 2
  public var description: String {
    let inputs = Self.inputsText(
      width: width, height: height, direction: direction, scale: scale, textTraits: textTraits)
    return "LayoutRoot of \(view.label), \(inputs)" + (isDue ? ", with a layout due" : "")
  }

  /// The size, direction and scale that a layout is computed for, on one line, with the text traits unless
  /// these are the usual ones.
  package static func inputsText(
    width: LayoutExtent, height: LayoutExtent, direction: UserInterfaceLayoutDirection,
    scale: Double, textTraits: LayoutTextTraits
  ) -> String {
    let textScale = textTraits.scale == 1 ? "" : ", text scale \(numberText(textTraits.scale))"
    let language = textTraits.language.map { ", language \($0)" } ?? ""
    return "width \(width.text), height \(height.text), "
      + "\(direction == .leftToRight ? "ltr" : "rtl"), scale \(numberText(scale))"
      + textScale + language
  }
}

extension LayoutExtent {
  /// `480`, `preferred 480 @500`, `at most 480`, or `fitting`.
  fileprivate var text: String {
    switch self {
    case .exact(let points): numberText(points)
    case .preferred(let points, let priority): "preferred \(numberText(points)) @\(priority)"
    case .atMost(let points): "at most \(numberText(points))"
    case .fitting: "fitting"
    }
  }
}
