// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Layouts with their proofs, of one tree at several widths and text scales.

/// A layout that a solver with variables for everything found, with the proof that there is no better one.
package struct ProvedLayout: Sendable {
  package let width: Double
  package let textScale: Double
  /// The frames, which are not snapped to pixels.
  package let frames: ComputedLayout
  /// The proofs of the solves that led to the layout: one, and one for each after which views left their stacks.
  package let stages: [ProofStage]
}

extension LayoutRoot {
  /// Lays the tree out at several widths and text scales with variables for everything, and without pixels. The
  /// host is not told, and the tree is as it was afterwards.
  ///
  /// - Parameter body: A closure that receives a function from a width and a text scale to the layout, and asks
  ///   for any number of layouts.
  /// - Returns: What the closure returns.
  package func provingLayouts<Result>(
    _ body: (@escaping (Double, Double) -> ProvedLayout) -> Result
  ) -> Result {
    let provedBefore = provesAnswers
    provesAnswers = true
    engine.memory.stages = ProofStages()
    defer {
      engine.memory.stages = nil
      provesAnswers = provedBefore
    }
    return tryingSizes {
      body { self.provedLayout(width: $0, textScale: $1) }
    }
  }

  private func provedLayout(width: Double, textScale: Double) -> ProvedLayout {
    resize(width: width, textScale: textScale)
    engine.materializeForQuestion()
    return ProvedLayout(
      width: width, textScale: textScale, frames: computedFrames, stages: engine.proofStages)
  }

  /// Lays the tree out at several widths and text scales as it does otherwise, but without pixels. The host is not
  /// told, and the tree is as it was afterwards.
  ///
  /// - Parameter body: A closure that receives a function from a width and a text scale to the layout, and may look
  ///   at the tree after each layout.
  /// - Returns: What the closure returns.
  package func unsnappedLayouts<Result>(
    _ body: ((Double, Double) -> ComputedLayout) -> Result
  ) -> Result {
    tryingSizes {
      body {
        resize(width: $0, textScale: $1)
        return computedFrames
      }
    }
  }

  private func resize(width: Double, textScale: Double) {
    self.width = .exact(width)
    if textScale != textTraits.scale { textTraits.scale = textScale }
  }

  private func tryingSizes<Result>(_ body: () -> Result) -> Result {
    trying {
      let before = (width, scale, textTraits)
      scale = 0
      defer { (width, scale, textTraits) = before }
      return body()
    }
  }
}
