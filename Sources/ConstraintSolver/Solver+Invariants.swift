// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What holds between calls, checked when the package is built with the trait `InternalChecks`.
extension Solver {
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      verifyRows()
      verifyReducedCosts()
      verifyPieces()
      verifyForms()
    #endif
  }

  #if InternalChecks
    /// The entries of a row are nonbasic and not folded, and are found from their columns.
    private func verifyRows() {
      for index in 0..<activities.count where activities[index].isLive && activities[index].isBasic
      {
        let row = activities[index].row
        for position in row.indices {
          let entry = rows.element(row, position)
          let column = activities[Int(entry.index)]
          precondition(column.isLive && !column.isBasic, "a row mentions a basic activity")
          precondition(!column.isFolded, "a row mentions a folded activity")
          let isListed = column.column.indices.contains {
            columns.element(column.column, $0) == Int32(index)
          }
          precondition(isListed, "a row's entry is missing from its column")
        }
      }
    }

    /// `D_j` is the sum of the slopes of the basic activities, each times its coefficient.
    private func verifyReducedCosts() {
      var expected = [Double](repeating: 0, count: activities.count * stride)
      let scratch = UnsafeMutablePointer<Double>.allocate(capacity: stride)
      defer { scratch.deallocate() }
      for index in 0..<activities.count where activities[index].isLive && activities[index].isBasic
      {
        slope(of: index, segment: Int(activities[index].segment), into: scratch)
        let row = activities[index].row
        for position in row.indices {
          let entry = rows.element(row, position)
          for level in 0..<levels.count {
            expected[Int(entry.index) * stride + level] += scratch[level] * entry.coefficient
          }
        }
      }
      for index in 0..<activities.count
      where activities[index].isLive && !activities[index].isBasic && !activities[index].isFolded {
        for level in 0..<levels.count {
          let place = index * stride + level
          precondition(
            isClose(reducedCosts[place], expected[place]), "a reduced cost has drifted")
        }
      }
    }

    /// Kinks are in order, and the segment of a basic activity fits its value.
    private func verifyPieces() {
      for index in 0..<activities.count where activities[index].isLive {
        let block = activities[index].pieces
        let value = activities[index].value
        for position in block.indices {
          let piece = pieces.element(block, position)
          if position > 0 {
            let previous = pieces.element(block, position - 1)
            precondition(previous.breakpoint <= piece.breakpoint, "kinks are out of order")
          }
          if !activities[index].isBasic { continue }
          let isPassed = position < Int(activities[index].segment)
          precondition(
            isPassed
              ? piece.breakpoint <= value + 1e-6 * (1 + value.magnitude)
              : piece.breakpoint >= value - 1e-6 * (1 + value.magnitude),
            "a segment does not fit its value")
        }
      }
    }

    /// A form's value is that of its definition, which is over structurals that know it; its row is
    /// the definition too.
    private func verifyForms() {
      for index in 0..<activities.count where activities[index].isLive && activities[index].isForm {
        var value = 0.0
        let form = activities[index].form
        for position in form.indices {
          let entry = forms.element(form, position)
          value += entry.coefficient * activities[Int(entry.index)].value
        }
        precondition(
          isClose(value, activities[index].value), "a form has drifted from its coordinates")
      }
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool {
      (a - b).magnitude <= 1e-6 * (1 + a.magnitude + b.magnitude)
    }
  #endif
}
