// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// Describes a tree as a document that has the same frames.
  ///
  /// An item keeps its identifier as its id if that is a valid and unique name; other items get
  /// names such as `item1`. Wrapping content is written with its current size, unless it is
  /// `FixedText`. Subviews that a stack does not arrange come before those that it does, which only frames
  /// that the constraints leave open can show.
  ///
  /// - Complexity: O(*n*) for *n* views, cells and constraints, after a layout pass if the layout is out
  ///   of date.
  /// - Throws: A ``DocumentError`` for anything that documents cannot express: a relation between two
  ///   distances, an identifier of a constraint with control characters, a subview of a grid that is in none of
  ///   its cells, a guide of a grid, a grid that has columns but no row.
  public init(describing root: LayoutRoot) throws(DocumentError) {
    root.layoutIfNeeded()
    let writer = TreeWriter(root)
    self.init(root: try writer.view(root.view))
    width = root.width
    height = root.height
    direction = root.direction
    scale = root.scale
    textScale = root.textTraits.scale
    language = root.textTraits.language
    siblingSpacing = root.systemSpacing.siblings
    containerSpacing = root.systemSpacing.container
    constraints = try writer.constraints()
  }
}

/// Describes the views, guides and constraints of a tree.
struct TreeWriter {
  let root: LayoutRoot
  /// The id of every view and guide.
  private var ids: [ObjectIdentifier: String] = [:]
  let views: [LayoutView]

  init(_ root: LayoutRoot) {
    self.root = root
    var views: [LayoutView] = []
    var waiting = [root.view]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.reversed()
    }
    self.views = views
    var items: [LayoutItem] = []
    for view in views {
      items.append(view)
      for guide in view.layoutGuides {
        if case .own = guide.role { items.append(guide) }
      }
    }
    // 1. Identifiers that are valid names. The first item with a name keeps it.
    var taken: Set<String> = ["root"]
    for item in items {
      guard let name = item.identifier, name.isDocumentName else { continue }
      guard taken.insert(name).inserted || (name == "root" && item === root.view) else { continue }
      ids[ObjectIdentifier(item)] = name
    }
    // 2. Numbered names for the other items.
    var number = 0
    for item in items where ids[ObjectIdentifier(item)] == nil {
      repeat { number += 1 } while !taken.insert("item\(number)").inserted
      ids[ObjectIdentifier(item)] = "item\(number)"
    }
  }

  func id(_ item: LayoutItem) -> String { ids[ObjectIdentifier(item)] ?? "" }

  // MARK: Views

  func view(_ view: LayoutView) throws(DocumentError) -> LayoutDocument.View {
    var result = LayoutDocument.View(id: id(view))
    result.direction = view.userInterfaceLayoutDirection
    var inside = view.subviews
    if let grid = view as? GridView {
      result.content = .grid(try self.grid(grid))
      guard inside.allSatisfy({ grid.cell(for: $0)?.contentView === $0 }) else {
        throw unwritable(view, "has a subview in none of its cells")
      }
      inside = []
    } else if let stack = view as? StackView {
      result.content = .stack(try self.stack(stack))
      let arranged = Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
      inside = inside.filter { !arranged.contains(ObjectIdentifier($0)) }
    } else {
      describeContent(of: view, &result)
    }
    if !(view is StackView) { describePriorities(of: view, &result) }
    result.alignmentInsets = view.alignmentRectInsets
    let direction = view.effectiveUserInterfaceLayoutDirection
    result.margins = LayoutDocument.DirectionalInsets(view.layoutMargins, direction)
    result.safeArea = LayoutDocument.DirectionalInsets(view.safeAreaDistances, direction)
    result.isHidden = view.isHidden
    result.ambiguity = view.ambiguityLevel
    result.role = view.role
    if view.isInteractive != (view.role == .control) { result.isInteractive = view.isInteractive }
    if view.translatesAutoresizingMaskIntoConstraints, view !== root.view {
      result.autoresizing = LayoutDocument.Autoresizing(
        frame: view.frame, flexible: view.autoresizingMask.parts)
    }
    for guide in view.layoutGuides {
      guard case .own = guide.role else { continue }
      guard !(view is GridView) else {
        throw unwritable(view, "is a grid with a guide of its own")
      }
      result.subviews.append(LayoutDocument.View(.guide, id: id(guide)))
    }
    for subview in inside { result.subviews.append(try self.view(subview)) }
    return result
  }

  private func describeContent(of view: LayoutView, _ result: inout LayoutDocument.View) {
    if let view = view as? DocumentView {
      view.describe(&result)
      return
    }
    func metric(_ value: Double) -> Double? {
      value == LayoutView.noIntrinsicMetric ? nil : value
    }
    let size = view.intrinsicContentSize
    let height = view.height(forWidth: view.frame.width) ?? size.height
    if metric(size.width) != nil || metric(height) != nil {
      result.intrinsicSize = LayoutDocument.ContentSize(
        width: metric(size.width), height: metric(height))
    }
    result.firstBaseline = view.firstBaselineOffsetFromTop
    result.lastBaseline =
      view.lastBaselineOffsetFromTop
      ?? view.lastBaselineOffsetFromBottom.map {
        view.alignmentRect(forFrame: view.frame).height - $0
      }
    describeText(of: view, &result)
    if result.lastBaseline == result.firstBaseline { result.lastBaseline = nil }
  }

  /// Describes a view that shows a text as a label, unless its class takes the extent or a baseline of the text
  /// away, and leaves out what the text says by itself.
  private func describeText(of view: LayoutView, _ result: inout LayoutDocument.View) {
    guard let text = view.fixedText, let width = result.intrinsicSize?.width,
      let height = result.intrinsicSize?.height, let first = result.firstBaseline,
      let last = result.lastBaseline
    else { return }
    let label = LayoutView(content: text)
    let stage = LayoutRoot(label)
    stage.textTraits = root.textTraits
    let size = label.intrinsicContentSize
    let usualHeight = label.height(forWidth: view.frame.width) ?? size.height
    result.content = .label(LayoutDocument.Label(text))
    let own = LayoutDocument.ContentSize(
      width: width == size.width ? nil : width, height: height == usualHeight ? nil : height)
    result.intrinsicSize = own == LayoutDocument.ContentSize() ? nil : own
    if first == label.firstBaselineOffsetFromTop { result.firstBaseline = nil }
    // The last baseline of a label that does not wrap has its distance from the top. One that is as high as its
    // text is so up to a pixel.
    let extent = view.alignmentRect(forFrame: view.frame).height
    let usualLast =
      (text.wraps ? extent : size.height) - (label.lastBaselineOffsetFromBottom ?? 0)
    let pixel = root.scale > 0 ? 1 / root.scale : 0
    if result.firstBaseline == nil, extent <= 0 || abs(last - usualLast) <= pixel {
      result.lastBaseline = nil
    }
  }

  private func describePriorities(of view: LayoutView, _ result: inout LayoutDocument.View) {
    let hugging = LayoutDocument.Priorities(
      horizontal: view.contentHuggingPriority(for: .horizontal),
      vertical: view.contentHuggingPriority(for: .vertical))
    let resistance = LayoutDocument.Priorities(
      horizontal: view.contentCompressionResistancePriority(for: .horizontal),
      vertical: view.contentCompressionResistancePriority(for: .vertical))
    // Text that wraps resists less.
    let usual = view is GridView ? GridView() : LayoutView()
    usual.layoutContent = view.layoutContent
    if LayoutAxis.allCases.contains(where: {
      view.contentHuggingPriority(for: $0) != usual.contentHuggingPriority(for: $0)
    }) {
      result.hugging = hugging
    }
    if LayoutAxis.allCases.contains(where: {
      view.contentCompressionResistancePriority(for: $0)
        != usual.contentCompressionResistancePriority(for: $0)
    }) {
      result.compressionResistance = resistance
    }
  }

  func unwritable(_ item: LayoutItem, _ reason: String) -> DocumentError {
    DocumentError(path: "", message: "\(id(item)) \(reason); a document cannot say that.")
  }
}

extension LayoutDocument.Label {
  /// The label that shows a text.
  init(_ text: FixedText) {
    self.init(text.text, wraps: text.wraps, translations: text.translations)
  }
}

extension LayoutDocument.DirectionalInsets {
  /// Converts left and right insets to leading and trailing ones, for a direction.
  init(_ insets: LayoutEdgeInsets, _ direction: UserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}

extension LayoutView.AutoresizingMask {
  fileprivate var parts: Set<LayoutDocument.Autoresizing.Part> {
    var parts: Set<LayoutDocument.Autoresizing.Part> = []
    if contains(.minXMargin) { parts.insert(.minX) }
    if contains(.width) { parts.insert(.width) }
    if contains(.maxXMargin) { parts.insert(.maxX) }
    if contains(.minYMargin) { parts.insert(.minY) }
    if contains(.height) { parts.insert(.height) }
    if contains(.maxYMargin) { parts.insert(.maxY) }
    return parts
  }
}
