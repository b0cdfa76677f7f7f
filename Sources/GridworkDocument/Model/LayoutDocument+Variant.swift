// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// A state or an environment, described by the values that differ from the document's.
  ///
  /// A property that is nil, and an item that is not listed, keeps the document's value. Every
  /// variant starts from the document, not from the previous variant.
  public struct Variant: Sendable, Equatable {
    /// The name of the variant.
    public var name: String
    /// The width of the root; nil, the default, for the document's.
    public var width: LayoutRoot.Extent?
    /// The height of the root; nil, the default, for the document's.
    public var height: LayoutRoot.Extent?
    /// The direction; nil, the default, for the document's.
    public var direction: UserInterfaceLayoutDirection?
    /// The scale in pixels per point; nil, the default, for the document's.
    public var scale: Double?
    /// The text scale; nil, the default, for the document's.
    public var textScale: Double?
    /// The language of text; nil, the default, for the document's.
    public var language: String?
    /// The ids of the hidden views, in place of those that the document hides; nil, the default,
    /// for the document's.
    public var hidden: [String]?
    /// The indices of the hidden rows by grid, in place of those that the document hides.
    public var hiddenRows: [String: [Int]]
    /// The indices of the hidden columns by grid, in place of those that the document hides.
    public var hiddenColumns: [String: [Int]]
    /// The intrinsic content sizes, in points, by the id of the view.
    public var intrinsicSize: [String: ContentSize]
    /// The texts, by the id of the label. The translations of the text that one replaces do not apply to it.
    public var text: [String: String]
    /// The translations, by the id of the label and then by language, in place of those of the label.
    public var translations: [String: [String: String]]
    /// The constants of constraints, in points, by the constraint's identifier.
    public var constants: [String: Double]
    /// The priorities of constraints, by the constraint's identifier.
    public var priorities: [String: LayoutPriority]
    /// The identifiers of the inactive constraints.
    public var inactive: [String]
    /// The ids of the arranged views in order, by stack. A view that is not listed is removed.
    public var arranged: [String: [String]]
    /// The document's row indices in order, by grid. A row that is not listed is removed.
    public var rowOrder: [String: [Int]]
    /// The document's column indices in order, by grid. A column that is not listed is removed.
    public var columnOrder: [String: [Int]]

    /// Creates a variant that is equal to the document.
    public init(name: String) {
      self.name = name
      hiddenRows = [:]
      hiddenColumns = [:]
      intrinsicSize = [:]
      text = [:]
      translations = [:]
      constants = [:]
      priorities = [:]
      inactive = []
      arranged = [:]
      rowOrder = [:]
      columnOrder = [:]
    }

    /// The hidden columns for the horizontal axis, or the hidden rows for the vertical axis, by
    /// grid.
    func hiddenTracks(along axis: LayoutAxis) -> [String: [Int]] {
      axis == .vertical ? hiddenRows : hiddenColumns
    }

    /// The order of the columns for the horizontal axis, or of the rows for the vertical axis, by
    /// grid.
    func trackOrder(along axis: LayoutAxis) -> [String: [Int]] {
      axis == .vertical ? rowOrder : columnOrder
    }
  }
}

extension LayoutDocument {
  /// The states that a document describes: the document itself, which is nil, then its variants.
  package var states: [Variant?] { [nil] + variants.map { Optional($0) } }
}
