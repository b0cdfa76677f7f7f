// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// Turns a tree of an Interface Builder file into a layout document.
struct TreeImporter {
  let context: SourceContext
  let views: [ViewNode]
  private(set) var document: LayoutDocument
  /// Where the file has each constraint of the document.
  private(set) var constraintPositions: [DocumentSource.Position] = []
  var notes: [ImportNote] = []
  /// Whether the file has constraints for the tree.
  let hasConstraints: Bool
  private let implied: ImpliedInsets
  /// The numbers of the scroll views whose content constraints mention.
  private let scrolling: Set<Int>

  init(_ root: ViewNode, _ context: SourceContext) {
    self.context = context
    views = root.subtree
    // 1. Names and numbers.
    var names: Set<String> = ["root"]
    for (number, view) in views.enumerated() {
      view.number = number
      view.name = Self.name(of: view, context, &names)
      if view.kind == "scrollView" { names.insert(view.contentName) }
    }
    // 2. Constraints, and what they leave open.
    let reader = ConstraintReader(views, context)
    ShownInsets.assign(to: views, reader.constraints)
    implied = ImpliedInsets(reader.constraints)
    scrolling = Set(
      reader.constraints.flatMap { [$0.first, $0.second] }.compactMap { side in
        side?.part == .scrolledContent ? side?.view.number : nil
      })
    var finder = ContentFinder(views, reader.constraints)
    for view in views where view.hasPlainFrame {
      view.exactAxes = Set(LayoutAxis.allCases.filter { finder.isDetermined(view, $0) })
    }
    let assumed = finder.assign()
    document = LayoutDocument(root: LayoutDocument.View())
    hasConstraints = !reader.constraints.isEmpty
    notes = reader.notes
    for (view, axis) in assumed {
      let extent = axis.lengthWord
      let stored = numberText(view.alignmentSize[axis])
      note(view, "has no \(extent) of its own; its stored \(extent) \(stored) holds weakly")
    }
    for view in views {
      for number in view.unreadNumbers {
        notes.append(ImportNote(position: number.position, message: number.message(view.name)))
      }
    }
    // 3. The views, and the constraints between them.
    document.root = self.view(root)
    document.width = .exact(root.frame.width)
    document.height = .exact(root.frame.height)
    for view in views where view.role == .boxContent { pin(view) }
    for constraint in reader.constraints where constraint.second == nil { fill(constraint) }
    for axis in LayoutAxis.allCases { alignArranged(along: axis, reader.constraints) }
    for constraint in reader.constraints { add(constraint) }
    for (view, axis) in assumed { holdSize(of: view, axis) }
    notes.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
  }

  mutating func note(_ view: ViewNode, _ text: String) {
    notes.append(ImportNote(position: view.element.position, message: "\(view.name) \(text)."))
  }

  // MARK: Names

  /// The name of a view: its label, its outlet or its object id, as a document writes names.
  private static func name(
    of view: ViewNode, _ context: SourceContext, _ taken: inout Set<String>
  ) -> String {
    let label = view.element["userLabel"] ?? context.outlets[view.objectID]
    var name = label.map(plainName) ?? ""
    if name.isEmpty || taken.contains(name) {
      func ascii(_ text: String) -> String {
        text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
      let id = ascii(view.objectID)
      if let box = view.parent, view.objectID.isEmpty {
        name = box.contentName
      } else {
        name = id.first?.isLetter == true ? id : "\(ascii(view.kind))-\(id)"
        if name.first?.isLetter != true { name = "view\(name)" }
      }
    }
    let base = name
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    return name
  }

  /// The words of a label joined into a name, such as `cornerRoundingView`.
  private static func plainName(_ label: String) -> String {
    let words = label.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    var name = ""
    for word in words {
      let isAcronym = word.count > 1 && word.allSatisfy(\.isUppercase)
      let start = word.prefix(isAcronym && name.isEmpty ? word.count : 1)
      name += (name.isEmpty ? start.lowercased() : start.uppercased()) + word.dropFirst(start.count)
    }
    return name.first?.isNumber == true ? "" : String(name.prefix(100))
  }

  // MARK: Views

  mutating func view(_ node: ViewNode) -> LayoutDocument.View {
    var view = LayoutDocument.View(id: node.name)
    let element = node.element
    if node.isStack {
      view.content = .stack(stack(node))
    } else if node.isGrid {
      view.content = .grid(grid(node))
    }
    if !node.isGrid {
      view.subviews = node.children.filter { !node.isStack || $0.role == .subview }.map {
        self.view($0)
      }
    }
    view.alignmentInsets = node.insets.withinFrame
    view.isHidden = node.isHidden
    switch element["userInterfaceLayoutDirection"] ?? element["semanticContentAttribute"] {
    case "rightToLeft", "forceRightToLeft": view.direction = .rightToLeft
    case "forceLeftToRight", "playback", "spatial": view.direction = .leftToRight
    default: break
    }
    if !node.isStack {
      view.hugging = priorities(element, "HuggingPriority", node.isGrid ? 249 : 250)
      view.compressionResistance = priorities(
        element, "CompressionResistancePriority", node.isGrid ? 1000 : 750)
    }
    if node.isGrid,
      (element["horizontalHuggingPriority"] == nil)
        != (element["verticalHuggingPriority"] == nil)
    {
      // A grid whose file tells the hugging of one axis has 250 on the other.
      view.hugging = priorities(element, "HuggingPriority", 250, evenIfUsual: true)
    }
    if !node.isStack, !node.isGrid { addContent(node, to: &view) }
    if node.followsMask { view.autoresizing = autoresizing(node) }
    noteAssumptions(of: node)
    addMargins(node, to: &view)
    return view
  }

  /// Reports what the kind of a view makes uncertain.
  private mutating func noteAssumptions(of node: ViewNode) {
    if let accessory = node.element["accessoryType"] {
      note(node, "has the accessory \(accessory); its content keeps its stored distances")
    }
    if context.platform == .macOS {
      if node.metrics == nil, node.children.isEmpty, !node.hasPlainFrame {
        note(
          node, "is a \(node.kind), whose insets are not known; its frame counts as what is aligned"
        )
      }
    } else if scrolling.contains(node.number) {
      note(node, "scrolls views that begin at its origin, whatever its content offset")
    }
  }

  private func addContent(_ node: ViewNode, to view: inout LayoutDocument.View) {
    if node.content != LayoutDocument.ContentSize() { view.intrinsicSize = node.content }
    let size = node.element.child("size", key: "intrinsicContentSize")
    if node.element["placeholderIntrinsicWidth"] != nil || size != nil {
      func extent(_ attribute: String, _ key: String) -> Double? {
        let extent = node.element.number(attribute) ?? size?.number(key)
        return extent.flatMap { $0 < 0 ? nil : $0 }
      }
      view.placeholderIntrinsicSize = LayoutDocument.ContentSize(
        width: extent("placeholderIntrinsicWidth", "width") ?? node.content.width,
        height: extent("placeholderIntrinsicHeight", "height") ?? node.content.height)
    }
    let baselines = node.baselines
    (view.firstBaseline, view.lastBaseline) = (baselines?.first, baselines?.last)
  }

  /// The priorities that an element names for one axis or both; nil if it names none.
  func priorities(
    _ element: Element, _ name: String, _ usual: Double, evenIfUsual: Bool = false
  ) -> LayoutDocument.Priorities? {
    let horizontal = element.number("horizontal\(name)")
    let vertical = element.number("vertical\(name)")
    guard horizontal != nil || vertical != nil || evenIfUsual else { return nil }
    return LayoutDocument.Priorities(
      horizontal: .clamped(horizontal ?? usual), vertical: .clamped(vertical ?? usual))
  }

  private func autoresizing(_ node: ViewNode) -> LayoutDocument.Autoresizing {
    let mask = node.element.child("autoresizingMask", key: "autoresizingMask")
    func has(_ attribute: String) -> Bool { mask?.flag(attribute) ?? false }
    var result = LayoutDocument.Autoresizing(frame: node.frame)
    if has("widthSizable") { result.flexible.insert(.width) }
    if has("heightSizable") { result.flexible.insert(.height) }
    if has("flexibleMinX") { result.flexible.insert(.minX) }
    if has("flexibleMaxX") { result.flexible.insert(.maxX) }
    guard context.platform == .macOS, !node.isDocumentView else {
      if has("flexibleMinY") { result.flexible.insert(.minY) }
      if has("flexibleMaxY") { result.flexible.insert(.maxY) }
      return result
    }
    // On macOS y grows upwards, and a view without flexible parts keeps its distance to the bottom.
    if has("flexibleMinY") { result.flexible.insert(.maxY) }
    if has("flexibleMaxY") { result.flexible.insert(.minY) }
    if !has("flexibleMinY"), !has("heightSizable") { result.flexible.insert(.minY) }
    return result
  }

  private mutating func addMargins(_ node: ViewNode, to view: inout LayoutDocument.View) {
    if let stored = node.element.child("edgeInsets", key: "layoutMargins") {
      view.margins = stored.insets("left", "right")
    } else if let stored = node.element.child(
      "directionalEdgeInsets", key: "directionalLayoutMargins")
    {
      view.margins = stored.insets("leading", "trailing")
    } else if let margins = implied.insets(of: node, safeArea: false, usual: view.margins) {
      view.margins = margins
      note(node, "has the layout margins that its constraints and stored frames imply")
    }
    if let area = implied.insets(of: node, safeArea: true, usual: view.safeArea),
      context.platform != .macOS || area.top >= Self.leastTitleBar
    {
      view.safeArea = area
      note(node, "has the safe area that its constraints and stored frames imply")
    }
    if scrolling.contains(node.number) {
      // What is scrolled begins at the origin, and is as large as the views inside it say.
      view.subviews.insert(LayoutDocument.View(.guide, id: node.contentName), at: 0)
      for edge in [LayoutConstraint.Attribute.leading, .top] {
        let relation = LayoutDocument.Relation(
          LayoutDocument.Attribute(node.contentName, edge), .equal,
          LayoutDocument.Attribute(node.name, edge))
        add(LayoutDocument.Constraint(.relation(relation)), node.element)
      }
    }
  }

  /// The height of the lowest title bar of macOS, in points. Nothing else covers a view there.
  private static let leastTitleBar = 22.0

  // MARK: Constraints

  mutating func add(_ constraint: LayoutDocument.Constraint, _ element: Element) {
    document.constraints.append(constraint)
    constraintPositions.append(element.position)
  }

  /// Keeps the content of a box at its stored distances from the edges.
  private mutating func pin(_ view: ViewNode) {
    guard let box = view.parent else { return }
    let rect = view.frame
    let distances: [(LayoutConstraint.Attribute, Double)] = [
      (.left, rect.minX - box.insets.left), (.top, rect.minY - box.insets.top),
      (.right, rect.maxX - box.frame.width + box.insets.right),
      (.bottom, rect.maxY - box.frame.height + box.insets.bottom),
    ]
    for (edge, distance) in distances {
      let relation = LayoutDocument.Relation(
        LayoutDocument.Attribute(view.name, edge), .equal,
        LayoutDocument.Attribute(box.name, edge), constant: distance)
      add(LayoutDocument.Constraint(.relation(relation)), view.element)
    }
  }

  /// Holds the stored size of a view that nothing else determines, weakly and in the document only.
  private mutating func holdSize(of view: ViewNode, _ axis: LayoutAxis) {
    let relation = LayoutDocument.Relation(
      LayoutDocument.Attribute(view.name, axis == .horizontal ? .width : .height), .equal,
      constant: view.alignmentSize[axis])
    add(
      LayoutDocument.Constraint(.relation(relation), priority: .defaultLow, isPlaceholder: true),
      view.element)
  }

  private mutating func add(_ source: SourceConstraint) {
    let relation = LayoutDocument.Relation(
      source.first.attributeOfDocument, source.relation, multiplier: source.multiplier,
      source.second?.attributeOfDocument, constant: source.constant)
    let label = source.element["identifier"] ?? source.element["userLabel"] ?? source.element["id"]
    add(
      LayoutDocument.Constraint(
        .relation(relation), priority: source.priority,
        identifier: label.map { label in
          String(label.unicodeScalars.filter { $0.properties.generalCategory != .control })
        },
        isPlaceholder: source.element.flag("placeholder")),
      source.element)
  }
}

extension ViewNode {
  /// The name of the guide around what a scroll view scrolls, and of a content view without an id.
  var contentName: String { "\(name)-content" }
}

extension LayoutEdgeInsets {
  /// The insets, with zero in place of two opposite ones that are negative together: an alignment
  /// rectangle of a layout is no larger than the frame.
  fileprivate var withinFrame: LayoutEdgeInsets {
    let (x, y) = (left + right >= 0, top + bottom >= 0)
    return LayoutEdgeInsets(
      top: y ? top : 0, left: x ? left : 0, bottom: y ? bottom : 0, right: x ? right : 0)
  }
}

extension SourceConstraint.Side {
  fileprivate var attributeOfDocument: LayoutDocument.Attribute {
    switch part {
    case .whole: LayoutDocument.Attribute(view.name, attribute)
    case .margins: LayoutDocument.Attribute(view.name, attribute, of: .margins)
    case .safeArea: LayoutDocument.Attribute(view.name, attribute, of: .safeArea)
    case .scrolledContent: LayoutDocument.Attribute(view.contentName, attribute)
    }
  }
}

extension LayoutPriority {
  /// The nearest valid priority: a file may contain any number.
  static func clamped(_ value: Double) -> LayoutPriority {
    LayoutPriority(Float(min(max(value, 1), 1000)))
  }
}

extension Element {
  /// The insets that the element names for its edges, in points.
  func insets(_ leading: String, _ trailing: String) -> LayoutDocument.DirectionalInsets {
    LayoutDocument.DirectionalInsets(
      top: number("top") ?? 0, leading: number(leading) ?? 0, bottom: number("bottom") ?? 0,
      trailing: number(trailing) ?? 0)
  }
}
