// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Containers leave nothing open by themselves, whatever is done to them.
@Suite struct ContainerAmbiguityTests {
  @Test(arguments: 0..<60)
  func `nothing in a grid is ambiguous, and a known fitting size is the solved one`(seed: Int) {
    var script = ContainerScript(seed: 1000 + seed, .grids)
    script.width = .exact(400)
    script.height = .exact(300)
    let root = script.makeRoot()
    for step in 0..<25 {
      script.take(step)
      let layout = root.computedLayout
      if let known = script.main.plan.measurement {
        let solved = MeasurementCache(for: nil).measurement(of: script.main, .natural)
        #expect(known.isNear(solved), "\(known) not \(solved): \(script.log)")
      }
      guard layout.conflicts.isEmpty else { continue }
      #expect(layout.ambiguities.isEmpty, "\(script.log)")
    }
  }

  @Test(arguments: 0..<60)
  func `a stack of views with sizes is never ambiguous but where it says so`(seed: Int) {
    var script = ContainerScript(seed: seed, .stacks)
    script.width = .exact(2000)
    script.height = .exact(2000)
    let root = script.makeRoot()
    for step in 0..<12 {
      script.take(step)
      for stack in script.stacks { stack.avoidOpenDistributions() }
      let layout = root.computedLayout
      guard layout.conflicts.isEmpty else { continue }
      #expect(layout.ambiguities.isEmpty, "\(script.log): \(layout.ambiguities)")
    }
  }
}

extension Measurement {
  /// Whether size and baselines are the same up to rounding errors.
  func isNear(_ other: Measurement) -> Bool {
    func isNear(_ a: Double?, _ b: Double?) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      return abs(a - b) < 1e-6
    }
    return isNear(size.width, other.size.width) && isNear(size.height, other.size.height)
      && isNear(firstBaseline, other.firstBaseline) && isNear(lastBaseline, other.lastBaseline)
  }
}

extension StackView {
  /// Keeps to what has one answer: no filling between equals, neither by `fill` nor by a proportion that
  /// no view has, nor by contents that hug less than the stack.
  fileprivate func avoidOpenDistributions() {
    let hasProportion = views.contains { view in
      view is Box && view.intrinsicContentSize.width > 0
        && !detachedViews.contains { $0 === view }
    }
    if distribution == .fill || distribution == .fillProportionally && !hasProportion {
      distribution = .equalSpacing
    }
    for axis in LayoutAxis.allCases {
      setHuggingPriority(min(huggingPriority(for: axis), 249.5), for: axis)
      for view in views {
        let hugging = min(max(view.contentHuggingPriority(for: axis), .defaultLow), 255)
        view.setContentHuggingPriority(hugging, for: axis)
      }
    }
  }
}
