// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Records which assertion of this process uses which snapshot, so that no two assertions share one by
/// mistake.
///
/// Snapshots are not numbered, because inserting an assertion would renumber all later ones. A test
/// with several assertions therefore names them.
final class SnapshotClaims: @unchecked Sendable {
  static let shared = SnapshotClaims()

  private let lock = NSLock()
  private var claims: [String: (place: TestPlace, text: String)] = [:]

  /// Claims a snapshot for an assertion.
  ///
  /// - Throws: An error if another assertion, or the same one with another text, has claimed it.
  func claim(_ file: SnapshotFile, at place: TestPlace, text: String) throws(SnapshotError) {
    lock.lock()
    defer { lock.unlock() }
    // Some file systems do not distinguish upper and lower case.
    let key = file.url.path.lowercased()
    guard let other = claims[key] else {
      claims[key] = (place, text)
      return
    }
    if other.place == place {
      if other.text == text { return }
      throw SnapshotError(
        "One assertion was reached with different layouts, as in a loop or a parameterized test, and "
          + "all of them use the snapshot \(file.shownPath). Give each a name of its own: named: "
          + "\"…\".")
    }
    throw SnapshotError(
      "The assertion on line \(other.place.line) already uses the snapshot \(file.shownPath). Give "
        + "one of them a name of its own: named: \"…\".")
  }
}
