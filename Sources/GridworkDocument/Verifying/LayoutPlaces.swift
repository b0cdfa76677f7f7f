// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Maps the items, tracks and constraints of a layout to the members of the document that they come from.
struct LayoutPlaces {
  private let layout: ComputedLayout
  private let tree: DocumentTree
  /// The number of each item in the document, by position; nil for an item that the library made.
  private let numbers: [Int?]

  init(_ layout: ComputedLayout, _ tree: DocumentTree) {
    self.layout = layout
    self.tree = tree
    numbers = layout.items.map { $0.identifier.flatMap { tree.index.numbers[$0] } }
  }

  // MARK: Items and tracks

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

  /// The document's index of a track of the living grid at a position.
  func documentIndex(of living: Int, along axis: LayoutAxis, in position: Int) -> Int {
    arrangement(of: position)?.order(along: axis)?[living] ?? living
  }

  /// The member of the document that sets a row, a column or the gap after it; nil for any other
  /// quantity.
  func place(of quantity: ComputedLayout.Quantity) -> JSONPath? {
    switch quantity {
    case .track(let grid, let axis, let position):
      let computed = layout.grids[grid]
      let track = computed.tracks(along: axis)[position]
      return path(ofTrack: track.index, along: axis, in: computed.item)
    case .trackGap(let grid, _, _): return arrangement(of: layout.grids[grid].item)?.item.path
    case .number, .firstBaseline, .lastBaseline, .gap: return nil
    }
  }

  /// The member of the document that determines the extent of a track of the living grid at a position.
  private func path(ofTrack living: Int, along axis: LayoutAxis, in position: Int) -> JSONPath? {
    arrangement(of: position)?.path(
      ofTrack: documentIndex(of: living, along: axis, in: position), along: axis)
  }

  private func arrangement(of position: Int) -> GridArrangement? {
    tree.grids.first { $0.number == numbers[position] }
  }

  // MARK: Constraints in the document's words

  func words(of constraint: ComputedLayout.Constraint) -> String {
    if let live = live(constraint) {
      let text =
        switch live.model.form {
        case .relation(let relation): relation.text
        case .visualFormat(let format, _): quotation(format)
        }
      return live.model.identifier.map { "constraint \($0) (\(text))" } ?? "constraint \(text)"
    }
    return constraint.provenance.isEmpty ? constraint.statement : constraint.provenance
  }

  /// The member of the document that a constraint of the layout comes from.
  func place(of constraint: ComputedLayout.Constraint) -> JSONPath {
    if let live = live(constraint) { return live.path }
    if constraint.owner == "root" { return JSONPath() + "size" }
    return constraint.items.first.map { path($0) } ?? JSONPath() + "root"
  }

  private func live(_ constraint: ComputedLayout.Constraint) -> LiveConstraint? {
    guard let source = constraint.source else { return nil }
    return tree.liveConstraint(at: source)
  }

  // MARK: Findings

  /// The findings with the members of the document that they concern, and keys that identify their causes.
  func located(_ findings: [SoundnessFinding]) -> [DocumentFinding] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let place = place(of: finding)
      var identity = "\(finding.rule.rawValue) \(place)"
      if !finding.part.isEmpty { identity += " \(finding.part)" }
      let count = counts[identity, default: 0] + 1
      counts[identity] = count
      if count > 1 { identity += " \(count)" }
      return DocumentFinding(
        finding, identity: identity, place: place,
        conflictPlaces: finding.conflict?.constraints.map { self.place(of: $0) } ?? [])
    }
  }

  private func place(of finding: SoundnessFinding) -> JSONPath {
    switch finding.place {
    case .item(let position): return path(position)
    case .track(let grid, let axis, let track):
      return path(ofTrack: track, along: axis, in: grid) ?? path(grid)
    case .constraint(let constraint): return place(of: constraint)
    }
  }
}

extension GridArrangement {
  /// The member of the document that determines the extent of a track.
  fileprivate func path(ofTrack track: Int, along axis: LayoutAxis) -> JSONPath {
    let position = model[options: axis].keys.filter { $0 < track }.count
    return item.path + LayoutDocument.Grid.Track.words(along: axis).options
      + .entry(.ofIndex(track), position: position)
  }
}
