// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// A state or an environment: the document with other values in place of its own.
  ///
  /// What is nil or not mentioned keeps the document's value; every variant begins from the document,
  /// not from the variant before it.
  public struct Variant: Sendable, Equatable {
    /// The name of the variant.
    public var name: String
    /// The width; nil for the document's.
    public var width: LayoutRoot.Extent?
    /// The height; nil for the document's.
    public var height: LayoutRoot.Extent?
    /// The direction; nil for the document's.
    public var direction: UserInterfaceLayoutDirection?
    /// Pixels per point; nil for the document's.
    public var scale: Double?
    /// The views that are hidden, instead of the document's; nil for these.
    public var hidden: [String]?
    /// By grid: the rows that are hidden, instead of the document's.
    public var hiddenRows: [String: [Int]]
    /// By grid: the columns that are hidden, instead of the document's.
    public var hiddenColumns: [String: [Int]]
    /// By view: the intrinsic size.
    public var intrinsicSize: [String: ContentSize]
    /// By label: the text.
    public var text: [String: String]
    /// By identifier of constraints: the constant.
    public var constants: [String: Double]
    /// By identifier of constraints: the priority.
    public var priorities: [String: LayoutPriority]
    /// The identifiers of constraints that are inactive.
    public var inactive: [String]
    /// By stack: the arranged views in order; one that is left out is removed.
    public var arranged: [String: [String]]
    /// By grid: indices of the document's rows in order; one that is left out is removed.
    public var rowOrder: [String: [Int]]
    /// By grid: indices of the document's columns in order; one that is left out is removed.
    public var columnOrder: [String: [Int]]

    /// Makes a variant that is as the document.
    public init(name: String) {
      self.name = name
      hiddenRows = [:]
      hiddenColumns = [:]
      intrinsicSize = [:]
      text = [:]
      constants = [:]
      priorities = [:]
      inactive = []
      arranged = [:]
      rowOrder = [:]
      columnOrder = [:]
    }

    /// By grid: the hidden columns along the horizontal axis, the hidden rows along the vertical one.
    func hiddenTracks(along axis: LayoutAxis) -> [String: [Int]] {
      axis == .vertical ? hiddenRows : hiddenColumns
    }

    /// By grid: the order of the columns along the horizontal axis, of the rows along the vertical one.
    func trackOrder(along axis: LayoutAxis) -> [String: [Int]] {
      axis == .vertical ? rowOrder : columnOrder
    }
  }
}
