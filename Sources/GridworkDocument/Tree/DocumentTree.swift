// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
public import GridworkInspector

/// The tree of views that a document describes, with its root.
///
/// A new tree shows the document's own state. It can then show any variants in turn, and its layout
/// does not depend on what it showed before. The document's ids are the identifiers of the views
/// and guides.
///
/// ```swift
/// let tree = try DocumentTree(document)
/// for variant in document.variants {
///   try tree.show(variant)
///   print(tree.root.computedLayout.framesText)
/// }
/// ```
public final class DocumentTree {
  /// The purpose of a tree, which decides about placeholders.
  public enum Purpose: Hashable, Sendable {
    /// The tree shows the document: placeholder sizes and constraints apply.
    case design
    /// The tree is part of an application: placeholders are left out.
    case application
  }

  /// The document that the tree was made from.
  public let document: LayoutDocument
  /// The purpose that the tree was made for.
  public let purpose: Purpose
  /// The root of the tree. Its size, direction and scale are those of the state shown.
  public let root: LayoutRoot

  /// The rules by which the tree is verified; the standard ones by default.
  public var rules: Set<SoundnessRule> = .standard

  let index: DocumentIndex
  /// The views and guides, in the order of the index.
  let items: [LayoutItem]
  /// The document's descriptions of the items, in the same order.
  let models: [LayoutDocument.View]
  var grids: [GridArrangement] = []
  var stacks: [StackArrangement] = []
  /// The document's own constraints, followed by those of cells.
  var constraints: [LiveConstraint] = []
  var cellConstraints: [CellConstraints] = []
  /// The identities of the settings that change nothing in any state of the document; nil if it has a single
  /// one.
  lazy var settingsWithoutEffect: Set<String>? = findSettingsWithoutEffect()
  /// The members of the document with a length that is cut, without those that a layout reports.
  lazy var cutLengths: [JSONPath] = makeCutLengths()
  /// The exemptions of the views from rules of verification.
  lazy var exemptions: [SoundnessExemption] = makeExemptions()
  /// The constraints, by their path in the document.
  lazy var constraintPlaces: [String: LiveConstraint] = makeConstraintPlaces()
  /// The numbers of each view's children, by the number of the view.
  let children: [[Int]]

  /// Creates a tree that shows the document's own state; by default for design.
  ///
  /// - Complexity: O(*n*) for *n* views, cells and constraints. The layout is computed when it is asked
  ///   for.
  /// - Throws: A ``DocumentError`` if the document is invalid. Only a document made in code can be:
  ///   reading rejects invalid documents.
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
      throw DocumentError(path: "root.kind", message: "The top-level view cannot be a guide.")
    }
    root = LayoutRoot(top, scale: 0)
    // The program that reads a document reports what is wrong with it.
    root.reportsProblems = false
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

  /// The view or guide with an id; nil if there is none. `root` names the top-level view.
  public func item(named id: String) -> LayoutItem? {
    index.numbers[id].map { items[$0] }
  }

  /// Shows a variant, or the document's own state.
  ///
  /// - Complexity: O(*n*) for *n* views, cells and constraints. The layout is computed when it is asked
  ///   for.
  /// - Parameters:
  ///   - variant: One of the document's variants, or another variant that refers to items of the
  ///     document; nil for the document's own state.
  ///   - environment: Settings of the root that override those of the document and the variant;
  ///     none by default.
  /// - Throws: A ``DocumentError`` if the variant is invalid. A variant of the document never is.
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

  /// Settings of a root that override those of a document. A setting that is nil overrides nothing.
  public struct Environment: Sendable, Hashable {
    /// The width of the root; nil by default.
    public var width: LayoutRoot.Extent?
    /// The height of the root; nil by default.
    public var height: LayoutRoot.Extent?
    /// The layout direction; nil by default.
    public var direction: UserInterfaceLayoutDirection?
    /// The scale in pixels per point; nil by default.
    public var scale: Double?
    /// The size of text as a multiple of its usual size; nil by default. One that is not above 0 is a
    /// programmer error.
    public var textScale: Double?
    /// The tag of the language of text; nil by default. A label without a translation into it shows its
    /// text. A string that is not a tag is a programmer error.
    public var language: String?

    /// Creates an environment; by default it overrides nothing.
    public init(
      width: LayoutRoot.Extent? = nil, height: LayoutRoot.Extent? = nil,
      direction: UserInterfaceLayoutDirection? = nil, scale: Double? = nil,
      textScale: Double? = nil, language: String? = nil
    ) {
      self.width = width
      self.height = height
      self.direction = direction
      self.scale = scale
      self.textScale = textScale
      self.language = language
    }
  }

  func view(_ number: Int) -> LayoutView? { items[number] as? LayoutView }
}
