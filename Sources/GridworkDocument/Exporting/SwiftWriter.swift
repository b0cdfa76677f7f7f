// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension LayoutDocument {
  /// The document as Swift code: one function that makes the views, their settings and constraints.
  ///
  /// The function is named after the root, such as `makeSignIn()`. With Gridwork's names it returns a
  /// `LayoutRoot`, whose layout is that of a `DocumentTree` for an application; with Apple's names it
  /// returns a view. What a toolkit does not have is left out with a comment, and so are placeholders.
  /// UIKit has no grid: the content views become subviews of a plain view, and only constraints place them.
  /// Variants, and settings that only a verification reads, such as roles, are left out.
  ///
  /// - Complexity: O(*n*) for *n* views, cells and constraints. For AppKit, whose frames are measured from the
  ///   bottom, a document with autoresizing masks is laid out once.
  /// - Parameter toolkit: Whose names to use; Gridwork's by default.
  /// - Returns: The text of a Swift file.
  /// - Throws: A ``DocumentError`` if the document is invalid.
  public func swiftCode(for toolkit: Toolkit = .gridwork) throws(DocumentError) -> String {
    do throws(LocatedFailure) {
      var writer = SwiftWriter(try DocumentIndex(self), toolkit)
      return writer.code(self)
    } catch {
      throw error.documentError
    }
  }
}

/// Writes a document as Swift code.
struct SwiftWriter {
  let toolkit: LayoutDocument.Toolkit
  let index: DocumentIndex
  /// The names of the constants, by the id of the view.
  private(set) var names: [String: String] = [:]
  /// The numbers for visual formats, by name.
  private(set) var metrics: [String: Double] = [:]
  private(set) var lines: [String] = []
  private var number = 0
  /// The direction of the view that is being written.
  private(set) var direction = UserInterfaceLayoutDirection.leftToRight
  /// The frames and masks of the views that have one.
  private var masks: [(name: String, mask: LayoutDocument.Autoresizing)] = []
  /// The layout of the document; nil where no frame depends on it.
  private var layout: ComputedLayout?
  private var usesLeaf = false
  var usesAttributes = false
  /// The ids of the views that are not shown, because a merged area covers the cell that they are in.
  private(set) var coveredIDs: Set<String> = []

  init(_ index: DocumentIndex, _ toolkit: LayoutDocument.Toolkit) {
    self.index = index
    self.toolkit = toolkit
    var taken = Self.reservedNames
    for (number, item) in index.items.enumerated() {
      let isInside = item.parent.map { coveredIDs.contains(index.items[$0].id) } ?? false
      guard !isInside, index.gridCovering(number) == nil else {
        coveredIDs.insert(item.id)
        continue
      }
      let name = item.id.swiftName
      var unique = name
      var count = 1
      while !taken.insert(unique).inserted {
        count += 1
        unique = "\(name)\(count)"
      }
      names[item.id] = unique
    }
  }

  /// The reserved words of Swift that begin with a small letter, as all names do, and the name of the root.
  private static let reservedNames: Set = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "layoutRoot",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  mutating func add(_ line: String) { lines.append("  \(line)") }

  /// Adds a comment that something is left out.
  mutating func omit(_ what: String) { add("// Not in \(toolkit.module): \(what).") }

  /// Adds a comment that a placeholder is left out.
  mutating func omit(placeholder: String) { add("// Only in the document: \(placeholder).") }

  // MARK: The file

  mutating func code(_ document: LayoutDocument) -> String {
    if toolkit == .appKit, document.root.subtree.contains(where: { $0.autoresizing != nil }) {
      layout = (try? DocumentTree(document, for: .application))?.root.computedLayout
    }
    direction = document.direction
    metrics = document.metrics
    let root = view(document.root, JSONPath() + "root") ?? "root"
    add(document.constraints)
    addCellConstraints(document.root.subtree)
    let function = "make" + root.prefix(1).uppercased() + root.dropFirst()
    if toolkit.isOwn { makeRoot(document, root) } else { pinRoot(document, root) }
    add("return \(toolkit.isOwn ? "layoutRoot" : root)")
    let result = toolkit.isOwn ? "LayoutRoot" : toolkit.view
    let isolation = toolkit.isOwn ? [] : ["@MainActor"]
    var parts = [
      ["// Written by gridwork export.", "// swift-format-ignore-file"],
      ["import \(toolkit.module)"],
      isolation + ["func \(function)() -> \(result) {"] + lines + ["}"],
    ]
    if usesLeaf { parts.append(leafClass) }
    if usesAttributes { parts.append(attributesExtension) }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private mutating func makeRoot(_ document: LayoutDocument, _ root: String) {
    let extents = [("width", document.width), ("height", document.height)].map {
      "\($0): \($1.code)"
    }
    let direction =
      document.direction == .rightToLeft ? ", direction: .rightToLeft" : ""
    add(
      "let layoutRoot = LayoutRoot(\(root), \(extents.joined(separator: ", "))\(direction), "
        + "scale: \(document.scale.code))")
    if document.textScale != 1 {
      add("layoutRoot.textTraits.scale = \(document.textScale.code)")
    }
    if let language = document.language {
      add("layoutRoot.textTraits.language = \(language.code)")
    }
    if document.siblingSpacing != 8 || document.containerSpacing != 20 {
      add(
        "layoutRoot.systemSpacing = LayoutRoot.SystemSpacing(siblings: "
          + "\(document.siblingSpacing.code), container: \(document.containerSpacing.code))")
    }
    addMasks("layoutRoot.layoutIfNeeded()")
  }

  /// Writes the frames and masks. A mask relates a frame to the superview's extent when it is set, which a
  /// layout finds.
  private mutating func addMasks(_ layout: String) {
    for (name, mask) in masks { add("\(name).frame = \(rect(mask.frame))") }
    let flexible = masks.filter { !$0.mask.flexible.isEmpty }
    guard !flexible.isEmpty else { return }
    add(layout)
    for (name, mask) in flexible {
      add("\(name).frame = \(rect(mask.frame))")
      add("\(name).autoresizingMask = [\(parts(mask))]")
    }
  }

  private mutating func pinRoot(_ document: LayoutDocument, _ root: String) {
    for (anchor, extent) in [("width", document.width), ("height", document.height)] {
      let constraint = "\(root).\(anchor)Anchor.constraint"
      switch extent {
      case .fitting: break
      case .exact(let points):
        add("\(constraint)(equalToConstant: \(points.code)).isActive = true")
      case .atMost(let points):
        add("\(constraint)(lessThanOrEqualToConstant: \(points.code)).isActive = true")
      case .preferred(let points, let priority):
        usesAttributes = true
        add(
          "\(constraint)(equalToConstant: \(points.code)).with(priority: \(code(priority)))"
            + ".isActive = true")
      }
    }
    if document.scale != 0 {
      omit("the scale \(document.scale.code), which is that of the screen")
    }
    if document.siblingSpacing != 8 || document.containerSpacing != 20 {
      omit(
        "the system spacing \(document.siblingSpacing.code) between siblings, "
          + "\(document.containerSpacing.code) to a container")
    }
    if document.textScale != 1 { omit("the text scale, which a person sets") }
    if document.language != nil { omit("the language, which a person sets") }
    addMasks("\(root).\(toolkit == .appKit ? "layoutSubtreeIfNeeded" : "layoutIfNeeded")()")
  }

  /// A frame and mask as the toolkit has them: AppKit measures them from the bottom of the superview.
  private func placement(_ mask: LayoutDocument.Autoresizing, in parent: Int?)
    -> LayoutDocument.Autoresizing
  {
    guard toolkit == .appKit, let parent, let superview = layout?[index.items[parent].id] else {
      return mask
    }
    let frame = mask.frame
    return LayoutDocument.Autoresizing(
      frame: LayoutRect(
        x: frame.minX, y: superview.frame.height - frame.maxY, width: frame.width,
        height: frame.height),
      flexible: Set(
        mask.flexible.map { part in
          switch part {
          case .minY: .maxY
          case .maxY: .minY
          default: part
          }
        }))
  }

  private func parts(_ mask: LayoutDocument.Autoresizing) -> String {
    LayoutDocument.Autoresizing.Part.allCases.filter { mask.flexible.contains($0) }
      .map { ".\($0.word(for: toolkit))" }.joined(separator: ", ")
  }

  private func rect(_ rect: LayoutRect) -> String {
    "\(toolkit.rect)(x: \(rect.minX.code), y: \(rect.minY.code), width: \(rect.width.code), "
      + "height: \(rect.height.code))"
  }

  // MARK: Views

  /// Writes a view after its descendants, and returns its name; nil if it is not shown.
  mutating func view(_ view: LayoutDocument.View, _ path: JSONPath) -> String? {
    let item = index.items[number]
    let id = item.id
    guard let name = names[id] else {
      add("// Left out: \(id), because a merged area covers its cell.")
      number += view.subtree.count
      return nil
    }
    number += 1
    let outer = direction
    direction = view.direction ?? outer
    defer { direction = outer }
    var inside: [String?] = []
    for child in view.inside(at: path) {
      inside.append(self.view(child.view, child.path))
    }
    let own = inside.suffix(view.subviews.count).compactMap { $0 }
    let placed = Array(inside.prefix(inside.count - own.count))
    add("let \(name) = \(initializer(view, placed))")
    if view.placeholderIntrinsicSize != nil { omit(placeholder: "the placeholder size of \(name)") }
    addOmissions(view, name)
    if toolkit.isOwn {
      add("\(name).identifier = \(id.code)")
    } else if case .guide = view.content {
    } else {
      let identifier = toolkit == .appKit ? "NSUserInterfaceItemIdentifier(\(id.code))" : id.code
      add(
        "\(name).\(toolkit == .appKit ? "identifier" : "accessibilityIdentifier") = \(identifier)")
    }
    if case .guide = view.content { return name }
    if let mask = view.autoresizing {
      masks.append((name, placement(mask, in: item.parent)))
      // A stack that is made with its views translates no mask.
      if case .stack = view.content {
        add("\(name).translatesAutoresizingMaskIntoConstraints = true")
      }
    } else {
      add("\(name).translatesAutoresizingMaskIntoConstraints = false")
    }
    if view.isHidden { add("\(name).isHidden = true") }
    // With Gridwork, a view hands its direction down.
    if view.direction != nil || !toolkit.isOwn && direction == .rightToLeft {
      if toolkit == .uiKit {
        let word = direction == .leftToRight ? "LeftToRight" : "RightToLeft"
        add("\(name).semanticContentAttribute = .force\(word)")
      } else {
        add("\(name).userInterfaceLayoutDirection = .\(direction)")
      }
    }
    addPriorities(view, name)
    addMargins(view, name)
    for (child, name2) in zip(view.subviews, own) {
      if case .guide = child.content {
        add("\(name).addLayoutGuide(\(name2))")
      } else {
        add("\(name).addSubview(\(name2))")
      }
    }
    let views = placed.compactMap { $0 }
    switch view.content {
    case .stack(let stack): add(stack, in: view, name, views)
    case .grid(let grid): add(grid, name, views)
    case .view, .label, .guide: break
    }
    return name
  }

  private mutating func initializer(_ view: LayoutDocument.View, _ placed: [String?]) -> String {
    switch view.content {
    case .guide: return "\(toolkit.guide)()"
    case .grid(let grid): return gridInitializer(grid, placed)
    case .stack(let stack):
      return stackInitializer(stack, in: view, placed.compactMap { $0 })
    case .label(let label):
      switch toolkit {
      case .gridwork: return leaf(view, label)
      case .appKit:
        return "NSTextField(\(label.wraps ? "wrappingL" : "l")abelWithString: \(label.text.code))"
      case .uiKit: return "UILabel()"
      }
    case .view: return leaf(view, nil)
    }
  }

  /// A plain view, a label of Gridwork, or a view that stands in for a control.
  private mutating func leaf(
    _ view: LayoutDocument.View, _ label: LayoutDocument.Label?
  ) -> String {
    var arguments: [String] = []
    func argument(_ label: String, _ value: Double?) {
      if let value { arguments.append("\(label): \(value.code)") }
    }
    argument("width", view.intrinsicSize?.width)
    argument("height", view.intrinsicSize?.height)
    if toolkit != .uiKit {
      argument("firstBaseline", view.firstBaseline)
      argument("lastBaseline", view.lastBaseline ?? view.firstBaseline)
    }
    if view.alignmentInsets != .zero {
      arguments.append("insets: \(insets(view.alignmentInsets))")
    }
    let text = label.map { label in
      let wraps = label.wraps ? ", wraps: true" : ""
      let texts = label.translations.sorted { $0.key < $1.key }
        .map { "\($0.key.code): \($0.value.code)" }.joined(separator: ", ")
      let translations = texts.isEmpty ? "" : ", translations: [\(texts)]"
      return "FixedText(\(label.text.code)\(wraps)\(translations))"
    }
    // The last baseline of a label that does not wrap has its distance from the top, as in a document.
    guard !arguments.isEmpty || label?.wraps == false else {
      return "\(toolkit.view)(\(text.map { "content: \($0)" } ?? ""))"
    }
    usesLeaf = true
    return "Control(\(([text].compactMap { $0 } + arguments).joined(separator: ", ")))"
  }

  /// Writes the text of a label of UIKit, whose initializer takes none.
  private mutating func add(_ label: LayoutDocument.Label, _ name: String) {
    add("\(name).text = \(label.text.code)")
    let lines = label.wraps ? 0 : label.text.count { $0.isNewline } + 1
    if lines != 1 { add("\(name).numberOfLines = \(lines)") }
  }

  /// Adds comments about what a view of its kind does not have.
  private mutating func addOmissions(_ view: LayoutDocument.View, _ name: String) {
    let hasInsets = view.alignmentInsets != .zero
    let hasBaseline = view.firstBaseline != nil || view.lastBaseline != nil
    switch view.content {
    case .label(let label) where !toolkit.isOwn:
      if toolkit == .uiKit { add(label, name) }
      if !label.translations.isEmpty { omit("the translations of \(name), which are in files") }
      if view.intrinsicSize != nil { omit("the intrinsic size of \(name), which its text has") }
      if hasInsets { omit("the alignment insets of \(name)") }
      if hasBaseline { omit("the baselines of \(name)") }
    case .view where toolkit == .uiKit && hasBaseline: omit("the baselines of \(name)")
    case .view where toolkit == .appKit && hasBaseline && view.intrinsicSize?.height == nil:
      omit("the last baseline of \(name), which has no height")
    case .grid where hasInsets, .stack where hasInsets:
      omit("the alignment insets of \(name), which only a subclass has")
    case .view, .label, .grid, .stack, .guide: break
    }
  }

  func insets(_ insets: LayoutEdgeInsets) -> String {
    "\(toolkit.insets)(top: \(insets.top.code), left: \(insets.left.code), "
      + "bottom: \(insets.bottom.code), right: \(insets.right.code))"
  }

  private mutating func addPriorities(_ view: LayoutDocument.View, _ name: String) {
    for (method, priorities) in [
      ("setContentHuggingPriority", view.hugging),
      ("setContentCompressionResistancePriority", view.compressionResistance),
    ] {
      guard let priorities else { continue }
      for axis in LayoutAxis.allCases {
        add("\(name).\(method)(\(code(priorities[axis])), for: .\(axis))")
      }
    }
  }

  private mutating func addMargins(_ view: LayoutDocument.View, _ name: String) {
    if view.margins != LayoutDocument.DirectionalInsets(all: 8) {
      if toolkit == .appKit {
        omit("the margins of \(name)")
      } else if toolkit == .uiKit, case .stack(let stack) = view.content, stack.hasInsets {
        omit("the margins of \(name) beside its edge insets")
      } else {
        add("\(name).layoutMargins = \(insets(view.margins.insets(direction)))")
      }
    }
    if view.safeArea != LayoutDocument.DirectionalInsets(all: 0) {
      if toolkit.isOwn {
        add("\(name).safeAreaInsets = \(insets(view.safeArea.insets(direction)))")
      } else {
        omit("the safe area of \(name), which is that of its window")
      }
    }
  }

  func code(_ priority: LayoutPriority) -> String {
    toolkit.isOwn ? priority.jsonText : "\(toolkit.priority)(\(priority.jsonText))"
  }
}

extension LayoutRoot.Extent {
  fileprivate var code: String {
    switch self {
    case .exact(let points): ".exact(\(points.code))"
    case .fitting: ".fitting"
    case .atMost(let points): ".atMost(\(points.code))"
    case .preferred(let points, let priority):
      ".preferred(\(points.code), priority: \(priority.jsonText))"
    }
  }
}

extension LayoutDocument.Autoresizing.Part {
  /// The name of the flexible part.
  fileprivate func word(for toolkit: LayoutDocument.Toolkit) -> String {
    let isMargin = self != .width && self != .height
    guard toolkit == .uiKit else { return isMargin ? "\(rawValue)Margin" : rawValue }
    switch self {
    case .minX: return "flexibleLeftMargin"
    case .width: return "flexibleWidth"
    case .maxX: return "flexibleRightMargin"
    case .minY: return "flexibleTopMargin"
    case .height: return "flexibleHeight"
    case .maxY: return "flexibleBottomMargin"
    }
  }
}

extension Double {
  /// The number as a literal.
  var code: String { exactNumberText(self) }
}

extension String {
  /// The text as a string literal.
  var code: String { quoted(self, as: .swift) }

  /// The id of a view as the name of a constant: `name-label` and `Name-label` become `nameLabel`. The names
  /// of types begin with a capital letter, so none of them is taken.
  fileprivate var swiftName: String {
    let words = split { $0 == "-" }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    let start = joined.first?.isNumber == true ? "_" : ""
    let name = start + joined
    return name.isEmpty || name.allSatisfy { $0 == "_" } ? "view" : name
  }
}
