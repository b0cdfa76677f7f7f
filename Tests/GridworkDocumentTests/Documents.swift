// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The documents of the project.
enum Documents {
  /// Every recipe as a document, by name.
  static var recipes: [URL] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Playgrounds/Recipes/Documents").standardized
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
  }
}
