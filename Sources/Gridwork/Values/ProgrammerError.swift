// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Stops the program because the caller broke a rule and no handling at run time can help.
///
/// Every programmer error of the library goes through this function: unlike the text of
/// `precondition`, its message survives optimised builds. A message says what is wrong, why, and
/// how to fix it, and names the objects and values involved.
func programmerError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if hasFeature(Embedded)
    // There, `fatalError` prints nothing.
    writeToStandardError(message)
  #endif
  fatalError(message, file: file, line: line)
}
