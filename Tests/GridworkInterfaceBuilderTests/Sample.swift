// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import GridworkInterfaceBuilder

/// The Interface Builder files in `Samples`. The frames that they store were computed by hand.
enum Sample: String, CaseIterable {
  case constraints = "Constraints.xib"
  case stacks = "Stacks.xib"
  case grid = "Grid.xib"
  case window = "Window.xib"
  case screen = "Screen.storyboard"
  case misplaced = "Misplaced.xib"
  case tied = "Tied.xib"
  case rows = "Rows.storyboard"

  var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples").appendingPathComponent(rawValue)
  }

  func file() throws -> InterfaceBuilderFile { try InterfaceBuilderFile(contentsOf: url) }

  func tree(_ name: String) throws -> InterfaceBuilderTree {
    try file().tree(named: name).required()
  }
}

private struct Missing: Error {}

extension Optional {
  /// The value; if there is none, the test that asks for it fails.
  func required() throws -> Wrapped {
    guard let self else { throw Missing() }
    return self
  }
}

extension InterfaceBuilderFile {
  /// Reads a file whose objects are given, as a version of Interface Builder saved it.
  init(
    objects: String, toolsVersion: Int = 22505, platform: Platform = .macOS
  ) throws(DocumentError) {
    let runtime = platform == .macOS ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    try self.init(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
        targetRuntime="\(runtime)" useAutolayout="YES">
            <objects>
        \(objects)
            </objects>
        </document>
        """.utf8))
  }
}
