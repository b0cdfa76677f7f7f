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
  case textScale = "--text-scale"
  case language = "--language"
  case appleLog = "--apple-log"
  case widths = "--widths"
  case textScales = "--text-scales"
  case languages = "--languages"
  case certify = "--certify"
  case before = "--before"
  case serve = "--serve"
  case port = "--port"
  case tree = "--tree"
  case stored = "--stored"
  case with = "--with"
  case edits = "--edits"
  case fix = "--fix"
  case shard = "--shard"
  case jobs = "--jobs"
  case swift = "--swift"
  case appKit = "--appkit"
  case uiKit = "--uikit"
  case exitZero = "--exit-zero"
  case help = "--help"

  /// An option as some subcommands have it: a row of the table.
  struct Use {
    let option: Option
    /// A second spelling; nil if there is none. A long one stands for the option with the value that
    /// it names, as `--json` for `--format json`.
    let short: String?
    let subcommands: [Subcommand]
    /// What follows the option: a placeholder, or the allowed words with bars between them; nil for
    /// an option without a value.
    let value: String?
    let purpose: String

    fileprivate init(
      _ option: Option, _ short: String? = nil, in subcommands: [Subcommand],
      takes value: String? = nil, _ purpose: String
    ) {
      (self.option, self.short, self.subcommands) = (option, short, subcommands)
      (self.value, self.purpose) = (value, purpose)
    }

    /// The option's spellings.
    var spellings: [String] { [option.rawValue] + (short.map { [$0] } ?? []) }

    /// The value that the second spelling stands for; nil if a value follows it, too.
    var impliedValue: String? {
      short.flatMap { $0.hasPrefix("--") ? String($0.dropFirst(2)) : nil }
    }

    /// The allowed values; empty if these are not words.
    var choices: [String] {
      let words = value?.split(separator: "|").map(String.init) ?? []
      return words.count > 1 ? words : []
    }
  }

  /// The table, in the order of the help texts.
  fileprivate static let table = [
    Use(
      .output, "-o", in: [.inspect], takes: "FILE",
      "the file to write; its ending is .html for a page and .svg for a picture; - writes to standard output"
    ),
    Use(
      .output, "-o", in: [.explain], takes: "FILE",
      "draw the views of a log into a file that ends in .html or .svg; - writes a page to standard "
        + "output, and the explanation to standard error"),
    Use(
      .output, "-o", in: [.diff], takes: "FILE",
      "draw what moved into a file that ends in .html or .svg; - writes a page to standard output, "
        + "and the differences to standard error"),
    Use(
      .output, "-o", in: [.review], takes: "PATH",
      "write to a file that ends in .md, or to review.md in this folder, with pictures beside it; "
        + "otherwise the pictures are drawn with characters"),
    Use(
      .output, "-o", in: [.import], takes: "FOLDER",
      "write the document of every tree to a file in this folder that is named after the tree, and replace "
        + "a file with that name; - prints the documents"),
    Use(
      .format, "--json", in: [.layout, .diff, .explain], takes: "text|json",
      "the format of the answer, text by default"),
    Use(
      .format, "--json", in: [.verify], takes: "text|json|sarif|github",
      "the format of the report, text by default; sarif: a log in SARIF 2.1.0 for code scanning tools; "
        + "github: workflow commands that annotate a pull request"),
    Use(
      .format, in: [.inspect], takes: "html|svg",
      "what to draw, whatever the ending of the file says"),
    Use(
      .variant, in: [.layout, .inspect], takes: "NAME",
      "show this variant instead of the document itself"),
    Use(.variants, in: [.layout], "print every variant instead of the document itself"),
    Use(
      .view, in: [.explain], takes: "NAME",
      "explain the numbers of this view of a document only"),
    Use(.width, in: [.layout], takes: "W", "replace the width of the root, in points"),
    Use(.height, in: [.layout], takes: "H", "replace the height of the root, in points"),
    Use(.direction, in: [.layout], takes: "ltr|rtl", "replace the layout direction"),
    Use(
      .scale, in: [.layout], takes: "S",
      "replace the number of pixels per point, to which frames are snapped; 0 for no snapping"),
    Use(
      .textScale, in: [.layout], takes: "S",
      "replace the size of text, a multiple of its usual size: 2 for 200 %"),
    Use(
      .language, in: [.layout], takes: "TAG",
      "replace the language of text, such as de; pseudo for one in which text is 40 % longer"),
    Use(
      .appleLog, in: [.layout],
      "print conflicts as AppKit logs them, for tools that read such logs"),
    Use(
      .widths, in: [.verify], takes: "A...B",
      "check every width from A to B points as well, and report the exact widths at which a "
        + "finding begins and ends"),
    Use(
      .widths, in: [.review], takes: "A...B",
      "check every width from A to B points as well, and compare the layouts at A and at B, too"),
    Use(
      .widths, in: [.inspect, .watch], takes: "A...B",
      "on the page, a slider over widths from A to B points"),
    Use(
      .textScales, in: [.verify], takes: "S,S",
      "check every state at these sizes of text, as multiples of its usual size, such as 1,1.5,2; with "
        + "--certify and --widths, a range such as 1...2 proves all sizes in it"),
    Use(
      .languages, in: [.verify], takes: "TAG,TAG",
      "check every state in these languages, such as en,de,pseudo; pseudo is one in which text is 40 % "
        + "longer, and text without a translation stays as it is"),
    Use(
      .certify, in: [.verify],
      "prove every layout against its constraints, with --widths at every width of the range, and "
        + "report what cannot be proved"),
    Use(
      .before, in: [.inspect], takes: "FILE", "draw over another document, and show what moved"),
    Use(
      .serve, in: [.watch],
      "show the page of inspect in browsers on this machine, at the address that is printed first; "
        + "the page reloads itself"),
    Use(
      .port, in: [.watch], takes: "N",
      "the port of --serve, \(LiveServer.usualPort) by default; 0 for any free one"),
    Use(
      .stored, in: [.verify],
      "compare the frames that an Interface Builder file stores with those that its constraints give"
    ),
    Use(
      .with, in: [.verify, .review], takes: "RULES",
      "check these rules as well as the standard ones: target-below-44, long-line, or both with a comma"
    ),
    Use(
      .edits, in: [.verify],
      "list the smallest edits that help against each finding, which takes longer"),
    Use(
      .fix, in: [.verify],
      "write into each document the smallest edit that helps against each finding, and report what "
        + "remains"),
    Use(
      .shard, in: [.verify], takes: "K/N",
      "check the Kth of N parts of the files, so that N machines can share them"),
    Use(
      .jobs, in: [.verify, .review], takes: "N",
      "the number of files to check at a time; by default, the number of cores"),
    Use(.swift, in: [.export], "write Swift"),
    Use(.appKit, in: [.export], "use the names of AppKit"),
    Use(.uiKit, in: [.export], "use the names of UIKit"),
    Use(
      .tree, in: [.layout, .verify, .inspect, .diff, .review, .explain, .watch, .import, .export],
      takes: "NAME",
      "use this tree of an Interface Builder file: a label, a title or an object id"),
    Use(
      .exitZero, in: [.layout, .verify, .inspect, .diff, .review, .explain],
      "exit with 0 instead of 1 when something is found"),
    Use(.help, "-h", in: Subcommand.allCases, "print this text"),
  ]
}

extension Subcommand {
  /// The subcommand's options in the order of the table.
  var options: [Option.Use] { Option.table.filter { $0.subcommands.contains(self) } }
}
