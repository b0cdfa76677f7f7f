// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which assertion of this process uses which snapshot, so that two never share one by mistake.
///
/// Snapshots are not numbered: a number would go to another assertion as soon as one is inserted
/// before it. A test with two assertions therefore names them.
final class SnapshotClaims: @unchecked Sendable {
  static let shared = SnapshotClaims()

  private let lock = NSLock()
  private var claims: [String: (place: TestPlace, text: String)] = [:]

  /// Notes that an assertion compares a text with a snapshot.
  func claim(_ file: SnapshotFile, at place: TestPlace, text: String) throws(SnapshotFault) {
    lock.lock()
    defer { lock.unlock() }
    // Some file systems take upper and lower case for the same.
    let key = file.url.path.lowercased()
    guard let other = claims[key] else {
      claims[key] = (place, text)
      return
    }
    if other.place == place {
      if other.text == text { return }
      throw SnapshotFault(
        "The same assertion meets different layouts, as in a loop or a test with arguments, and all "
          + "have the snapshot \(file.shownPath). Tell them apart: named: \"…\".")
    }
    throw SnapshotFault(
      "The assertion in line \(other.place.line) has the snapshot \(file.shownPath) already. Tell "
        + "them apart: named: \"…\".")
  }
}
