// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The `gridwork` command.
@main
enum GridworkCommand {
  static func main() {
    var console = Console.terminal
    let status = run(Array(CommandLine.arguments.dropFirst()), on: &console)
    exit(status.rawValue)
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
  static func run(_ words: [String], on console: inout Console) -> Status {
    guard let name = words.first else {
      console.error(Help.overview)
      return .unreadable
    }
    let rest = Array(words.dropFirst())
    do throws(CommandError) {
      switch name {
      case "layout": return try LayoutSubcommand(rest).run(on: &console)
      case "verify": return try VerifySubcommand(rest).run(on: &console)
      case "inspect": return try InspectSubcommand(rest).run(on: &console)
      case "diff": return try DiffSubcommand(rest).run(on: &console)
      case "explain": return try ExplainSubcommand(rest).run(on: &console)
      case "watch": return try WatchSubcommand(rest).run(on: &console)
      case "-h", "--help", "help":
        console.print(try Help.text(for: rest.first))
        return .done
      case "--version":
        console.print("gridwork \(Help.version)")
        return .done
      case _ where name.hasPrefix("-"):
        throw CommandError.unknown(name, "option", among: ["--help", "--version"])
      default:
        throw CommandError.unknown(name, "subcommand", among: Help.subcommands.map(\.name))
      }
    } catch {
      console.error(error.message, isError: true)
      if error.isAboutUsage {
        let isKnown = Help.subcommands.contains { $0.name == name }
        console.error(isKnown ? "See gridwork help \(name)." : "See gridwork --help.")
      }
      return .unreadable
    }
  }
}
