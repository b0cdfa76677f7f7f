// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// A view of an Interface Builder file, with its place in a tree.
final class ViewNode {
  /// How a view's superview places it.
  enum Role: Equatable {
    /// By constraints or by its mask.
    case subview
    /// In a stack.
    case arranged(LayoutDocument.Stack.Gravity)
    /// In a cell of a grid.
    case cell
    /// At fixed distances from the edges of a box or a cell of a table.
    case boxContent
  }

  let element: Element
  let role: Role
  let platform: InterfaceBuilderFile.Platform
  /// The superview; nil for the top view of a tree.
  private(set) weak var parent: ViewNode?
  private(set) var children: [ViewNode] = []
  /// The stored frame in the superview's coordinates, whose origin is the top left corner.
  let frame: LayoutRect
  let metrics: ControlMetrics?
  /// Whether a scroll view of macOS scrolls the view, which sizes itself and is flipped.
  let isDocumentView: Bool
  /// Whether a constraint mentions the view.
  private let isConstrained: Bool
  /// The distances from the edges of the frame to the alignment rectangle. Those of a picture may
  /// be negative, even together.
  var insets: LayoutEdgeInsets
  /// The name in the layout document.
  var name = ""
  /// The position in the tree, in preorder.
  var number = 0
  /// The content size that the import found necessary.
  var content = LayoutDocument.ContentSize()
  /// The axes on which numbers of the file alone say where the frame is in that of the top view: no
  /// size of a control, no baseline and no inset that was measured.
  var exactAxes: Set<LayoutAxis> = []

  init(_ element: Element, role: Role, parent: ViewNode?, in file: SourceContext) {
    self.element = element
    self.role = role
    platform = file.platform
    self.parent = parent
    let rect = element.child("rect", key: "frame")
    let size = LayoutSize(
      width: max(0, rect?.number("width") ?? 0), height: max(0, rect?.number("height") ?? 0))
    let (x, y) = (rect?.number("x") ?? 0, rect?.number("y") ?? 0)
    isDocumentView = parent?.kind == "clipView" && Self.documentKinds.contains(element.name)
    isConstrained = file.constrainedViews.contains(element["id"] ?? "")
    // A frame of macOS is measured from the bottom of the superview. A clip view is flipped if the
    // view that it shows is.
    let isFlipped = file.platform == .iOS || isDocumentView
    let top = isFlipped ? y : (parent?.frame.height ?? 0) - y - size.height
    frame = LayoutRect(x: x, y: top, width: size.width, height: size.height)
    metrics = ControlMetrics.metrics(
      of: element.controlKey(size, on: file.platform), height: size.height, era: file.era)
    insets = metrics?.insets ?? .zero
  }

  func add(_ child: ViewNode) { children.append(child) }

  var objectID: String { element["id"] ?? "" }
  var kind: String { element.name }
  var isStack: Bool { kind == "stackView" }
  var isGrid: Bool { kind == "gridView" }

  /// The size of the stored frame's alignment rectangle.
  var alignmentSize: LayoutSize {
    LayoutSize(
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  /// The stored frame in the coordinates of the tree's top view.
  var frameInRoot: LayoutRect {
    var origin = LayoutPoint(x: 0, y: 0)
    var node = self
    while let parent = node.parent {
      origin = LayoutPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      node = parent
    }
    return LayoutRect(origin: origin, size: frame.size)
  }

  /// The alignment rectangle of the stored frame in the coordinates of the tree's top view.
  var alignmentRectInRoot: LayoutRect {
    let frame = frameInRoot
    return LayoutRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: alignmentSize.width,
      height: alignmentSize.height)
  }

  /// Whether the file says that the stored frame is not what the constraints give.
  var isMisplaced: Bool { element.flag("misplaced") }
  /// Whether the file says that the constraints do not determine the frame.
  var isAmbiguous: Bool { element.flag("ambiguous") }
  /// Whether the frame is fixed at design time because no constraint determines it.
  var hasFixedFrame: Bool { element.flag("fixedFrame") }
  /// Whether the file hides the view. An activity indicator hides itself while it stands still, but
  /// keeps its place.
  var isHidden: Bool { element.flag("hidden") && kind != "activityIndicatorView" }
  /// Whether the view is hidden in a stack, which leaves it out.
  var isLeftOut: Bool {
    if case .arranged = role { isHidden } else { false }
  }
  /// Whether the autoresizing mask places the view.
  var followsMask: Bool {
    role == .subview && parent != nil
      && (hasFixedFrame || element.flag("translatesAutoresizingMaskIntoConstraints", default: true)
        || isDocumentView && !isConstrained)
  }

  /// Whether the view's alignment rectangle is its frame for sure.
  var hasPlainFrame: Bool {
    Self.plainKinds.contains(kind) || platform == .iOS && kind != "imageView"
  }

  /// Kinds of views whose alignment rectangle is their frame.
  private static let plainKinds: Set = [
    "view", "customView", "stackView", "gridView", "scrollView", "clipView", "tableCellView",
    "splitView", "textView", "tableView", "outlineView", "collectionView", "visualEffectView",
    "wkWebView", "webView", "containerView", "openGLView", "mtkView",
  ]

  /// Kinds of views that a scroll view of macOS scrolls.
  private static let documentKinds: Set = [
    "tableView", "outlineView", "collectionView", "textView",
  ]

  /// The view and its descendants in preorder.
  var subtree: [ViewNode] {
    var result: [ViewNode] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.children.reversed()
    }
    return result
  }

  func isDescendant(of view: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let now = node {
      if now === view { return true }
      node = now.parent
    }
    return false
  }
}
