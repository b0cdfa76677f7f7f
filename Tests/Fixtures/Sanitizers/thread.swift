// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Two threads change a variable at the same time: a thread sanitizer ends the program.

import Foundation

nonisolated(unsafe) var total = 0
let done = DispatchSemaphore(value: 0)

for _ in 0..<2 {
  Thread.detachNewThread {
    total += 1
    done.signal()
  }
}
for _ in 0..<2 { done.wait() }
print(total)
