// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the data of a page as its script does.
struct PageDataReader {
  struct Problem: Error {}

  private let data: [String: Any]

  init(page: String) throws {
    guard let start = page.range(of: "id=\"data\">"),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex),
      let object = try JSONSerialization.jsonObject(
        with: Data(page[start.upperBound..<end.lowerBound].utf8)) as? [String: Any]
    else { throw Problem() }
    data = object
  }

  /// A member of an object, or of the whole data.
  func member<Value>(_ name: String, of object: Any? = nil) throws -> Value {
    guard let value = (object as? [String: Any] ?? data)[name] as? Value else { throw Problem() }
    return value
  }

  /// The number of a series at a position; nil for none.
  func number(_ series: Int, at position: Int) throws -> Double? {
    let all: [Any] = try member("series")
    if let steps = all[series] as? [Double] {
      var values = [steps[0]]
      for pair in stride(from: 1, to: steps.count, by: 2) {
        for _ in 0..<Int(steps[pair + 1]) { values.append((values.last ?? 0) + steps[pair]) }
      }
      return values[position]
    }
    if let literal = all[series] as? [String: [Any]] {
      return literal["values"]?[position] as? Double
    }
    return all[series] as? Double
  }

  /// The text of a phrase.
  func text(_ phrase: Any) throws -> String {
    if phrase is NSNull { return "" }
    let patterns: [String] = try member("phrases")
    if let position = phrase as? Int { return patterns[position] }
    guard var numbers = phrase as? [Int] else { throw Problem() }
    let parts = patterns[numbers.removeFirst()].components(separatedBy: "\u{1}")
    return zip(parts, numbers.map(String.init) + [""]).map { $0 + $1 }.joined()
  }

  /// The positions in a list.
  func positions(_ list: Int) throws -> Set<Int> {
    let lists: [[Int]] = try member("lists")
    let stored = lists[list]
    var set = stored[0] < 0 ? [] : try positions(stored[0])
    for pair in stride(from: 1, to: stored.count, by: 2) {
      set.formSymmetricDifference(stored[pair]..<(stored[pair] + stored[pair + 1]))
    }
    return set
  }

  /// A layout of a panel.
  func layout(panel: Int, sample: Int) throws -> Layout {
    let panels: [Any] = try member("panels")
    let samples: [Any] = try member("samples", of: panels[panel])
    let groups: [Any] = try member("groups", of: panels[panel])
    let group: Int = try member("group", of: samples[sample])
    let shapes: [Any] = try member("shapes")
    let shape: Int = try member("shape", of: groups[group])
    return Layout(
      reader: self, sample: samples[sample], group: groups[group], shape: shapes[shape],
      position: try member("at", of: samples[sample]))
  }

  /// One layout of the data.
  struct Layout {
    let reader: PageDataReader
    let sample: Any
    let group: Any
    let shape: Any
    let position: Int

    var names: [String] { get throws { try reader.member("names", of: shape) } }

    /// The numbers of an item: x, y, width, height, first and last baseline, visibility, margins, then
    /// perhaps the frame in the root, then perhaps the alignment rectangle.
    func numbers(ofItem item: Int) throws -> [Double?] {
      let items: [[Int]] = try reader.member("items", of: group)
      return try items[item].map { try reader.number($0, at: position) }
    }

    /// The bands of the tracks of a grid, with the member `column` or `row`: for each track a list, keyed
    /// by the words of the band, of its position and its extent.
    func bands(_ axis: String, ofGrid grid: Int) throws -> [[String: [Double?]]] {
      let grids: [Any] = try reader.member("grids", of: group)
      let tracks: [[Any]] = try reader.member(axis, of: grids[grid])
      let names: [[String: String]] = try reader.member("bands")
      return try tracks.map { bands in
        var found: [String: [Double?]] = [:]
        for (name, band) in zip(names, bands) {
          guard let band = band as? [Int] else { continue }
          found[name["words"] ?? ""] = try numbers(band)
        }
        return found
      }
    }

    /// The rectangles of a grid, with the member `merges` or `separators`, in root coordinates.
    func rectangles(_ member: String, ofGrid grid: Int) throws -> [[Double?]] {
      let grids: [Any] = try reader.member("grids", of: group)
      let rectangles: [[Int]] = try reader.member(member, of: grids[grid])
      return try rectangles.map(numbers)
    }

    /// The spaces of stacks: the place, the extent, and the rectangle in root coordinates.
    var spaces: [(place: String, numbers: [Double?])] {
      get throws {
        let spaces: [[Any]] = try reader.member("spaces", of: group)
        return try spaces.map {
          (try reader.text($0[1]), try numbers($0.dropFirst(2).compactMap { $0 as? Int }))
        }
      }
    }

    private func numbers(_ series: [Int]) throws -> [Double?] {
      try series.map { try reader.number($0, at: position) }
    }

    /// The constraints as their lists of nine members.
    var constraints: [[Any]] {
      get throws {
        let runs: [Int] = try reader.member("constraints", of: sample)
        let all: [[Any]] = try reader.member("constraints")
        return stride(from: 0, to: runs.count, by: 2).flatMap {
          all[runs[$0]..<(runs[$0] + runs[$0 + 1])]
        }
      }
    }

    /// The positions of the constraints that a frame depends on: 0 along x, 1 along y.
    func dependencies(axis: Int, item: Int) throws -> Set<Int> {
      let all: [[[Int]]] = try reader.member("dependencies")
      let own: Int = try reader.member("dependencies", of: sample)
      return try reader.positions(all[own][axis][item])
    }

    var problems: [[String: Any]] {
      get throws {
        let all: [[String: Any]] = try reader.member("problems")
        let positions: [Int] = try reader.member("problems", of: sample)
        return positions.map { all[$0] }
      }
    }
  }
}
