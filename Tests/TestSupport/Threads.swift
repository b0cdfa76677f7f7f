// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Calls the body with every number below the count, each on a thread of its own at the same time, and
/// returns the results in order.
package func onThreads<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    for number in 0..<count {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume(returning: (number, body(number))) }
        }
      }
    }
    var results: [Int: Result] = [:]
    for await (number, result) in group { results[number] = result }
    return (0..<count).compactMap { results[$0] }
  }
}

/// Runs a body on a thread with a stack of 512 KB.
package func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
}
