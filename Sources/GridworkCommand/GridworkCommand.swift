// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkInspector

/// The `gridwork` command.
@main
enum GridworkCommand {
  static let version = "0.1.0"

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .terminal).rawValue)
  }

  /// The exit status of a subcommand.
  enum Status: Int32, Comparable {
    /// The subcommand did what it was asked to do.
    case done = 0
    /// The subcommand ran, and found faults or differences.
    case found = 1
    /// The subcommand could not use its arguments or its files.
    case unreadable = 2

    static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }
  }

  /// Runs the command. `words` are its arguments, without the name of the program.
  static func run(_ words: [String], on console: Console) -> Status {
    guard let name = words.first else {
      console.error(Help.overview)
      return .unreadable
    }
    let subcommand = Subcommand(rawValue: name)
    var format = Arguments.Format.text
    do throws(CommandError) {
      guard let subcommand else { return try answer(name, words.dropFirst().first, on: console) }
      let arguments = try Arguments(words.dropFirst(), for: subcommand)
      if arguments.has(.help) { return try answer("help", name, on: console) }
      format = arguments.format
      let status = try subcommand.run(arguments, on: console)
      return status == .found && arguments.has(.exitZero) ? .done : status
    } catch {
      if format == .json { console.print(error.output.text) }
      console.error(error.text)
      if case .usage = error {
        console.error(subcommand.map { "See gridwork help \($0)." } ?? "See gridwork --help.")
      }
      return .unreadable
    }
  }

  /// Answers what stands in place of a subcommand.
  private static func answer(
    _ word: String, _ topic: String?, on console: Console
  ) throws(CommandError) -> Status {
    let subcommands = Subcommand.allCases.map(\.rawValue)
    switch word {
    case "-h", "--help", "help":
      guard let topic else {
        console.print(Help.overview)
        break
      }
      guard let subcommand = Subcommand(rawValue: topic) else {
        throw .unknown(topic, "subcommand", among: subcommands)
      }
      console.print(Help.text(for: subcommand))
    case "--version": console.print("gridwork \(version)")
    case _ where word.hasPrefix("-"):
      throw .unknown(word, "option", among: ["--help", "--version"])
    default: throw .unknown(word, "subcommand", among: subcommands)
    }
    return .done
  }
}
