// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Judges a layout of a document by rules, each in a file of its own.
struct LayoutInspection {
  /// How far numbers may be off before something is wrong, in points.
  static let tolerance = LengthTolerance.noticeable

  let layout: ComputedLayout
  let tree: DocumentTree
  private(set) var findings: [Finding] = []
  /// By position: the number of the item in the document; nil for an item that the library made.
  let numbers: [Int?]
  /// By position: the positions of the shown views directly inside.
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
  ///   - kind: The rule.
  ///   - place: The member of the document that the finding is about.
  ///   - part: What tells the finding from others of its kind at the same place.
  ///   - amount: How far the layout is from right, in points.
  ///   - conflict: The conflict that the finding is about.
  ///   - message: What is wrong.
  mutating func add(
    _ kind: Finding.Kind, at place: JSONPath, part: String = "", amount: Double = 0,
    about conflict: ComputedLayout.Conflict? = nil, _ message: String
  ) {
    var identity = "\(kind.rawValue) \(place)"
    if !part.isEmpty { identity += " \(part)" }
    let count = identities[identity, default: 0] + 1
    identities[identity] = count
    if count > 1 { identity += " \(count)" }
    findings.append(
      Finding(
        kind: kind, message: message, amount: amount, identity: identity, place: place,
        conflict: conflict,
        conflictPlaces: conflict?.constraints.map { self.place(of: $0) } ?? []))
  }

  // MARK: Names and places

  func name(_ position: Int) -> String { layout.items[position].name }

  /// The path of an item in the document; that of the nearest item around it that the document has.
  func path(_ position: Int) -> JSONPath {
    var here: Int? = position
    while let position = here {
      if let number = numbers[position] { return tree.index.items[number].path }
      here = layout.items[position].parent
    }
    return JSONPath() + "root"
  }

  /// The cell that an item lies in; nil when it is in no cell of its parent.
  func cell(_ position: Int) -> DocumentCell? { numbers[position].flatMap { tree.cells[$0] } }

  /// Names in a sentence: `a`, `a and b`, `a, b and c`; of more than three `a, b and 2 others`.
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
  /// Which side of a frame is too small, in a sentence.
  var shortageWord: String { self == .horizontal ? "narrow" : "short" }
}

extension LayoutRect {
  func start(along axis: LayoutAxis) -> Double { axis == .horizontal ? minX : minY }
}
