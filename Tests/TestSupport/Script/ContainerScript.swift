// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// A deterministic sequence of edits on a tree of grids, stacks and views inside each other: over every
/// public property of containers, tracks, cells and arranged views, over the constraints between them,
/// and over what the root is told.
///
/// Every step draws from a source of its own, so that a script without some of its steps is still a
/// script: that is how a failing one is made small.
package struct ContainerScript {
  /// The top-level view of every script: a plain view with one container inside.
  package let top = LayoutView()
  /// The container that everything else is put into.
  package let main: LayoutView
  package let vocabulary: ScriptVocabulary
  package let seed: Int
  /// What the steps did, in words.
  package private(set) var log: [String] = []

  var random: RandomSource
  var step = 0
  private var made = 0
  /// Views that were taken out and may come back.
  var spare: [LayoutView] = []
  /// Constraints that the script made, active or not.
  var constraints: [LayoutConstraint] = []
  /// Others, which hold the edges of a view inside another.
  var ties: [LayoutConstraint] = []
  /// Others, which require an extent of a view.
  var extents: [LayoutConstraint] = []
  /// What holds the far edges of the main container.
  var hold: [LayoutConstraint] = []

  // What the root is told.
  package var width = LayoutRoot.Extent.exact(300)
  package var height = LayoutRoot.Extent.exact(200)
  var direction = UserInterfaceLayoutDirection.leftToRight

  package init(seed: Int, _ vocabulary: ScriptVocabulary) {
    self.seed = seed
    self.vocabulary = vocabulary
    random = RandomSource(seed: seed)
    main = random.pick(vocabulary.containers) == .grid ? GridView() : StackView()
    top.identifier = "top"
    main.identifier = "main"
    main.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(main)
    LayoutConstraint.activate([
      main.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      main.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    holdFarEdges(.equal, .required)
  }

  /// The script after the given steps.
  package static func replay(
    _ steps: [Int], seed: Int, _ vocabulary: ScriptVocabulary
  ) -> ContainerScript {
    var script = ContainerScript(seed: seed, vocabulary)
    for step in steps { script.take(step) }
    return script
  }

  /// Steps that still fail, none of which can be left out.
  package static func fewest(of steps: [Int], fails: ([Int]) -> Bool) -> [Int] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while size > 0 {
      var start = 0
      while start < steps.count {
        let without = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if !without.isEmpty, fails(without) {
          steps = without
        } else {
          start += size
        }
      }
      size /= 2
    }
    return steps
  }

  /// Makes the edit with a number.
  package mutating func take(_ step: Int) {
    self.step = step
    made = 0
    random = Self.source(seed, step)
    switch random.pick(vocabulary.edits) {
    case .add: addContent()
    case .move: moveView()
    case .view: editView()
    case .size: resizeBox()
    case .grid: editGrid()
    case .row: editRows()
    case .stack: editStack()
    case .frame: editFrame()
    case .extent: editExtent()
    case .constraint: editConstraint()
    case .guide: editGuide()
    case .root: editRoot()
    case .hold: editHold()
    }
  }

  /// Demands a size of a container that it cannot have: at the edges of the main one, or of any other.
  /// Some views resist that firmly.
  package mutating func contradict() {
    step = -1
    made = 0
    random = Self.source(seed, step)
    for view in contents where random.chance(20) { makeFirm(view) }
    demandSize()
  }

  /// Whether a living tree is laid out after a step.
  package func laysOut(after step: Int) -> Bool {
    var random = Self.source(~seed, step)
    return random.chance(67)
  }

  private static func source(_ seed: Int, _ step: Int) -> RandomSource {
    var random = RandomSource(seed: seed &* 8191 &+ step)
    _ = random.next()
    return random
  }

  package func makeRoot() -> LayoutRoot {
    let root = LayoutRoot(top, width: width, height: height, direction: direction, scale: 0)
    root.reportsProblems = false
    return root
  }

  package func tell(_ root: LayoutRoot) {
    root.width = width
    root.height = height
    root.direction = direction
  }

  // MARK: What is there

  package var grids: [GridView] { top.everything.compactMap { $0 as? GridView } }
  package var stacks: [StackView] { top.everything.compactMap { $0 as? StackView } }

  /// Everything inside containers and inside views that frame others, at any depth.
  var contents: [LayoutView] { top.everything.filter { $0 !== top && $0 !== main } }

  // MARK: Words

  mutating func note(_ what: String) { log.append("\(step): \(what)") }

  mutating func name(_ prefix: String) -> String {
    made += 1
    return "\(prefix)\(step)\("abcdefghijklmnopqrstuvwxyz".dropFirst(made - 1).prefix(1))"
  }
}

extension LayoutItem {
  /// What the item is called in a log.
  var name: String { identifier ?? className }
}

extension LayoutView {
  /// The views of the subtree, each before those inside it.
  package var everything: [LayoutView] { [self] + subviews.flatMap(\.everything) }
}
