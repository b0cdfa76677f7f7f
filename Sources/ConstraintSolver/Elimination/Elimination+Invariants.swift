// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if InternalChecks
  /// The invariants between definitions, aliases and the tableau.
  extension Elimination {
    /// The value of a defined activity is that of its definition.
    func verifyDefinedValues(_ simplex: borrowing Simplex) {
      for index in 0..<simplex.activities.count
      where simplex.activities[index].isLive && simplex.activities[index].isDefined {
        var difference = -simplex.value(ofActivity: index)
        var scale = difference.magnitude
        let defined = simplex.activities[index].definition
        for position in defined.indices {
          let entry = definitions.element(defined, position)
          let share = entry.coefficient * simplex.value(ofActivity: Int(entry.index))
          difference += share
          scale += share.magnitude
        }
        precondition(
          simplex.isNothing(difference, scale), "a defined has drifted from its coordinates")
      }
    }

    /// Written over nonbasic activities, without the fixed ones, a definition equals the activity's
    /// row, or the activity itself if it is nonbasic.
    func verifyDefinitions(_ simplex: borrowing Simplex) {
      var difference = [Double](repeating: 0, count: simplex.activities.count)
      var scale = difference
      for index in 0..<simplex.activities.count
      where simplex.activities[index].isLive && simplex.activities[index].isDefined {
        var mentioned: [Int] = []
        func add(_ activity: Int, _ coefficient: Double) {
          difference[activity] += coefficient
          scale[activity] += coefficient.magnitude
          mentioned.append(activity)
        }
        func addRow(of mentioned: Int, _ factor: Double) {
          let follows = simplex.activities[mentioned].isAliased
          let activity = follows ? Int(simplex.activities[mentioned].representative) : mentioned
          if !simplex.activities[activity].isBasic {
            if !simplex.activities[activity].isFixed { add(activity, factor) }
            return
          }
          let row = simplex.activities[activity].row
          for position in row.indices {
            let entry = simplex.rows.element(row, position)
            add(Int(entry.index), factor * entry.coefficient)
          }
        }
        addRow(of: index, -1)
        for position in simplex.activities[index].definition.indices {
          let entry = definitions.element(simplex.activities[index].definition, position)
          addRow(of: Int(entry.index), entry.coefficient)
        }
        for activity in mentioned {
          precondition(
            simplex.isNothing(difference[activity], scale[activity]),
            "a row is not what its definition says")
          difference[activity] = 0
          scale[activity] = 0
        }
      }
    }
  }
#endif
