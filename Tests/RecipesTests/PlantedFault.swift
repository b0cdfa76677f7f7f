// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// A document of a recipe with a single mistake of a kind that people make.
struct PlantedFault: Sendable {
  enum Kind: String, CaseIterable {
    case droppedConstraint = "a dropped constraint"
    case fixedWidth = "a fixed width"
    case longerText = "a longer text"
    case swappedPriority = "a swapped priority"
  }

  let recipe: String
  let kind: Kind
  /// What is planted where, for the message of a failure.
  let what: String
  let document: LayoutDocument
}

extension PlantedFault {
  /// All mistakes of these kinds in a document, whether or not they do any harm.
  static func all(in document: LayoutDocument, of recipe: String) -> [PlantedFault] {
    var faults: [PlantedFault] = []
    func plant(_ kind: Kind, _ what: String, _ change: (inout LayoutDocument) -> Void) {
      var planted = document
      change(&planted)
      guard planted != document else { return }
      faults.append(
        PlantedFault(recipe: recipe, kind: kind, what: "\(recipe): \(what)", document: planted))
    }
    // 1. Each constraint is dropped.
    for place in document.constraints.indices {
      plant(.droppedConstraint, "without constraint \(place)") { $0.constraints.remove(at: place) }
    }
    // 2. The constraints of each pair have each other's priorities.
    for first in document.constraints.indices {
      for second in document.constraints.indices where first < second {
        let (one, other) = (document.constraints[first], document.constraints[second])
        guard one.isRelation, other.isRelation else { continue }
        plant(.swappedPriority, "with the priorities of constraints \(first) and \(second) swapped")
        {
          $0.constraints[first].priority = other.priority
          $0.constraints[second].priority = one.priority
        }
      }
    }
    for path in document.root.paths.dropFirst() {
      let view = document.root[path]
      guard let id = view.id else { continue }
      // 3. A view has a width, or its column has one.
      for width in [12.0, 60, 500] {
        let relation = LayoutDocument.Relation(.init(id, .width), .equal, constant: width)
        plant(.fixedWidth, "\(id) is \(width) wide") {
          $0.constraints.append(.init(.relation(relation)))
        }
      }
      guard view.content != .guide else { continue }
      // 4. A text is longer, with more words or with a longer one.
      if case .label(let label) = view.content {
        let words = Array(repeating: label.text, count: 8).joined(separator: " ")
        for text in [words, label.text + label.text.replacing(" ", with: "")] {
          plant(.longerText, "\(id) says \(text)") {
            $0.root[path].content = .label(.init(text, wraps: label.wraps))
          }
        }
      }
      // 5. A view hugs its content as hard as it should resist being smaller than it, and the other way round.
      guard view.isLeaf else { continue }
      let hugging = view.hugging ?? .init(horizontal: 250, vertical: 250)
      let resistance = view.compressionResistance ?? .init(horizontal: 750, vertical: 750)
      plant(.swappedPriority, "\(id) has its hugging and its resistance swapped") {
        $0.root[path].hugging = resistance
        $0.root[path].compressionResistance = hugging
      }
    }
    // 6. A column has a width.
    for path in document.root.paths {
      guard case .grid(var grid) = document.root[path].content else { continue }
      for column in 0..<(grid.rows.map(\.count).max() ?? 0) {
        for width in [8.0, 400] {
          plant(.fixedWidth, "column \(column) of \(document.root[path].id ?? "") is \(width) wide")
          {
            grid.columnOptions[column, default: .init()].extent = width
            $0.root[path].content = .grid(grid)
          }
          grid.columnOptions = document.root[path].grid?.columnOptions ?? [:]
        }
      }
    }
    return faults
  }
}

extension LayoutDocument.Constraint {
  fileprivate var isRelation: Bool {
    if case .relation = form { true } else { false }
  }
}

extension LayoutDocument.View {
  /// The steps to a view inside this one: the number of the child at each level.
  typealias Path = [Int]

  fileprivate var grid: LayoutDocument.Grid? {
    if case .grid(let grid) = content { grid } else { nil }
  }

  var isLeaf: Bool { content == .view && subviews.isEmpty || isLabel }

  private var isLabel: Bool {
    if case .label = content { true } else { false }
  }

  /// The direct children: the views of rows, or the arranged ones, and then the subviews.
  var children: [LayoutDocument.View] {
    get {
      switch content {
      case .grid(let grid): grid.rows.joined().compactMap { $0?.view } + subviews
      case .stack(let stack): stack.arranged.map(\.view) + subviews
      case .view, .label, .guide: subviews
      }
    }
    set {
      var rest = newValue[...]
      switch content {
      case .grid(var grid):
        for row in grid.rows.indices {
          for column in grid.rows[row].indices where grid.rows[row][column] != nil {
            if let view = rest.popFirst() { grid.rows[row][column]?.view = view }
          }
        }
        content = .grid(grid)
      case .stack(var stack):
        for place in stack.arranged.indices {
          if let view = rest.popFirst() { stack.arranged[place].view = view }
        }
        content = .stack(stack)
      case .view, .label, .guide: break
      }
      subviews = Array(rest)
    }
  }

  /// The paths of the view and of all views inside it.
  var paths: [Path] {
    [[]] + children.enumerated().flatMap { place, child in child.paths.map { [place] + $0 } }
  }

  subscript(path: Path) -> LayoutDocument.View {
    get {
      guard let first = path.first else { return self }
      return children[first][Array(path.dropFirst())]
    }
    set {
      guard let first = path.first else { return self = newValue }
      children[first][Array(path.dropFirst())] = newValue
    }
  }
}
