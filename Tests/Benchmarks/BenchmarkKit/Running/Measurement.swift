// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The time and memory that a script took; times in microseconds, memory in KiB
/// but for that of the heap.
package struct Measurement: Sendable {
  package var file: String
  package var variables: Int
  package var constraints: Int
  /// Thread time of every repetition of the build.
  package var builds: [Double] = []
  package var buildMemory = 0
  /// What the build allocated and still has, in bytes.
  package var buildHeap = 0
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
    var line = JSONLine()
    line.add("solver", "gridwork")
    line.add("file", file)
    line.add("vars", variables)
    line.add("cons", constraints)
    line.add("build_us", builds.quantile(0.5))
    line.add("build_min_us", builds.first ?? 0)
    line.add("build_rss_kb", buildMemory)
    line.add("build_heap_bytes", buildHeap)
    line.add("edits", edits.count)
    line.add("edit_mean_us", mean)
    line.add("edit_p50_us", edits.quantile(0.5))
    line.add("edit_p99_us", edits.quantile(0.99))
    line.add("edit_max_us", edits.last ?? 0)
    line.add("pivots", pivots)
    line.add("peak_rss_kb", peakMemory)
    return line.text
  }
}

extension [Double] {
  /// Of sorted values, the one below which a share of them lies; 0 of none.
  func quantile(_ share: Double) -> Double {
    isEmpty ? 0 : self[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
