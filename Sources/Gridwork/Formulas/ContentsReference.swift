// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A reference to the contents of a container that does not keep them, and is nil once they are gone.
///
/// A weak reference would do the same, but would move the counting of every other reference to the contents
/// into memory elsewhere.
final class ContentsReference {
  /// The contents, which set this to nil at their end.
  @Unowned var contents: FormulaContents?

  init(_ contents: FormulaContents) { self.contents = contents }
}
