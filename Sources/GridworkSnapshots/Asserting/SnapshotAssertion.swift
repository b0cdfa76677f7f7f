// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The steps that file snapshots and inline snapshots share: determine the mode, compare, record,
/// report.
struct SnapshotAssertion {
  let layouts: [ComputedLayout]
  let allowsFaults: Bool
  let recording: SnapshotRecording?
  let place: TestPlace

  /// Compares the layouts with a snapshot. They fail if they do not match, if they have faults that are
  /// not allowed, or if the snapshot is written.
  ///
  /// - Parameters:
  ///   - snapshot: How messages refer to the snapshot, such as its path.
  ///   - stem: The beginning of the names of attachments.
  ///   - read: Returns the stored text, or nil if there is none. Receives the text of the layouts.
  ///   - write: Stores a text. Returns advice on what remains to be done; empty for none.
  /// - Returns: The text of the failure; nil if there is none. The diff and pictures of the failure have
  ///   been handed out.
  func verify(
    snapshot: String, stem: String, read: (String) throws(SnapshotError) -> String?,
    write: (String) throws(SnapshotError) -> [String]
  ) -> String? {
    do throws(SnapshotError) {
      let mode = try SnapshotRecording.settled(parameter: recording)
      let text = SnapshotComparison.text(of: layouts)
      let verdict = SnapshotVerdict(stored: try read(text), text: text, mode: mode)
      let faults = allowsFaults ? nil : LayoutFaults(of: layouts)
      let advice = verdict.writes && faults == nil ? try write(text) : []
      let report = SnapshotReport(
        verdict: verdict, layouts: layouts, forbiddenFaults: faults, snapshot: snapshot,
        recording: recording, advice: advice)
      guard let message = report.message(at: place) else { return nil }
      let files = SnapshotReporter.publish(report.exhibits(named: stem), at: place)
      return [message, files].compactMap(\.self).joined(separator: "\n\n")
    } catch {
      return error.text
    }
  }
}
