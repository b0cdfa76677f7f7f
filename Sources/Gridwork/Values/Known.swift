// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Returns the value of an optional that is never nil. If it is nil all the same, Gridwork itself is at fault,
/// and the program stops here rather than go on with a layout that is wrong.
@inline(__always)
func known<Value>(_ value: Value?, file: StaticString = #fileID, line: UInt = #line) -> Value {
  guard let value else { fatalError("a value is missing", file: file, line: line) }
  return value
}
