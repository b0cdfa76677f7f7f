// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The options of the command. This is their only list: the parser and the help texts use it, and a
/// test compares the article with it.
enum Option: String, CaseIterable {
  case output = "--output"
  case format = "--format"
  case variant = "--variant"
  case variants = "--variants"
  case view = "--view"
  case width = "--width"
  case height = "--height"
  case direction = "--direction"
  case scale = "--scale"
  case appleLog = "--apple-log"
  case widths = "--widths"
  case certify = "--certify"
  case before = "--before"
  case serve = "--serve"
  case port = "--port"
  case exitZero = "--exit-zero"
  case help = "--help"

  /// What an option is for in a subcommand.
  struct Use {
    /// What follows the option: a placeholder, or the allowed words with bars between them; nil for
    /// an option without a value.
    let value: String?
    let purpose: String
    /// A second spelling, and the value that it implies; nil if the value follows it, too.
    let short: (spelling: String, value: String?)?

    /// The allowed values; empty if these are not words.
    var choices: [String] {
      let words = value?.split(separator: "|").map(String.init) ?? []
      return words.count > 1 ? words : []
    }
  }

  /// Who has the option, what follows it, and what it is for.
  private var table: [([Subcommand], value: String?, purpose: String)] {
    switch self {
    case .output:
      [
        (
          [.inspect], "FILE",
          "the file to write; its ending, .html or .svg, says what is drawn; - writes to standard output"
        ),
        (
          [.explain], "FILE",
          "draw the views of a log into a file that ends in .html or .svg; - writes a page to standard "
            + "output, and the explanation to standard error"
        ),
      ]
    case .format:
      [
        ([.layout, .diff, .explain], "text|json", "the form of the answer, text by default"),
        (
          [.verify], "text|json|sarif|github",
          "the form of the report, text by default; sarif is a log in SARIF 2.1.0 for code scanning "
            + "tools, github are workflow commands that annotate a pull request"
        ),
        ([.inspect], "html|svg", "what to draw, whatever the ending of the file says"),
      ]
    case .variant:
      [([.layout, .inspect], "NAME", "show this variant instead of the document itself")]
    case .variants: [([.layout], nil, "print every variant instead of the document itself")]
    case .view: [([.explain], "NAME", "explain the numbers of this view of a document alone")]
    case .width:
      [([.layout], "W", "the width of the root in points, whatever the document says")]
    case .height:
      [([.layout], "H", "the height of the root in points, whatever the document says")]
    case .direction:
      [([.layout], "ltr|rtl", "the layout direction, whatever the document says")]
    case .scale:
      [
        (
          [.layout], "S",
          "pixels per point to snap frames to, whatever the document says; 0 for none"
        )
      ]
    case .appleLog:
      [([.layout], nil, "print conflicts as AppKit logs them, for tools that read such logs")]
    case .widths:
      [
        (
          [.verify], "A...B",
          "check every width from A to B points as well, and report the exact widths at which a "
            + "finding begins and ends"
        ),
        ([.inspect, .watch], "A...B", "on the page, a slider over widths from A to B points"),
      ]
    case .certify:
      [
        (
          [.verify], nil,
          "prove every layout against its constraints, and report what is not proved"
        )
      ]
    case .before: [([.inspect], "FILE", "draw over another document, and show what moved")]
    case .serve:
      [
        (
          [.watch], nil,
          "show the page of inspect in browsers on this machine, at the address that is printed first; "
            + "the page reloads itself"
        )
      ]
    case .port:
      [
        (
          [.watch], "N",
          "the port of --serve, \(LiveServer.usualPort) by default; 0 for any free one"
        )
      ]
    case .exitZero:
      [
        (
          [.layout, .verify, .inspect, .diff, .explain], nil,
          "exit with 0 instead of 1 when something is found"
        )
      ]
    case .help: [(Subcommand.allCases, nil, "print this text")]
    }
  }

  private var short: (spelling: String, value: String?)? {
    switch self {
    case .output: ("-o", nil)
    case .format: ("--json", "json")
    case .help: ("-h", nil)
    default: nil
    }
  }

  /// What the option is for in a subcommand; nil if the subcommand does not have it.
  func use(in subcommand: Subcommand) -> Use? {
    guard let row = table.first(where: { $0.0.contains(subcommand) }) else { return nil }
    let use = Use(value: row.value, purpose: row.purpose, short: short)
    guard let implied = short?.value, !use.choices.contains(implied) else { return use }
    return Use(value: row.value, purpose: row.purpose, short: nil)
  }
}

extension Subcommand {
  /// The subcommand's options in the order of the table.
  var options: [(option: Option, use: Option.Use)] {
    Option.allCases.compactMap { option in option.use(in: self).map { (option, $0) } }
  }
}
