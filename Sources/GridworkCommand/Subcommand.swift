// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A subcommand, and what its help says besides its options.
enum Subcommand: String, CaseIterable {
  case layout, verify, inspect, diff, review, explain, watch, `import`, export

  func run(_ arguments: Arguments, on console: Console) throws(CommandError)
    -> GridworkCommand.Status
  {
    switch self {
    case .layout: try LayoutSubcommand(arguments: arguments, console: console).run()
    case .verify: try VerifySubcommand(arguments: arguments, console: console).run()
    case .inspect: try InspectSubcommand(arguments: arguments, console: console).run()
    case .diff: try DiffSubcommand(arguments: arguments, console: console).run()
    case .review: try ReviewSubcommand(arguments: arguments, console: console).run()
    case .explain: try ExplainSubcommand(arguments: arguments, console: console).run()
    case .watch: try WatchSubcommand(arguments: arguments, console: console).run()
    case .import: try ImportSubcommand(arguments: arguments, console: console).run()
    case .export: try ExportSubcommand(arguments: arguments, console: console).run()
    }
  }

  /// The files that the subcommand reads. One in brackets may be left out, and the one before dots
  /// may be repeated.
  var files: [String] {
    switch self {
    case .layout, .inspect, .watch, .import, .export: ["FILE"]
    case .verify: ["PATH..."]
    case .diff: ["A", "B"]
    case .review: ["OLD", "NEW"]
    case .explain: ["[FILE]"]
    }
  }

  var purpose: String {
    switch self {
    case .layout: "Print the frames of a layout document."
    case .verify: "Report what is wrong with documents in any state."
    case .inspect: "Draw it as a page or a picture."
    case .diff: "Compare two documents: what moved, and by how much."
    case .review: "Say in Markdown what a pull request does to layouts."
    case .explain: "Say why numbers are what they are, or explain a log of AppKit."
    case .watch: "Draw it in the terminal and in browsers whenever it is saved."
    case .import: "Turn an Interface Builder file into layout documents."
    case .export: "Write a layout as Swift code."
    }
  }

  var details: String {
    switch self {
    case .layout:
      """
      Prints the canonical text of the layout: a line for every view with x, y, width
      and height in its parent, in points. Prints findings to standard error, and
      exits with 1 if there are any.
      """
    case .verify:
      """
      Checks each document and each of its variants: required constraints that
      contradict each other, settings that a container cannot follow, frames that
      nothing fixes (as far as the "ambiguity" of a view forbids that), views smaller
      than their content, views that reach beyond their superview, views or tracks
      that overlap, targets smaller than 24 by 24 or closer than 8, text narrower than
      its longest word, a focus that jumps, and settings that change nothing in any
      state. What several variants have in common is reported once. What a view is
      exempt from, with "exempt", is a note with the reason, and no finding.

      A path is a file or a folder. In a folder and the folders in it, these are the
      .json files with a root, the .xib and the .storyboard files; names that begin
      with a dot are left out. Of many files the report has what is wrong, and one
      summary. It is the same however many are checked at a time.

      With --edits, up to three edits of a document stand below a finding, after which
      everything is sound, or, if no single one does that, the finding is gone and
      nothing else is worse. The smallest comes first: a number, a priority, a
      relation, a minimum, text that wraps, a setting or constraint removed, a
      constraint added. With --fix, the first is written into the file for each
      finding, and everything else in the file stays as it is; the report has what
      remains.

      Exits with 1 if there are findings, and with 2 if a file cannot be read; the
      other files are still checked.

      Of an Interface Builder file every tree of views is checked. With --stored, the
      answer lists the views whose stored frame is more than a point from the one that
      the constraints give, which Xcode calls misplaced.
      """
    case .inspect:
      """
      Writes one file that needs no other: a picture of the document, or a page that
      shows it and all its variants side by side and answers questions about their
      views and constraints. Needs --output. Prints findings to standard error, and
      exits with 1 if there are any.
      """
    case .diff:
      """
      Compares the document and each variant with that of the same name, and lists
      what moved, came and went, a line for every view. A and B are documents, texts
      that layout printed, or Interface Builder files, whose trees are matched by
      name. Exits with 1 if there is any difference.
      """
    case .review:
      """
      Compares two files, or the files in two folders by their paths there, and prints
      Markdown for a pull request: a summary, and for each layout that changed the
      findings that are new, worse, better or gone, each with the widths where it
      shows, a table of what moved, pictures of before and after, and the command that
      records snapshots of the change.

      The files are those that verify and diff read. Of a folder these are the .json
      files with a root, the .xib and the .storyboard files, and the .txt files with
      frames. Files with the same bytes are not laid out. A file whose path is new and
      whose bytes are not is renamed. The review is the same however many files are
      compared at a time.

      Exits with 0 if nothing is wrong that was not wrong before, whatever moved; with
      1 if a finding is new or worse; and with 2 if a file of NEW cannot be used. An
      earlier version that cannot be used counts as missing.
      """
    case .explain:
      """
      For a layout document: prints a sentence for the position, size and baselines of
      every view, for every row and column and the gaps between them, with what adds
      up to the number and where that is written down. Prints findings to standard
      error, and exits with 1 if there are any.

      For anything else: reads a program's log, and finds the constraints that AppKit
      or UIKit could not satisfy. Cuts every list to a smallest set that contradicts
      itself, and says why as a sum, and what helps. A line that cannot be read is
      shown with its number, and the rest is used. Exits with 1 if constraints
      contradict each other, and with 2 if none can be read.

      Without a file, reads standard input.
      """
    case .import:
      """
      Prints a layout document for every tree of views in a .xib or .storyboard file:
      for the content of a window, a controller, a tab, a pane, a clip view or a cell,
      and for a view that stands alone. Prints to standard error what the documents
      leave out or assume, with the line of the file.

      The other subcommands read such a file directly.
      """
    case .export:
      """
      Prints a function that makes the views of a document, or of a tree of an
      Interface Builder file, with their settings and constraints. Its names are those
      of Gridwork, or of AppKit or UIKit; what these do not have is a comment.
      """
    case .watch:
      """
      Draws the layout with characters, with what is wrong, what moved since the last
      save, and its frames: as much as fits the terminal, again whenever the file or
      the size of the terminal has changed. An interrupt (Control-C) ends it with 0.
      """
    }
  }

  /// Arguments to begin with.
  var examples: [String] {
    switch self {
    case .layout:
      ["form.json", "form.json --width 300 --direction rtl", "form.json --variants --json"]
    case .verify:
      ["form.json", "Layouts --widths 200...900 --shard 1/5", "Form.xib --stored --json"]
    case .inspect:
      ["form.json -o form.html --widths 200...900", "form.json -o form.svg --before old.json"]
    case .diff: ["old.json new.json", "frames.txt form.json --exit-zero"]
    case .review: ["old.json new.json", "old/Layouts Layouts --widths 200...900 -o review"]
    case .explain: ["app.log", "form.json --view title", "app.log -o log.html"]
    case .import: ["Form.xib > form.json", "Main.storyboard -o Layouts"]
    case .export: ["form.json --swift > Form.swift", "Form.xib --swift --appkit --tree Window"]
    case .watch: ["form.json", "form.json --serve --port 0 --widths 200...900"]
    }
  }
}
