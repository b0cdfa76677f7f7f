// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The help texts of the command, of at most 80 columns.
enum Help {
  static var overview: String {
    """
    gridwork: lay out, verify, compare and draw layout documents.

    Usage: gridwork SUBCOMMAND FILE [OPTIONS]

    \(table(Subcommand.allCases.map { ($0.rawValue, $0.purpose) }))

    FILE is a layout document in JSON or an Interface Builder file; - reads
    standard input. gridwork SUBCOMMAND -h says more. gridwork --version prints the
    version.
    Exit status: 0 nothing wrong, 1 something found, 2 invalid input or usage.

    Examples:
    \(Subcommand.allCases.map { "  gridwork \($0) \($0.examples[0])" }.joined(separator: "\n"))
    """
  }

  static func text(for subcommand: Subcommand) -> String {
    """
    Usage: gridwork \(subcommand) \(subcommand.files.joined(separator: " ")) [OPTIONS]

    \(subcommand.purpose)

    \(subcommand.details)

    Options:
    \(table(subcommand.options.flatMap(rows)))

    Examples:
    \(subcommand.examples.map { "  gridwork \(subcommand) \($0)" }.joined(separator: "\n"))
    """
  }

  /// The row of an option, and one for a second spelling that stands for a value.
  private static func rows(for use: Option.Use) -> [(String, String)] {
    let name = use.option.rawValue
    let label = use.value.map { "\(name) \($0)" } ?? name
    guard let short = use.short else { return [(label, use.purpose)] }
    guard let implied = use.impliedValue else { return [("\(short), \(label)", use.purpose)] }
    return [(label, use.purpose), (short, "short for \(name) \(implied)")]
  }

  /// Rows of two columns. A label that is far wider than others has a line of its own.
  private static func table(_ rows: [(label: String, text: String)]) -> String {
    let start = 4 + (rows.map(\.label.count).filter { $0 <= 20 }.max() ?? 0)
    let indent = String(repeating: " ", count: start)
    return rows.map { label, text in
      let lines = text.wrapped(to: 80 - start).map { indent + $0 }.joined(separator: "\n")
      return label.count > start - 4
        ? "  \(label)\n\(lines)" : "  \(label)\(lines.dropFirst(2 + label.count))"
    }.joined(separator: "\n")
  }
}
