// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// The settings of a stack that the file names, and the defaults of its platform.
struct StackSettings {
  let isUIKit: Bool
  let orientation: LayoutAxis
  let distribution: LayoutDocument.Stack.Distribution
  let alignment: LayoutDocument.Stack.Alignment?
  /// The attributes whose words are unknown, and so count as absent.
  let unknownAttributes: [String]

  init(_ view: ViewNode) {
    let element = view.element
    // UIKit's stack has an axis, AppKit's an orientation.
    isUIKit = view.platform != .macOS
    let direction = element["orientation"] ?? element["axis"] ?? "horizontal"
    orientation = direction == "vertical" ? .vertical : .horizontal
    distribution =
      element["distribution"].flatMap(LayoutDocument.Stack.Distribution.init)
      ?? (isUIKit ? .fill : .gravityAreas)
    let word = element["alignment"] ?? (isUIKit ? "fill" : "")
    alignment =
      switch word {
      // Interface Builder calls the attributes by the names of constraints or of UIKit's stack.
      case "center": orientation == .vertical ? .centerX : .centerY
      case "leading", "top", "left": orientation == .vertical ? .leading : .top
      case "trailing", "bottom", "right": orientation == .vertical ? .trailing : .bottom
      case "width", "height": .fill
      case "baseline": .lastBaseline
      default: LayoutDocument.Stack.Alignment(rawValue: word)
      }
    var unknown = ["orientation", "axis"].filter {
      !["horizontal", "vertical", nil].contains(element[$0])
    }
    if let word = element["distribution"],
      LayoutDocument.Stack.Distribution(rawValue: word) == nil
    {
      unknown.append("distribution")
    }
    if alignment == nil, element["alignment"] != nil { unknown.append("alignment") }
    unknownAttributes = unknown
  }
}
