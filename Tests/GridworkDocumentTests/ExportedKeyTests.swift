// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

/// Exported code has every setting of a document, or a comment that the toolkit does not have it.
struct ExportedKeyTests {
  /// A document with every key. No setting has its default.
  private static let page = """
    {"root": {"id": "page", "margins": [10, 12, 14, 16], "safeArea": [5, 0, 6, 0], "subviews": [
       {"id": "table", "kind": "grid", "xPlacement": "center", "yPlacement": "bottom",
        "rowAlignment": "firstBaseline", "rowSpacing": 4, "columnSpacing": 10, "rowSeparator": 1,
        "columnSeparator": 2,
        "rows": [
          [{"id": "a", "intrinsicSize": [20, 10]}, {"id": "b", "intrinsicSize": [20, 10], "rowSpan": 2}],
          [{"id": "c", "intrinsicSize": [20, 10]}, null],
          [{"id": "d", "columnSpan": 2}, null], [{"id": "e"}, null]],
        "merges": [{"columns": [0, 2], "rows": [3, 4]}],
        "rowOptions": [{"index": 0, "height": 16, "weight": 1, "minimum": 12, "maximum": 40, "fraction": 0.5,
          "sizeGroup": "lines", "topPadding": 3, "bottomPadding": 2, "hidden": true, "yPlacement": "center",
          "rowAlignment": "lastBaseline"}],
        "columnOptions": [{"index": 0, "width": 60, "weight": 2, "minimum": 11, "maximum": 41,
          "fraction": 0.25, "sizeGroup": "names", "leadingPadding": 2, "trailingPadding": 1, "hidden": true,
          "xPlacement": "trailing"}],
        "cells": [{"column": 0, "row": 1, "xPlacement": "none", "yPlacement": "fill",
          "rowAlignment": "none", "constraints": ["c.leading == page.leading + 3"]}]},
       {"id": "bar", "kind": "stack", "orientation": "vertical", "distribution": "equalSpacing",
        "alignment": "leading", "spacing": 6, "edgeInsets": [1, 2, 3, 4], "layoutMarginsRelative": true,
        "huggingPriority": [240, 741], "clippingResistancePriority": [900, 901],
        "detachesHiddenViews": false, "arranged": [
          {"id": "last", "gravity": "trailing", "customSpacingAfter": 12, "visibilityPriority": 900},
          {"id": "first"}]},
       {"id": "name", "kind": "label", "text": "Name", "wraps": true, "translations": {"de": "Titel"}},
       {"id": "badge", "intrinsicSize": [16, 15], "placeholderIntrinsicSize": [18, 18], "firstBaseline": 9,
        "hugging": [260, 261], "compressionResistance": [770, 771], "alignmentInsets": [1, 2, 3, 4],
        "hidden": true, "direction": "ltr", "ambiguity": "position", "role": "decoration",
        "interactive": true, "exempt": {"clipped": "it is one"}},
       {"id": "icon", "intrinsicSize": [16, 15], "lastBaseline": 9},
       {"id": "box", "subviews": [
         {"id": "pinned", "autoresizing": {"frame": [4, 4, 20, 8], "flexible": ["maxX", "maxY"]}}]}]},
     "size": [{"preferred": 420, "priority": 490}, {"atMost": 600}], "direction": "rtl", "scale": 2,
     "textScale": 1.5, "language": "de", "systemSpacing": {"sibling": 9, "container": 21},
     "metrics": {"gap": 14},
     "constraints": ["box.height == 50",
       {"relation": "badge.width <= 30", "priority": 900, "identifier": "badge width"},
       {"relation": "badge.height == 17", "placeholder": true},
       {"visualFormat": "V:[bar]-gap-[badge]", "options": ["alignAllLeading"], "identifier": "column"}],
     "variants": [{"name": "wide", "size": [500, null]}]}
    """

  /// The keys without which the document cannot be read, and those that other keys name.
  private static let needed: Set = [
    "root", "id", "kind", "subviews", "rows", "arranged", "index", "column", "row", "columns",
    "frame",
    "preferred", "atMost", "metrics", "relation", "visualFormat",
  ]
  /// The keys that are left out without a comment: those that only a verification reads.
  private static let verified: Set = ["ambiguity", "role", "interactive", "exempt", "variants"]
  /// The keys that the comment on a grid covers, for a toolkit that has none.
  private static let ofGrids: Set = [
    "xPlacement", "yPlacement", "rowAlignment", "rowSpacing", "columnSpacing", "rowSeparator",
    "columnSeparator", "rowSpan", "columnSpan", "rowOptions", "columnOptions", "merges",
  ]

  @Test func `the document has every key of the schema but those of variants`() throws {
    let keys = Self.paths(in: try EditedJSON(Self.page)).compactMap { $0.last?.key }
    #expect(Set(keys) == JSONSchema.layoutDocument.keys)
  }

  @Test(arguments: LayoutDocument.Toolkit.allCases)
  func `no key is dropped without a comment`(toolkit: LayoutDocument.Toolkit) throws {
    let page = try EditedJSON(Self.page)
    let code = try LayoutDocument(json: page.text).swiftCode(for: toolkit)
    var dropped: Set<String> = []
    for path in Self.paths(in: page) {
      guard let key = path.last?.key, !Self.needed.contains(key) else { continue }
      if toolkit == .uiKit, path.contains(where: { Self.ofGrids.contains($0.key ?? "") }) {
        continue
      }
      let other = try LayoutDocument(json: page.removing(path).text).swiftCode(for: toolkit)
      if other == code { dropped.insert(key) }
    }
    #expect(dropped == Self.verified)
  }

  /// The paths to all values but those of variants and those inside dictionaries.
  private static func paths(in page: EditedJSON) -> [[EditedJSON.Step]] {
    page.paths.filter { path in
      !path.dropLast().contains {
        ["variants", "metrics", "translations", "exempt"].contains($0.key)
      }
    }
  }
}

extension EditedJSON.Step {
  fileprivate var key: String? {
    guard case .key(let key) = self else { return nil }
    return key
  }
}

extension EditedJSON {
  /// The value without the member at a path.
  fileprivate func removing(_ path: [Step]) -> EditedJSON {
    var copy = self
    guard case .object(var members) = self[path.dropLast()], let key = path.last?.key else {
      return self
    }
    members[key] = nil
    copy[path.dropLast()] = .object(members)
    return copy
  }
}

extension JSONSchema {
  /// The keys of the objects of a document, but for those of variants and of exemptions.
  fileprivate var keys: Set<String> {
    let names = root.paths.filter { path in
      path.dropLast().last?.key == "properties"
        && !path.dropLast().contains { ["variant", "exempt"].contains($0.key) }
    }
    return Set(names.compactMap { $0.last?.key })
  }
}
