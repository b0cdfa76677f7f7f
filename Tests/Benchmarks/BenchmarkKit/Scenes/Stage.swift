// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import TestSupport

/// A tree of views under a root, made through the public interface, and what can happen to it.
final class Stage {
  /// Something that happens to the tree, again and again; the number counts the times, from 0.
  struct Edit {
    var name: String
    var perform: (Int) -> Void
  }

  let root: LayoutRoot
  let edits: [Edit]

  init(_ root: LayoutRoot, edits: [Edit]) {
    self.root = root
    self.edits = edits
  }

  /// How many views there are.
  var viewCount: Int {
    var count = 0
    visit { _ in count += 1 }
    return count
  }

  /// Reads every frame; the sum keeps the reading from being left out.
  func readFrames() -> Double {
    var sum = 0.0
    visit { view in
      let frame = view.frame
      sum += frame.minX + frame.minY + frame.width + frame.height
    }
    return sum
  }

  private func visit(_ body: (LayoutView) -> Void) {
    var stack = [root.view]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews)
    }
  }
}

/// Content with numbers for metrics.
final class Metrics: LayoutContent {
  var intrinsicContentSize: LayoutSize
  let firstBaselineOffsetFromTop: Double?
  let lastBaselineOffsetFromBottom: Double?

  init(_ width: Double, _ height: Double, ascent: Double? = nil) {
    intrinsicContentSize = LayoutSize(width: width, height: height)
    firstBaselineOffsetFromTop = ascent
    lastBaselineOffsetFromBottom = ascent.map { height - $0 }
  }

  /// A line of text of some width, as in the form of the constraint scripts: 16 high, its baseline at
  /// 12.
  static func label(_ random: inout RandomSource) -> Metrics {
    Metrics(Double(random.integer(30...140)), 16, ascent: 12)
  }

  /// A field of some width: 22 high, its baseline at 15.
  static func field(_ random: inout RandomSource) -> Metrics {
    Metrics(Double(random.integer(60...120)), 22, ascent: 15)
  }
}

extension LayoutView {
  /// Pins all four edges to the superview's.
  func fillSuperview(by distance: Double) {
    guard let superview else { return }
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: distance),
      superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: distance),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: distance),
      superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: distance),
    ])
  }

  /// Adds a subview that constraints place.
  func addConstrained(_ view: LayoutView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
