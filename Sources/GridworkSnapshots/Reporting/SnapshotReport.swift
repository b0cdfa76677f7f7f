// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The failure message for a verdict, and the attachments that belong to it.
struct SnapshotReport {
  let verdict: SnapshotVerdict
  let layouts: [ComputedLayout]
  /// The faults that fail the assertion; nil if there are none or if the test allows them. A
  /// snapshot is not written while such faults exist.
  let forbiddenFaults: LayoutFaults?
  /// How the message refers to the snapshot, such as its path.
  let snapshot: String
  /// The `record` of the assertion.
  let recording: SnapshotRecording?
  /// Advice on what remains to be done after the first recording; empty for none.
  var advice: [String] = []

  /// The whole message; nil if the assertion passes.
  func message(at place: TestPlace) -> String? {
    guard let text = verdictText(at: place) else { return nil }
    guard let forbiddenFaults else { return text }
    return """
      \(text)

      \(forbiddenFaults.text)

      Fix the layout. If this test is about its faults, pass allowingFaults: true.
      """
  }

  /// The diff and pictures of the change; empty if the layouts match the snapshot or there is none.
  func exhibits(named stem: String) -> [SnapshotExhibit] {
    comparison?.exhibits(named: stem) ?? []
  }

  /// The layouts beside the stored text; nil if there is none or if it is the same.
  private var comparison: SnapshotComparison? {
    switch verdict {
    case .different(let stored), .recordedAgain(let stored):
      stored == SnapshotComparison.text(of: layouts)
        ? nil : SnapshotComparison(before: stored, layouts: layouts)
    case .same, .missing, .recordedFirst: nil
    }
  }

  private func verdictText(at place: TestPlace) -> String? {
    switch verdict {
    case .same:
      return forbiddenFaults.map { "\(snapshot.capitalizedSentence) matches, but \($0.count)." }
    case .different:
      return paragraphs(
        "The layout differs from \(snapshot).", change,
        place.test?.library == .xctest ? place.adviceToHelper : nil,
        SnapshotRecording.instruction(
          .failed, to: "accept the new layout", parameter: recording, at: place))
    case .missing:
      let instruction = SnapshotRecording.instruction(
        .missing, to: "record it", parameter: recording, at: place)
      return
        "\(snapshot.capitalizedSentence) does not exist, and this run does not record. \(instruction)"
    case .recordedFirst, .recordedAgain:
      if let forbiddenFaults {
        return paragraphs(
          "\(snapshot.capitalizedSentence) was not recorded: \(forbiddenFaults.count).", change)
      }
      guard case .recordedAgain = verdict else {
        return paragraphs(
          "Recorded \(snapshot) for the first time. Look at it, then run the test again.",
          advice.isEmpty ? nil : advice.joined(separator: "\n\n"))
      }
      return change == nil
        ? "Recorded \(snapshot) again. It did not change."
        : paragraphs(
          "Recorded \(snapshot) again. Look at the change, then run the test again.", change)
    }
  }

  /// The change, followed by the faults of the layouts if the test allows them; nil if nothing
  /// changed.
  private var change: String? {
    guard let comparison else { return nil }
    let faults = forbiddenFaults == nil ? LayoutFaults(of: layouts)?.text : nil
    return paragraphs(comparison.text, faults)
  }

  private func paragraphs(_ texts: String?...) -> String {
    texts.compactMap { $0 }.joined(separator: "\n\n")
  }
}
