// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
public import GridworkDocument

/// A self-contained tree of views of an Interface Builder file: the content of a window, a
/// controller, a tab, a pane, a clip view or a cell, or a view that stands alone.
public struct InterfaceBuilderTree: Sendable {
  /// What lays out the views of a tree.
  public enum Kind: String, Sendable, CaseIterable {
    /// Constraints of the file.
    case constraints
    /// At least one stack.
    case stack
    /// At least one grid.
    case grid
  }

  /// A view as the file stores it.
  public struct StoredView: Sendable {
    /// The name of the view in the layout document, made from its label, its outlet or its id.
    public let name: String
    /// The id of the object in the file; empty for the content view of a box in files of Xcode 5
    /// and older.
    public let objectID: String
    /// The name of the view's element, such as `textField`.
    public let kind: String
    /// Where the element begins in the file.
    public let position: DocumentSource.Position
    /// The stored frame, in points, in the coordinates of the superview, whose origin is the top
    /// left corner on every platform.
    public let frame: LayoutRect
    /// The distances from the frame's edges to the alignment rectangle's, in points.
    public let insets: LayoutEdgeInsets
    /// Whether the file says that the stored frame is not what the constraints give.
    public let isMisplaced: Bool
    /// Whether the file says that the constraints do not determine the frame.
    public let isAmbiguous: Bool
    /// Whether the frame is fixed because no constraint determines it.
    public let hasFixedFrame: Bool
    /// The axes on which numbers of the file alone say where the frame is in that of the top view.
    let exactAxes: Set<LayoutAxis>

    /// Whether the file marks the view in any way.
    public var isFlagged: Bool { isMisplaced || isAmbiguous || hasFixedFrame }
  }

  /// The name of the tree: a label, a title or an id of the file. It is unique in the file.
  public let name: String
  /// The platform that the tree is for.
  public let platform: InterfaceBuilderFile.Platform
  /// What lays out the views, in a fixed order; empty if only masks do.
  public let kinds: [Kind]
  /// The views in tree order, the top one first.
  public let views: [StoredView]
  /// What the layout does not contain, and what the import assumed, in the order of the file.
  public let notes: [ImportNote]
  /// The layout document with the places of its parts in the file.
  public let source: DocumentSource

  /// What decides about the size of the top view; nil if nothing inside the tree does.
  let topSize: TopSize?
  /// The alignment rectangles of the views, by name; nil if the tree was not laid out on reading.
  var alignmentRects: [String: LayoutRect]?

  /// The layout as a document.
  public var document: LayoutDocument { source.document }

  init(_ name: String, _ tree: TreeImporter, in lines: [Substring]) throws(DocumentError) {
    self.name = name
    platform = tree.context.platform
    let kinds: [Kind: Bool] = [
      .constraints: tree.hasConstraints, .stack: tree.views.contains { $0.isStack },
      .grid: tree.views.contains { $0.isGrid },
    ]
    self.kinds = Kind.allCases.filter { kinds[$0] == true }
    notes = tree.notes
    views = tree.views.map { view in
      StoredView(
        name: view.name, objectID: view.objectID, kind: view.kind, position: view.element.position,
        frame: view.frame, insets: view.insets, isMisplaced: view.isMisplaced,
        isAmbiguous: view.isAmbiguous,
        hasFixedFrame: view.hasFixedFrame, exactAxes: view.exactAxes)
    }
    topSize = TopSize(tree)
    source = try DocumentSource(
      tree.document,
      views: Dictionary(
        tree.views.map { ($0.name, $0.element.position) }, uniquingKeysWith: { first, _ in first }),
      constraints: tree.constraintPositions, lines: lines)
  }

  /// Makes the views of the tree, and a root for them.
  ///
  /// - Complexity: O(*n*) for *n* views, cells and constraints. The layout is computed when it is
  ///   asked for.
  /// - Throws: A `DocumentError` if the document is invalid. That of a tree that was read never is.
  public func makeLayout() throws(DocumentError) -> DocumentTree { try DocumentTree(document) }
}
