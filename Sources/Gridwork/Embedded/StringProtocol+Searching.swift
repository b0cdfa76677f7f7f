// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  // The library with the method of this name is not part of Embedded Swift.
  extension StringProtocol {
    /// Returns whether another text occurs in this one.
    package func contains(_ other: some StringProtocol) -> Bool {
      let (text, part) = (Array(utf8), Array(other.utf8))
      guard part.count <= text.count else { return false }
      return (0...text.count - part.count).contains { start in
        part.indices.allSatisfy { text[start + $0] == part[$0] }
      }
    }
  }
#endif
