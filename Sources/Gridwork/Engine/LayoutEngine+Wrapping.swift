// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Heights that depend on widths: those of wrapping content, and of views around such content that a
// container measures by a solve.

extension LayoutEngine {
  /// Notes whether the content of a view wraps.
  func noteWrapping(of view: LayoutView) {
    let index = Int(slot(of: view).index)
    guard view.metrics.wraps != items[index].wraps else { return }
    items[index].wraps = view.metrics.wraps
    if view.metrics.wraps {
      texts.wrapping.append(view)
    } else {
      texts.wrapping.removeAll { $0 === view }
      texts.measured[Int32(index)] = nil
    }
  }

  /// The last measurement of wrapping content in this engine.
  func wrapped(_ view: LayoutView) -> (width: Double, height: Double)? {
    texts.measured[slot(of: view).index]
  }

  /// Whether wrapping content gets its height from its solved width.
  var followsText: Bool {
    switch text {
    // If widths depend on heights, unwrapped lines do not determine the width.
    case .unwrapped: texts.mixedRows > 0
    case .measured: true
    case .laidOut: false
    }
  }

  /// The engine whose layout determines the heights of wrapping content in measurements for this
  /// engine; nil as long as none is known.
  var engineOfTextHeights: LayoutEngine? {
    let engine = text.engine ?? self
    return engine.texts.measured.isEmpty ? nil : engine
  }

  /// Makes changed content be measured again, even at its current width.
  func forgetMeasuredHeight(of view: LayoutView) {
    texts.measured[slot(of: view).index] = nil
  }

  /// Measures wrapping content at its solved width. Returns whether its height changed.
  func noteWidth(of view: LayoutView) -> Bool {
    guard let width = followedSize(of: view)?.width else { return false }
    let last = wrapped(view)
    if last?.width == width { return false }
    let height = view.measuredHeight(forWidth: width) ?? view.metrics.size.height
    let before = last?.height ?? view.metrics.size.height
    texts.measured[slot(of: view).index] = (width, height)
    return height != before
  }

  /// Discards the measured heights, so that the answer does not depend on earlier measurements if
  /// widths depend on heights. Returns the views to be measured again.
  func forgetMeasuredHeights() -> [LayoutView] {
    texts.measured = [:]
    return texts.wrapping
  }
}
