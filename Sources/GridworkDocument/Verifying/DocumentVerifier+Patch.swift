// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
public import GridworkInspector

extension DocumentVerifier {
  /// A finding and where it is present in a range of root widths and a range of text scales.
  public struct Patch: Sendable, Hashable {
    /// The finding, as it is where it is worst.
    public internal(set) var finding: DocumentFinding
    /// Convex polygons that cover the points at which the finding is present, each by its corners in order. Their
    /// sides are exact to some millionths of a point.
    public private(set) var cells: [[LayoutAreas.Point]] = []
    /// The point at which the finding is worst: among the corners of the cells and points inside, the first with the
    /// greatest ``DocumentFinding/amount``.
    public private(set) var worst: LayoutAreas.Point

    init(_ finding: DocumentFinding, at point: LayoutAreas.Point) {
      self.finding = finding
      worst = point
    }

    mutating func add(_ cell: [LayoutAreas.Point]) { cells.append(cell) }

    /// Looks at the finding at another point of the patch.
    mutating func note(_ finding: DocumentFinding, at point: LayoutAreas.Point) {
      guard finding.amount > self.finding.amount + LayoutInspection.tolerance else { return }
      self.finding = finding
      worst = point
    }

    /// The widths at which the finding is present at some text scale, in points.
    public var widths: ClosedRange<Double> { range { $0.width } }

    /// The text scales at which the finding is present at some width.
    public var textScales: ClosedRange<Double> { range { $0.textScale } }

    private func range(_ part: (LayoutAreas.Point) -> Double) -> ClosedRange<Double> {
      let values = cells.joined().map(part)
      return (values.min() ?? 0)...(values.max() ?? 0)
    }

    /// The finding with its widths and text scales, on one line.
    public var text: String {
      "\(placeText): \(finding.text)"
        + (finding.amount > 0
          ? " (at \(numberText(worst.width)), text scale \(numberText(worst.textScale)))" : "")
    }

    /// The ranges in words, such as `width 60 to 70.5 and text scale 1.5 to 2`.
    var placeText: String {
      func text(_ range: ClosedRange<Double>) -> String {
        let (first, last) = (numberText(range.lowerBound), numberText(range.upperBound))
        return first == last ? first : "\(first) to \(last)"
      }
      return "width \(text(widths)) and text scale \(text(textScales))"
    }
  }

  /// All findings for a variant over a range of widths and a range of text scales, with the proof that there are no
  /// others.
  ///
  /// The ranges are divided into areas in which every frame changes evenly with both (see `LayoutAreas`), and these by
  /// the lines at which a finding may begin or end. Frames are not snapped to pixels. Areas that are not proved are
  /// checked near their corners and at a point inside, and are findings themselves.
  ///
  /// - Complexity: About ten layouts for each area, and one for each cell into which the rules divide it.
  /// - Parameters:
  ///   - variant: The variant; nil for the document's own state.
  ///   - widths: The range of widths, in points; a single one is in doubt.
  ///   - textScales: The range of text scales, above 0; a single one is in doubt.
  ///   - progress: A closure called before each layout that is judged, with the width.
  /// - Returns: The patches, in the order in which they were found, with one for every reason why areas are not
  ///   proved; and the areas.
  /// - Throws: A ``DocumentError`` if the variant is invalid. A variant of the document never is.
  public func certificate(
    _ variant: LayoutDocument.Variant?, widths: ClosedRange<Double>,
    textScales: ClosedRange<Double>,
    progress: (Double) -> Void = { _ in }
  ) throws(DocumentError) -> (patches: [Patch], areas: LayoutAreas) {
    try tree.show(variant)
    let areas = LayoutAreas(of: tree.root, widths: widths, textScales: textScales)
    return (patches(of: areas, progress), areas)
  }

  /// The findings of the state that the tree shows, in all areas.
  func patches(of areas: LayoutAreas, _ progress: (Double) -> Void) -> [Patch] {
    let before = (tree.root.scale, tree.root.width, tree.root.textTraits)
    tree.root.scale = 0
    defer { (tree.root.scale, tree.root.width, tree.root.textTraits) = before }
    let places = LayoutPlaces(tree.root.computedLayout, tree)
    var patches = PatchList()
    let rules = tree.rules.subtracting([.noEffect])
    func findings(at point: LayoutAreas.Point) -> [DocumentFinding] {
      progress(point.width)
      tree.root.width = .exact(point.width)
      tree.root.textTraits.scale = point.textScale
      return tree.findings(in: tree.root.computedLayout, rules: rules)
    }
    for cell in areas.cells(judging: tree.root) {
      let doubt = cell.doubt.flatMap { places.located([areas.finding(about: $0)]).first }
      let inside = findings(at: cell.middle)
      patches.add(inside + (doubt.map { [$0] } ?? []), at: cell.middle, cell.corners)
      guard doubt != nil || !inside.isEmpty else { continue }
      for end in cell.ends {
        patches.note(findings(at: end), at: end, in: cell.corners, addingOthers: doubt != nil)
      }
    }
    return patches.all
  }
}

/// The patches found so far, one for each finding.
private struct PatchList {
  private(set) var all: [DocumentVerifier.Patch] = []
  private var places: [String: Int] = [:]

  /// Adds findings that are present in a cell.
  mutating func add(
    _ findings: [DocumentFinding], at point: LayoutAreas.Point, _ cell: [LayoutAreas.Point]
  ) {
    for finding in findings {
      let place = places[finding.identity] ?? all.count
      if place == all.count {
        places[finding.identity] = place
        all.append(DocumentVerifier.Patch(finding, at: point))
      }
      all[place].note(finding, at: point)
      all[place].add(cell)
    }
  }

  /// Looks at findings at another point of a cell, and adds those that are new if it is in doubt.
  mutating func note(
    _ findings: [DocumentFinding], at point: LayoutAreas.Point, in cell: [LayoutAreas.Point],
    addingOthers: Bool
  ) {
    for finding in findings {
      if let place = places[finding.identity], all[place].cells.last == cell {
        all[place].note(finding, at: point)
      } else if addingOthers {
        add([finding], at: point, cell)
      }
    }
  }
}
