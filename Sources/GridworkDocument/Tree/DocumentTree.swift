// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The living tree that a document describes.
///
/// It shows the document's own state first, and then any of its variants, one after the other; what it
/// then computes does not depend on what it showed before. Views and guides have the document's ids as
/// identifiers.
///
/// ```swift
/// let tree = try DocumentTree(document)
/// for variant in document.variants {
///   tree.show(variant)
///   print(tree.root.computedLayout.framesText)
/// }
/// ```
public final class DocumentTree {
  /// What a tree is made for.
  public enum Purpose: Hashable, Sendable {
    /// To be looked at as a document: placeholders hold.
    case design
    /// To be used by an application: placeholders do not exist.
    case application
  }

  /// The document.
  public let document: LayoutDocument
  /// What the tree was made for.
  public let purpose: Purpose
  /// The root of the tree; its size, direction and scale are those of what is shown.
  public let root: LayoutRoot

  let index: DocumentIndex
  /// The views and guides, in the order of the index.
  let items: [LayoutItem]
  /// What the document says about them, in the same order.
  let models: [LayoutDocument.View]
  var grids: [GridArrangement] = []
  var stacks: [StackArrangement] = []
  /// The document's own constraints, then those of cells.
  var constraints: [LiveConstraint] = []
  var cellConstraints: [CellConstraints] = []
  /// By the number of a view: the cell of a grid that it lies in.
  lazy var cells: [DocumentCell?] = makeCells()
  /// The constraints by the path at which they stand.
  lazy var constraintPlaces: [String: LiveConstraint] = makeConstraintPlaces()
  /// By the number of a view: the numbers of what is directly inside.
  let children: [[Int]]

  /// Makes the tree and lets it show the document's own state.
  ///
  /// - Throws: What is wrong with a document that was made in code; one that was read is right.
  public init(
    _ document: LayoutDocument, for purpose: Purpose = .design
  ) throws(DocumentError) {
    do throws(LocatedFailure) {
      index = try DocumentIndex(document)
    } catch {
      throw error.documentError
    }
    self.document = document
    self.purpose = purpose
    models = document.root.subtree
    items = Self.items(of: models, index)
    guard let top = items[0] as? LayoutView else {
      throw DocumentError(path: "root.kind", message: "The top-level view is no guide.")
    }
    root = LayoutRoot(top, scale: 0)
    var children = [[Int]](repeating: [], count: items.count)
    for (number, item) in index.items.enumerated() {
      if let parent = item.parent { children[parent].append(number) }
    }
    self.children = children
    assemble()
    makeConstraints()
    settleAutoresizing()
    show(Situation(document, nil))
  }

  /// The view or guide with an id; nil when there is none. `root` is the top-level view.
  public func item(named id: String) -> LayoutItem? {
    index.numbers[id].map { items[$0] }
  }

  /// Lets the tree show a variant; nil for the document's own state.
  ///
  /// - Parameters:
  ///   - variant: One of the document's variants, or another one.
  ///   - environment: What goes before what document and variant say about the root.
  /// - Throws: What is wrong with a variant that is not one of the document's own.
  public func show(
    _ variant: LayoutDocument.Variant?, in environment: Environment = Environment()
  ) throws(DocumentError) {
    if let variant {
      do throws(LocatedFailure) {
        try index.check(variant, at: JSONPath())
      } catch {
        throw error.documentError
      }
    }
    var situation = Situation(document, variant)
    situation.enter(environment)
    show(situation)
  }

  /// Something about the root that goes before what a document says; nil where it says nothing.
  public struct Environment: Sendable, Hashable {
    /// The width.
    public var width: LayoutRoot.Extent?
    /// The height.
    public var height: LayoutRoot.Extent?
    /// The direction.
    public var direction: UserInterfaceLayoutDirection?
    /// Pixels per point.
    public var scale: Double?

    /// Makes an environment.
    public init(
      width: LayoutRoot.Extent? = nil, height: LayoutRoot.Extent? = nil,
      direction: UserInterfaceLayoutDirection? = nil, scale: Double? = nil
    ) {
      self.width = width
      self.height = height
      self.direction = direction
      self.scale = scale
    }
  }

  func view(_ number: Int) -> LayoutView? { items[number] as? LayoutView }
}
