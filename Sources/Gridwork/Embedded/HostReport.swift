// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// The host's function that is given texts for people, as UTF-8: problems, and the programmer error that ends
  /// the program.
  @_extern(wasm, module: "gridwork", name: "report")
  @_extern(c, "gridwork_report")
  private func report(_ text: UnsafePointer<UInt8>?, _ count: Int)

  /// Gives a line, or several, to the host.
  func writeToStandardError(_ text: String) {
    Array(text.utf8).withUnsafeBufferPointer { report($0.baseAddress, $0.count) }
  }
#endif
