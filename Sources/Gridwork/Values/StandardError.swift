// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The only file that imports anything: the C library, to write to standard error.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

#if !hasFeature(Embedded)
  /// Writes a line, or several, to standard error. What cannot be written there is lost.
  func writeToStandardError(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    #if canImport(ucrt)
      _ = _write(2, bytes, UInt32(bytes.count))
    #else
      _ = write(2, bytes, bytes.count)
    #endif
  }
#endif
