// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The time and memory that a script took; times in microseconds, memory in KiB.
package struct Measurement: Sendable {
  package var file: String
  package var variables: Int
  package var constraints: Int
  /// Thread time of every repetition of the build.
  package var builds: [Double] = []
  package var buildMemory = 0
  /// Wall time of every edit.
  package var edits: [Double] = []
  /// Thread time of the whole script.
  package var script = 0.0
  package var pivots = 0
  package var peakMemory = 0

  package init(file: String, variables: Int, constraints: Int) {
    self.file = file
    self.variables = variables
    self.constraints = constraints
  }

  /// One line of JSON.
  package var json: String {
    let builds = builds.sorted()
    let edits = edits.sorted()
    let mean = edits.isEmpty ? 0 : script / Double(edits.count)
    let fields: [(String, String)] = [
      ("solver", Self.text("gridwork")),
      ("file", Self.text(file)),
      ("vars", "\(variables)"),
      ("cons", "\(constraints)"),
      ("build_us", Self.number(Self.quantile(0.5, of: builds))),
      ("build_min_us", Self.number(builds.first ?? 0)),
      ("build_rss_kb", "\(buildMemory)"),
      ("edits", "\(edits.count)"),
      ("edit_mean_us", Self.number(mean)),
      ("edit_p50_us", Self.number(Self.quantile(0.5, of: edits))),
      ("edit_p99_us", Self.number(Self.quantile(0.99, of: edits))),
      ("edit_max_us", Self.number(edits.last ?? 0)),
      ("pivots", "\(pivots)"),
      ("peak_rss_kb", "\(peakMemory)"),
    ]
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// The value below which a share of the values lies; 0 of none.
  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    if sorted.isEmpty { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// At most three decimals.
  private static func number(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000)"
  }

  private static func text(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
