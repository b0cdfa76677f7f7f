// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension FuzzTarget {
  /// A text is not a layout, or the layout that is read from it is written and read the same.
  static func readFramesText(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let written = ComputedLayout(framesText: text)?.framesText else { return nil }
    guard let again = ComputedLayout(framesText: written)?.framesText else {
      return "a layout that was written cannot be read"
    }
    return again == written ? nil : "a layout changes when it is written and read"
  }
}
