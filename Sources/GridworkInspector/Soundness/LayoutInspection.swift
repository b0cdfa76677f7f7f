// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Checks a layout against the rules, each of which has its own file.
package struct LayoutInspection {
  /// The tolerance of the rules, in points: smaller deviations are ignored.
  package static let tolerance = LengthTolerance.noticeable

  let layout: ComputedLayout
  /// The root that has this layout now; nil for a layout without a tree.
  let root: LayoutRoot?
  /// The views of the tree, by position; nil for guides, and everywhere without a tree.
  let views: [LayoutView?]
  /// The positions of each view's visible children, by position.
  let shownInside: [[Int]]
  private(set) var findings: [SoundnessFinding] = []
  /// The reasons of the exemptions, by the position of the view.
  private let exemptions: [Int: [SoundnessRule: String]]
  private let trackNumber: (Int, LayoutAxis, Int) -> Int

  init(
    _ layout: ComputedLayout, _ root: LayoutRoot?, _ exemptions: [SoundnessExemption],
    _ trackNumber: @escaping (Int, LayoutAxis, Int) -> Int
  ) {
    self.layout = layout
    self.root = root
    self.trackNumber = trackNumber
    views = layout.views(of: root)
    var shownInside = [[Int]](repeating: [], count: layout.items.count)
    for (position, item) in layout.items.enumerated() where item.isShownView {
      if let parent = item.parent { shownInside[parent].append(position) }
    }
    self.shownInside = shownInside
    var reasons: [Int: [SoundnessRule: String]] = [:]
    for exemption in exemptions where exemption.rule.allowsExemptions {
      guard let position = layout.index(of: exemption.view) else { continue }
      reasons[position, default: [:]][exemption.rule] = exemption.reason
    }
    self.exemptions = reasons
  }

  /// Judges by some rules, in the order of the rules.
  mutating func findings(_ rules: Set<SoundnessRule>) -> [SoundnessFinding] {
    for rule in SoundnessRule.allCases where rules.contains(rule) {
      switch rule {
      case .conflict: findConflicts()
      case .problem: findProblems()
      case .ambiguity: findAmbiguities()
      case .squeezed: findSqueezed()
      case .clipped: findBeyondSuperview(.clipped)
      case .outside: findBeyondSuperview(.outside)
      case .overlap: findOverlaps()
      case .negativeGap: findNegativeGaps()
      case .targetBelow24: findTargets(below: 24, rule)
      case .targetBelow44: findTargets(below: 44, rule)
      case .closeTargets: findCloseTargets()
      case .brokenWord: findBrokenWords()
      case .longLine: findLongLines()
      case .focusOrder: findFocusJumps()
      case .noEffect: findSettingsWithoutEffect()
      case .undecided: findUndecided()
      }
    }
    return findings
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that the layout breaks.
  ///   - place: What the finding concerns.
  ///   - view: The position of the view that the finding concerns.
  ///   - part: The key that distinguishes the finding from others of its rule at the same place.
  ///   - amount: The size of the fault, in points.
  ///   - conflict: The conflict, for a finding of that rule.
  ///   - exemption: The reason why the view may break the rule.
  ///   - message: The message of the finding.
  mutating func add(
    _ rule: SoundnessRule, at place: SoundnessFinding.Place, of view: Int, part: String = "",
    amount: Double = 0, about conflict: ComputedLayout.Conflict? = nil, exemption: String? = nil,
    _ message: String
  ) {
    findings.append(
      SoundnessFinding(
        rule: rule, message: message, amount: amount, view: name(view), conflict: conflict,
        exemption: exemption, place: place, part: part))
  }

  /// Adds a finding about a view, which may be exempt.
  mutating func add(
    _ rule: SoundnessRule, at view: Int, part: String = "", amount: Double = 0, _ message: String
  ) {
    add(
      rule, at: .item(view), of: view, part: part, amount: amount,
      exemption: exemption(of: view, from: rule), message)
  }

  /// The reason why a view may break a rule; nil if it may not.
  func exemption(of view: Int, from rule: SoundnessRule) -> String? { exemptions[view]?[rule] }

  // MARK: Names

  func name(_ position: Int) -> String { layout.items[position].name }

  /// A list of names for a sentence: `a`, `a and b`, or `a, b and c`. More than three names become
  /// `a, b and 2 others`.
  func list(_ positions: [Int]) -> String {
    var words = positions.prefix(positions.count > 3 ? 2 : 3).map { name($0) }
    if positions.count > 3 { words.append("\(positions.count - 2) others") }
    guard words.count > 1, let last = words.popLast() else { return words.first ?? "" }
    return "\(words.joined(separator: ", ")) and \(last)"
  }

  /// The number that messages give to a row or column of a grid.
  func number(ofTrack index: Int, along axis: LayoutAxis, of grid: Int) -> Int {
    trackNumber(grid, axis, index)
  }

  // MARK: Grids

  /// The rows and columns of the cell that contains a view, by index in the living grid; nil for a view in
  /// no cell.
  func cell(_ position: Int) -> ComputedLayout.Area? {
    guard let view = views[position], let grid = view.superview as? GridView,
      let cell = grid.cell(for: view), let row = cell.row, let column = cell.column
    else { return nil }
    let (rowIndex, columnIndex) = (grid.index(of: row), grid.index(of: column))
    let merge = tracks(of: layout.items[position].parent)?.merges.first {
      $0.rows.contains(rowIndex) && $0.columns.contains(columnIndex)
    }
    return merge
      ?? ComputedLayout.Area(
        columns: columnIndex..<columnIndex + 1, rows: rowIndex..<rowIndex + 1)
  }

  /// The tracks of the grid at a position; nil if there is no grid.
  func tracks(of position: Int?) -> ComputedLayout.Grid? {
    position.flatMap { layout.grid(at: $0) }.map { layout.grids[$0] }
  }
}

extension ComputedLayout {
  /// The views of a tree with this layout, by position: items are in tree order, with guides among them.
  func views(of root: LayoutRoot?) -> [LayoutView?] {
    var waiting = [root?.view].compactMap { $0 }
    return items.map { item in
      guard item.kind != .guide, let view = waiting.popLast() else { return nil }
      waiting += view.subviews.reversed()
      return view
    }
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

/// The amount of a finding in words. One that would be printed as 0 is less than the smallest number that is not.
func amountText(_ amount: Double) -> String {
  let text = numberText(amount)
  return text == "0" ? "less than 0.001" : text
}
