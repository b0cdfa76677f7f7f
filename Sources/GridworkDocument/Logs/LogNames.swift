// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Gives each item of a log a unique name that is valid in documents.
struct LogNames {
  /// The number of items for each name.
  private let counts: [String: Int]
  /// The number that was last appended to each name.
  private var numbers: [String: Int] = [:]
  private var taken: Set<String> = ["root"]

  init(_ items: [ConstraintLog.Item]) {
    var counts: [String: Int] = [:]
    for item in items { counts[Self.name(of: item), default: 0] += 1 }
    self.counts = counts
  }

  /// The name of an item. Items with equal names are numbered.
  mutating func name(for item: ConstraintLog.Item) -> String {
    let name = Self.name(of: item)
    return counts[name, default: 1] > 1 ? numbered(name) : unused(name)
  }

  /// The name, with a number appended if it is taken.
  mutating func unused(_ name: String) -> String {
    taken.insert(name).inserted ? name : numbered(name)
  }

  private mutating func numbered(_ name: String) -> String {
    var number = numbers[name, default: 0] + 1
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number
    return "\(name)\(number)"
  }

  private static func name(of item: ConstraintLog.Item) -> String {
    for text in [item.label ?? "", shortClassName(item.className)] {
      let name = self.name(from: text)
      if !name.isEmpty { return name }
    }
    return "view"
  }

  /// The letters, digits and hyphens of a text, at most 30 characters. An underscore replaces each
  /// run of other characters.
  private static func name(from text: String) -> String {
    let words = text.prefix(30).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "-" }
    let name = words.joined(separator: "_")
    guard let first = name.first, !first.isLetter else { return name }
    return "_" + name
  }

  /// The class name without its module and its generic arguments.
  private static func shortClassName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }
}
