// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the command says about itself.
enum Help {
  static let version = "0.1.0"

  /// The subcommands, with their usage, a line each.
  static let subcommands: [(name: String, usage: String, purpose: String)] = [
    (
      "layout",
      "layout FILE [--json] [--variants] [--strict] [--width W] [--height H] [--direction rtl] "
        + "[--scale S]",
      "Print the frames of a layout document."
    ),
    ("verify", "verify FILE [--widths 200...900]", "Say what is wrong with it in any state."),
    (
      "inspect",
      "inspect FILE -o page.html|picture.svg [--widths 200...900] [--variant NAME] [--before FILE]",
      "Draw it as a page or a picture."
    ),
    ("diff", "diff A B [--strict]", "Say what moved between two documents, and by how much."),
    ("watch", "watch FILE", "Draw it in the terminal whenever it is saved."),
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
      Exit status: 0 done, 1 what was to be judged is not as it should be, 2 unreadable.
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
      --strict         exit with 1 when a constraint is broken or a frame is ambiguous
      --width W        the width of the root in points, whatever the document says
      --height H       the height of the root in points, whatever the document says
      --direction rtl  the direction, ltr or rtl, whatever the document says
      --scale S        pixels per point to snap frames to, whatever the document says; 0 for none
    """
  ]
}
