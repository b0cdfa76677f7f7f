// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The visible tracks and the separators for a computed layout.

extension GridView {
  final var computedKind: ComputedLayout.Item.Kind { .grid }

  final var problems: [String] {
    guard let compiled else { return [] }
    let left = groupsLeft.map { $0.problem(of: diagnosticName) }
    return left
      + LayoutAxis.allCases.flatMap { axis in
        compiled.measurement[axis].refusedFractions.map { index in
          let noun = axis.trackWord
          return
            "The fraction of \(noun) \(index) of \(diagnosticName) leaves no room for the other "
            + "\(noun)s, so the \(noun) is sized for its content. Make the visible fractions add up to "
            + "less than 1, or to 1 where nothing else needs room."
        }
      }
  }

  /// The common growth that a grid grants a size group may be anything from what the group takes to what
  /// the grid has to give; the kept extent of content, anything from what its pull asks to what it is.
  final func isAuxiliary(_ variable: OwnVariable) -> Bool {
    variable.role == GridVariable.Slack.sharedGrowth.rawValue
      || variable.role == GridVariable.keptExtent
  }

  final func describedVariable(_ variable: OwnVariable) -> DescribedVariable? {
    // 1. A quantity of the whole grid, per axis.
    if variable.subject == ObjectIdentifier(self),
      let slack = GridVariable.Slack(rawValue: variable.role)
    {
      let axis = known(LayoutAxis.allCases.first { Int32($0.rawValue) == variable.index % 2 })
      return DescribedVariable(name: slack.words, attribute: axis.extent, isQuantity: true)
    }
    // 2. An edge or a quantity of a row or column.
    guard let compiled else { return nil }
    for axis in LayoutAxis.allCases {
      guard
        let track = compiled.resolved[axis].tracks.first(where: {
          $0.subject == variable.subject
        })
      else { continue }
      let name = "\(axis.trackWord) \(track.index)"
      if let edge = GridVariable.Edge(rawValue: variable.role) {
        return DescribedVariable(name: name, attribute: edge == .near ? axis.near : axis.far)
      }
      if let edge = GridVariable.GroupEdge(rawValue: variable.role) {
        return DescribedVariable(
          name: "baseline group of \(name)", attribute: edge == .top ? .top : .bottom)
      }
      if let slack = GridVariable.Slack(rawValue: variable.role) {
        return DescribedVariable(
          name: "\(slack.words) of \(name)", attribute: axis.extent, isQuantity: true)
      }
    }
    // 3. The kept extent of content.
    let axis = LayoutAxis.allCases.first { Int32($0.rawValue) == variable.index }
    let cell = rowStorage.lazy.flatMap { $0.cells }
      .first { ObjectIdentifier($0) == variable.subject }
    if let axis, let content = cell?.contentStorage {
      return DescribedVariable(
        name: "kept \(axis.lengthWord) of \(content.diagnosticName)", attribute: axis.extent,
        isQuantity: true)
    }
    return nil
  }

  final func computedGrid(item: Int) -> ComputedLayout.Grid? {
    guard let compiled else { return nil }
    let columns = SolvedTracks(compiled.resolved.columns, in: self)
    let rows = SolvedTracks(compiled.resolved.rows, in: self)
    return ComputedLayout.Grid(
      item: item, columns: columns.computed, rows: rows.computed,
      merges: merges.map { ComputedLayout.Area(columns: $0.columns, rows: $0.rows) }
        .sorted {
          ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
        },
      separators: separators(between: rows, across: columns, compiled.resolved)
        + separators(between: columns, across: rows, compiled.resolved))
  }

  /// Returns the separators in the gaps of one axis. Each extends from the first to the last
  /// visible track of the other axis, with interruptions where merged areas cross it.
  private func separators(
    between tracks: SolvedTracks, across: SolvedTracks, _ grid: ResolvedGrid
  ) -> [LayoutRect] {
    let thickness = tracks.resolved.separator
    guard thickness > 0, !across.edges.isEmpty else { return [] }
    let axis = tracks.resolved.axis
    return tracks.edges.indices.dropLast().flatMap { position -> [LayoutRect] in
      let middle = (tracks.edges[position].far + tracks.edges[position + 1].near) / 2
      let crossing = grid.areas.filter {
        let positions = $0.span(along: axis).positions
        return positions.contains(position) && positions.contains(position + 1)
      }
      let isCovered = across.edges.indices.map { other in
        crossing.contains { $0.span(along: axis.other).positions.contains(other) }
      }
      let along = tracks.snapped(middle - thickness / 2, middle + thickness / 2)
      return isCovered.split(separator: true).map { run in
        let other = across.snapped(
          across.edges[run.startIndex].near, across.edges[run.endIndex - 1].far)
        let (x, y) = axis == .horizontal ? (along, other) : (other, along)
        return LayoutRect(x: x.position, y: y.position, width: x.extent, height: y.extent)
      }
    }
  }
}

/// The solved edges of the visible tracks of one axis.
private struct SolvedTracks {
  let resolved: ResolvedAxis
  /// Distances from the grid's leading or top frame edge, unrounded.
  let edges: [(near: Double, far: Double)]
  private let origin: Double
  private let pixels: PixelGrid
  /// The grid's width if the axis runs from right to left; nil otherwise.
  private let mirror: Double?

  init(_ resolved: ResolvedAxis, in grid: GridView) {
    self.resolved = resolved
    let lines = grid.plan.contents?.lines?[resolved.axis]
    edges = resolved.tracks.enumerated().map { position, track in
      if let lines { return (lines[2 * position], lines[2 * position + 1]) }
      func edge(_ edge: GridVariable.Edge) -> Double {
        known(grid.solvedValue(of: OwnVariable(edge, of: track.subject)))
      }
      return (edge(.near), edge(.far))
    }
    origin = grid.absoluteOrigin[resolved.axis]
    pixels = known(grid.engine?.host).pixelGrid
    let isMirrored =
      resolved.axis == .horizontal && grid.effectiveUserInterfaceLayoutDirection == .rightToLeft
    mirror =
      isMirrored
      ? grid.frameExtent(known(grid.engine?.rect(of: grid)).width, along: .horizontal) : nil
  }

  var computed: [ComputedLayout.Track] {
    resolved.tracks.indices.map { position in
      let track = resolved.tracks[position]
      let (start, extent) = snapped(edges[position].near, edges[position].far)
      let isLast = position == resolved.tracks.count - 1
      return ComputedLayout.Track(
        index: track.index, position: start, extent: extent,
        paddingBefore: position == 0 ? resolved.outerNearPadding : track.nearPadding,
        paddingAfter: isLast ? resolved.outerFarPadding : track.farPadding,
        spacingAfter: isLast ? 0 : resolved.spacing + resolved.separator)
    }
  }

  /// Converts an interval of the axis to the grid's frame, snapping its ends to pixels in the root.
  func snapped(_ near: Double, _ far: Double) -> (position: Double, extent: Double) {
    let (start, end) = mirror.map { ($0 - far, $0 - near) } ?? (near, far)
    let first = pixels.snapped(origin + start)
    return (first - pixels.snapped(origin), pixels.snapped(origin + end) - first)
  }
}
