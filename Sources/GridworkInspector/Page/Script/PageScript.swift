// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The script of the page, in parts. The script writes text and elements, never markup, so names
/// and messages cannot inject code into the page.
enum PageScript {
  /// The script. Its parts are in the order in which they run.
  static func text(isLive: Bool) -> String {
    let parts = [
      data, labels, picture, overlay, elements, constraints, findings, details, outline, controls,
    ]
    return (parts + (isLive ? [live] : [])).joined(separator: "\n\n")
  }
}
