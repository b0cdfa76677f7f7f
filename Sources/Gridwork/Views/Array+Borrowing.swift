// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Array where Element: AnyObject {
  /// Goes through objects that the array keeps alive meanwhile, whatever the body does to it.
  ///
  /// A loop would count one owner more for every object, and one less again, which takes longer than
  /// what is done to most of them.
  @inline(__always)
  func forEachBorrowed(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      for index in objects.indices {
        Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
