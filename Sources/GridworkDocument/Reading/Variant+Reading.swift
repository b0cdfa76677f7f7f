// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension LayoutDocument.Variant {
  init(reading value: JSONValue) throws(DocumentError) {
    let object = try JSONObject(
      value, "a variant",
      keys: [
        "name", "size", "direction", "scale", "textScale", "language", "hidden", "hiddenRows",
        "hiddenColumns", "intrinsicSize", "text", "translations", "constants", "priorities",
        "inactive", "arranged", "rowOrder", "columnOrder",
      ])
    let name = try object.required("name", "A variant")
    self.init(name: try name.name())
    guard !self.name.isEmpty else { throw name.mismatch("the name of a variant must not be empty") }
    if let size = object["size"] {
      let (width, height) = try size.rootSize()
      self.width = width
      self.height = height
    }
    direction = try object["direction"]?.direction()
    scale = try object["scale"]?.extent("pixels per point")
    textScale = try object["textScale"]?.textScale()
    language = try object["language"]?.language()
    hidden = try object["hidden"]?.strings("ids")
    hiddenRows = try Self.read(object["hiddenRows"], Self.indices)
    hiddenColumns = try Self.read(object["hiddenColumns"], Self.indices)
    intrinsicSize = try Self.read(object["intrinsicSize"]) { v throws(DocumentError) in
      try v.contentSize()
    }
    text = try Self.read(object["text"]) { v throws(DocumentError) in try v.string("a text") }
    translations = try Self.read(object["translations"]) { v throws(DocumentError) in
      try v.translations()
    }
    constants = try Self.read(object["constants"]) { v throws(DocumentError) in try v.number() }
    priorities = try Self.read(object["priorities"]) { v throws(DocumentError) in
      try v.priority()
    }
    inactive = try object["inactive"]?.strings("identifiers of constraints") ?? []
    arranged = try Self.read(object["arranged"]) { v throws(DocumentError) in
      try v.strings("ids")
    }
    rowOrder = try Self.read(object["rowOrder"], Self.indices)
    columnOrder = try Self.read(object["columnOrder"], Self.indices)
  }

  private static func indices(_ value: JSONValue) throws(DocumentError) -> [Int] {
    try value.integers("indices")
  }

  private static func read<Value>(
    _ value: JSONValue?, _ element: (JSONValue) throws(DocumentError) -> Value
  ) throws(DocumentError) -> [String: Value] {
    guard let value else { return [:] }
    var result: [String: Value] = [:]
    for member in try value.dictionary("names and values") {
      result[member.key.decodedString] = try element(member.value)
    }
    return result
  }
}
