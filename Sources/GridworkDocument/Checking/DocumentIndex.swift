// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// An error in a document and the path where it occurs.
struct LocatedFailure: Error {
  var path: JSONPath
  var message: String
  /// Whether the error concerns the last key of the path rather than its value.
  var isAboutKey = false

  var documentError: DocumentError { DocumentError(path: "\(path)", message: message) }
}

/// The named parts of a document, in tree order. Creating an index makes the checks that need the
/// whole document: names are unique, references resolve, and spans fit their grids.
struct DocumentIndex {
  struct Item {
    var id: String
    var path: JSONPath
    var parent: Int?
    var kind: ViewKind
    /// The number of rows and columns of a grid; 0 for every other item.
    var rows = 0
    var columns = 0
    /// The merged areas of a grid; empty for every other item.
    var areas: [LayoutDocument.Grid.Merge] = []
    /// The cells of a grid that a merged area with another head covers, by their index in row-major order.
    var coveredCells: Set<Int> = []
    /// The ids of a stack's arranged views, in order; empty for every other item.
    var arranged: [String] = []

    /// The number of columns of a grid for the horizontal axis, or of rows for the vertical axis.
    func count(along axis: LayoutAxis) -> Int { axis == .vertical ? rows : columns }
  }

  private(set) var items: [Item] = []
  private(set) var numbers: [String: Int] = [:]
  /// The identifiers of all constraints of the document.
  private(set) var constraintIdentifiers: Set<String> = []

  /// The number of the innermost item that has a member of the document inside; nil if none has.
  func number(around place: JSONPath) -> Int? {
    let components = place.components
    return items.lastIndex { components.starts(with: $0.path.components) }
  }

  init(_ document: LayoutDocument) throws(LocatedFailure) {
    // 1. Names.
    try add(document.root, path: JSONPath() + "root", parent: nil, depth: 1)
    // 2. Grids.
    var usage = GridChecker.Usage()
    for view in document.root.subtree.enumerated() {
      guard case .grid(let grid) = view.element.content else { continue }
      try check(grid, at: view.offset, &usage)
    }
    // 3. Constraints.
    try check(document)
    // 4. Variants.
    var names: Set<String> = []
    for (index, variant) in document.variants.enumerated() {
      let path = JSONPath() + "variants" + index
      guard names.insert(variant.name).inserted else {
        throw LocatedFailure(
          path: path + "name", message: "The name \(quotation(variant.name)) appears twice.")
      }
      try check(variant, at: path)
    }
  }

  /// The item with an id; `root` always names the top-level view, whatever its id.
  func item(_ id: String) -> Item? { numbers[id].map { items[$0] } }

  // MARK: Names

  private mutating func add(
    _ view: LayoutDocument.View, path: JSONPath, parent: Int?, depth: Int
  ) throws(LocatedFailure) {
    guard depth <= DocumentLimits.nesting else {
      throw LocatedFailure(
        path: path, message: "Views may be nested \(DocumentLimits.nesting) deep.")
    }
    let number = items.count
    let id = view.id ?? path.madeUpName
    try claim(id, view, path, number)
    var item = Item(id: id, path: path, parent: parent, kind: ViewKind(view.content))
    if case .stack(let stack) = view.content {
      item.arranged = stack.arranged.indices.map { index in
        stack.arranged[index].view.id ?? (path + "arranged" + index).madeUpName
      }
    }
    items.append(item)
    for inside in view.inside(at: path) {
      try add(inside.view, path: inside.path, parent: number, depth: depth + 1)
    }
  }

  private mutating func claim(
    _ id: String, _ view: LayoutDocument.View, _ path: JSONPath, _ number: Int
  ) throws(LocatedFailure) {
    let place = view.id == nil ? path : path + "id"
    guard id.isDocumentName else {
      throw LocatedFailure(path: place, message: "\(quotation(id)) cannot be the name of a view.")
    }
    if id == "root", number > 0 {
      throw LocatedFailure(
        path: place, message: "Only the top-level view is called \"root\"; choose another id.")
    }
    if let first = numbers.updateValue(number, forKey: id), first != number {
      throw LocatedFailure(
        path: place,
        message: "Found the id \(quotation(id)) again; \(items[first].path) has it already.")
    }
    if number == 0 { numbers["root"] = 0 }
  }

  // MARK: Grids

  private mutating func check(
    _ grid: LayoutDocument.Grid, at number: Int, _ usage: inout GridChecker.Usage
  ) throws(LocatedFailure) {
    let checker = GridChecker(grid, path: items[number].path, after: usage)
    let shape = try checker.shape()
    usage = shape.usage
    items[number].rows = shape.rows
    items[number].columns = shape.columns
    items[number].areas = shape.areas
    for area in shape.areas {
      for row in area.rows {
        items[number].coveredCells.formUnion(area.columns.map { row * shape.columns + $0 })
      }
      items[number].coveredCells.remove(
        area.rows.lowerBound * shape.columns + area.columns.lowerBound)
    }
  }

  /// The grid in whose cell a view is, with the number of the grid and the place of the cell; nil for a view
  /// that is in no cell.
  func cell(of number: Int) -> (grid: Item, number: Int, column: Int, row: Int)? {
    guard let parent = items[number].parent, items[parent].kind == .grid,
      case .index(let column)? = items[number].path.components.last,
      case .index(let row)? = items[number].path.components.dropLast().last
    else { return nil }
    return (items[parent], parent, column, row)
  }

  /// The grid in which a view is not shown, because a merged area with another head covers its cell; nil for
  /// any other view.
  func gridCovering(_ number: Int) -> Item? {
    guard let cell = cell(of: number) else { return nil }
    let place = cell.row * cell.grid.columns + cell.column
    return cell.grid.coveredCells.contains(place) ? cell.grid : nil
  }

  // MARK: Constraints

  private mutating func check(_ document: LayoutDocument) throws(LocatedFailure) {
    let checker = ConstraintChecker(self, document)
    try checker.check(document.constraints, at: JSONPath() + "constraints")
    note(document.constraints)
    for (number, view) in document.root.subtree.enumerated() {
      guard case .grid(let grid) = view.content else { continue }
      for (index, cell) in grid.cells.enumerated() {
        try checker.check(
          cell.constraints, at: items[number].path + "cells" + index + "constraints")
        note(cell.constraints)
      }
    }
  }

  private mutating func note(_ constraints: [LayoutDocument.Constraint]) {
    for constraint in constraints {
      if let identifier = constraint.identifier { constraintIdentifiers.insert(identifier) }
    }
  }
}

extension ViewKind {
  init(_ content: LayoutDocument.Content) {
    self =
      switch content {
      case .view: .view
      case .label: .label
      case .grid: .grid
      case .stack: .stack
      case .guide: .guide
      }
  }
}

extension LayoutDocument.View {
  /// The direct children of the view, in order, each with its path.
  func inside(at path: JSONPath) -> [(view: LayoutDocument.View, path: JSONPath)] {
    var result: [(view: LayoutDocument.View, path: JSONPath)] = []
    switch content {
    case .view, .label, .guide:
      break
    case .grid(let grid):
      for (r, row) in grid.rows.enumerated() {
        for case (let c, let entry?) in row.enumerated() {
          result.append((entry.view, path + "rows" + r + c))
        }
      }
    case .stack(let stack):
      for (index, entry) in stack.arranged.enumerated() {
        result.append((entry.view, path + "arranged" + index))
      }
    }
    for (index, view) in subviews.enumerated() {
      result.append((view, path + "subviews" + index))
    }
    return result
  }

  /// The view and its descendants in preorder.
  var subtree: [LayoutDocument.View] {
    var result: [LayoutDocument.View] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.inside(at: JSONPath()).map { $0.view }.reversed()
    }
    return result
  }
}

extension JSONPath {
  /// The id of a view without an id of its own, such as `root_rows_2_1`.
  fileprivate var madeUpName: String {
    components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index), .entry(_, let index): "\(index)"
      }
    }.joined(separator: "_")
  }
}
