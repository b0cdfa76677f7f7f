// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The help texts of the command.
enum Help {
  static let version = "0.1.0"

  /// The subcommands in the order in which the help lists them.
  static let subcommands: [(name: String, usage: String, purpose: String)] = [
    (
      "layout",
      "layout FILE [--json] [--variants] [--variant NAME] [--strict] [--apple-log] [--width W] "
        + "[--height H] [--direction rtl] [--scale S]",
      "Print the frames of a layout document."
    ),
    (
      "verify", "verify FILE... [--widths 200...900] [--format text|json|sarif|github] [--certify]",
      "Report what is wrong with documents in any state."
    ),
    (
      "inspect",
      "inspect FILE -o page.html|picture.svg [--widths 200...900] [--variant NAME] [--before FILE]",
      "Draw it as a page or a picture."
    ),
    (
      "diff", "diff A B [--json] [--strict]",
      "Compare two documents: what moved, and by how much."
    ),
    (
      "explain", "explain [FILE] [--view NAME] [-o page.html|picture.svg]",
      "Say why every number of a document is what it is, or explain a log of AppKit or UIKit."
    ),
    (
      "watch", "watch FILE [--serve [PORT]] [--widths 200...900]",
      "Draw it in the terminal, and as a page in browsers, whenever it is saved."
    ),
  ]

  static var overview: String {
    let width = (subcommands.map(\.name.count).max() ?? 0) + 2
    let lines = subcommands.map { subcommand in
      "  " + subcommand.name + String(repeating: " ", count: width - subcommand.name.count)
        + subcommand.purpose
    }
    return """
      gridwork: lay out, verify, compare and draw layout documents.

      Usage: gridwork SUBCOMMAND FILE [OPTIONS]

      \(lines.joined(separator: "\n"))

      FILE is a layout document in JSON; - reads standard input.
      gridwork help SUBCOMMAND says more. gridwork --version prints the version.
      Exit status: 0 done, 1 problems found, 2 invalid input or usage.
      """
  }

  static func text(for subcommand: String?) throws(CommandError) -> String {
    guard let subcommand else { return overview }
    guard let found = subcommands.first(where: { $0.name == subcommand }) else {
      throw CommandError.unknown(subcommand, "subcommand", among: subcommands.map(\.name))
    }
    return "Usage: gridwork \(found.usage)\n\n\(found.purpose)\n\n\(details[subcommand] ?? "")"
  }

  private static let details: [String: String] = [
    "layout": """
    Prints the canonical text of the layout: a line for every view with x, y, width and height in
    its parent, in points. What is wrong with it goes to standard error.

      --json           print one JSON object, in the coordinates of the root
      --variants       print every variant of the document instead of the document itself
      --variant NAME   print this variant instead of the document itself
      --strict         exit with 1 when verify would find anything wrong
      --apple-log      print conflicts as AppKit logs them, for tools that read such logs
      --width W        the width of the root in points, whatever the document says
      --height H       the height of the root in points, whatever the document says
      --direction rtl  the direction, ltr or rtl, whatever the document says
      --scale S        pixels per point to snap frames to, whatever the document says; 0 for none
    """,
    "verify": """
    Checks each document and each of its variants: required constraints that contradict each other,
    settings that a container cannot follow, frames that nothing fixes (as far as the "ambiguity" of a
    view forbids that), views smaller than their content, views that reach beyond their superview, and
    views or tracks that overlap. What several variants have in common is reported once. Exits with 1 when
    anything is wrong, and with 2 when a file cannot be read; the other files are still checked.

      --widths A...B   check every width from A to B points as well, and report the exact widths at
                       which a finding begins and ends
      --format FORMAT  the form of the report: text; json; sarif, a log in SARIF 2.1.0 for code
                       scanning tools; github, workflow commands that annotate a pull request
      --certify        prove every layout against the constraints as given, and report the ones that
                       cannot be proved
    """,
    "inspect": """
    Writes one file that needs no other: a picture of the document, or a page that shows it and all
    its variants side by side and answers questions about their views and constraints.

      -o, --output     the file to write; its ending, .html or .svg, says what is drawn
      --widths A...B   on the page, a slider over widths from A to B, laid out beforehand
      --variant NAME   draw this variant alone
      --before FILE    lay the document over another one, and show what moved
    """,
    "diff": """
    Compares the document and each variant with that of the same name, and lists what moved, came
    and went, a line for every view. A and B are documents, or texts that layout printed.

      --json           print one JSON object instead of lines
      --strict         exit with 1 when there is any difference
    """,
    "explain": """
    For a layout document: prints a sentence for the position, size and baselines of every view, for
    every row and column and the gaps between them, with what adds up to the number and where that is
    written down.

      --view NAME   the numbers of this view alone

    For anything else: reads a program's log from a file or from standard input, and finds the
    constraints that AppKit or UIKit could not satisfy. Cuts every list to the smallest set that contradicts itself, and says why as
    a sum, and what helps. A line that cannot be read is shown with its number, and the rest is used.

      -o, --output  a file to draw the views into; its ending, .html or .svg, says what is drawn
    """,
    "watch": """
    Draws the layout with characters, with what is wrong, what moved since the last save, and its
    frames: as much as fits the terminal, again whenever the file or the size of the terminal has
    changed. An interrupt (Control-C) ends it.

      --serve [PORT]   show the page of inspect in browsers on this machine, at the address that is
                       printed first; the page reloads itself. PORT is 4743 by default; 0 is any free one
      --widths A...B   on the page, a slider over widths from A to B
    """,
  ]
}
