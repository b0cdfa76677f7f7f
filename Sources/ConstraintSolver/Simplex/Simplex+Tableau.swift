// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The sparse tableau: rows of basic activities over nonbasic ones.
extension Simplex {
  /// Returns the coefficient `α_ij`, 0 if row `i` does not mention `a_j`.
  @inline(__always)
  mutating func coefficient(row index: Int, _ column: Int32) -> Double {
    rows.coefficient(of: column, in: activities[index].row)
  }

  /// Collects the rows that mention a nonbasic activity into `columnEntries`, and removes from its
  /// column those that no longer do.
  mutating func gatherColumn(_ column: Int) {
    if cachedColumn == Int32(truncatingIfNeeded: column) { return }
    cachedColumn = Int32(truncatingIfNeeded: column)
    clock &+= 1
    let block = activities[column].column
    columnEntries.removeAll()
    columnEntries.reserveCapacity(Int(block.count))
    let entries = columns.elements(block)
    let (activities, clock) = (activities.base, clock)
    var kept = 0
    for position in block.indices {
      let row = entries[position]
      let activity = activities + Int(row)
      if activity.pointee.stamp == clock || !activity.pointee.isBasic { continue }
      let coefficient = rows.coefficient(of: Int32(column), in: activity.pointee.row)
      if coefficient == 0 { continue }
      activity.pointee.stamp = clock
      entries[kept] = row
      kept += 1
      columnEntries.appendInPlace(Entry(index: row, coefficient: coefficient))
    }
    activities[column].column.count = Int32(kept)
  }

  /// Adds `factor` times an activity to the row of `target`: the activity itself if it is nonbasic,
  /// its row if it is basic, nothing if it is fixed.
  mutating func add(_ activity: Int, times factor: Double, to target: Int) {
    if activities[activity].isBasic {
      addRow(of: activity, times: factor, to: target)
    } else if activities[activity].hasColumn {
      addEntry(Entry(index: Int32(activity), coefficient: factor), to: target)
    }
  }

  /// Adds `factor` times the row of `source` to the row of `target`.
  mutating func addRow(of source: Int, times factor: Double, to target: Int) {
    let addend = activities[source].row
    if addend.count <= 6 {
      for position in addend.indices {
        let entry = rows.element(addend, position)
        addEntry(Entry(index: entry.index, coefficient: factor * entry.coefficient), to: target)
      }
    } else {
      addLongRow(addend, times: factor, to: target)
    }
  }

  /// Adds one entry to a row, or removes it if the sum cancels.
  @inline(__always)
  private mutating func addEntry(_ entry: Entry, to target: Int) {
    cachedColumn = -1
    let row = activities[target].row
    let entries = rows.elements(row)
    let count = Int(row.count)
    var position = 0
    while position < count && entries[position].index != entry.index { position += 1 }
    if position == count {
      if entry.coefficient == 0 { return }
      rows.append(entry, to: &activities.pointer(at: target).pointee.row)
      columns.append(
        Int32(target), to: &activities.pointer(at: Int(entry.index)).pointee.column)
      return
    }
    let sum = Tolerance.sum(entries[position].coefficient, entry.coefficient)
    if sum.magnitude > Tolerance.coefficient {
      entries[position].coefficient = sum
    } else {
      entries[position] = entries[count - 1]
      activities[target].row.count -= 1
    }
  }

  /// Removes an entry from a row and returns its coefficient, 0 if there is none. The column still
  /// lists the row.
  @inline(__always)
  @discardableResult
  mutating func removeEntry(_ column: Int32, from index: Int) -> Double {
    cachedColumn = -1
    let row = activities[index].row
    let entries = rows.elements(row)
    for position in row.indices where entries[position].index == column {
      let coefficient = entries[position].coefficient
      entries[position] = entries[Int(row.count) - 1]
      activities[index].row.count -= 1
      return coefficient
    }
    return 0
  }

  /// Does the same for long rows: first records the places of the target row's entries in
  /// `positions`.
  private mutating func addLongRow(_ addend: Block, times factor: Double, to target: Int) {
    cachedColumn = -1
    var row = activities[target].row
    let entries = rows.elements(row)
    for position in row.indices { positions[Int(entries[position].index)] = Int32(position + 1) }
    for position in addend.indices {
      let entry = rows.element(addend, position)
      let share = factor * entry.coefficient
      let place = Int(positions[Int(entry.index)]) - 1
      if place >= 0 {
        let entries = rows.elements(row)
        entries[place].coefficient = Tolerance.sum(entries[place].coefficient, share)
      } else if share != 0 {
        rows.append(Entry(index: entry.index, coefficient: share), to: &row)
        columns.append(
          Int32(target), to: &activities.pointer(at: Int(entry.index)).pointee.column)
      }
    }
    let merged = rows.elements(row)
    var kept = 0
    for position in row.indices {
      positions[Int(merged[position].index)] = 0
      if merged[position].coefficient.magnitude > Tolerance.coefficient {
        merged[kept] = merged[position]
        kept += 1
      }
    }
    row.count = Int32(kept)
    activities[target].row = row
  }

  /// Replaces an activity in the rows that its column lists by another one, or by the other one's
  /// row if that is basic. An activity that has become basic can be replaced by itself, that is, by
  /// its own row.
  mutating func replaceInRows(
    _ column: Block, _ activity: Int, by other: Int, except leaving: Int = -1
  ) {
    clock &+= 1
    counters.rowUpdates += Int(column.count)
    for position in column.indices {
      let index = Int(columns.element(column, position))
      if index == leaving || activities[index].stamp == clock || !activities[index].isBasic {
        continue
      }
      activities[index].stamp = clock
      let factor = removeEntry(Int32(activity), from: index)
      if factor != 0 { add(other, times: factor, to: index) }
    }
  }
}
