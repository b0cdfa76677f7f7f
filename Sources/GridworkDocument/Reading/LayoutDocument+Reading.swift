// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension LayoutDocument {
  /// Reads a document from JSON text in UTF-8.
  ///
  /// Every input either yields a document or throws; no input crashes the program. Use
  /// ``DocumentSource`` to keep the text with the document.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Parameter bytes: The text, of at most ``maximumByteCount`` bytes.
  /// - Throws: A ``DocumentError`` with the JSON path, the line and the column.
  public init(json bytes: some Sequence<UInt8>) throws(DocumentError) {
    self = try DocumentSource(json: bytes).document
  }

  /// Reads a document from JSON text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Throws: A ``DocumentError`` with the JSON path, the line and the column.
  public init(json text: String) throws(DocumentError) {
    try self.init(json: text.utf8)
  }

  init(reading value: JSONValue) throws(DocumentError) {
    let object = try JSONObject(
      value, "a document",
      keys: [
        "root", "size", "direction", "scale", "textScale", "language", "systemSpacing", "metrics",
        "constraints", "variants",
      ])
    var views = ViewReader()
    self.init(root: try views.view(try object.required("root", "A document"), at: .root))
    if let size = object["size"] { (width, height) = try size.rootSize() }
    if let value = object["direction"] { direction = try value.direction() }
    if let value = object["scale"] { scale = try value.extent("pixels per point") }
    if let value = object["textScale"] { textScale = try value.textScale() }
    language = try object["language"]?.language()
    if let spacing = object["systemSpacing"] {
      let spacing = try JSONObject(spacing, "systemSpacing", keys: ["sibling", "container"])
      if let value = spacing["sibling"] { siblingSpacing = try value.number("a number of points") }
      if let value = spacing["container"] {
        containerSpacing = try value.number("a number of points")
      }
    }
    if let value = object["metrics"] {
      for member in try value.dictionary("names and numbers") {
        metrics[member.key.decodedString] = try member.value.number()
      }
    }
    if let value = object["constraints"] { constraints = try value.constraints() }
    if let value = object["variants"] {
      let list = try value.list("variants")
      guard list.count <= DocumentLimits.variants else {
        throw value.error("A document may have at most \(DocumentLimits.variants) variants.")
      }
      for variant in list {
        variants.append(try Variant(reading: variant))
      }
    }
  }
}

extension JSONValue {
  /// The width and height of the root that a document or variant states.
  func rootSize() throws(DocumentError) -> (LayoutRoot.Extent, LayoutRoot.Extent) {
    let pair = try tuple("[width, height]", count: 2)
    return (try pair[0].rootExtent(), try pair[1].rootExtent())
  }

  private func rootExtent() throws(DocumentError) -> LayoutRoot.Extent {
    switch kind {
    case .null:
      return .fitting
    case .number:
      return .exact(try extent())
    case .object:
      let object = try JSONObject(self, "a size", keys: ["preferred", "priority", "atMost"])
      if let value = object["atMost"] {
        if let other = object["preferred"] {
          throw other.error("A size is either preferred or atMost.")
        }
        if let other = object["priority"] {
          throw other.error("Only a preferred size has a priority.")
        }
        return .atMost(try value.extent())
      }
      let value = try object.required("preferred", or: "atMost", "A size")
      return .preferred(
        try value.extent(), priority: try object["priority"]?.priority() ?? .windowSizeStayPut)
    default:
      throw mismatch(
        "expected a number of points, null for fitting, {\"preferred\": points, \"priority\": 500} or "
          + "{\"atMost\": points}")
    }
  }

  func direction() throws(DocumentError) -> UserInterfaceLayoutDirection {
    try word(of: ["ltr": .leftToRight, "rtl": .rightToLeft])
  }

  /// A multiple of the usual size of text.
  func textScale() throws(DocumentError) -> Double {
    let scale = try number("a multiple of the usual size of text")
    guard scale > 0 else { throw mismatch("a text scale must be above 0") }
    return scale
  }

  /// The tag of a language.
  func language() throws(DocumentError) -> String {
    let tag = try string("the tag of a language")
    guard LayoutTextTraits.isLanguage(tag) else {
      throw mismatch(
        "a language is a tag such as \"de\" or \"pt-BR\", of letters, digits and hyphens")
    }
    return tag
  }

  /// A text in several languages.
  func translations() throws(DocumentError) -> [String: String] {
    var translations: [String: String] = [:]
    for member in try dictionary("languages and texts") {
      translations[try member.key.language()] = try member.value.string("a text")
    }
    return translations
  }
}
