// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The arguments that follow a subcommand: flags, options with values, and files.
struct Arguments {
  private(set) var files: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]
  /// The options that have values, each as the user spelled it.
  private var spellings: [String: String] = [:]

  /// The long options that short ones stand for.
  private static let longNames = ["-h": "--help", "-o": "--output"]

  /// Parses arguments. `--name value` and `--name=value` mean the same, a short option is read as
  /// the long one that it stands for, and every argument after `--` is a file.
  ///
  /// - Parameters:
  ///   - words: The arguments in the order of the command line.
  ///   - flags: The options that take no value, with their dashes.
  ///   - options: The options that require a value, with their dashes.
  ///   - numbered: The options that take an optional number, with their dashes.
  /// - Throws: A usage error that describes the first invalid argument.
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
      let spelling = String(parts[0])
      let name = Self.longNames[spelling] ?? spelling
      if flags.contains(name) {
        guard parts.count == 1 else { throw .usage("\(spelling) takes no value.") }
        self.flags.insert(name)
      } else if numbered.contains(name) {
        let isFollowed = parts.count == 1 && rest.first.map { Int($0) != nil } == true
        let value = parts.count == 2 ? String(parts[1]) : isFollowed ? rest.removeFirst() : nil
        guard self.flags.insert(name).inserted else { throw .usage("\(name) appears twice.") }
        values[name] = value
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage("\(spelling) needs a value.")
        }
        if let earlier = spellings.updateValue(spelling, forKey: name) {
          throw .usage(
            earlier == spelling
              ? "\(spelling) appears twice."
              : "\(earlier) and \(spelling) are the same option; leave one out.")
        }
        values[name] = value
      } else {
        throw .unknown(spelling, "option", among: options + numbered + flags)
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  subscript(option: String) -> String? { values[option] }

  /// An option as the user spelled it; nil if it is absent or takes no value.
  func spelling(of option: String) -> String? { spellings[option] }

  /// The files; throws a usage error unless there is one for each name.
  func files(_ names: String...) throws(CommandError) -> [String] {
    guard files.count == names.count else {
      guard files.count > names.count else {
        throw .usage("Missing argument: \(names.joined(separator: " ")).")
      }
      let expected = names.count == 1 ? "one file" : "\(names.count) files"
      throw .usage("Expected \(expected), not \(files.count).")
    }
    return files
  }

  /// The files; throws a usage error if there are none.
  func atLeastOneFile(_ name: String) throws(CommandError) -> [String] {
    guard !files.isEmpty else { return try files(name) }
    return files
  }

  /// The option's value as a number from 0 to a billion; nil if the option is absent.
  func number(_ option: String) throws(CommandError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), (0...1e9).contains(number) else {
      throw .usage("\(option) \(text): expected a number of 0 or more.")
    }
    return number
  }

  /// The option's value as a port number: `usual` if the option has no value, nil if it is absent.
  func port(_ option: String, usual: Int) throws(CommandError) -> Int? {
    guard flags.contains(option) else { return nil }
    guard let text = values[option] else { return usual }
    guard let port = UInt16(text) else {
      throw .usage("\(option) \(text): expected a port from 0 to 65535.")
    }
    return Int(port)
  }

  /// The option's value as a case of an enumeration, by raw value; nil if the option is absent.
  func word<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, of type: Value.Type
  ) throws(CommandError) -> Value? {
    guard let text = values[option] else { return nil }
    if let value = Value(rawValue: text) { return value }
    let known = type.allCases.map(\.rawValue)
    throw .usage(
      "\(option) \(text): expected one of \(known.joined(separator: ", "))"
        + suggestion(for: text, among: known))
  }

  /// The option's value as a range such as `200...900`; nil if the option is absent.
  func range(_ option: String) throws(CommandError) -> ClosedRange<Double>? {
    guard let text = values[option] else { return nil }
    let parts = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let lower = parts[0], let upper = parts[1],
      (0...100_000).contains(lower), (lower...max(lower, 100_000)).contains(upper)
    else {
      throw .usage("\(option) \(text): expected a range such as 200...900, up to 100000.")
    }
    return lower...upper
  }
}
