// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The words behind a subcommand: flags, options with values, and files.
struct Arguments {
  private(set) var files: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Sorts words; `--name value` and `--name=value` are the same, and after `--` all words are files.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - flags: The names that stand alone, with their dashes.
  ///   - options: The names that a value follows, with their dashes.
  ///   - numbered: The names that a number may follow, with their dashes.
  /// - Throws: What is wrong with a word.
  init(
    _ words: [String], flags: [String], options: [String], numbered: [String] = []
  ) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        files += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        files.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flags.contains(name) {
        guard parts.count == 1 else { throw .usage("\(name) takes no value.") }
        self.flags.insert(name)
      } else if numbered.contains(name) {
        let isFollowed = parts.count == 1 && rest.first.map { Int($0) != nil } == true
        let value = parts.count == 2 ? String(parts[1]) : isFollowed ? rest.removeFirst() : nil
        guard self.flags.insert(name).inserted else { throw .usage("\(name) comes twice.") }
        values[name] = value
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage("\(name) needs a value.")
        }
        guard values.updateValue(value, forKey: name) == nil else {
          throw .usage("\(name) comes twice.")
        }
      } else {
        // The short forms stand for a long one that is listed.
        let known = options + numbered + flags
        throw .unknown(name, "option", among: known.filter { $0.hasPrefix("--") })
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  subscript(option: String) -> String? { values[option] }

  /// The files, when there are as many as needed.
  func files(_ names: String...) throws(CommandError) -> [String] {
    guard files.count == names.count else {
      let needed = names.joined(separator: " ")
      throw .usage(
        files.count < names.count
          ? "A file is missing: \(needed)." : "There are too many files; needed is \(needed).")
    }
    return files
  }

  /// A number of points or the like, from 0 on; nil when the option is not there.
  func number(_ option: String) throws(CommandError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), (0...1e9).contains(number) else {
      throw .usage("\(option) \(text): a number from 0 on is allowed.")
    }
    return number
  }

  /// A port, from 0 on; the usual one when the option stands alone, nil when it is not there.
  func port(_ option: String, usual: Int) throws(CommandError) -> Int? {
    guard flags.contains(option) else { return nil }
    guard let text = values[option] else { return usual }
    guard let port = UInt16(text) else {
      throw .usage("\(option) \(text): a port from 0 to 65535 is allowed.")
    }
    return Int(port)
  }

  /// One of the cases of a type, by its raw value; nil when the option is not there.
  func word<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, of type: Value.Type
  ) throws(CommandError) -> Value? {
    guard let text = values[option] else { return nil }
    if let value = Value(rawValue: text) { return value }
    let known = type.allCases.map(\.rawValue)
    throw .usage(
      "\(option) \(text): one of \(known.joined(separator: ", ")) is allowed"
        + suggestion(for: text, among: known))
  }

  /// A range such as `200...900`; nil when the option is not there.
  func range(_ option: String) throws(CommandError) -> ClosedRange<Double>? {
    guard let text = values[option] else { return nil }
    let parts = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let lower = parts[0], let upper = parts[1],
      (0...100_000).contains(lower), (lower...max(lower, 100_000)).contains(upper)
    else {
      throw .usage("\(option) \(text): a range such as 200...900 is allowed, up to 100000.")
    }
    return lower...upper
  }
}
