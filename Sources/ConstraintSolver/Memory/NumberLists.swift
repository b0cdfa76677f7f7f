// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A few lists of numbers, threaded through one array: what one pass over many things sorts them into.
struct NumberLists: ~Copyable {
  /// First the list heads, whose `number` is the place of the last link; then the links.
  private var links: Storage<NumberLink>

  /// Makes empty lists, numbered from 0, with room for this many numbers in total.
  init(count: Int, capacity: Int) {
    links = Storage(minimumCapacity: count + capacity)
    for list in 0..<Int32(count) { links.appendInPlace(NumberLink(number: list)) }
  }

  @inline(__always)
  mutating func append(_ number: Int32, to list: Int) {
    let place = Int32(truncatingIfNeeded: links.count)
    links.appendInPlace(NumberLink(number: number))
    links[Int(links[list].number)].next = place
    links[list].number = place
  }

  /// The place of the first number of a list.
  @inline(__always)
  func start(of list: Int) -> Int32 { links[list].next }

  /// Returns the number at a place, and advances to the next place; nil at the end of the list.
  @inline(__always)
  func next(_ place: inout Int32) -> Int? {
    if place < 0 { return nil }
    let link = links[Int(place)]
    place = link.next
    return Int(link.number)
  }
}

/// A number in a list, and the place of the next one; -1 at the end.
struct NumberLink: BitwiseCopyable {
  var number: Int32
  var next: Int32 = -1
}
