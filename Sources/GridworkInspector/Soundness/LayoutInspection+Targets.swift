// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Targets that are hard to hit, and an order of the focus that jumps.

extension LayoutInspection {
  /// The least distance between two targets, in points.
  static let targetGap = 8.0

  /// The positions of the visible targets, in tree order.
  private var targets: [Int] {
    layout.items.indices.filter {
      layout.items[$0].isShownView && views[$0]?.isInteractive == true
    }
  }

  /// Finds targets that are smaller than a square.
  mutating func findTargets(below side: Double, _ rule: SoundnessRule) {
    for target in targets {
      let size = layout.items[target].frame.size
      let shortage = side - min(size.width, size.height)
      guard shortage > Self.tolerance else { continue }
      add(
        rule, at: target, amount: shortage,
        "\(name(target)) is \(numberText(size.width)) by \(numberText(size.height)); a target needs "
          + "\(numberText(side)) by \(numberText(side))")
    }
  }

  /// Finds targets that are too close to each other. The gaps of one container are one cause.
  mutating func findCloseTargets() {
    var order: [Int] = []
    var distances: [Int: [Double]] = [:]
    let sorted = targets.sorted {
      (layout.items[$0].frameInRoot.minY, $0) < (layout.items[$1].frameInRoot.minY, $1)
    }
    for (place, first) in sorted.enumerated() {
      let frame = layout.items[first].frameInRoot
      for second in sorted[(place + 1)...] {
        let other = layout.items[second].frameInRoot
        guard other.minY - frame.maxY < Self.targetGap - Self.tolerance else { break }
        guard let distance = frame.distance(to: other),
          distance < Self.targetGap - Self.tolerance
        else { continue }
        let (before, after) = (min(first, second), max(first, second))
        let reason =
          exemption(of: before, from: .closeTargets) ?? exemption(of: after, from: .closeTargets)
        if reason == nil, let container = container(of: before, and: after) {
          if distances[container] == nil { order.append(container) }
          distances[container, default: []].append(distance)
          continue
        }
        add(
          .closeTargets, at: .item(after), of: after, part: "with \(name(before))",
          amount: Self.targetGap - distance, exemption: reason,
          "\(name(before)) and \(name(after)) are \(numberText(distance)) apart; targets need "
            + "\(numberText(Self.targetGap)) between them")
      }
    }
    for container in order {
      let found = distances[container] ?? []
      let least = found.min() ?? 0
      let pairs = found.count == 1 ? "two targets of" : "\(found.count) pairs of targets of"
      add(
        .closeTargets, at: container, amount: Self.targetGap - least,
        "\(pairs) \(name(container)) are \(found.count == 1 ? "" : "at least ")\(numberText(least)) "
          + "apart; targets need \(numberText(Self.targetGap)) between them")
    }
  }

  /// The grid or stack that arranges both of two views; nil if there is none.
  private func container(of first: Int, and second: Int) -> Int? {
    guard let parent = layout.items[first].parent, parent == layout.items[second].parent,
      layout.items[parent].kind != .view
    else { return nil }
    return parent
  }

  /// Finds targets that the focus reaches after others that are read later.
  mutating func findFocusJumps() {
    guard let root else { return }
    let positions = Dictionary(
      first: targets.compactMap { target in views[target].map { (ObjectIdentifier($0), target) } })
    let order = root.view.readingOrder.compactMap { positions[ObjectIdentifier($0)] }
    for (from, to) in zip(order, order.dropFirst()) {
      let (here, next) = (layout.items[from].frameInRoot, layout.items[to].frameInRoot)
      let isMirrored = layout.direction == .rightToLeft
      let isLeft = next.maxX <= here.minX + Self.tolerance
      let isRight = next.minX >= here.maxX - Self.tolerance
      let (isBefore, isAfter) = isMirrored ? (isRight, isLeft) : (isLeft, isRight)
      let isAbove = next.maxY <= here.minY + Self.tolerance
      let isBelow = next.minY >= here.maxY - Self.tolerance
      // A second column begins at the top again.
      guard isAbove ? !isAfter : isBefore && !isBelow else { continue }
      add(
        .focusOrder, at: to, part: "after \(name(from))",
        "the focus moves from \(name(from)) back to \(name(to)), which is read before it")
    }
  }
}

extension LayoutRect {
  /// The distance to another rectangle; nil if they overlap.
  fileprivate func distance(to other: LayoutRect) -> Double? {
    let x = max(other.minX - maxX, minX - other.maxX)
    let y = max(other.minY - maxY, minY - other.maxY)
    guard max(x, y) > -LayoutInspection.tolerance else { return nil }
    return (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
  }
}
