// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Where the views of a stack lie: each between lines of its own along the stack, all between two lines across.

extension CellFormula {
  /// Creates the position of a view along its stack.
  init(along index: Int) { self.init(index..<index + 1, .fill, extent: 0) }

  /// Creates the position of a view across its stack, as long as it keeps its extent there or fills the stack;
  /// nil if only a solve can determine it.
  init?(across stack: borrowing ResolvedStack, _ need: StackNeed, _ needs: StackNeeds) {
    let extent = need.size[stack.axis.other]
    func cell(_ rest: Rest, inset: Double = 0) -> CellFormula {
      CellFormula(0..<1, rest, inset: inset, extent: extent)
    }
    if need.holdAcross.isStretched {
      if case .baseline(let baseline) = stack.alignment, need.stands(on: baseline) { return nil }
      self = cell(.fill)
      return
    }
    switch stack.alignment {
    case .near, .fill: self = cell(.near)
    case .far: self = cell(.far)
    case .center: self = cell(.center)
    case .baseline(let baseline):
      guard stack.hasCommonLine else {
        self = cell(baseline == .first ? .near : .far)
        return
      }
      let reach = known(needs.reach(of: baseline))
      let own = need.measurement.reach(of: baseline)
      switch baseline {
      case .first: self = cell(.near, inset: reach.ascent - (own?.ascent ?? 0))
      case .last: self = cell(.far, inset: reach.descent - (own?.descent ?? 0))
      }
    }
  }
}
