// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A path as file systems other than Apple's compare it: by its bytes. Two strings are equal also if only the
/// way differs in which an accent is encoded.
struct ExactPath: Hashable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: ExactPath, b: ExactPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  static func < (a: ExactPath, b: ExactPath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
}
