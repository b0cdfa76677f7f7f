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
    case .verify: "Report what is wrong with layout documents in any state."
    case .inspect: "Draw a layout as a page or a picture."
    case .diff: "Compare two documents: what moved, and by how much."
    case .review: "Say in Markdown what a pull request does to layouts."
    case .explain: "Explain the numbers of a layout, or a log of AppKit or UIKit."
    case .watch: "Draw a layout in the terminal and in browsers whenever it is saved."
    case .import: "Turn an Interface Builder file into layout documents."
    case .export: "Write a layout as Swift code."
    }
  }

  var details: String {
    switch self {
    case .layout:
      """
      Prints the canonical text of the layout: a line for every view with x, y, width
      and height in its superview, in points. Prints findings to standard error, and
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
      state. A finding that several variants share is reported once. If a view is
      exempt from a rule, with "exempt", the report has a note with the reason instead
      of a finding.

      A PATH is a file or a folder. In a folder and its subfolders, verify checks the
      .json files with a root, and the .xib and .storyboard files; names that begin
      with a dot are left out. For many files, the report lists what is wrong, and
      ends with one summary. It does not depend on the number of files checked at a
      time.

      With --edits, up to three edits of the document are listed below each finding.
      Each makes everything sound or, if no single edit does that, removes the finding
      and makes nothing else worse. The smallest comes first: a number, a priority, a
      relation, a minimum, text that wraps, a setting or constraint removed, a
      constraint added. With --fix, verify writes the first edit for each finding into
      the file, leaves everything else in the file as it is, and reports what remains.

      Exits with 1 if there are findings, and with 2 if a file cannot be read; the
      other files are still checked.

      In an Interface Builder file, every tree of views is checked. With --stored, the
      report lists the views whose stored frame is more than a point from the one that
      the constraints give. Xcode calls these views misplaced.
      """
    case .inspect:
      """
      Writes one self-contained file: a picture of the document, or a page that shows
      the document and all its variants side by side, and why every number is what it
      is. Needs --output. Prints findings to standard error, and exits with 1 if there
      are any.
      """
    case .diff:
      """
      Compares the documents, and their variants with the same name, and lists what
      moved, came and went, with a line for every view. A and B are documents, texts
      that layout printed, or Interface Builder files, whose trees are matched by
      name. Exits with 1 if there is any difference.
      """
    case .review:
      """
      Compares two files, or the files with the same paths in two folders, and prints
      Markdown for a pull request. It begins with a summary. For each layout that
      changed, it has the findings that are new, worse, better or gone, each with the
      widths where it shows, a table of what moved, and pictures of before and after.
      It ends with the command that records snapshots of the change.

      The files are those that verify and diff read. In a folder, these are the .json
      files with a root, the .xib and .storyboard files, and the .txt files with
      frames. Files with the same bytes are not laid out. A file with a new path and
      the bytes of an earlier file counts as renamed. The review does not depend on
      the number of files compared at a time.

      Exits with 0 if nothing is wrong that was not wrong before, whatever moved; with
      1 if a finding is new or worse; and with 2 if a file of NEW cannot be used. An
      earlier version that cannot be used counts as missing.
      """
    case .explain:
      """
      For a layout document: explains the position, size and baselines of every view,
      every row and column, and the gaps between them. Each number has a sentence that
      says what it is the sum of, and where the document says so. Prints findings to
      standard error, and exits with 1 if there are any.

      For anything else: reads a program's log, and finds the constraints that AppKit
      or UIKit could not satisfy. Reduces every list to a smallest set that
      contradicts itself, and says by which sum, and what helps. A line that cannot be
      read is shown with its number, and the rest is used. Exits with 1 if constraints
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
      Interface Builder file, with their settings and constraints. It uses the names
      of Gridwork, or those of AppKit or UIKit, with comments in place of what these
      do not have.
      """
    case .watch:
      """
      Draws the layout with characters, and lists what is wrong, what moved since the
      last save, and the frames, as far as they fit the terminal. Draws again whenever
      the file or the size of the terminal changes. To end it, press Control-C; the
      exit status is then 0.
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
