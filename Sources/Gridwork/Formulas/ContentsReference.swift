// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A reference to the contents of a container that does not keep them, and is nil once they are gone.
///
/// A weak reference would do the same, but every other reference to the contents would then be counted in
/// memory elsewhere, which takes longer than most of what a pass does with them.
final class ContentsReference {
  /// The contents, which set this to nil at their end.
  @exclusivity(unchecked) unowned(unsafe) var contents: FormulaContents?

  init(_ contents: FormulaContents) { self.contents = contents }
}
