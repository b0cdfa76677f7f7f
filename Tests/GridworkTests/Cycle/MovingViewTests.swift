// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What lies inside a view that moves by a part of a pixel: everything snaps anew, and nothing need be
/// placed again where all of it lies whole pixels away.
@Suite struct MovingViewTests {
  /// Boxes inside each other: a window, `outer` as far from its left and top as two constants say,
  /// `middle` 20 points further in, `inner` 10 points further, and a leaf in that.
  private final class Nest {
    let window = Box("window")
    let outer = Box("outer", 100, 100)
    let middle = Box("middle", 60, 60)
    let inner = Box("inner", 40, 40)
    let leaf = Box("leaf", 10, 10)
    let x: LayoutConstraint
    let y: LayoutConstraint
    /// How far the leaf lies in `inner`.
    let place: LayoutConstraint
    let root: LayoutRoot

    init(
      scale: Double = 1, direction: UserInterfaceLayoutDirection = .leftToRight,
      leaf place: Double = 5
    ) {
      func put(_ view: Box, in outer: Box, _ distance: Double) -> [LayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        let constraints = [
          view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
          view.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
        ]
        LayoutConstraint.activate(constraints)
        return constraints
      }
      let constraints = put(outer, in: window, 0)
      (x, y) = (constraints[0], constraints[1])
      _ = put(middle, in: outer, 20)
      _ = put(inner, in: middle, 10)
      self.place = put(leaf, in: inner, place)[0]
      root = LayoutRoot(
        window, width: .exact(200), height: .exact(200), direction: direction, scale: scale)
      root.layoutIfNeeded()
    }

    /// Moves the outer box to the right. Returns how many views were placed.
    func move(to x: Double) -> Int {
      let before = root.work.placements
      self.x.constant = x
      root.layoutIfNeeded()
      return root.work.placements - before
    }

    /// Where the boxes begin, each in the one around it.
    var starts: [Double] { [outer, middle, inner, leaf].map(\.frame.minX) }
  }

  @Test func `nothing that lies whole pixels inside is placed again`() {
    let nest = Nest()
    #expect(nest.starts == [0, 20, 10, 5])
    // Halfway between two pixels is the right one.
    #expect(nest.move(to: 0.5) == 1)
    #expect(nest.starts == [1, 20, 10, 5])
    #expect(nest.move(to: 0.25) == 1)
    #expect(nest.starts == [0, 20, 10, 5])
    #expect(nest.leaf.frameInRoot == LayoutRect(x: 35, y: 35, width: 10, height: 10))
  }

  @Test func `what lies a part of a pixel further snaps by itself`() {
    let nest = Nest(leaf: 5.5)
    // From 35.5 to 36, in a box at 30.
    #expect(nest.starts == [0, 20, 10, 6])
    // At 36, in a box that snaps from 30.5 to 31.
    #expect(nest.move(to: 0.5) == 4)
    #expect(nest.starts == [1, 20, 10, 5])
    // From 35.75 to 36, in a box at 30.
    #expect(nest.move(to: 0.25) == 4)
    #expect(nest.starts == [0, 20, 10, 6])
  }

  @Test func `an extent of half a pixel counts as well`() {
    let nest = Nest()
    nest.leaf.size.width = 10.5
    nest.root.layoutIfNeeded()
    // From 35 to 45.5.
    #expect(nest.leaf.frame.width == 11)
    #expect(nest.move(to: 0.5) == 4)
    // From 35.5 to 46.
    #expect(nest.leaf.frame.width == 10)
  }

  @Test func `an edit inside finds where it is by then`() {
    let nest = Nest()
    #expect(nest.move(to: 0.5) == 1)
    nest.place.constant = 5.5
    nest.root.layoutIfNeeded()
    // At 36, in a box that snaps from 30.5 to 31.
    #expect(nest.starts == [1, 20, 10, 5])
  }

  @Test func `a question about a view between does not hide that those inside it moved`() {
    let nest = Nest()
    #expect(nest.move(to: 0.5) == 1)
    #expect(nest.middle.frameInRoot.minX == 21)
    nest.outer.setNeedsLayout()
    nest.root.layoutIfNeeded()
    nest.place.constant = 5.5
    nest.root.layoutIfNeeded()
    #expect(nest.starts == [1, 20, 10, 5])
  }

  @Test func `a view that changed no longer lies whole pixels away`() {
    let nest = Nest()
    #expect(nest.move(to: 0.5) == 1)
    nest.place.constant = 5.5
    nest.root.layoutIfNeeded()
    #expect(nest.move(to: 0) == 4)
    #expect(nest.starts == [0, 20, 10, 6])
    nest.place.constant = 6
    nest.root.layoutIfNeeded()
    #expect(nest.move(to: 0.5) == 1)
    #expect(nest.starts == [1, 20, 10, 6])
  }

  @Test func `alignment insets count as well`() {
    let nest = Nest()
    nest.inner.insets = LayoutEdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0)
    nest.root.layoutIfNeeded()
    // The frame of the inner box begins at 29.5, the leaf at 35 as before.
    #expect(nest.starts == [0, 20, 10, 5])
    #expect(nest.move(to: 0.5) == 4)
    // At 30, in a box that snaps from 20.5 to 21; the leaf snaps from 35.5 to 36.
    #expect(nest.starts == [1, 20, 9, 6])
  }

  @Test func `pixels are those of the root`() {
    let nest = Nest(scale: 2, leaf: 5.5)
    #expect(nest.starts == [0, 20, 10, 5.5])
    #expect(nest.move(to: 0.25) == 1)
    #expect(nest.starts == [0.5, 20, 10, 5.5])
    nest.root.scale = 1
    nest.root.layoutIfNeeded()
    // From 0.25 to 0; from 35.75 to 36.
    #expect(nest.starts == [0, 20, 10, 6])
    #expect(nest.move(to: 0.5) == 4)
    #expect(nest.starts == [1, 20, 10, 5])
  }

  @Test func `thirds of a point are no exact numbers, so everything is placed again`() {
    let nest = Nest(scale: 3)
    #expect(nest.move(to: 0.5) == 4)
    // 1.5 pixels snap to 2.
    #expect(nest.starts.map { ($0 * 3).rounded() } == [2, 60, 30, 15])
  }

  @Test func `from right to left`() {
    let nest = Nest(direction: .rightToLeft)
    // 200 - 100; 100 - 20 - 60; 60 - 10 - 40; 40 - 5 - 10.
    #expect(nest.starts == [100, 20, 10, 25])
    #expect(nest.move(to: 0.5) == 1)
    #expect(nest.starts == [100, 20, 10, 25])
    nest.place.constant = 5.5
    nest.root.layoutIfNeeded()
    // From 99.5 to 100; from 129.5 to 130; at 154 in that.
    #expect(nest.starts == [100, 20, 10, 24])
  }

  @Test func `a resize places the outermost of stacks inside each other`() {
    let inner = StackView(views: [Box("a", 30, 12), Box("b", 40, 16)])
    let middle = StackView(views: [Box("c", 30, 12), inner])
    let outer = StackView(views: [Box("d", 30, 12), middle])
    for stack in [middle, outer] { stack.orientation = .vertical }
    let root = LayoutRoot(outer, width: .exact(200), height: .exact(100))
    root.layoutIfNeeded()
    // (200 - 78) ÷ 2.
    #expect(middle.frame.minX == 61)
    let before = root.work.placements
    root.width = .exact(201)
    root.layoutIfNeeded()
    #expect(root.work.placements - before == 2)
    // 61.5 snaps to 62, and nothing inside moves.
    #expect(middle.frame.minX == 62)
    #expect(inner.frame == LayoutRect(x: 0, y: 20, width: 78, height: 16))
  }

  @Test func `readers of the layout see where everything is`() {
    let nest = Nest()
    #expect(nest.move(to: 0.5) == 1)
    let items = nest.root.computedLayout.items
    #expect(items.map(\.frameInRoot.minX) == [0, 1, 21, 31, 36])
  }

  // MARK: Living and fresh

  /// A tree of containers and plain views, and the numbers that it is made from.
  private struct Sample {
    /// Where the part that moves is.
    var x = 0.0
    var y = 0.0
    var sizes = [Double](repeating: 10, count: 7)
    var spacing = 8.0
    var alignment = LayoutConstraint.Attribute.leading

    /// Changes a number.
    mutating func change(_ random: inout RandomSource) {
      let parts = [0, 0.5, 0.25, 0.75, 1.0 / 3, 0.4999995, 0.499_999_3, 0.1]
      switch random.below(8) {
      case 0, 1, 2: x = Double(random.below(30)) + random.pick(parts)
      case 3: y = Double(random.below(30)) + random.pick(parts)
      case 4: spacing = random.pick([8, 8, 6, 7.5])
      case 5: alignment = random.pick([.leading, .centerX, .trailing])
      default:
        sizes[random.below(sizes.count)] =
          Double(random.integer(8...20)) + (random.chance(15) ? 0.5 : 0)
      }
    }
  }

  private final class SampleTree {
    let boxes = (0..<7).map { Box("\($0)", 10, 10) }
    let frame = LayoutView()
    let column: StackView
    let row: StackView
    let x: LayoutConstraint
    let y: LayoutConstraint
    let root: LayoutRoot

    init(scale: Double, direction: UserInterfaceLayoutDirection) {
      let padded = LayoutView()
      padded.translatesAutoresizingMaskIntoConstraints = false
      boxes[0].translatesAutoresizingMaskIntoConstraints = false
      padded.addSubview(boxes[0])
      LayoutConstraint.activate([
        boxes[0].leadingAnchor.constraint(equalTo: padded.leadingAnchor, constant: 3),
        padded.trailingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 3),
        boxes[0].topAnchor.constraint(equalTo: padded.topAnchor, constant: 3),
        padded.bottomAnchor.constraint(equalTo: boxes[0].bottomAnchor, constant: 3),
      ])
      let grid = GridView(views: [[boxes[1], boxes[2]], [boxes[3], padded]])
      row = StackView(views: [boxes[4], grid])
      column = StackView(views: [row, boxes[5], boxes[6]])
      column.orientation = .vertical
      let window = LayoutView()
      window.addSubview(column)
      x = column.leadingAnchor.constraint(equalTo: window.leadingAnchor)
      y = column.topAnchor.constraint(equalTo: window.topAnchor)
      LayoutConstraint.activate([x, y])
      root = LayoutRoot(
        window, width: .exact(200), height: .exact(200), direction: direction, scale: scale)
    }

    func take(_ sample: Sample) {
      (x.constant, y.constant) = (sample.x, sample.y)
      column.alignment = sample.alignment
      row.spacing = sample.spacing
      for (box, size) in zip(boxes, sample.sizes) {
        box.size = LayoutSize(width: size, height: sample.sizes[0])
      }
    }

    var frames: [LayoutRect] {
      root.layoutIfNeeded()
      return root.view.subtree.map(\.frame)
    }
  }

  @Test(arguments: [1.0, 2], [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a tree that moved and changed has the frames of a fresh one`(
    scale: Double, direction: UserInterfaceLayoutDirection
  ) {
    for seed in Soak.seeds(20) {
      var random = RandomSource(seed: seed)
      var sample = Sample()
      let living = SampleTree(scale: scale, direction: direction)
      for step in 0..<20 {
        sample.change(&random)
        living.take(sample)
        let fresh = SampleTree(scale: scale, direction: direction)
        fresh.take(sample)
        let same = living.frames == fresh.frames
        #expect(same, "seed \(seed), step \(step)")
        guard same else { break }
        if random.chance(20) { _ = living.root.computedLayout }
        if random.chance(20) { _ = random.pick(living.boxes).frameInRoot }
      }
    }
  }
}
