// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Reads memory after it was given back: an address sanitizer ends the program.

let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
number.initialize(to: 1)
number.deallocate()
print(number.pointee)
