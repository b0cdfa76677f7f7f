// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A loop over objects retains and releases each one. Where another owner keeps the objects alive anyway, they
// are used unretained instead.

// Embedded Swift finds another `AnyObject` in arrays.
extension Array where Element: Swift.AnyObject {
  /// Calls the body with each object, or with those in a range of places. The array keeps the objects alive,
  /// whatever the body does to it.
  @inline(__always)
  func forEachUnretained(in range: Range<Int>? = nil, _ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      for index in range ?? objects.indices {
        Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }

  /// Does the same from the last to the first.
  @inline(__always)
  func forEachUnretainedFromLast(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      for index in objects.indices.reversed() {
        Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }
}

/// An unowned reference to an object that another owner keeps alive while the reference is used.
struct Unretained<Object: AnyObject>: Equatable {
  private let reference: Unmanaged<Object>

  // Transparent, so that the optimiser sees early that nothing is retained.
  @_transparent
  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object, retained.
  var object: Object { reference.takeUnretainedValue() }

  /// Calls the body with the object without retaining it.
  @inline(__always)
  @discardableResult
  func use<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Returns whether the reference refers to this object.
  @inline(__always)
  func refers(to object: AnyObject) -> Bool {
    reference.toOpaque() == Unmanaged<AnyObject>.passUnretained(object).toOpaque()
  }

  /// Returns whether both refer to one object, which need no longer exist.
  @inline(__always)
  static func == (a: Unretained, b: Unretained) -> Bool {
    a.reference.toOpaque() == b.reference.toOpaque()
  }
}

extension Optional where Wrapped: AnyObject {
  /// An unretained reference to the object, which another owner keeps alive.
  var unretained: Unretained<Wrapped>? {
    @_transparent get {
      guard let object = self else { return nil }
      return Unretained(object)
    }
  }
}

/// A property that refers to an object without owning it, or to none. It must be set to nil before the object
/// is released.
@propertyWrapper
struct Unowned<Object: AnyObject> {
  /// The reference without the object, for walks that retain nothing.
  private(set) var projectedValue: Unretained<Object>?

  init(wrappedValue: Object?) { projectedValue = wrappedValue.unretained }

  var wrappedValue: Object? {
    @inline(__always) get { projectedValue?.object }
    set { projectedValue = newValue.unretained }
  }
}
