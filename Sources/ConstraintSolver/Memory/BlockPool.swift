// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A short list inside a `BlockPool`: `count` elements starting at `offset`.
///
/// It takes two words, because every activity has four of them: the count shares a word with the
/// size class.
struct Block: BitwiseCopyable {
  var offset: Int32 = 0
  /// The count in the low bits; in the high bits 0 for no memory, otherwise the exponent of the
  /// capacity plus one.
  private var bits: UInt32 = 0

  private static var countMask: UInt32 { 0x07FF_FFFF }

  init() {}

  fileprivate init(offset: Int, sizeClass: Int, count: Int32) {
    self.offset = Int32(truncatingIfNeeded: offset)
    bits = UInt32(truncatingIfNeeded: sizeClass &+ 1) &<< 27 | UInt32(bitPattern: count)
  }

  var count: Int32 {
    @inline(__always) get { Int32(bitPattern: bits & Self.countMask) }
    @inline(__always) set {
      assert(newValue >= 0 && newValue <= Int32(bitPattern: Self.countMask), "no count of a list")
      bits = bits & ~Self.countMask | UInt32(bitPattern: newValue)
    }
  }

  /// Counts an element that is appended to a list with spare capacity.
  @inline(__always)
  fileprivate mutating func countUp() { bits &+= 1 }

  /// Whether there is no spare capacity. A list without memory has none.
  fileprivate var isFull: Bool {
    @inline(__always) get { ((bits & Self.countMask) &<< 1 | 1) &>> (bits &>> 27) != 0 }
  }

  /// -1 for a block without memory.
  fileprivate var sizeClass: Int { @inline(__always) get { Int(bits &>> 27) &- 1 } }

  /// The places of the elements in the pool.
  var places: Range<Int> {
    @inline(__always) get {
      Range(uncheckedBounds: (Int(offset), Int(offset) &+ Int(count)))
    }
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }
  var indices: Range<Int> { @inline(__always) get { 0..<Int(count) } }
}

/// Many short, growing lists in one flat array.
///
/// The capacity of a block is a power of two. A block that its list has outgrown goes to the free
/// list of its size, which is chained through the blocks' own memory.
struct BlockPool<Element: BitwiseCopyable>: ~Copyable {
  /// The elements. In front of them, where there is memory, are the heads of the free lists.
  private var base = UnsafeMutablePointer<Element>(
    bitPattern: MemoryLayout<Element>.alignment
  ).unsafelyUnwrapped
  /// The number of places that blocks take, the free ones among them.
  private(set) var used = 0
  private var capacity = 0
  /// The sizes of which there are free blocks: a bit for every power of two.
  private var freeSizes: UInt32 = 0

  private static var headsByteCount: Int { 32 * MemoryLayout<Int32>.stride }

  /// A list starts with a capacity of 24 to 32 bytes.
  private static var firstClass: Int {
    let stride = MemoryLayout<Element>.stride
    return stride > 16 ? 0 : stride > 4 ? 1 : 3
  }

  /// No memory is allocated until the first list is made.
  init() {}

  deinit { if capacity > 0 { RawMemory.free(memory, Self.byteCount(capacity)) } }

  private static func byteCount(_ capacity: Int) -> Int {
    capacity == 0 ? 0 : headsByteCount &+ capacity &* MemoryLayout<Element>.stride
  }

  private var memory: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(base) - Self.headsByteCount
  }

  /// For every power of two, the first free block, if `freeSizes` says that there is one.
  private var heads: UnsafeMutablePointer<Int32> {
    @inline(__always) get { memory.assumingMemoryBound(to: Int32.self) }
  }

  /// Whether no list has been made since `removeAll`.
  var isEmpty: Bool { used == 0 }

  /// Makes a block for a list of known length.
  @inline(__always)
  mutating func makeBlock(capacity: Int) -> Block {
    let last = Swift.max(capacity, 1) - 1
    let sizeClass = Int.bitWidth - last.leadingZeroBitCount
    return Block(offset: take(sizeClass), sizeClass: sizeClass, count: 0)
  }

  /// The elements of a block. The pointer is valid until the pool grows.
  @inline(__always)
  func elements(_ block: Block) -> UnsafeMutablePointer<Element> { base + Int(block.offset) }

  @inline(__always)
  func element(_ block: Block, _ index: Int) -> Element {
    check(block, index)
    return base[Int(block.offset) + index]
  }

  @inline(__always)
  private func check(_ block: Block, _ index: Int) {
    #if InternalChecks
      precondition(index >= 0 && index < Int(block.count), "an index is outside its block")
    #else
      assert(index >= 0 && index < Int(block.count), "an index is outside its block")
    #endif
  }

  /// Appends to a list that has spare capacity.
  @inline(__always)
  func appendInPlace(_ element: Element, to block: inout Block) {
    assert(!block.isFull, "a block is full")
    (base + (Int(block.offset) &+ Int(block.count))).initialize(to: element)
    block.countUp()
  }

  /// Puts an element at the front of a list that has spare capacity. The first one goes to the end.
  @inline(__always)
  func putFirstInPlace(_ element: Element, in block: inout Block) {
    let elements = elements(block)
    if !block.isEmpty { appendInPlace(elements[0], to: &block) } else { block.countUp() }
    elements.initialize(to: element)
  }

  @inline(__always)
  mutating func append(_ element: Element, to block: inout Block) {
    if block.isFull { block = enlarged(block) }
    appendInPlace(element, to: &block)
  }

  /// Inserts an element and moves the elements after it.
  @inline(__always)
  mutating func insert(_ element: Element, at index: Int, in block: inout Block) {
    if block.isFull { block = enlarged(block) }
    let elements = elements(block)
    var place = Int(block.count)
    block.countUp()
    if place &- index > 8 {
      (elements + index + 1).update(from: elements + index, count: place - index)
      place = index
    }
    while place > index {
      elements[place] = elements[place &- 1]
      place &-= 1
    }
    (elements + index).initialize(to: element)
  }

  /// Removes and returns an element, and moves the elements after it.
  @inline(__always)
  mutating func remove(at index: Int, from block: inout Block) -> Element {
    check(block, index)
    let elements = elements(block)
    let element = elements[index]
    block.count -= 1
    let last = Int(block.count)
    var place = index
    if last - index > 8 {
      (elements + index).update(from: elements + index + 1, count: last - index)
      place = last
    }
    while place < last {
      elements[place] = elements[place + 1]
      place += 1
    }
    return element
  }

  /// Frees the block; the list is empty afterwards.
  @inline(__always)
  mutating func release(_ block: inout Block) {
    if block.sizeClass >= 0 { recycle(block) }
    block = Block()
  }

  /// Reserves capacity for this many additional elements.
  mutating func reserveCapacity(_ additional: Int) {
    if used + additional > capacity { reserve(Swift.max(used + additional, 2 * capacity)) }
  }

  /// Sorts a list in place.
  @inline(__always)
  func sort(_ block: Block, by isBefore: (Element, Element) -> Bool) {
    UnsafeMutableBufferPointer(start: elements(block), count: Int(block.count))
      .sortInPlace(by: isBefore)
  }

  /// Removes all lists at once.
  mutating func removeAll() {
    used = 0
    freeSizes = 0
  }

  /// Moves a list that fills its block to one of twice the size.
  @inline(never)
  private mutating func enlarged(_ block: Block) -> Block {
    // Only a list without a block is full and empty.
    if block.isEmpty {
      return Block(offset: take(Self.firstClass), sizeClass: Self.firstClass, count: 0)
    }
    let sizeClass = block.sizeClass + 1
    // 27 bits hold the count; a longer list would take gigabytes.
    guard sizeClass < 27 else { fatalError("a list is too long") }
    let offset = take(sizeClass)
    // Short lists, which are the most common, are copied without a call.
    let (old, new) = (base + Int(block.offset), base + offset)
    if block.count > 8 {
      new.initialize(from: old, count: Int(block.count))
    } else {
      for index in block.indices { (new + index).initialize(to: old[index]) }
    }
    recycle(block)
    return Block(offset: offset, sizeClass: sizeClass, count: block.count)
  }

  @inline(__always)
  private mutating func take(_ sizeClass: Int) -> Int {
    if freeSizes >> UInt32(sizeClass) & 1 != 0 { return reuse(sizeClass) }
    let offset = used
    used &+= 1 &<< sizeClass
    if used > capacity { reserve(Swift.max(used, capacity == 0 ? 16 : 64, 2 * capacity)) }
    return offset
  }

  private mutating func reuse(_ sizeClass: Int) -> Int {
    let head = heads[sizeClass]
    let next = UnsafeRawPointer(base + Int(head)).loadUnaligned(as: Int32.self)
    heads[sizeClass] = next
    if next < 0 { freeSizes &= ~(1 << UInt32(sizeClass)) }
    return Int(head)
  }

  private mutating func recycle(_ block: Block) {
    let bit: UInt32 = 1 << UInt32(block.sizeClass)
    let next = freeSizes & bit != 0 ? heads[block.sizeClass] : -1
    UnsafeMutableRawPointer(base + Int(block.offset)).storeBytes(of: next, as: Int32.self)
    heads[block.sizeClass] = block.offset
    freeSizes |= bit
  }

  @inline(never)
  private mutating func reserve(_ newCapacity: Int) {
    guard newCapacity <= Int(Int32.max) else { fatalError("lists take too much memory") }
    // Free blocks are moved too: they contain the chains of the free lists.
    let byteCount = Self.byteCount(capacity)
    let grown = RawMemory.reallocate(
      memory, byteCount, used: byteCount, Self.byteCount(newCapacity))
    base = (grown + Self.headsByteCount).assumingMemoryBound(to: Element.self)
    capacity = newCapacity
  }
}
