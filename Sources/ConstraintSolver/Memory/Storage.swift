// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A flat, growing array that cannot be copied. Only this type and `BlockPool` manage unsafe memory,
/// which they have from `RawMemory`.
///
/// Elements are changed in place through a storage that is only borrowed, so the compiler does not
/// see when two changes overlap. Debug builds, and builds with the trait `InternalChecks`, check
/// this and indices; other release builds check neither.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  private let changes = OpenChanges()

  /// With the default capacity, no memory is allocated until the first element is added.
  init(minimumCapacity: Int = 0) {
    capacity = minimumCapacity
    base = capacity > 0 ? Self.allocate(capacity) : Self.nowhere
  }

  deinit { if capacity > 0 { RawMemory.free(base, Self.byteCount(capacity)) } }

  private static func byteCount(_ capacity: Int) -> Int {
    capacity &* MemoryLayout<Element>.stride
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    RawMemory.allocate(byteCount(capacity)).bindMemory(to: Element.self, capacity: capacity)
  }

  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// A layout that formulas determine has few variables, so storage starts small; any other soon needs
  /// more.
  private static func capacity(after capacity: Int) -> Int {
    capacity == 0 ? 8 : Swift.max(32, 2 * capacity)
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  #if DEBUG || InternalChecks
    /// Accesses an element in place, for one change at a time.
    subscript(index: Int) -> Element {
      unsafeAddress {
        check(index)
        return UnsafePointer(base + index)
      }
      nonmutating _modify {
        check(index)
        changes.begin(index)
        defer { changes.end() }
        yield &base[index]
      }
    }
  #else
    /// The element in place: reading one field of it copies nothing else.
    subscript(index: Int) -> Element {
      @inline(__always) unsafeAddress { UnsafePointer(base + index) }
      @inline(__always) nonmutating unsafeMutableAddress { base + index }
    }
  #endif

  /// Returns a pointer to an element, to change one of its fields while other storages change. It
  /// is valid until the storage grows.
  @inline(__always)
  func pointer(at index: Int) -> UnsafeMutablePointer<Element> {
    check(index)
    return base + index
  }

  @inline(__always)
  private func check(_ index: Int) {
    #if InternalChecks
      precondition(index >= 0 && index < count, "an index is outside the storage")
    #else
      assert(index >= 0 && index < count, "an index is outside the storage")
    #endif
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(Self.capacity(after: capacity)) }
    appendInPlace(element)
  }

  /// Appends to storage whose capacity has been reserved.
  @inline(__always)
  mutating func appendInPlace(_ element: Element) {
    assert(count < capacity, "a storage is full")
    (base + count).initialize(to: element)
    // It stays below the capacity, so it cannot overflow.
    count &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return base[count]
  }

  var last: Element? { @inline(__always) get { count == 0 ? nil : base[count - 1] } }

  @inline(__always)
  mutating func removeLast() { count -= 1 }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Also frees memory that the first build needed and later edits do not.
  mutating func removeAllAndShrink() {
    if capacity > 1024 { self = Storage() } else { count = 0 }
  }

  /// Moves the elements from `first` to the end up to `place`; the elements in between follow them.
  mutating func moveUp(from first: Int, to place: Int) {
    let moved = count - first
    if first == place || moved == 0 { return }
    reserveCapacity(count + moved)
    (base + count).initialize(from: base + first, count: moved)
    (base + place + moved).update(from: base + place, count: first - place)
    (base + place).update(from: base + count, count: moved)
  }

  /// Sorts in place.
  @inline(__always)
  func sort(by isBefore: (Element, Element) -> Bool) {
    changes.requireNone()
    UnsafeMutableBufferPointer(start: base, count: count).sortInPlace(by: isBefore)
  }

  /// Sets the count; new elements are copies of `element`.
  mutating func resize(to newCount: Int, filling element: Element) {
    reserveCapacity(newCount)
    if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  /// Reserves capacity for this many elements.
  mutating func reserveCapacity(_ minimum: Int) {
    if minimum > capacity { reserve(Swift.max(minimum, Self.capacity(after: capacity))) }
  }

  @inline(never)
  private mutating func reserve(_ newCapacity: Int) {
    let grown = RawMemory.reallocate(
      base, Self.byteCount(capacity), used: Self.byteCount(count), Self.byteCount(newCapacity))
    base = grown.bindMemory(to: Element.self, capacity: newCapacity)
    capacity = newCapacity
  }
}
