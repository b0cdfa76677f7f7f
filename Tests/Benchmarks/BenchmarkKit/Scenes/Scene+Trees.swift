// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import TestSupport

extension Scene {
  /// Stacks inside each other, across and down by turns, a label beside every one.
  static func nestedStacks(depth: Int) -> Scene {
    Scene(name: "stacks_\(depth)") {
      let content = Metrics(40, 16)
      let leaf = LayoutView(content: content)
      var inner: LayoutView = leaf
      for level in 0..<depth {
        let stack = StackView(views: [LayoutView(content: Metrics(30, 12)), inner])
        stack.orientation = level % 2 == 0 ? .horizontal : .vertical
        inner = stack
      }
      let root = LayoutRoot(
        inner, width: .exact(Double(depth) * 40 + 200), height: .exact(Double(depth) * 30 + 200))
      return Stage(
        root,
        edits: [
          .init(name: "resize") {
            root.width = .exact(Double(depth) * 40 + 200 + Double($0 % 100))
          },
          .init(name: "content") { time in
            content.intrinsicContentSize.width = 40 + Double(time % 20)
            leaf.invalidateIntrinsicContentSize()
          },
        ])
    }
  }

  /// Labels in one long row, each tied to the one before it.
  static func longRow(count: Int, seed: Int) -> Scene {
    Scene(name: "row_\(count)") {
      var random = RandomSource(seed: seed)
      let top = LayoutView()
      let first = Metrics.label(&random)
      var previous: LayoutView?
      for position in 0..<count {
        let view = LayoutView(content: position == 0 ? first : Metrics.label(&random))
        top.addConstrained(view)
        view.topAnchor.constraint(equalTo: top.topAnchor, constant: 4).isActive = true
        view.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? top.leadingAnchor, constant: 8
        ).isActive = true
        previous = view
      }
      let root = LayoutRoot(top, width: .exact(Double(count) * 150), height: .exact(40))
      let leader = top.subviews.first
      return Stage(
        root,
        edits: [
          .init(name: "content") { time in
            first.intrinsicContentSize.width = 40 + Double(time % 60)
            leader?.invalidateIntrinsicContentSize()
          }
        ])
    }
  }

  /// Views inside each other, each pinned to its superview.
  static func deepHierarchy(depth: Int) -> Scene {
    Scene(name: "deep_\(depth)") {
      let top = LayoutView()
      var here = top
      for _ in 0..<depth {
        let inner = LayoutView()
        here.addConstrained(inner)
        inner.fillSuperview(by: 1)
        here = inner
      }
      let side = Double(2 * depth) + 100
      let root = LayoutRoot(top, width: .exact(side), height: .exact(side))
      return Stage(
        root, edits: [.init(name: "resize") { root.width = .exact(side + Double($0 % 50)) }])
    }
  }

  /// A list that scrolls: the cell that leaves at the top gets other content and comes in at the
  /// bottom. Every cell has an icon, a title, a subtitle and a badge.
  static func list(cells: Int, seed: Int) -> Scene {
    Scene(name: "list_\(cells)") {
      var random = RandomSource(seed: seed)
      let top = LayoutView()
      var recycled: [ListCell] = []
      for position in 0..<cells {
        let cell = ListCell(in: top, offset: Double(position) * ListCell.height, &random)
        recycled.append(cell)
      }
      let root = LayoutRoot(
        top, width: .exact(320), height: .exact(Double(cells) * ListCell.height))
      return Stage(
        root,
        edits: [
          .init(name: "scroll") { time in
            let cell = recycled[time % cells]
            cell.offset.constant = Double(time + cells) * ListCell.height
            cell.title.intrinsicContentSize.width = 80 + Double(time % 90)
            cell.titleView.invalidateIntrinsicContentSize()
          }
        ])
    }
  }

  /// A subtree that moves as a whole, without any change inside.
  static func movingTree(views: Int, seed: Int) -> Scene {
    Scene(name: "moving_\(views)") {
      var random = RandomSource(seed: seed)
      let top = LayoutView()
      let tree = Self.tree(views, &random)
      top.addConstrained(tree)
      let offset = tree.leadingAnchor.constraint(equalTo: top.leadingAnchor)
      offset.isActive = true
      tree.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
      let root = LayoutRoot(top, width: .exact(1000), height: .exact(Double(views) * 20))
      return Stage(
        root, edits: [.init(name: "move") { offset.constant = Double($0 % 100) }])
    }
  }

  /// A subtree that leaves the hierarchy and comes back.
  static func removal(views: Int, seed: Int) -> Scene {
    Scene(name: "removal_\(views)") {
      var random = RandomSource(seed: seed)
      let top = LayoutView()
      let tree = Self.tree(views, &random)
      func attach() {
        top.addConstrained(tree)
        tree.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
        tree.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
      }
      attach()
      let root = LayoutRoot(top, width: .exact(1000), height: .exact(Double(views) * 20))
      return Stage(
        root,
        edits: [
          .init(name: "remove and add") {
            if $0 % 2 == 0 { tree.removeFromSuperview() } else { attach() }
          }
        ])
    }
  }

  /// So many labels, one below the other, in a view as large as they are.
  private static func tree(_ views: Int, _ random: inout RandomSource) -> LayoutView {
    let tree = LayoutView()
    var above: LayoutView?
    for _ in 0..<views {
      let view = LayoutView(content: Metrics.label(&random))
      tree.addConstrained(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: tree.leadingAnchor),
        tree.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? tree.topAnchor),
      ])
      above = view
    }
    let pull = tree.widthAnchor.constraint(equalToConstant: 0)
    pull.priority = .defaultLow
    pull.isActive = true
    if let above { tree.bottomAnchor.constraint(equalTo: above.bottomAnchor).isActive = true }
    return tree
  }
}

/// A cell of a list: an icon, a title over a subtitle, a badge.
private struct ListCell {
  static let height = 44.0

  let title = Metrics(100, 16)
  let titleView: LayoutView
  /// How far the cell lies below the top of the list.
  let offset: LayoutConstraint

  init(in list: LayoutView, offset: Double, _ random: inout RandomSource) {
    let cell = LayoutView()
    let icon = LayoutView(content: Metrics(28, 28))
    let badge = LayoutView(content: Metrics(Double(random.integer(10...30)), 14))
    let subtitle = LayoutView(content: Metrics.label(&random))
    titleView = LayoutView(content: title)
    list.addConstrained(cell)
    for view in [icon, titleView, subtitle, badge] { cell.addConstrained(view) }
    self.offset = cell.topAnchor.constraint(equalTo: list.topAnchor, constant: offset)
    LayoutConstraint.activate([
      self.offset,
      cell.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      cell.heightAnchor.constraint(equalToConstant: Self.height),
      icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
      icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      titleView.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      titleView.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
      subtitle.leadingAnchor.constraint(equalTo: titleView.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: titleView.bottomAnchor, constant: 4),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: titleView.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
      badge.centerYAnchor.constraint(equalTo: titleView.centerYAnchor),
    ])
  }
}
