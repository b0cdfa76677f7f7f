// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A stack that takes changes over into its plan has the plan that it would make from scratch.
@Suite struct PatchedStackPlanTests {
  /// Random stacks of boxes inside each other, their root and what is done to them.
  private struct Trial {
    private(set) var stacks: [StackView] = []
    private(set) var boxes: [Box] = []
    let root: LayoutRoot
    var random: RandomSource

    init(seed: Int) {
      var random = RandomSource(seed: seed)
      let hasText = random.chance(50)
      var (stacks, boxes): ([StackView], [Box]) = ([], [])
      func stack(depth: Int) -> StackView {
        let stack = StackView(
          views: (0..<1 + random.below(4)).map { _ in
            guard depth == 0 || random.chance(60) else {
              return stack(depth: depth - 1)
            }
            let box = Self.box(&random, hasText: hasText)
            boxes.append(box)
            return box
          })
        Self.configure(stack, &random, hasText: hasText)
        stacks.append(stack)
        return stack
      }
      let top = stack(depth: 3)
      let width = 20 + random.length(40, by: 10)
      root = LayoutRoot(
        top, width: random.pick([.fitting, .exact(width), .preferred(width)]), scale: 0)
      root.layoutIfNeeded()
      (self.stacks, self.boxes, self.random) = (stacks, boxes, random)
    }

    private static func configure(
      _ stack: StackView, _ random: inout RandomSource, hasText: Bool
    ) {
      stack.orientation = random.pick(LayoutAxis.allCases)
      stack.spacing = random.length(3, by: 4)
      if random.chance(60) {
        stack.alignment =
          stack.orientation == .vertical
          ? random.pick([.leading, .trailing, .fill])
          : hasText
            ? random.pick([.firstBaseline, .lastBaseline]) : random.pick([.top, .bottom, .fill])
      }
      if random.chance(50) { stack.distribution = random.pick(StackView.Distribution.allCases) }
      if random.chance(20) {
        stack.setHuggingPriority(random.pick([100, 240, 260]), for: stack.orientation)
      }
      if random.chance(20) {
        stack.setClippingResistancePriority(random.pick([400, 800]), for: stack.orientation)
      }
      for view in stack.views where random.chance(10) {
        stack.addView(view, in: random.pick(StackView.Gravity.allCases))
      }
    }

    private static func box(_ random: inout RandomSource, hasText: Bool) -> Box {
      let box = Box(
        nil, 10 * Double(1 + random.below(6)), 5 * Double(1 + random.below(4)),
        baseline: hasText && random.chance(80) ? Double(2 + random.below(3)) : nil)
      if random.chance(20) {
        for axis in LayoutAxis.allCases {
          box.setContentCompressionResistancePriority(random.pick([300, 750, 1000]), for: axis)
          box.setContentHuggingPriority(random.pick([200, 250, 750]), for: axis)
        }
      }
      return box
    }

    /// Gives some boxes other sizes or baselines, and rarely hides one or shows it again.
    mutating func editSome() {
      for _ in 0..<1 + random.below(3) {
        let box = random.pick(boxes)
        switch random.below(10) {
        case 0: box.size.width = LayoutView.noIntrinsicMetric
        case 1..<5: box.size.width = 10 * Double(random.below(8))
        case 5..<8: box.size.height = 5 * Double(1 + random.below(5))
        case 8 where box.baseline != nil: box.baseline = Double(1 + random.below(5))
        default: if random.chance(20) { box.isHidden.toggle() }
        }
      }
    }
  }

  /// Where the plan of a stack differs from one made now.
  private func differences(of stack: StackView) -> [String] {
    let made = stack.plan(
      measuring: Measuring(
        engine: stack.engine, measurementCache: MeasurementCache(for: stack.engine)))
    var differences = PlanDifferences(of: stack, from: made)
    differences.compare("baselines", stack.plan.baselines, made.baselines)
    let (patched, planned) = (stack.formulas, made.compilation as? StackByFormula)
    differences.compare("formulas", patched != nil, planned != nil)
    guard let patched, let planned else { return differences.found }
    for axis in LayoutAxis.allCases {
      let needed = planned.formula(along: axis).needed
      for extent in [needed, needed + 7] {
        differences.compare(
          "lines at \(extent)", patched.formula(along: axis).lines(at: extent, from: 2),
          planned.formula(along: axis).lines(at: extent, from: 2))
      }
    }
    return differences.found
  }

  @Test func `content taken over into nested plans gives the plans made from scratch`() {
    var patches = 0
    let seeds = Soak.seeds(60)
    for seed in seeds {
      var trial = Trial(seed: seed)
      for step in 0..<8 {
        let before = trial.root.work.patches
        trial.editSome()
        trial.root.layoutIfNeeded()
        patches += trial.root.work.patches - before
        let found = trial.stacks.flatMap { differences(of: $0) }
        guard found.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(found.joined(separator: "\n"))")
          return
        }
      }
    }
    // Without a count, the test might compare plans with themselves.
    #expect(patches > 5 * seeds.count)
  }
}
