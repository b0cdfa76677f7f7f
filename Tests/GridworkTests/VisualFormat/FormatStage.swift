// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// A container `box` with the views `a`, `b`, `c` and the guide `g` inside, which are known by these
/// names and by these identifiers.
struct FormatStage {
  let box = LayoutView()
  var views: [String: LayoutItem] = [:]

  init() {
    box.identifier = "box"
    for name in ["a", "b", "c"] {
      let view = LayoutView()
      view.identifier = name
      box.addSubview(view)
      views[name] = view
    }
    let guide = LayoutGuide()
    guide.identifier = "g"
    box.addLayoutGuide(guide)
    views["g"] = guide
  }

  /// The constraints of a format as equations, a line each.
  func equations(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> String {
    try LayoutConstraint.constraints(
      parsingVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(equation).joined(separator: "\n")
  }

  /// What a format's error says.
  func failure(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) -> String {
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        parsingVisualFormat: format, options: options, metrics: metrics, views: views)
      return "no error"
    } catch {
      return error.description
    }
  }
}

/// `a.width == b.width + 8 @750`, with `- spacing` where the constant is the system spacing.
func equation(_ constraint: LayoutConstraint) -> String {
  let relation =
    switch constraint.relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  var text = "\(constraint.firstItem?.identifier ?? "?").\(constraint.firstAttribute) \(relation)"
  if let second = constraint.secondItem {
    text += " \(second.identifier ?? "?").\(constraint.secondAttribute)"
    if constraint.constant != 0 { text += " + \(constraint.constant)" }
  } else {
    text += " \(constraint.constant)"
  }
  if !constraint.priority.isRequired { text += " @\(constraint.priority)" }
  if let identifier = constraint.identifier { text += " '\(identifier)'" }
  return text
}
