// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Records which assertion of this process uses which snapshot, so that no two assertions share one by
/// mistake, and so that ``StaleSnapshots`` knows which ones are in use.
///
/// Snapshots are not numbered, because inserting an assertion would renumber all later ones. A test
/// with several assertions therefore names them.
final class SnapshotClaims: @unchecked Sendable {
  static let shared = SnapshotClaims()

  private let lock = NSLock()
  private var claims: [String: (place: TestPlace, name: String?, text: String)] = [:]

  /// What two paths of one file have in common: some file systems do not distinguish upper and lower
  /// case.
  static func key(_ url: URL) -> String { url.standardizedFileURL.path.lowercased() }

  /// The keys of the snapshots in use.
  var keys: Set<String> { lock.withLock { Set(claims.keys) } }

  /// Claims a snapshot for an assertion.
  ///
  /// - Throws: An error if another assertion, another test, or the same one with another name or text has
  ///   claimed it.
  func claim(_ file: SnapshotFile, at place: TestPlace, text: String) throws(SnapshotError) {
    let other = lock.withLock {
      let other = claims[Self.key(file.url)]
      if other == nil { claims[Self.key(file.url)] = (place, file.name, text) }
      return other
    }
    guard let other else { return }
    let isOtherTest = other.place.test.map { $0 != place.test } ?? false
    if !isOtherTest, let name = file.name, let otherName = other.name, name != otherName {
      throw SnapshotError(
        "The names \"\(otherName)\" and \"\(name)\" make one file name, \(file.shownPath): every run of other "
          + "characters than letters, digits and underscores becomes a dash, and case does not count. Change one "
          + "of them.")
    }
    guard other.place.isSamePlace(as: place) else {
      let test = isOtherTest ? other.place.test.map { " in \($0.path)" } ?? "" : ""
      throw SnapshotError(
        "The assertion on line \(other.place.line)\(test) already uses the snapshot "
          + "\(file.shownPath). Give one of them a name of its own: named: \"…\".")
    }
    if isOtherTest {
      throw SnapshotError(
        """
        Two tests use the snapshot \(file.shownPath) through one assertion. \
        \(TestPlace.advice(toHelper: place.functionName))
        """)
    }
    if other.text == text { return }
    let advice = place.adviceToHelper.map { "\n\n\($0)" } ?? ""
    throw SnapshotError(
      "One assertion was reached with different layouts, as in a loop, a parameterized test or a "
        + "helper, and all of them use the snapshot \(file.shownPath). Give each a name of its own: "
        + "named: \"…\".\(advice)")
  }
}
