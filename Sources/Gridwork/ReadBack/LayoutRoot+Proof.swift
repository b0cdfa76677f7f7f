// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Layouts with their proofs, at several widths of one tree.

/// A layout that a solver with variables for everything found, with the proof that there is no better one.
package struct ProvedLayout: Sendable {
  /// The width of the root, in points.
  package let width: Double
  /// The frames, which are not snapped to pixels.
  package let frames: ComputedLayout
  /// The proofs of the solves that led to the layout: one, and one for each after which views left their stacks.
  package let stages: [ProofStage]
}

extension LayoutRoot {
  /// Lays the tree out at several widths with variables for everything, and without pixels. The host is not
  /// told, and the tree is as it was afterwards.
  ///
  /// - Parameter body: A closure that receives a function from a width to the layout, and asks for any number of
  ///   layouts.
  /// - Returns: What the closure returns.
  package func provingLayouts<Result>(
    _ body: (@escaping (Double) -> ProvedLayout) -> Result
  ) -> Result {
    let provedBefore = provesAnswers
    provesAnswers = true
    engine.memory.stages = ProofStages()
    defer {
      engine.memory.stages = nil
      provesAnswers = provedBefore
    }
    return tryingWidths {
      body { self.provedLayout(at: $0) }
    }
  }

  private func provedLayout(at width: Double) -> ProvedLayout {
    self.width = .exact(width)
    engine.materializeForQuestion()
    return ProvedLayout(width: width, frames: computedFrames, stages: engine.proofStages)
  }

  /// Lays the tree out at several widths as it does otherwise, but without pixels. The host is not told, and the
  /// tree is as it was afterwards.
  package func unsnappedFrames(at widths: [Double]) -> [ComputedLayout] {
    tryingWidths {
      widths.map {
        width = .exact($0)
        return computedFrames
      }
    }
  }

  private func tryingWidths<Result>(_ body: () -> Result) -> Result {
    trying {
      let before = (width, scale)
      scale = 0
      defer { (width, scale) = before }
      return body()
    }
  }
}
