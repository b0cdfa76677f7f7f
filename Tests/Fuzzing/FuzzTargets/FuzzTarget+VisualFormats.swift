// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension FuzzTarget {
  /// A visual format is refused at one of its columns, or its constraints lead to finite frames.
  static func readVisualFormat(_ bytes: [UInt8]) -> String? {
    guard let options = bytes.first else { return nil }
    let format = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let window = LayoutView()
    var views: [String: LayoutItem] = [:]
    for name in ["a", "b", "c"] {
      let view = LayoutView()
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      views[name] = view
    }
    let constraints: [LayoutConstraint]
    do {
      constraints = try LayoutConstraint.constraints(
        parsingVisualFormat: format,
        options: LayoutConstraint.FormatOptions(rawValue: UInt(options)),
        metrics: ["m": 12, "low": 250.5], views: views)
    } catch {
      let columns = 1...format.count + 1
      guard columns.contains(error.column) else {
        return "the column \(error.column) is not in \(columns)"
      }
      return error.message.isEmpty ? "a format is refused without a message" : nil
    }
    LayoutConstraint.activate(constraints)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    return root.computedLayout.isFinite ? nil : "a frame is not finite"
  }
}
