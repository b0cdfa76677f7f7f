// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// Containers whose measurement no arithmetic decides.
struct UndecidedMeasurementTests {
  /// A container of views whose widths depend on each other by factors of very different sizes. One
  /// factor of 1e-200 puts whole numbers out of reach.
  private func container(seed: Int) -> LayoutView {
    var source = RandomSource(seed: seed)
    let container = LayoutView()
    container.translatesAutoresizingMaskIntoConstraints = false
    let children = (0..<source.integer(3...7)).map { _ in LayoutView() }
    for child in children {
      container.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    for _ in 0..<source.integer(children.count...3 * children.count) {
      let first = source.below(children.count)
      let second = (first + 1 + source.below(children.count - 1)) % children.count
      let multiplier =
        Double(source.integer(100...999)) / 7
        * Double(sign: .plus, exponent: 3 * source.integer(-9...9), significand: 1)
      let (width, other) = (children[first].widthAnchor, children[second].widthAnchor)
      let constant = Double(source.integer(-999...999)) / 7
      let constraint =
        switch source.below(3) {
        case 0: width.constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case 1:
          width.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        default:
          width.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
      constraint.priority = source.pick([.required, .required, .defaultHigh, .defaultLow])
      constraint.isActive = true
    }
    for child in children.dropFirst() {
      let tiny = children[0].widthAnchor.constraint(
        greaterThanOrEqualTo: child.widthAnchor, multiplier: 1e-200)
      tiny.priority = LayoutPriority(1)
      tiny.isActive = true
    }
    return container
  }

  @Test func `a root reports that a container inside was measured without a proof`() {
    var undecided = 0
    for seed in 0..<200 {
      let container = container(seed: seed)
      let measurement = Fittings(for: nil).measurement(of: container, .natural)
      if !measurement.isUndecided { continue }
      undecided += 1
      let root = LayoutRoot(GridView(views: [[container]]), width: .exact(300), height: .exact(200))
      root.layoutIfNeeded()
      #expect(container.knownMeasurements?.isUndecided == true, "seed \(seed)")
      // What the layout itself is uncertain of is another matter.
      root.engine.outcome = .solved
      #expect(root.isUndecided, "seed \(seed)")
    }
    #expect(undecided > 0)
  }
}
