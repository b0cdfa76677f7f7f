// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

extension ViewNode {
  /// The baselines of a text, as distances from the top of the alignment rectangle; nil if the view
  /// has none.
  var baselines: (first: Double, last: Double)? {
    let height = alignmentSize.height
    guard let descent else { return nil }
    let last = height - descent
    // A line of text is about six fifths of the font's size high.
    let line = ((fontSize ?? 13) * 1.21).rounded(.up)
    let isField = platform == .macOS && kind == "textField" && !showsText
    guard showsText || isField, height >= 1.6 * line + (isField ? 8 : 0) else {
      // A label that is stretched has its line at the top. Lines of other fonts than the system's are
      // of any height.
      let isStretched =
        platform == .macOS && showsText && font?["name"] == nil && height >= line + 2
      return isStretched ? (line - descent, line - descent) : (last, last)
    }
    // The first line of a field is below a border of 2, and its baseline 3 above its bottom.
    return (min(last, isField ? line - 1 : line - descent), last)
  }

  private var descent: Double? {
    guard platform == .macOS else {
      guard ["label", "button", "textField"].contains(kind) else { return nil }
      // The text of a control stands in the middle, and so does a label of one line that is not cut. More
      // lines begin at the top, and what is cut ends at the bottom.
      let size = fontSize ?? 17
      let line = size * Self.lineHeightOfUIKit
      let space = alignmentSize.height - line
      let isCentered = kind != "label" || 0..<0.6 * line ~= space
      return size * 0.2412 + (isCentered ? space / 2 : 0)
    }
    // Other insets than those of the table leave the baseline where it is in the frame.
    let shift = (metrics?.insets.bottom ?? 0) - insets.bottom
    guard let measured = metrics?.baselineAboveBottom.map({ $0 + shift }) else {
      let size = fontSize ?? 13
      guard !showsText else { return size * 0.2412 }
      // The line of any other control stands in the middle.
      let space = alignmentSize.height - 1.21 * size
      return Self.titledKinds.contains(kind) && space < size ? size * 0.2412 + space / 2 : nil
    }
    // The table's value for plain text is that of the usual font sizes.
    guard showsText, let size = fontSize, size > 14 else { return measured }
    return (size * 0.2412).rounded()
  }

  /// The height of a line of a label of UIKit, in points; 0 for any other view.
  var lineHeight: Double { kind == "label" ? (fontSize ?? 0) * Self.lineHeightOfUIKit : 0 }

  /// The height of a line of UIKit's system font, for each point of its size.
  private static let lineHeightOfUIKit = 1.1936

  /// Whether the view is a text without a border around it.
  private var showsText: Bool {
    kind == "label"
      || platform == .macOS && kind == "textField"
        && element.child("textFieldCell")?["borderStyle"] == nil
  }

  /// The cell of a control of macOS.
  private var cell: Element? { element.children.first { $0["key"] == "cell" } }

  /// The font of a control of macOS.
  private var font: Element? { cell?.child("font", key: "font") }

  /// The size of the font that the file names, in points.
  private var fontSize: Double? {
    if platform == .macOS {
      if let size = font?.number("size") { return size }
      switch font?["metaFont"] {
      case "smallSystem", "smallSystemBold": return 11
      case "miniSystem": return 9
      case nil: return nil
      default: return 13
      }
    }
    let font = element.child("fontDescription", key: "fontDescription")
    let style = font?["style"].map { String($0.dropFirst("UICTFontTextStyle".count)) }
    return font?.number("pointSize") ?? style.flatMap { Self.textStyles[$0] }
  }

  /// Kinds of controls of macOS that have a line of text, even if it is empty.
  private static let titledKinds: Set = [
    "button", "popUpButton", "comboBox", "textField", "secureTextField", "searchField",
    "tokenField", "segmentedControl", "datePicker", "pathControl",
  ]

  /// The sizes of UIKit's text styles at the usual content size, in points.
  private static let textStyles: [String: Double] = [
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17,
    "Body": 17, "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]
}
