// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkInspector

/// Makes pages on a thread of its own, so that the server keeps answering meanwhile.
///
/// Only the page that was asked for last is of interest. If another page is being made when it is
/// asked for, that one is dropped.
final class BackgroundPages: @unchecked Sendable {
  /// A page with its HTML text, which takes time to write.
  struct Made: Sendable {
    let page: InspectorPage
    let html: String
  }

  private let lock = NSLock()
  private var wanted: (ticket: Int, page: @Sendable () -> InspectorPage?)?
  /// The number of the page that was asked for last.
  private var ticket = 0
  private var made: Made?
  private var isWorking = false

  /// Starts to make a page. The closure runs on the thread; it returns nil for a page that cannot be
  /// made.
  func make(_ page: @escaping @Sendable () -> InspectorPage?) {
    let isFirst = lock.withLock {
      ticket += 1
      (wanted, made) = ((ticket, page), nil)
      defer { isWorking = true }
      return !isWorking
    }
    guard isFirst else { return }
    let thread = Thread { [self] in work() }
    // A deep tree needs more than the half megabyte that a thread has by default.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Gives up the page that was asked for last.
  func cancel() {
    lock.withLock {
      ticket += 1
      (wanted, made) = (nil, nil)
    }
  }

  /// Returns the page that was asked for last when it is done, and then nil.
  func take() -> Made? {
    lock.withLock {
      defer { made = nil }
      return made
    }
  }

  private func work() {
    while let next = takeWanted() {
      let result = next.page().map { Made(page: $0, html: $0.html) }
      lock.withLock {
        if ticket == next.ticket { made = result }
      }
    }
  }

  private func takeWanted() -> (ticket: Int, page: @Sendable () -> InspectorPage?)? {
    lock.withLock {
      defer { wanted = nil }
      isWorking = wanted != nil
      return wanted
    }
  }
}
