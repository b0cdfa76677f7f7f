// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A living stack equals a fresh one: whatever is done to it, in whatever order, between whatever
/// passes.
///
/// Every script runs on two trees: one has a root and is laid out after every step, the other gets its
/// root at the end.
@Suite struct StackEditScriptTests {
  @Test(arguments: 0..<60)
  func `a living stack equals a fresh one`(seed: Int) {
    var living = StackScript(seed: UInt64(seed))
    let root = living.root()
    for step in 0..<30 {
      living.step()
      root.layoutIfNeeded()
      guard step % 5 == 4 else { continue }
      var replay = StackScript(seed: UInt64(seed))
      for _ in 0...step { replay.step() }
      let other = replay.root()
      other.width = root.width
      root.layoutIfNeeded()
      other.layoutIfNeeded()
      #expect(root.frames.keys == other.frames.keys)
      for (name, frame) in root.frames {
        let difference = other.frames[name]?.largestDifference(from: frame) ?? .infinity
        #expect(difference < 1e-6, "\(name) after step \(step): \(living.log)")
      }
    }
  }

  @Test(arguments: 0..<60)
  func `a stack of views with sizes is never ambiguous but where it says so`(seed: Int) {
    var script = StackScript(seed: UInt64(seed))
    let root = script.root()
    root.width = .exact(2000)
    root.height = .exact(2000)
    for _ in 0..<12 {
      script.step()
      script.avoidOpenDistributions()
      let layout = root.computedLayout
      #expect(
        layout.ambiguities.isEmpty && layout.conflicts.isEmpty,
        "\(script.log): \(layout.ambiguities)")
    }
  }
}

/// A deterministic sequence of edits on a stack of its own, with stacks inside.
struct StackScript {
  let stack = StackView()
  private var random: SplitMix
  private var made = 0
  private(set) var log: [String] = []

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0..<4 {
      let view = content()
      stack.addView(view, in: gravity())
    }
  }

  /// A root for the stack; its width is a function of what the script did so far.
  func root() -> LayoutRoot {
    LayoutRoot(stack, width: .exact(300), height: .exact(200), scale: 0)
  }

  /// Keeps to what has one answer: no filling between equals, neither by `fill` nor by a proportion
  /// that nobody has, nor by contents that hug less than the stack.
  func avoidOpenDistributions() {
    for stack in stacks {
      let hasProportion = stack.views.contains {
        $0 is Box && !stack.isAway($0) && $0.intrinsicContentSize.width > 0
      }
      if stack.distribution == .fill
        || stack.distribution == .fillProportionally && !hasProportion
      {
        stack.distribution = .equalSpacing
      }
      for axis in LayoutAxis.allCases {
        stack.setHuggingPriority(min(stack.huggingPriority(for: axis), 249.5), for: axis)
        for view in stack.views {
          let hugging = min(max(view.contentHuggingPriority(for: axis), .defaultLow), 255)
          view.setContentHuggingPriority(hugging, for: axis)
        }
      }
    }
  }

  /// All stacks of the tree.
  var stacks: [StackView] { stack.subtree.compactMap { $0 as? StackView } }

  private mutating func content() -> LayoutView {
    made += 1
    let width = Double(10 + random.below(6) * 10)
    let height = Double(10 + random.below(4) * 5)
    switch random.below(6) {
    case 0:
      let inner = StackView()
      inner.identifier = "s\(made)"
      for _ in 0..<random.below(3) {
        let view = content()
        inner.addView(view, in: gravity())
      }
      return inner
    case 1: return GridView(views: [[box("v\(made)a", width, height), box("v\(made)b", 20, 10)]])
    case 2: return Box("v\(made)", width, height)
    default: return Box("v\(made)", width, height, baseline: Double(5 + random.below(6)))
    }
  }

  private mutating func gravity() -> StackView.Gravity {
    StackView.Gravity.allCases[random.below(3)]
  }

  private mutating func anyStack() -> StackView { stacks[random.below(stacks.count)] }

  /// A view of a stack.
  private mutating func anyView() -> (StackView, LayoutView)? {
    let stack = anyStack()
    guard !stack.views.isEmpty else { return nil }
    return (stack, stack.views[random.below(stack.views.count)])
  }

  private mutating func axis() -> LayoutAxis { LayoutAxis.allCases[random.below(2)] }

  mutating func step() {
    let kind = random.below(23)
    log.append("\(kind)")
    switch kind {
    case 0:
      let stack = anyStack()
      stack.orientation = axis()
    case 1:
      let stack = anyStack()
      stack.alignment = LayoutConstraint.Attribute.allCases[random.below(13)]
    case 2, 3:
      let stack = anyStack()
      stack.distribution = StackView.Distribution.allCases[random.below(6)]
    case 4:
      let stack = anyStack()
      stack.spacing = Double(random.below(12))
    case 5:
      let stack = anyStack()
      stack.edgeInsets = LayoutEdgeInsets(
        top: Double(random.below(5)), left: Double(random.below(5)),
        bottom: Double(random.below(5)),
        right: Double(random.below(5)))
    case 6:
      let stack = anyStack()
      stack.detachesHiddenViews.toggle()
    case 7:
      let stack = anyStack()
      let axis = axis()
      stack.setHuggingPriority([100, 249.5, 300, 800][random.below(4)], for: axis)
    case 8:
      let stack = anyStack()
      let axis = axis()
      stack.setClippingResistancePriority([400, 900, 1000, 1000][random.below(4)], for: axis)
    case 9:
      guard let (stack, view) = anyView() else { return }
      stack.setVisibilityPriority([0, 400, 900, 1000][random.below(4)], for: view)
    case 10:
      guard let (stack, view) = anyView() else { return }
      stack.setCustomSpacing(
        [StackView.useDefaultSpacing, 0, 3, 20][random.below(4)], after: view)
    case 11:
      guard let (_, view) = anyView() else { return }
      view.isHidden.toggle()
    case 12:
      let stack = anyStack()
      let view = content()
      stack.insertArrangedSubview(view, at: random.below(stack.views.count + 1))
    case 13:
      guard let (stack, view) = anyView() else { return }
      stack.insertArrangedSubview(view, at: random.below(stack.views.count))
    case 14:
      guard let (stack, view) = anyView() else { return }
      stack.addView(view, in: gravity())
    case 15:
      guard let (stack, view) = anyView() else { return }
      stack.removeView(view)
    case 16:
      guard let (_, view) = anyView() else { return }
      let axis = axis()
      view.setContentHuggingPriority([50, 240, 251, 700][random.below(4)], for: axis)
    case 17:
      guard let (_, view) = anyView() else { return }
      let axis = axis()
      view.setContentCompressionResistancePriority(
        [270, 500, 751, 1000][random.below(4)], for: axis)
    case 18:
      guard let (stack, view) = anyView() else { return }
      stack.insertView(view, at: 0, in: gravity())
    case 19:
      let stack = anyStack()
      let gravity = gravity()
      let view = content()
      stack.setViews(Array(stack.views(in: gravity).reversed()) + [view], in: gravity)
    case 20:
      guard let (_, view) = anyView(), let box = view as? Box else { return }
      box.size.width = Double(random.below(9) * 10)
    case 21:
      guard let (_, view) = anyView(), let box = view as? Box else { return }
      box.baseline = [nil, 4, 9][random.below(3)]
    default:
      let stack = anyStack()
      stack.userInterfaceLayoutDirection = [nil, .leftToRight, .rightToLeft][random.below(3)]
    }
  }
}

extension LayoutRoot {
  /// The frames of everything seen, by name.
  fileprivate var frames: [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    var rest = view.subviews
    while let view = rest.popLast() {
      guard !view.isHiddenByContainer else { continue }
      frames[view.identifier ?? "?"] = view.frame
      rest += view.subviews
    }
    return frames
  }
}

extension LayoutRect {
  fileprivate func largestDifference(from other: LayoutRect) -> Double {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .map(\.magnitude).max() ?? 0
  }
}

extension StackView {
  fileprivate func isAway(_ view: LayoutView) -> Bool { detachedViews.contains { $0 === view } }
}
