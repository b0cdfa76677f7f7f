// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Checks a layout of a document against the rules, each of which has its own file.
struct LayoutInspection {
  /// The tolerance of the rules, in points: smaller deviations are ignored.
  static let tolerance = LengthTolerance.noticeable

  let layout: ComputedLayout
  let tree: DocumentTree
  private(set) var findings: [DocumentFinding] = []
  /// The number of each item in the document, by position; nil for an item that the library made.
  let numbers: [Int?]
  /// The positions of each view's visible children, by position.
  let shownInside: [[Int]]
  private var identities: [String: Int] = [:]

  init(_ layout: ComputedLayout, _ tree: DocumentTree) {
    self.layout = layout
    self.tree = tree
    numbers = layout.items.map { $0.identifier.flatMap { tree.index.numbers[$0] } }
    var shownInside = [[Int]](repeating: [], count: layout.items.count)
    for (position, item) in layout.items.enumerated() where item.isShownView {
      if let parent = item.parent { shownInside[parent].append(position) }
    }
    self.shownInside = shownInside
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - kind: The rule that the layout breaks.
  ///   - place: The member of the document that the finding concerns.
  ///   - part: The key that distinguishes the finding from others of its kind at the same place.
  ///   - amount: The size of the fault, in points.
  ///   - conflict: The conflict, for a finding of that kind.
  ///   - message: The message of the finding.
  mutating func add(
    _ kind: DocumentFinding.Kind, at place: JSONPath, part: String = "", amount: Double = 0,
    about conflict: ComputedLayout.Conflict? = nil, _ message: String
  ) {
    var identity = "\(kind.rawValue) \(place)"
    if !part.isEmpty { identity += " \(part)" }
    let count = identities[identity, default: 0] + 1
    identities[identity] = count
    if count > 1 { identity += " \(count)" }
    findings.append(
      DocumentFinding(
        kind: kind, message: message, amount: amount, identity: identity, place: place,
        conflict: conflict,
        conflictPlaces: conflict?.constraints.map { self.place(of: $0) } ?? []))
  }

  // MARK: Names and places

  func name(_ position: Int) -> String { layout.items[position].name }

  /// The path of an item in the document. For an item that is not in the document, the path of the
  /// nearest ancestor that is.
  func path(_ position: Int) -> JSONPath {
    var here: Int? = position
    while let position = here {
      if let number = numbers[position] { return tree.index.items[number].path }
      here = layout.items[position].parent
    }
    return JSONPath() + "root"
  }

  /// The cell that contains an item; nil if the item is not in a cell of its parent.
  func cell(_ position: Int) -> DocumentCell? { numbers[position].flatMap { tree.cells[$0] } }

  /// A list of names for a sentence: `a`, `a and b`, or `a, b and c`. More than three names become
  /// `a, b and 2 others`.
  func list(_ positions: [Int]) -> String {
    var words = positions.prefix(positions.count > 3 ? 2 : 3).map { name($0) }
    if positions.count > 3 { words.append("\(positions.count - 2) others") }
    guard words.count > 1, let last = words.popLast() else { return words.first ?? "" }
    return "\(words.joined(separator: ", ")) and \(last)"
  }
}

extension ComputedLayout.Item {
  var isShownView: Bool { kind != .guide && visibility == .shown }
}

extension LayoutAxis {
  /// The adjective for a frame that is too small along the axis.
  var shortageWord: String { self == .horizontal ? "narrow" : "short" }
}

extension LayoutRect {
  func start(along axis: LayoutAxis) -> Double { axis == .horizontal ? minX : minY }
}
