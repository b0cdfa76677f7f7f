// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The order in which activities move: by the strongest level that gains, then by the strongest one at
/// which the activity's own breakpoints resist, the weakest first. What a move leaves behind is broken
/// for good in most cases, and the weakest of the constraints that can give way is the one that should;
/// a move that gives up another one is undone by a later one.
///
/// Within a bucket, the last activity in is the first out, but none goes before one that came earlier,
/// is still the first, and gains more.
struct PriceBuckets: ~Copyable {
  private var heads = Storage<Int32>()
  private var links = Storage<PriceLink>()
  private var freeLink: Int32 = -1
  private var occupied = Storage<UInt64>()

  init() {}

  /// Sets the number of buckets and empties them.
  mutating func setCount(_ keys: Int) {
    if heads.count == keys { return }
    heads.removeAll()
    heads.resize(to: keys, filling: -1)
    links.removeAll()
    freeLink = -1
    occupied.removeAll()
    occupied.resize(to: (keys + 63) / 64, filling: 0)
  }

  var isEmpty: Bool {
    for word in 0..<occupied.count where occupied[word] != 0 { return false }
    return true
  }

  @inline(__always)
  mutating func push(_ activity: Int32, key: Int, gain: Float) {
    let head = heads[key]
    let goesBehind = head >= 0 && links[Int(head)].gain > gain
    let link = PriceLink(
      activity: activity, next: goesBehind ? links[Int(head)].next : head, gain: gain)
    var slot = freeLink
    if slot >= 0 {
      freeLink = links[Int(slot)].next
      links[Int(slot)] = link
    } else {
      slot = Int32(truncatingIfNeeded: links.count)
      links.append(link)
    }
    if goesBehind { links[Int(head)].next = slot } else { heads[key] = slot }
    occupied[key >> 6] |= 1 << UInt64(key & 63)
  }

  @inline(__always)
  mutating func pop(before end: Int) -> (activity: Int32, key: Int)? {
    for word in 0..<occupied.count {
      while occupied[word] != 0 {
        let key = word * 64 + occupied[word].trailingZeroBitCount
        if key >= end { return nil }
        let head = heads[key]
        if head < 0 {
          occupied[word] &= ~(1 << UInt64(key & 63))
          continue
        }
        let link = links[Int(head)]
        heads[key] = link.next
        links[Int(head)].next = freeLink
        freeLink = head
        return (link.activity, key)
      }
    }
    return nil
  }
}

/// An activity in a bucket.
struct PriceLink: BitwiseCopyable {
  var activity: Int32
  var next: Int32
  /// What a move of one point gains, at the strongest level that it improves.
  var gain: Float
}
