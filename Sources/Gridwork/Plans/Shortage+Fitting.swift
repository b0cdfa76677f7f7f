// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Contents that resist less than a fitting size pulls give way to it: the container is then measured
// smaller than its contents need. Where it lies in another container, that one gives it the room that was
// measured, and more only where there is some to spare; the container has its whole extent as soon as it
// can.

extension LayoutPriority {
  /// Whether content that resists at this priority does not give way to a fitting size.
  var resistsFitting: Bool { self > .fittingSizeCompression }
}

extension Shortage {
  /// The most pieces that give way to a fitting size.
  private static let mostFittingSteps = 32

  /// What the container loses where its extent is pulled to 0 at the fitting level; nil if only a solve
  /// can determine it.
  ///
  /// It loses the pieces that cost less than the pull saves. One that costs the same is lost or not,
  /// whatever the rule for ambiguous frames says of what lies inside.
  var fittingLoss: Double? {
    let pull = Slope(.fittingSizeCompression)
    var loss = 0.0
    for index in 0..<Self.mostFittingSteps {
      guard let step = step(at: index) else { return loss }
      switch step.slope.order(to: pull) {
      case .greater: return loss
      case .same: return nil
      case .less:
        guard step.isKnown else { return nil }
        loss = step.end
      }
    }
    return nil
  }
}
