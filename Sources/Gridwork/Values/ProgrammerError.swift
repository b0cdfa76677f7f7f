// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Stops the program because a caller broke a rule that no run-time handling can mend.
///
/// The one way out of the library for programmer errors: unlike the text of `precondition`, this
/// text survives release builds. It says what, why and the way out, and names the objects and the
/// value.
func programmerError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
