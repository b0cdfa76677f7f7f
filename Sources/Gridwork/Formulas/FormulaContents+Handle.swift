// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension FormulaContents {
  /// A reference to contents that does not own them and detects their release.
  ///
  /// Unlike a weak reference, it does not slow down reference counting of the contents.
  final class Handle {
    unowned(unsafe) var contents: FormulaContents?

    fileprivate init(_ contents: FormulaContents) { self.contents = contents }
  }

  /// The reference that formulas hold to the contents.
  var handle: Handle {
    if let madeHandle { return madeHandle }
    let handle = Handle(self)
    madeHandle = handle
    return handle
  }
}
