// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Reads a view of a document and its descendants.
///
/// A view lies at least two levels of JSON inside its parent, so the limit on JSON nesting also
/// bounds the recursion.
struct ViewReader {
  /// The list or member that contains a view, which determines the view's keys.
  enum Place {
    case root
    case subviews
    case rows
    case arranged
  }

  private var count = 0

  mutating func view(
    _ value: JSONValue, at place: Place
  ) throws(DocumentError) -> LayoutDocument.View {
    count += 1
    guard count <= DocumentLimits.views else {
      throw value.error("A document may have at most \(DocumentLimits.views) views.")
    }
    let kind = try value.viewKind()
    let object = try JSONObject(
      value, kind.article, keys: kind.keys(at: place),
      foreign: { kind.reasonAgainst($0, at: place) })
    var view = LayoutDocument.View()
    // 1. The kind.
    switch kind {
    case .view: break
    case .label: view.content = .label(try label(object))
    case .grid: view.content = .grid(try grid(object))
    case .stack: view.content = .stack(try stack(object))
    case .guide:
      guard place == .subviews else {
        throw (object["kind"] ?? value).error("A guide can only be among the subviews of a view.")
      }
      view.content = .guide
    }
    // 2. The members of every kind.
    if let value = object["id"] { view.id = try value.identifier() }
    try readContent(&view, object)
    try readGeometry(&view, object)
    // 3. The subviews.
    if let value = object["subviews"] {
      for element in try value.list("views") {
        view.subviews.append(try self.view(element, at: .subviews))
      }
    }
    return view
  }

  private func readContent(
    _ view: inout LayoutDocument.View, _ object: JSONObject
  ) throws(DocumentError) {
    if let value = object["intrinsicSize"] { view.intrinsicSize = try value.contentSize() }
    if let value = object["placeholderIntrinsicSize"] {
      view.placeholderIntrinsicSize = try value.contentSize()
    }
    if let value = object["firstBaseline"], !value.isNull {
      view.firstBaseline = try value.number("a number of points, or null for no baseline")
    }
    if let value = object["lastBaseline"], !value.isNull {
      view.lastBaseline = try value.number("a number of points, or null for no baseline")
    }
    if let value = object["hugging"] { view.hugging = try value.priorities() }
    if let value = object["compressionResistance"] {
      view.compressionResistance = try value.priorities()
    }
  }

  private func readGeometry(
    _ view: inout LayoutDocument.View, _ object: JSONObject
  ) throws(DocumentError) {
    if let value = object["alignmentInsets"] { view.alignmentInsets = try value.alignmentInsets() }
    if let value = object["margins"] { view.margins = try value.directionalInsets() }
    if let value = object["safeArea"] { view.safeArea = try value.directionalInsets() }
    if let value = object["hidden"] { view.isHidden = try value.bool() }
    if let value = object["direction"] { view.direction = try value.direction() }
    if let value = object["autoresizing"] { view.autoresizing = try value.autoresizing() }
    if let value = object["ambiguity"] {
      view.ambiguity = try value.word(of: LayoutView.AmbiguityLevel.self)
    }
    if let value = object["role"] { view.role = try value.word(of: LayoutRole.self) }
    if let value = object["interactive"] { view.isInteractive = try value.bool() }
    if let value = object["exempt"] { view.exemptions = try value.exemptions() }
  }

  private func label(_ object: JSONObject) throws(DocumentError) -> LayoutDocument.Label {
    LayoutDocument.Label(
      try object["text"]?.string() ?? "", wraps: try object["wraps"]?.bool() ?? false,
      translations: try object["translations"]?.translations() ?? [:])
  }
}

extension JSONValue {
  // MARK: Values of views

  /// A name: a letter or an underscore, followed by letters, digits, underscores and hyphens.
  func identifier() throws(DocumentError) -> String {
    let text = try string("a name")
    guard text.isDocumentName else {
      throw mismatch(
        "a name begins with a letter from A to Z or an underscore, and goes on with such "
          + "letters, digits, underscores and hyphens")
    }
    guard text.utf8.count <= DocumentLimits.name else {
      throw mismatch("a name may have at most \(DocumentLimits.name) characters")
    }
    return text
  }

  func contentSize() throws(DocumentError) -> LayoutDocument.ContentSize {
    let pair = try tuple("[width, height], with null for no intrinsic metric", count: 2)
    func extent(_ value: JSONValue) throws(DocumentError) -> Double? {
      value.isNull ? nil : try value.extent("a number of points, or null for no intrinsic metric")
    }
    return LayoutDocument.ContentSize(width: try extent(pair[0]), height: try extent(pair[1]))
  }

  func priorities() throws(DocumentError) -> LayoutDocument.Priorities {
    let pair = try tuple("[horizontal, vertical], two priorities", count: 2)
    return LayoutDocument.Priorities(
      horizontal: try pair[0].priority(), vertical: try pair[1].priority())
  }

  func alignmentInsets() throws(DocumentError) -> LayoutEdgeInsets {
    let four = try tuple("[top, left, bottom, right]", count: 4)
    let insets = LayoutEdgeInsets(
      top: try four[0].number(), left: try four[1].number(), bottom: try four[2].number(),
      right: try four[3].number())
    let edges = [(0, insets.top), (1, insets.left), (2, insets.bottom), (3, insets.right)]
    for (first, second) in [(edges[0], edges[2]), (edges[1], edges[3])]
    where first.1 + second.1 < 0 {
      throw four[first.1 < second.1 ? first.0 : second.0].error(
        "Together with the inset of the opposite edge this is negative, and so a frame would be.")
    }
    return insets
  }

  func directionalInsets() throws(DocumentError) -> LayoutDocument.DirectionalInsets {
    let four = try tuple("[top, leading, bottom, trailing]", count: 4)
    return LayoutDocument.DirectionalInsets(
      top: try four[0].number(), leading: try four[1].number(), bottom: try four[2].number(),
      trailing: try four[3].number())
  }

  /// The rules that a view may break, with the reasons.
  fileprivate func exemptions() throws(DocumentError) -> [SoundnessRule: String] {
    let rules = SoundnessRule.allCases.filter { $0.allowsExemptions }
    let object = try JSONObject(self, "exempt", keys: rules.map { $0.id }) { key in
      SoundnessRule.allCases.contains { $0.id == key }
        ? "No view can be exempt from \(key): it is not about a single view." : nil
    }
    var exemptions: [SoundnessRule: String] = [:]
    for rule in rules {
      guard let value = object[rule.id] else { continue }
      let reason = try value.name("a reason")
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw value.error("An exemption needs a reason, which the report prints.")
      }
      exemptions[rule] = reason
    }
    return exemptions
  }

  fileprivate func autoresizing() throws(DocumentError) -> LayoutDocument.Autoresizing {
    let object = try JSONObject(self, "autoresizing", keys: ["frame", "flexible"])
    let frame = try object.required("frame", "autoresizing").tuple(
      "[x, y, width, height]", count: 4)
    var result = LayoutDocument.Autoresizing(
      frame: LayoutRect(
        x: try frame[0].number(), y: try frame[1].number(), width: try frame[2].extent(),
        height: try frame[3].extent()))
    for part in try object["flexible"]?.list("parts") ?? [] {
      result.flexible.insert(try part.word(of: LayoutDocument.Autoresizing.Part.self))
    }
    return result
  }
}

extension String {
  /// Whether the text is a valid id of a view.
  var isDocumentName: Bool {
    guard let first = utf8.first else { return false }
    let isWord = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isWord && first != UInt8(ascii: "-") && !(48...57).contains(first)
  }
}
