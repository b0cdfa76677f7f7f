// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The script of the page, which the build embeds from the files in `Script`. The script writes text
/// and elements, never markup, so names and messages cannot inject code into the page.
enum PageScript {
  /// The script. Its parts are in the order in which they run.
  static func text(isLive: Bool) -> String {
    let parts = [
      PackageResources.data_js, PackageResources.labels_js, PackageResources.picture_js,
      PackageResources.overlay_js, PackageResources.elements_js, PackageResources.constraints_js,
      PackageResources.findings_js, PackageResources.details_js, PackageResources.outline_js,
      PackageResources.controls_js, PackageResources.widths_js, PackageResources.input_js,
    ]
    return (parts + (isLive ? [PackageResources.live_js] : []))
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
