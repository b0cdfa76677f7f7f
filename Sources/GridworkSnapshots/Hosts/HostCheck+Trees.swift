// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Checks of a tree that the host shows.

extension HostCheck {
  static let frames = HostCheck(name: "frames") { adapter in
    let stage = HostStage.form(of: adapter)
    for (size, occasion) in [
      (stage.naturalSize, "at its natural size"), (stage.narrowSize, "in a narrow window"),
      (stage.ampleSize, "in a large window"),
    ] {
      stage.layOut(in: size)
      let wrong = stage.wrongFrames(occasion)
      if !wrong.isEmpty { return wrong }
    }
    stage.adapter.setText("A longer name", of: stage.leaves[0].view)
    stage.layOut(in: stage.ampleSize)
    return stage.wrongFrames("after its text changed")
  }

  static let hiding = HostCheck(name: "hidden views") { adapter in
    let stage = HostStage.form(of: adapter)
    let row = stage.grid?.row(at: 1)
    stage.layOut(in: stage.ampleSize)
    row?.isHidden = true
    stage.layOut(in: stage.ampleSize)
    var wrong = stage.wrongFrames("while its row is hidden")
    row?.isHidden = false
    stage.layOut(in: stage.ampleSize)
    wrong += stage.wrongFrames("after its row was shown again")
    stage.leaves[4].view.isHidden = true
    stage.layOut(in: stage.ampleSize)
    return wrong + stage.wrongFrames("while the program hides it")
  }

  static let direction = HostCheck(name: "right to left") { adapter in
    let stage = HostStage.form(of: adapter)
    let size = stage.ampleSize
    stage.root.direction = .leftToRight
    stage.layOut(in: size)
    let before = stage.frames
    stage.root.direction = .rightToLeft
    stage.layOut(in: size)
    // Edges in the middle of a pixel are snapped towards the same side in both directions.
    let tolerance = stage.root.scale > 0 ? 1 / stage.root.scale : LengthTolerance.rounding
    return zip(stage.leaves, zip(before, stage.frames)).compactMap { leaf, frames in
      guard let old = frames.0, let new = frames.1 else { return nil }
      let mirrored = size.width - old.maxX
      if (new.minX - mirrored).magnitude <= tolerance { return nil }
      return
        "the \(leaf.name) is at \(old.text) from left to right and at \(new.text) from right to "
        + "left, in a width of \(size.width.text); its mirror image begins at \(mirrored.text). The "
        + "layout mirrors frames already."
    }
  }

  static let rounding = HostCheck(name: "rounding") { adapter in
    let stage = HostStage(
      adapter,
      ["first label": .label("a"), "second label": .label("b"), "third label": .label("c")]
    ) { views in
      let grid = GridView(views: [views])
      grid.xPlacement = .fill
      grid.columnSpacing = 0
      return grid
    }
    let natural = stage.naturalSize
    // Each of three successive widths is divided by three; two of the quotients are not whole
    // numbers.
    for extra in [10.0, 11, 12] {
      let width = natural.width + extra
      stage.layOut(in: LayoutSize(width: width, height: natural.height))
      var edge = 0.0
      for (leaf, frame) in zip(stage.leaves, stage.frames) {
        guard let frame else { return ["the \(leaf.name) is not shown."] }
        guard frame.minX == edge else {
          return [
            "in a width of \(width.text) the \(leaf.name) begins at \(frame.minX.text), and what is "
              + "before it ends at \(edge.text). Take frames as they are; they are rounded already."
          ]
        }
        edge = frame.maxX
      }
      guard edge == width else {
        return ["labels that fill a width of \(width.text) end at \(edge.text)."]
      }
    }
    return []
  }

  static let deferring = HostCheck(name: "changes") { adapter in
    let stage = HostStage.form(of: adapter)
    let size = stage.ampleSize
    stage.layOut(in: size)
    stage.resetCounts()
    stage.adapter.setText("Surname", of: stage.leaves[0].view)
    stage.grid?.rowSpacing += 1
    stage.adapter.setText("Address", of: stage.leaves[2].view)
    guard stage.leaves.allSatisfy(\.probe.isUntouched) else {
      return [
        "the host measures or lays out while the program is still changing the form. In onNeedsLayout, "
          + "only schedule a layout."
      ]
    }
    stage.layOut(in: size)
    return stage.wrongFrames("after several changes")
  }

  static let reentrance = HostCheck(name: "re-entrance") { adapter in
    let stage = HostStage.form(of: adapter)
    let size = stage.ampleSize
    stage.layOut(in: size)
    let label = stage.leaves[0]
    label.probe.onPlacement = { adapter.setText("Changed while it was placed", of: label.view) }
    stage.adapter.setText("Changed", of: label.view)
    stage.layOut(in: size)
    // The host may have handled the second change already.
    stage.layOut(in: size)
    let needed = label.probe.intrinsicContentSize.width
    guard let width = adapter.frame(of: label.view)?.width, width < needed else { return [] }
    return [
      "a text that changes while it is placed is \(needed.text) wide but shown with \(width.text) in the "
        + "next layout. Let onNeedsLayout schedule a layout even while one is running."
    ]
  }

  /// The maximum number of heights that a host may ask for in one layout: five in the pass, and
  /// four in each of three measurements (smallest size, natural size, height at the width).
  private static let heightLimit = 5 + 3 * 4

  static let measuringCalls = HostCheck(name: "number of measurements") { adapter in
    let stage = HostStage.form(of: adapter)
    stage.layOut(in: stage.ampleSize)
    var violations: [String] = []

    let narrow = stage.narrowSize
    stage.resetCounts()
    stage.layOut(in: narrow)
    for leaf in stage.leaves {
      if leaf.probe.readings > 0 {
        violations.append("the size of the \(leaf.name) is read again because the window changed.")
      }
      if leaf.probe.heights > heightLimit {
        violations.append(
          "the \(leaf.name) is asked for its height \(leaf.probe.heights) times in one layout; "
            + "\(heightLimit) are enough.")
      }
    }

    stage.resetCounts()
    stage.layOut(in: narrow)
    for leaf in stage.leaves where leaf.probe.readings + leaf.probe.heights > 0 {
      violations.append("the \(leaf.name) is measured again although nothing changed.")
    }

    stage.adapter.setText("Nom", of: stage.leaves[0].view)
    stage.resetCounts()
    stage.layOut(in: narrow)
    for leaf in stage.leaves.dropFirst() where leaf.probe.readings > 0 {
      violations.append("the size of the \(leaf.name) is read again because another text changed.")
    }
    return violations
  }
}
