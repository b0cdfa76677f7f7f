// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A loop counts one owner more for every object that it comes to, and one less again, which takes longer
// than what is done to most of them. Where somebody else keeps the objects anyhow, they are borrowed.

extension Array where Element: AnyObject {
  /// Goes through objects that the array keeps alive meanwhile, whatever the body does to it.
  @inline(__always)
  func forEachBorrowed(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      for index in objects.indices {
        Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }

  /// The same from the last one to the first.
  @inline(__always)
  func forEachBorrowedFromLast(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      for index in objects.indices.reversed() {
        Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }
}

/// A reference to an object that is kept alive by somebody else for as long as the reference is used.
struct Borrowed<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  // Transparent, so that the compiler sees early enough that nothing is kept.
  @_transparent
  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object, with an owner more.
  var object: Object { reference.takeUnretainedValue() }

  /// Lends the object to the body.
  @inline(__always)
  @discardableResult
  func use<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Whether the reference is one to this object.
  @inline(__always)
  func refers(to object: Object) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}

extension Optional where Wrapped: AnyObject {
  /// The object as one that somebody else keeps.
  var borrowed: Borrowed<Wrapped>? {
    @_transparent get {
      guard let object = self else { return nil }
      return Borrowed(object)
    }
  }
}
