// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension DocumentTree {
  /// Makes the views and guides without adding any to a superview.
  static func items(
    of models: [LayoutDocument.View], _ index: DocumentIndex
  ) -> [LayoutItem] {
    zip(models, index.items).map { model, entry in
      let item: LayoutItem
      switch model.content {
      case .guide: item = LayoutGuide()
      case .grid: item = DocumentGrid(model)
      case .stack: item = DocumentStack(model)
      case .view, .label: item = DocumentView(model)
      }
      item.identifier = entry.id
      return item
    }
  }

  /// Adds every view and guide to its superview, as the document states.
  func assemble() {
    root.systemSpacing = LayoutRoot.SystemSpacing(
      siblings: document.siblingSpacing, container: document.containerSpacing)
    for (number, model) in models.enumerated() {
      guard let view = view(number) else { continue }
      view.translatesAutoresizingMaskIntoConstraints = model.autoresizing != nil
      view.ambiguityLevel = model.ambiguity
      view.role = model.role
      if let isInteractive = model.isInteractive { view.isInteractive = isInteractive }
      view.userInterfaceLayoutDirection = model.direction
      let first = children[number].count - model.subviews.count
      let children = children[number]
      // Subviews that the container does not arrange come first, those that it arranges after them.
      for child in children[first...] {
        if let guide = items[child] as? LayoutGuide {
          view.addLayoutGuide(guide)
        } else if let subview = self.view(child) {
          view.addSubview(subview)
        }
      }
      switch model.content {
      case .grid(let grid):
        guard let view = view as? DocumentGrid else { continue }
        configure(view, grid)
        grids.append(GridArrangement(view, grid, index.items[number], children, number))
      case .stack(let stack):
        guard let view = view as? DocumentStack else { continue }
        configure(view, stack)
        stacks.append(StackArrangement(view, stack, index.items[number], children, number))
      case .view, .label, .guide:
        break
      }
      setPriorities(of: view, model)
    }
    let situation = Situation(document, nil)
    for number in grids.indices { grids[number].arrange(situation, self) }
    for number in stacks.indices { stacks[number].arrange(situation, self) }
  }

  private func configure(_ view: DocumentGrid, _ grid: LayoutDocument.Grid) {
    view.xPlacement = grid.xPlacement
    view.yPlacement = grid.yPlacement
    view.rowAlignment = grid.rowAlignment
    view.rowSpacing = grid.rowSpacing
    view.columnSpacing = grid.columnSpacing
    view.rowSeparator = grid.rowSeparator
    view.columnSeparator = grid.columnSeparator
  }

  private func configure(_ view: DocumentStack, _ stack: LayoutDocument.Stack) {
    view.orientation = stack.orientation
    view.distribution = stack.distribution.stackDistribution
    if let alignment = stack.alignment { view.alignment = alignment.stackAlignment }
    view.spacing = stack.spacing
    view.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelative
    view.detachesHiddenViews = stack.detachesHiddenViews
    for axis in LayoutAxis.allCases {
      if let priorities = stack.huggingPriority {
        view.setHuggingPriority(priorities[axis], for: axis)
      }
      if let priorities = stack.clippingResistancePriority {
        view.setClippingResistancePriority(priorities[axis], for: axis)
      }
    }
  }

  private func setPriorities(of view: LayoutView, _ model: LayoutDocument.View) {
    for axis in LayoutAxis.allCases {
      if let priorities = model.hugging {
        view.setContentHuggingPriority(priorities[axis], for: axis)
      }
      if let priorities = model.compressionResistance {
        view.setContentCompressionResistancePriority(priorities[axis], for: axis)
      }
    }
  }

  // MARK: Autoresizing

  /// Sets the frames and autoresizing masks of the views that have a mask.
  ///
  /// A mask relates a frame to the superview's extent in the document. The document's own state is
  /// therefore laid out first, with all these frames fixed, which yields that extent.
  func settleAutoresizing() {
    let placed = models.indices.filter { models[$0].autoresizing != nil }
    guard !placed.isEmpty else { return }
    for number in placed {
      guard let view = view(number), let autoresizing = models[number].autoresizing else {
        continue
      }
      view.frame = autoresizing.frame
    }
    guard placed.contains(where: { models[$0].autoresizing?.flexible.isEmpty == false }) else {
      return
    }
    var situation = Situation(document, nil)
    situation.scale = 0
    show(situation)
    root.layoutIfNeeded()
    for number in placed {
      guard let view = view(number), let autoresizing = models[number].autoresizing else {
        continue
      }
      view.frame = autoresizing.frame
      view.autoresizingMask = autoresizing.mask
    }
  }
}

extension LayoutDocument.Autoresizing {
  fileprivate var mask: LayoutView.AutoresizingMask {
    var mask: LayoutView.AutoresizingMask = []
    if flexible.contains(.minX) { mask.insert(.minXMargin) }
    if flexible.contains(.width) { mask.insert(.width) }
    if flexible.contains(.maxX) { mask.insert(.maxXMargin) }
    if flexible.contains(.minY) { mask.insert(.minYMargin) }
    if flexible.contains(.height) { mask.insert(.height) }
    if flexible.contains(.maxY) { mask.insert(.maxYMargin) }
    return mask
  }
}

extension LayoutDocument.Stack.Distribution {
  fileprivate var stackDistribution: StackView.Distribution {
    switch self {
    case .gravityAreas: .gravityAreas
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension LayoutDocument.Stack.Alignment {
  fileprivate var stackAlignment: LayoutConstraint.Attribute {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
