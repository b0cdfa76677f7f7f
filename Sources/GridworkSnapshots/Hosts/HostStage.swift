// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A tree made from an adapter's leaves, which the adapter shows.
struct HostStage {
  let adapter: any HostAdapter
  let root: LayoutRoot
  let leaves: [Leaf]

  /// A leaf, with its name in messages.
  struct Leaf {
    let name: String
    let view: LayoutView
    let probe: HostProbe
  }

  /// Makes leaves, arranges them, and lets the adapter show the tree.
  init(
    _ adapter: any HostAdapter, _ leaves: KeyValuePairs<String, HostLeaf>,
    arrange: ([LayoutView]) -> LayoutView
  ) {
    self.adapter = adapter
    self.leaves = leaves.map { name, leaf in
      let view = adapter.makeLeaf(leaf)
      let probe = HostProbe(view.layoutContent ?? FixedText(""))
      view.layoutContent = probe
      return Leaf(name: name, view: view, probe: probe)
    }
    root = LayoutRoot(arrange(self.leaves.map(\.view)))
    adapter.show(root)
  }

  /// A form with two rows of a label and a field, and a note below them.
  static func form(of adapter: any HostAdapter) -> HostStage {
    HostStage(
      adapter,
      [
        "first label": .label("Name"), "first field": .field,
        "second label": .label("Telephone"), "second field": .field,
        "note": .note(Self.note),
      ]
    ) { views in
      views[4].setContentCompressionResistancePriority(400, for: .horizontal)
      let grid = GridView(views: [[views[0], views[1]], [views[2], views[3]], [views[4]]])
      grid.rowAlignment = .firstBaseline
      grid.row(at: 2).mergeCells(in: 0..<2).xPlacement = .fill
      return grid
    }
  }

  static let note =
    "A note that is long enough to wrap onto several lines where there is little room."

  /// The grid of the form.
  var grid: GridView? { root.view as? GridView }

  /// The natural size of the tree.
  var naturalSize: LayoutSize { root.intrinsicContentSize }

  /// A size at which the note must wrap, if the host allows it.
  var narrowSize: LayoutSize {
    let natural = root.intrinsicContentSize
    let width = max(root.minimumSize.width, (natural.width * 0.75).rounded(.up))
    return LayoutSize(width: width, height: root.height(forWidth: width) ?? natural.height)
  }

  /// A size that exceeds what the form needs.
  var ampleSize: LayoutSize {
    let natural = root.intrinsicContentSize
    return LayoutSize(width: natural.width + 37, height: natural.height + 23)
  }

  func layOut(in size: LayoutSize) { adapter.layOut(in: size) }

  func resetCounts() { for leaf in leaves { leaf.probe.reset() } }

  /// The frames at which the host shows the leaves.
  var frames: [LayoutRect?] { leaves.map { adapter.frame(of: $0.view) } }

  /// The differences between the frames shown and the computed layout, as messages.
  func wrongFrames(_ occasion: String) -> [String] {
    zip(leaves, frames).compactMap { leaf, frame in
      let isShown = leaf.view.isInReadingOrder(of: root)
      switch frame {
      case nil where isShown:
        return "the \(leaf.name) is not shown \(occasion)."
      case let frame? where !isShown:
        return "the \(leaf.name) is still shown at \(frame.text) \(occasion)."
      case let frame? where frame != leaf.view.frameInRoot:
        return "the \(leaf.name) is at \(frame.text) \(occasion); the layout puts it at "
          + "\(leaf.view.frameInRoot.text)."
      default:
        return nil
      }
    }
  }
}

extension LayoutView {
  fileprivate func isInReadingOrder(of root: LayoutRoot) -> Bool {
    root.view.readingOrder.contains { $0 === self }
  }
}
