// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// The article says which subcommand has which option; the parser and the help agree with it.
struct OptionTests {
  @Test(arguments: Option.allCases, Subcommand.allCases)
  func `an option is accepted and explained by the subcommands that the article names`(
    option: Option, subcommand: Subcommand
  ) throws {
    let isListed = try Self.article(option.rawValue).contains(subcommand.rawValue)
    let use = subcommand.options.first { $0.option == option }
    let value = use?.value.map { [use?.choices.first ?? $0] } ?? []
    let run = try CommandRun([subcommand.rawValue, option.rawValue] + value + ["--help"])
    if !isListed {
      #expect(run.diagnostics.hasPrefix("error: There is no option \"\(option.rawValue)\""))
      #expect(run.status == 2)
    } else if option != .help {
      #expect(run.status == 0)
    }
    let help = try CommandRun("help", subcommand.rawValue).output
    #expect(Self.labels(help).contains(option.rawValue) == isListed)
  }

  @Test(arguments: Subcommand.allCases, ["-o", "-h", "--json"])
  func `a short spelling is accepted where the article names it`(
    subcommand: Subcommand, spelling: String
  ) throws {
    let isListed = try Self.article(spelling).contains(subcommand.rawValue)
    let words = spelling == "-o" ? ["-o", "form.svg"] : [spelling]
    let run = try CommandRun([subcommand.rawValue] + words + ["--help"])
    #expect(run.diagnostics.hasPrefix("error: There is no option \"\(spelling)\"") == !isListed)
    let help = try CommandRun("help", subcommand.rawValue).output
    #expect(Self.labels(help).contains(spelling) == isListed)
  }

  @Test func `what follows two dashes is a file, whatever it begins with`() throws {
    let run = try CommandRun("layout", "--", "-form.json")
    #expect(run.diagnostics.hasPrefix("-form.json: error: "))
    #expect(run.diagnostics.contains("there is no such file"))
  }

  @Test func `the article names no other options`() throws {
    let known = Option.allCases.map(\.rawValue) + ["-o", "-h", "--json"]
    #expect(Set(try Self.rows().flatMap(\.spellings)) == Set(known))
  }

  @Test(arguments: [[], ["help"]] + Subcommand.allCases.map { ["help", $0.rawValue] })
  func `help fits a terminal, with examples`(words: [String]) throws {
    let run = try CommandRun(words)
    #expect(run.status == (words.isEmpty ? 2 : 0))
    let lines = (run.output + run.diagnostics).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.suffix(3).contains { $0.hasPrefix("  gridwork ") })
    #expect(!lines.dropLast().contains { $0.hasSuffix(" ") })
    #expect(lines.suffix(2).map { $0.isEmpty } == [false, true])
  }

  @Test(arguments: Subcommand.allCases) func `examples are valid`(subcommand: Subcommand) throws {
    for example in subcommand.examples {
      let words = example.split(separator: " ").prefix { $0 != ">" }.map(String.init)
      let run = try CommandRun([subcommand.rawValue] + words)
      #expect(run.diagnostics.hasPrefix("\(words[0]): error: The file cannot be read"))
    }
  }

  /// The options that a help text has lines for, in every spelling.
  private static func labels(_ help: String) -> [String] {
    help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      line.split(separator: " ").prefix { $0.hasPrefix("-") }
        .map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
    }
  }

  /// The subcommands that the article names for an option.
  private static func article(_ spelling: String) throws -> [String] {
    try rows().first { $0.spellings.contains(spelling) }?.subcommands ?? []
  }

  /// The rows of the article's table of options.
  private static func rows() throws -> [(spellings: [String], subcommands: [String])] {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../Sources/GridworkCommand/GridworkCommand.docc/GridworkCommand.md")
    let text = try String(contentsOf: article.standardized, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `-") }.map { line in
      let cells = line.split(separator: "|")
      let words = cells.prefix(2).map { cell in
        cell.split { "` ,".contains($0) }.map(String.init)
      }
      return (words[0].filter { $0.hasPrefix("-") }, words[1])
    }
  }
}
