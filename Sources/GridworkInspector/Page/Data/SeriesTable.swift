// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a page. A series contains the values of one number at all widths of a variant.
/// Views that share an edge share its series, so each distinct series is stored once.
///
/// A series is stored as a constant, or as its first value followed by pairs of a difference and
/// the number of times that it is added:
///
///     84                        84, 84, 84, 84
///     [56, 10, 2, 0, 1]         56, 66, 76, 76
///     {"values": [4, null]}     4, none
struct SeriesTable {
  private(set) var json: [JSONOutput] = []
  private var positions: [[Int64?]: Int] = [:]

  /// The position of a series, which is added if it is new. Values are rounded to thousandths. A
  /// value that is not finite is stored as none.
  mutating func position(of values: [Double?]) -> Int {
    let thousandths = values.map { $0.flatMap(Self.thousandths) }
    if let known = positions[thousandths] { return known }
    positions[thousandths] = json.count
    json.append(Self.json(of: thousandths))
    return json.count - 1
  }

  private static func thousandths(_ value: Double) -> Int64? {
    // A browser's numbers represent integers of this magnitude exactly.
    value.magnitude < 9e12 ? Int64((value * 1000).rounded()) : nil
  }

  private static func json(of values: [Int64?]) -> JSONOutput {
    guard let first = values.first else { return .null }
    if values.allSatisfy({ $0 == first }) { return number(first) }
    let known = values.compactMap { $0 }
    if known.count < values.count { return .object([("values", .array(values.map(number)))]) }
    var parts = [number(first)]
    var run = (difference: Int64(0), count: 0)
    for (earlier, later) in zip(known, known.dropFirst()) {
      if run.count > 0, later - earlier != run.difference {
        parts += [number(run.difference), .integer(run.count)]
        run.count = 0
      }
      run = (later - earlier, run.count + 1)
    }
    return .array(parts + [number(run.difference), .integer(run.count)])
  }

  private static func number(_ thousandths: Int64?) -> JSONOutput {
    thousandths.map { .number(Double($0) / 1000) } ?? .null
  }
}
