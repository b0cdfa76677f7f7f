// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Sets of constraints that frames depend on, as positions. Neighbouring views depend on almost the
/// same constraints, so a set is stored as its difference from an earlier one:
///
///     [-1, 2, 3]           2, 3 and 4
///     [0, 4, 1, 9, 2]      set 0 without 4, but with 9 and 10
///
/// The first number is the position of the earlier set, or -1 for none. The pairs after it, each a
/// first position and a count, are the positions that only one of the two sets contains.
struct PositionLists {
  private(set) var json: [JSONOutput] = []
  private var positions: [[Int]: Int] = [:]
  private var latest: (position: Int, list: [Int])?

  /// The position of a set, which is added if it is new.
  mutating func position(of list: [Int]) -> Int {
    let list = list.sorted()
    if let known = positions[list] { return known }
    var stored = Self.runs(of: list)
    var base = -1
    if let latest {
      let difference = Self.runs(of: Self.symmetricDifference(latest.list, list))
      if difference.count < stored.count { (base, stored) = (latest.position, difference) }
    }
    let position = json.count
    positions[list] = position
    latest = (position, list)
    json.append(.integers([base] + stored))
    return position
  }

  /// The runs of consecutive numbers in an ascending list, as pairs of a first number and a count.
  static func runs(of list: [Int]) -> [Int] {
    var runs: [Int] = []
    for number in list {
      if let count = runs.last, number == runs[runs.count - 2] + count {
        runs[runs.count - 1] += 1
      } else {
        runs += [number, 1]
      }
    }
    return runs
  }

  /// The numbers that are in exactly one of two ascending lists.
  private static func symmetricDifference(_ a: [Int], _ b: [Int]) -> [Int] {
    var difference: [Int] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || i < a.count && a[i] < b[j] {
        difference.append(a[i])
        i += 1
      } else if i == a.count || b[j] < a[i] {
        difference.append(b[j])
        j += 1
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return difference
  }
}
