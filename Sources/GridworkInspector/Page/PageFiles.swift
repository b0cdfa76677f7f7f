// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The files of the page, which the build embeds as bytes.
enum PageFiles {
  /// The styles of the page around its pictures, and of the marks that only the page draws.
  static var style: String {
    text([
      PackageResources.elements_css, PackageResources.page_css, PackageResources.outline_css,
      PackageResources.picture_css, PackageResources.details_css, PackageResources.windows_css,
    ])
  }

  /// The script, whose parts run in this order. It writes text and elements, never markup, so names
  /// and messages cannot inject code into the page.
  static func script(isLive: Bool) -> String {
    let parts = [
      PackageResources.data_js, PackageResources.labels_js, PackageResources.history_js,
      PackageResources.host_js, PackageResources.picture_js, PackageResources.actions_js,
      PackageResources.overlay_js,
      PackageResources.elements_js, PackageResources.panels_js, PackageResources.constraints_js,
      PackageResources.findings_js, PackageResources.details_js,
      PackageResources.tracks_js, PackageResources.overview_js, PackageResources.outline_js,
      PackageResources.navigation_js, PackageResources.controls_js, PackageResources.widths_js,
      PackageResources.input_js,
    ]
    return text(parts + (isLive ? [PackageResources.live_js] : []))
  }

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
