// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The sparse tableau: rows of basic activities over nonbasic ones.
extension Simplex {
  /// Returns the coefficient `α_ij`, 0 if row `i` does not mention `a_j`.
  @inline(__always)
  mutating func coefficient(row index: Int, _ column: Int32) -> Double {
    rows.coefficient(of: column, in: activities[index].row)
  }

  /// Collects the rows that mention a nonbasic activity into `columnEntries`, with the places of its
  /// entries in `columnPlaces`, and removes from its column those that no longer mention it.
  mutating func gatherColumn(_ column: Int) {
    if cachedColumn == Int32(truncatingIfNeeded: column) { return }
    cachedColumn = Int32(truncatingIfNeeded: column)
    clock &+= 1
    let block = activities[column].column
    columnEntries.removeAll()
    columnEntries.reserveCapacity(Int(block.count))
    columnPlaces.removeAll()
    columnPlaces.reserveCapacity(Int(block.count))
    let entries = columns.elements(block)
    let (activities, clock) = (activities.base, clock)
    for position in block.indices {
      let index = entries[position]
      let activity = activities + Int(index)
      if activity.pointee.stamp == clock || !activity.pointee.isBasic { continue }
      let row = activity.pointee.row
      let place = rows.place(of: Int32(truncatingIfNeeded: column), in: row)
      if place == Int(row.count) { continue }
      activity.pointee.stamp = clock
      entries[columnEntries.count] = index
      columnEntries.appendInPlace(
        Entry(index: index, coefficient: rows.element(row, place).coefficient))
      columnPlaces.appendInPlace(Int32(truncatingIfNeeded: place))
    }
    activities[column].column.count = Int32(truncatingIfNeeded: columnEntries.count)
  }

  /// Makes the columns anew from the rows, once more of their places may be outdated than rows have. A
  /// column that is never gathered would name the same rows again and again.
  @inline(__always)
  mutating func tidyColumns() {
    if outdatedPlaces > 1024 + rows.used { makeColumns() }
  }

  @inline(never)
  private mutating func makeColumns() {
    outdatedPlaces = 0
    cachedColumn = -1
    for index in 0..<activities.count where activities[index].hasColumn {
      activities[index].column.count = 0
    }
    for index in 0..<activities.count where activities[index].isBasic {
      let row = activities[index].row
      for position in row.indices {
        let column = Int(rows.element(row, position).index)
        columns.append(
          Int32(truncatingIfNeeded: index), to: &activities.pointer(at: column).pointee.column)
      }
    }
  }

  /// Adds `factor` times an activity to the row of `target`: the activity itself if it is nonbasic,
  /// its row if it is basic, nothing if it is fixed.
  mutating func add(_ activity: Int, times factor: Double, to target: Int) {
    cachedColumn = -1
    var row = activities[target].row
    if activities[activity].isBasic {
      add(activities[activity].row, times: factor, to: &row, of: target)
    } else if activities[activity].hasColumn {
      add(Entry(index: Int32(activity), coefficient: factor), to: &row, of: target)
    }
    activities[target].row = row
  }

  /// Replaces the entering activity of a pivot, whose column is gathered, by what it is now, in all
  /// rows but that of the leaving one:
  ///
  ///     a_j = share · a_i + addend
  ///
  /// The leaving activity `a_i` is new to these rows. It comes first in them, because an activity that
  /// was exchanged lately is likely to be looked for soon. Its column is the gathered one. If it is
  /// fixed, `share` is 0, and no row mentions it.
  mutating func exchange(entering: Int, leaving: Int, share: Double, addend: Block) {
    let column = activities[leaving].column
    let isShort = isShort(addend)
    counters.rowUpdates &+= columnEntries.count
    if !isShort { notePositions(in: addend) }
    for position in 0..<columnEntries.count {
      let entry = columnEntries[position]
      let target = Int(entry.index)
      if target == leaving {
        columns.elements(column)[position] = Int32(truncatingIfNeeded: entering)
        continue
      }
      var row = activities[target].row
      let (entries, place) = (rows.elements(row), Int(columnPlaces[position]))
      // A product may be too small for a number other than 0, and an entry of 0 is none.
      let coefficient = entry.coefficient * share
      if coefficient != 0 {
        entries[place] = entries[0]
        entries[0] = Entry(index: Int32(truncatingIfNeeded: leaving), coefficient: coefficient)
      } else {
        row.count -= 1
        entries[place] = entries[Int(row.count)]
      }
      if isShort {
        addShort(addend, times: entry.coefficient, to: &row, of: target)
      } else {
        addNoted(addend, times: entry.coefficient, to: &row, of: target)
      }
      activities[target].row = row
    }
    if !isShort { forgetPositions(in: addend) }
  }

  /// Adds `factor` times another row to the row of `target`.
  @inline(__always)
  private mutating func add(
    _ addend: Block, times factor: Double, to row: inout Block, of target: Int
  ) {
    if isShort(addend) { return addShort(addend, times: factor, to: &row, of: target) }
    notePositions(in: addend)
    addNoted(addend, times: factor, to: &row, of: target)
    forgetPositions(in: addend)
  }

  /// Whether to search other rows for the entries of a row takes less time than to record their places.
  @inline(__always)
  private func isShort(_ addend: Block) -> Bool { addend.count <= 4 }

  @inline(__always)
  private mutating func addShort(
    _ addend: Block, times factor: Double, to row: inout Block, of target: Int
  ) {
    for position in addend.indices {
      let entry = rows.element(addend, position)
      add(
        Entry(index: entry.index, coefficient: factor * entry.coefficient), to: &row, of: target)
    }
  }

  /// Records the places of a row's entries in `positions`, so that it can be added to other rows.
  @inline(__always)
  private mutating func notePositions(in addend: Block) {
    let entries = rows.elements(addend)
    for position in addend.indices {
      positions[Int(entries[position].index)] = Int32(truncatingIfNeeded: position &+ 1)
    }
  }

  @inline(__always)
  private mutating func forgetPositions(in addend: Block) {
    let entries = rows.elements(addend)
    for position in addend.indices { positions[Int(entries[position].index)] = 0 }
  }

  /// Adds `factor` times a row whose places are recorded in `positions` to the row of `target`.
  private mutating func addNoted(
    _ addend: Block, times factor: Double, to row: inout Block, of target: Int
  ) {
    // Entries that both rows have add up. Their recorded places are negative meanwhile.
    let (entries, addends, positions) = (rows.elements(row), rows.elements(addend), positions.base)
    var kept = 0
    for position in row.indices {
      var entry = entries[position]
      let place = Int(positions[Int(entry.index)])
      if place != 0 {
        positions[Int(entry.index)] = Int32(truncatingIfNeeded: 0 &- place)
        let sum = Tolerance.sum(entry.coefficient, factor * addends[place &- 1].coefficient)
        if sum.magnitude <= Tolerance.coefficient {
          outdatedPlaces &+= 1
          continue
        }
        entry.coefficient = sum
      }
      entries[kept] = entry
      kept &+= 1
    }
    row.count = Int32(truncatingIfNeeded: kept)
    for position in addend.indices {
      let entry = rows.element(addend, position)
      let index = Int(entry.index)
      let share = factor * entry.coefficient
      if positions[index] < 0 {
        positions[index] = 0 &- positions[index]
      } else if share != 0 {
        rows.append(Entry(index: entry.index, coefficient: share), to: &row)
        columns.append(
          Int32(truncatingIfNeeded: target), to: &activities.pointer(at: index).pointee.column)
      }
    }
  }

  /// Adds one entry to the row of `target`, or removes it if the sum cancels.
  @inline(__always)
  private mutating func add(_ entry: Entry, to row: inout Block, of target: Int) {
    let place = rows.place(of: entry.index, in: row)
    if place == Int(row.count) {
      if entry.coefficient == 0 { return }
      rows.append(entry, to: &row)
      columns.append(
        Int32(truncatingIfNeeded: target),
        to: &activities.pointer(at: Int(entry.index)).pointee.column)
      return
    }
    let entries = rows.elements(row)
    let sum = Tolerance.sum(entries[place].coefficient, entry.coefficient)
    if sum.magnitude > Tolerance.coefficient {
      entries[place].coefficient = sum
    } else {
      outdatedPlaces &+= 1
      row.count -= 1
      entries[place] = entries[Int(row.count)]
    }
  }

  /// Removes an entry from a row and returns its coefficient, 0 if there is none. The column still
  /// lists the row.
  @inline(__always)
  @discardableResult
  mutating func removeEntry(_ column: Int32, from index: Int) -> Double {
    cachedColumn = -1
    let row = activities[index].row
    let place = rows.place(of: column, in: row)
    if place == Int(row.count) { return 0 }
    let entries = rows.elements(row)
    let coefficient = entries[place].coefficient
    entries[place] = entries[Int(row.count) - 1]
    activities[index].row.count -= 1
    return coefficient
  }

  /// Replaces an activity in the rows that its column lists by another one, or by the other one's
  /// row if that is basic. An activity that has become basic can be replaced by itself, that is, by
  /// its own row.
  mutating func replaceInRows(_ column: Block, _ activity: Int, by other: Int) {
    clock &+= 1
    counters.rowUpdates &+= Int(column.count)
    for position in column.indices {
      let index = Int(columns.element(column, position))
      if activities[index].stamp == clock || !activities[index].isBasic { continue }
      activities[index].stamp = clock
      let factor = removeEntry(Int32(activity), from: index)
      if factor != 0 { add(other, times: factor, to: index) }
    }
  }
}
