// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Does the same for every element of a list, on several threads. The results are in the order of the
/// elements, however many threads there are.
final class ParallelMap<Element, Result>: @unchecked Sendable {
  private let elements: [Element]
  private let body: (Element) -> Result
  private let finished: (Int) -> Void
  private let condition = NSCondition()
  // The condition guards these.
  private var next = 0
  private var finishedCount = 0
  private var results: [Result?]

  /// Computes the results.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - jobs: The greatest number of elements at a time. One at a time is done on this thread.
  ///   - finished: A closure called whenever an element is done, with the number of those that are; never
  ///     twice at the same time.
  ///   - body: A closure that returns the result for an element, at any time on any thread.
  /// - Returns: A result for each element.
  static func results(
    of elements: [Element], jobs: Int, finished: @escaping (Int) -> Void,
    _ body: @escaping (Element) -> Result
  ) -> [Result] {
    let map = ParallelMap(elements, finished, body)
    let threads = min(jobs, elements.count)
    guard threads > 1 else {
      map.work()
      return map.results.compactMap { $0 }
    }
    for _ in 0..<threads {
      let thread = Thread { map.work() }
      // A deep tree needs more than the half megabyte that a thread has by default.
      thread.stackSize = 8 << 20
      thread.start()
    }
    return map.waitForResults()
  }

  private init(
    _ elements: [Element], _ finished: @escaping (Int) -> Void,
    _ body: @escaping (Element) -> Result
  ) {
    self.elements = elements
    self.finished = finished
    self.body = body
    results = elements.map { _ in nil }
  }

  private func work() {
    while let number = takeNext() {
      let result = body(elements[number])
      condition.lock()
      results[number] = result
      finishedCount += 1
      finished(finishedCount)
      condition.signal()
      condition.unlock()
    }
  }

  private func takeNext() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    guard next < elements.count else { return nil }
    defer { next += 1 }
    return next
  }

  private func waitForResults() -> [Result] {
    condition.lock()
    defer { condition.unlock() }
    while finishedCount < elements.count { condition.wait() }
    return results.compactMap { $0 }
  }
}
