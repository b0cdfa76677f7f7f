// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A deterministic sequence of edits on a tree of grids and stacks inside each other: over every public
/// property of both, of their tracks, cells and arranged views, and over what is in them.
///
/// Every step draws from a generator of its own, so that a script without some of its steps is still a
/// script: that is how a failing one is made small.
struct ContainerScript {
  /// The top-level view of every script: a plain view with one container pinned to its edges.
  let top = LayoutView()
  let seed: UInt64
  var random: SplitMix
  /// What the steps did, in words.
  var log: [String] = []
  /// Views that were taken out and may come back.
  var spare: [LayoutView] = []
  var step = 0
  private var made = 0

  // What the root is told.
  var width = LayoutRoot.Extent.exact(300)
  var height = LayoutRoot.Extent.exact(200)
  var direction = UserInterfaceLayoutDirection.leftToRight

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(state: seed)
    top.identifier = "top"
    let container: LayoutView = random.below(2) == 0 ? GridView() : StackView()
    container.identifier = "main"
    container.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(container)
    container.fill(top)
  }

  /// The script after the given steps.
  static func replay(_ steps: [Int], seed: UInt64) -> ContainerScript {
    var script = ContainerScript(seed: seed)
    for step in steps { script.take(step) }
    return script
  }

  /// Makes the edit with a number.
  mutating func take(_ step: Int) {
    self.step = step
    made = 0
    random = SplitMix(state: seed &* 0x9E37_79B9 &+ UInt64(step) &* 0xBF58_476D)
    _ = random.next()
    switch random.below(12) {
    case 0, 1: addContent()
    case 2: editRoot()
    case 3: editView()
    case 4: moveView()
    default: random.below(2) == 0 ? editGrid() : editStack()
    }
  }

  /// Whether a living tree is laid out after a step.
  func laysOut(after step: Int) -> Bool {
    var random = SplitMix(state: seed &+ UInt64(step) &* 31)
    return random.below(3) > 0
  }

  func makeRoot() -> LayoutRoot {
    LayoutRoot(top, width: width, height: height, direction: direction, scale: 0)
  }

  func tell(_ root: LayoutRoot) {
    root.width = width
    root.height = height
    root.direction = direction
  }

  // MARK: What is there

  var grids: [GridView] { top.subtree.compactMap { $0 as? GridView } }
  var stacks: [StackView] { top.subtree.compactMap { $0 as? StackView } }

  /// Everything inside containers, at any depth.
  var contents: [LayoutView] {
    top.subtree.filter { $0.superview is GridView || $0.superview is StackView }
  }

  mutating func any<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }

  // MARK: Values

  /// Draws one of the values.
  mutating func pick<Value>(_ values: Value...) -> Value { values[random.below(values.count)] }

  mutating func length(_ bound: Int, by unit: Double = 5) -> Double {
    Double(random.below(bound)) * unit
  }

  mutating func axis() -> LayoutAxis { LayoutAxis.allCases[random.below(2)] }

  mutating func note(_ what: String) { log.append("\(step): \(what)") }

  mutating func name(_ prefix: String) -> String {
    made += 1
    return "\(prefix)\(step)\("abcdefghijklmnop".dropFirst(made - 1).prefix(1))"
  }
}

/// Text of glyphs that are ten points wide and ten tall, which breaks anywhere.
final class WrappingText: LayoutView {
  var glyphs: Int {
    didSet { if glyphs != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(_ name: String, _ glyphs: Int) {
    self.glyphs = glyphs
    super.init()
    identifier = name
  }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(glyphs) * 10, height: 10)
  }
  override var firstBaselineOffsetFromTop: Double? { 8 }
  override var lastBaselineOffsetFromBottom: Double? { 2 }

  override func height(forWidth width: Double) -> Double? {
    let perLine = max((width / 10 + 1e-6).rounded(.down), 1)
    return max((Double(glyphs) / perLine).rounded(.up), 1) * 10
  }
}
