// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkInspector

/// The arguments that follow a subcommand: options, some with values, and files.
struct Arguments {
  private(set) var files: [String] = []
  /// The options, each as the user spelled it, with its value; without one, the value is empty.
  private var options: [Option: (spelling: String, value: String)] = [:]

  /// Parses arguments. `--name value` and `--name=value` mean the same, a short spelling is read as
  /// the option that it stands for, and every argument after `--` is a file.
  ///
  /// - Parameters:
  ///   - words: The arguments in the order of the command line.
  ///   - subcommand: The subcommand, which says what options and how many files there may be.
  /// - Throws: A usage error that describes the first invalid argument.
  init(_ words: some Sequence<String>, for subcommand: Subcommand) throws(CommandError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        files += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        files.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let given = parts.count == 2 ? String(parts[1]) : nil
      try parse(String(parts[0]), given, &rest, for: subcommand)
    }
    if !has(.help) { try check(for: subcommand.files) }
  }

  /// Parses one option, with the value that an equals sign gives or that follows.
  private mutating func parse(
    _ spelling: String, _ given: String?, _ rest: inout ArraySlice<String>,
    for subcommand: Subcommand
  ) throws(CommandError) {
    guard let use = subcommand.options.first(where: { $0.spellings.contains(spelling) }) else {
      throw .unknown(spelling, "option", among: subcommand.options.flatMap(\.spellings))
    }
    let implied = spelling == use.short ? use.impliedValue : nil
    let takesValue = use.value != nil && implied == nil
    guard takesValue || given == nil else { throw .usage("\(spelling) takes no value.") }
    guard let value = takesValue ? given ?? rest.popFirst() : implied ?? "" else {
      throw .usage("\(spelling) needs a value.")
    }
    guard use.choices.isEmpty || use.choices.contains(value) else {
      throw .usage(
        "\(spelling) \(value): expected one of \(use.choices.joined(separator: ", "))"
          + suggestion(for: value, among: use.choices))
    }
    if let earlier = options.updateValue((spelling, value), forKey: use.option)?.spelling {
      throw .usage(
        earlier == spelling
          ? "\(spelling) appears twice."
          : "\(earlier) and \(spelling) are the same option; leave one out.")
    }
  }

  /// Throws a usage error unless the files are as many as those of a subcommand, and have names.
  private func check(for names: [String]) throws(CommandError) {
    guard files.count >= names.count(where: { !$0.hasPrefix("[") }) else {
      let missing = names.dropFirst(files.count).map { $0.prefix { $0 != "." } }
      throw .usage(
        "Missing argument\(missing.count > 1 ? "s" : ""): \(missing.joined(separator: " ")).")
    }
    guard files.count <= names.count || names.last?.hasSuffix("...") == true else {
      let expected = names.count == 1 ? "one file" : "\(names.count) files"
      throw .usage("Expected \(expected), not \(files.count).")
    }
    guard !files.contains("") else { throw .usage("The name of a file is empty.") }
    for option in [Option.output, .before] where self[option] == "" {
      throw .usage("\(spelling(of: option) ?? option.rawValue) has an empty name.")
    }
    guard (files + [self[.before]]).count(where: { $0 == "-" }) < 2 else {
      throw .usage("Standard input can be one of the files, once.")
    }
  }

  /// The files, each with the tree that `--tree` names.
  var inputFiles: [InputFile] { files.map { InputFile(path: $0, treeName: self[.tree]) } }

  /// The file of `--before`, with the tree that `--tree` names; nil if the option is absent.
  var fileBefore: InputFile? { self[.before].map { InputFile(path: $0, treeName: self[.tree]) } }

  func has(_ option: Option) -> Bool { options[option] != nil }

  subscript(option: Option) -> String? { options[option]?.value }

  /// An option as the user spelled it; nil if it is absent.
  func spelling(of option: Option) -> String? { options[option]?.spelling }

  /// The option's value as a case of an enumeration, by raw value; nil if the option is absent.
  func choice<Value: RawRepresentable<String>>(_ option: Option) -> Value? {
    self[option].flatMap(Value.init(rawValue:))
  }

  /// The option's value as a number from 0 to a billion; nil if the option is absent.
  func number(_ option: Option) throws(CommandError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = Double(text), (0...1e9).contains(number) else {
      throw .usage("\(option.rawValue) \(text): expected a number from 0 to 1000000000.")
    }
    return number
  }

  /// The option's value as text scales: one, or with commas between them if it takes several. Empty if the
  /// option is absent.
  func textScales(_ option: Option) throws(CommandError) -> [Double] {
    try values(option, "a number above 0, such as 2 for 200 %") { word in
      Double(word).flatMap { $0 > 0 && $0 <= 1e9 ? $0 : nil }
    }
  }

  /// The option's value as tags of languages: one, or with commas between them if it takes several. Empty
  /// if the option is absent.
  func languages(_ option: Option) throws(CommandError) -> [String] {
    try values(option, "the tag of a language, such as de or pt-BR") { word in
      LayoutTextTraits.isLanguage(word) ? word : nil
    }
  }

  /// The values of an option, which are `what`, each once.
  private func values<Value: Equatable>(
    _ option: Option, _ what: String, _ value: (String) -> Value?
  ) throws(CommandError) -> [Value] {
    let takesList = option == .textScales || option == .languages
    let words = self[option]?.split(
      separator: ",", maxSplits: takesList ? .max : 0, omittingEmptySubsequences: false)
    var values: [Value] = []
    for word in words ?? [] {
      guard let value = value(String(word)) else {
        let found = word.isEmpty ? self[option] ?? "" : String(word)
        throw .usage("\(option.rawValue) \(found): expected \(what).")
      }
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// The option's value as a port number; nil if the option is absent.
  func port(_ option: Option) throws(CommandError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let port = UInt16(text) else {
      throw .usage("\(option.rawValue) \(text): expected a port from 0 to 65535.")
    }
    return Int(port)
  }

  /// The option's value as rules by their ids, with commas between them; empty if the option is absent.
  func rules(_ option: Option) throws(CommandError) -> Set<SoundnessRule> {
    let optional = SoundnessRule.allCases.filter { !Set.standard.contains($0) }
    var rules: Set<SoundnessRule> = []
    for word in self[option]?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let rule = optional.first(where: { $0.id == word }) else {
        let ids = optional.map(\.id)
        if SoundnessRule.allCases.contains(where: { $0.id == word }) {
          throw .usage(
            "\(option.rawValue) \(word): This rule is checked anyway; the option adds "
              + "\(ids.joined(separator: " and ")).")
        }
        throw .unknown(String(word), "rule", among: ids)
      }
      rules.insert(rule)
    }
    return rules
  }

  /// The option's value as a number of jobs; the number of cores if the option is absent.
  func jobs(_ option: Option) throws(CommandError) -> Int {
    guard let text = self[option] else { return ProcessInfo.processInfo.activeProcessorCount }
    guard let jobs = Int(text), (1...1000).contains(jobs) else {
      throw .usage("\(option.rawValue) \(text): expected a number from 1 to 1000.")
    }
    return jobs
  }

  /// The option's value as a part of a whole, such as `2/5`; nil if the option is absent.
  func shard(_ option: Option) throws(CommandError) -> (number: Int, count: Int)? {
    guard let text = self[option] else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(number)
    else {
      throw .usage("\(option.rawValue) \(text): expected a part such as 2/5, from 1/5 to 5/5.")
    }
    return (number, count)
  }

  /// The option's value as a range such as `200...900`; nil if the option is absent.
  func range(_ option: Option) throws(CommandError) -> ClosedRange<Double>? {
    guard let text = self[option] else { return nil }
    guard let range = Self.range(text), range.upperBound <= 100_000 else {
      throw .usage("\(option.rawValue) \(text): expected a range such as 200...900, up to 100000.")
    }
    return range
  }

  /// The option's value as a range of text scales; nil if it is a list, or the option is absent.
  func textScaleRange(_ option: Option) throws(CommandError) -> ClosedRange<Double>? {
    guard let text = self[option], text.contains("...") else { return nil }
    guard let range = Self.range(text), range.lowerBound > 0, range.upperBound <= 100,
      range.lowerBound < range.upperBound
    else {
      throw .usage(
        "\(option.rawValue) \(text): expected a range such as 1...2, above 0 and up to 100.")
    }
    return range
  }

  /// A range from a number that is not negative to another one.
  private static func range(_ text: String) -> ClosedRange<Double>? {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let lower = parts[0], let upper = parts[1], lower >= 0, lower <= upper
    else { return nil }
    return lower...upper
  }
}

extension Arguments {
  /// The form of an answer.
  enum Format: String {
    case text, json, sarif, github
  }

  var format: Format { choice(.format) ?? .text }
}
