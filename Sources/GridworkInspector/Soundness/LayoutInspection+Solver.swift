// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Findings that the solver and the containers report.

extension LayoutInspection {
  mutating func findConflicts() {
    for conflict in layout.independentConflicts {
      let broken = conflict.constraints[conflict.broken]
      add(
        .conflict, at: .constraint(broken), of: broken.items.first ?? 0, amount: conflict.excess,
        about: conflict,
        "\(conflict.summary): \(conflict.arithmetic.dropLast())")
    }
  }

  mutating func findUndecided() {
    guard root?.isUndecided == true else { return }
    add(
      .undecided, at: 0,
      "the constraints' numbers differ so much in size that the layout may not be the best one")
  }

  mutating func findProblems() {
    for problem in layout.problems {
      // The message already names the view.
      add(.problem, at: problem.item, problem.text)
    }
    for (position, item) in layout.items.enumerated() where item.hasPlace {
      if let grid = views[position] as? GridView { findCrossedLimits(of: grid, at: position) }
    }
  }

  /// Finds the rows and columns whose minimum is above their maximum.
  private mutating func findCrossedLimits(of grid: GridView, at position: Int) {
    guard let computed = tracks(of: position) else { return }
    for axis in LayoutAxis.allCases {
      for track in computed.tracks(along: axis) {
        let settings = TrackSettings(of: grid, track.index, along: axis)
        guard let limits = settings.crossedLimits else { continue }
        let (track, length) = (track.index, axis.lengthWord)
        add(
          .problem, at: .track(grid: position, axis, track), of: position, part: "limits",
          exemption: exemption(of: position, from: .problem),
          "\(name(ofTrack: track, along: axis, of: position)) has the minimum \(length) "
            + "\(numberText(limits.minimum)), above its maximum \(length) "
            + "\(numberText(limits.maximum)); the maximum holds")
      }
    }
  }

  mutating func findAmbiguities() {
    for sentence in layout.sentences(about: layout.forbiddenAmbiguities) {
      add(
        .ambiguity, at: sentence.item, part: "\(sentence.axis)", amount: sentence.distance,
        sentence.text)
    }
  }
}
