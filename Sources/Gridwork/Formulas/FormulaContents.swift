// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The contents of a grid or stack that are laid out by formula, between the lines of its tracks.
final class FormulaContents: FormulaLayout {
  /// The source of the lines along an axis.
  enum Source {
    /// A function of the container's extent.
    case formula(any LineFormula)
    /// Variables: for every visible track that of its near line, then that of its far line.
    case variables([OwnVariable])
  }

  /// The insets of the alignment rectangle in the container's frame, in its layout direction.
  struct Surroundings: Equatable {
    var leading: Double
    var trailing: Double
    var top: Double
    var isMirrored: Bool

    init(of container: LayoutView) {
      let insets = container.metrics.insets
      isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      leading = isMirrored ? insets.right : insets.left
      trailing = isMirrored ? insets.left : insets.right
      top = insets.top
    }
  }

  /// Never changes; a class, because most solutions are compared and handed on rather than read.
  private final class Solution: Equatable {
    /// The size of the container's alignment rectangle.
    let size: LayoutSize
    /// The near and far line of every visible track, from the container's leading and top frame
    /// edges.
    let lines: AxisPair<[Double]>
    /// The width of the container's frame if its left edge is the trailing one.
    let mirror: Double?

    init(size: LayoutSize, lines: AxisPair<[Double]>, mirror: Double?) {
      (self.size, self.lines, self.mirror) = (size, lines, mirror)
    }

    static func == (a: Solution, b: Solution) -> Bool {
      a === b || a.size == b.size && a.lines == b.lines && a.mirror == b.mirror
    }
  }

  /// The view of each cell, which the container keeps.
  @exclusivity(unchecked) private(set) var views: [Borrowed<LayoutView>]
  @exclusivity(unchecked) private(set) var cells: [ContentFormula]
  @exclusivity(unchecked) private var sources: AxisPair<Source>
  private let surroundings: Surroundings
  @exclusivity(unchecked) private var followed: Solution?
  @exclusivity(unchecked) private var committed: Solution?
  /// Whether the container followed a solve since the last commit.
  @exclusivity(unchecked) private var isUncommitted = false
  /// The axes along which the lines are those of another formula than in the last solution.
  @exclusivity(unchecked) private var isStale = AxisPair(false)
  /// The positions of content views that got another size and were not placed since.
  @exclusivity(unchecked) private var resized: [Int] = []
  /// What changed in the cells since the last commit.
  @exclusivity(unchecked) private var pending = CommittedChange.nothing

  init(
    _ views: [Borrowed<LayoutView>], _ cells: [ContentFormula], _ sources: AxisPair<Source>,
    in surroundings: Surroundings
  ) {
    self.views = views
    self.cells = cells
    self.sources = sources
    self.surroundings = surroundings
  }

  /// Gives a content view another size; the lines stay where they are.
  func setSize(_ size: LayoutSize, at index: Int) {
    let old = cells[index]
    cells[index].x.setExtent(size.width)
    cells[index].y.setExtent(size.height)
    guard cells[index] != old else { return }
    resized.append(index)
    if pending == .nothing { pending = .resized }
  }

  /// The positions of the cells in a range of rows, which come before those of the rows below.
  func cells(inRows rows: Range<Int>) -> Range<Int> {
    func first(from row: Int) -> Int {
      var (low, high) = (0, cells.count)
      while low < high {
        let middle = (low + high) / 2
        let y = cells[middle].y
        if y.rest != .nowhere, Int(y.first) < row { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(from: rows.lowerBound)..<first(from: rows.upperBound)
  }

  /// Replaces the cells of a range of rows by those of so many rows, numbered from the first of them,
  /// and the views that are taken out of the layout. The rows below move up or down.
  func replaceRows(
    _ rows: Range<Int>, by count: Int, _ new: [ContentFormula], of newViews: [Borrowed<LayoutView>],
    hidden: [Borrowed<LayoutView>]
  ) {
    let start = cells(inRows: 0..<Int.max).upperBound
    cells.replaceSubrange(start..., with: hidden.map { $0.use { ContentFormula(hidden: $0) } })
    views.replaceSubrange(start..., with: hidden)
    let old = cells(inRows: rows)
    cells.replaceSubrange(old, with: new)
    views.replaceSubrange(old, with: newViews)
    let below = old.lowerBound + new.count..<start + new.count - old.count
    for index in old.lowerBound..<old.lowerBound + new.count {
      cells[index].y.move(by: rows.lowerBound)
    }
    if count != rows.count {
      for index in below { cells[index].y.move(by: count - rows.count) }
    }
    let firstMoved = new.count == old.count ? below.upperBound : below.lowerBound
    for range in [old.lowerBound..<below.lowerBound, firstMoved..<views.count] {
      for index in range { views[index].use { $0.setFormulaIndex(Int32(index)) } }
    }
    resized = []
    pending = .everything
  }

  /// Gives the container another formula for the lines along an axis.
  func setFormula(_ formula: any LineFormula, along axis: LayoutAxis) {
    sources[axis] = .formula(formula)
    isStale[axis] = true
  }

  /// Gives the content views other cells.
  func renew(_ cells: [ContentFormula]) {
    self.cells = cells
    resized = []
    pending = .everything
  }

  /// Calls the body with the content views that occupy a track alone.
  func forEachCell(
    in track: Int, along axis: LayoutAxis, _ body: (LayoutView, CellFormula) -> Void
  ) {
    for index in cells.indices {
      let cell = cells[index][axis]
      guard cell.rest != .nowhere, Int(cell.first) == track, Int(cell.last) == track else {
        continue
      }
      views[index].use { body($0, cell) }
    }
  }

  func copy() -> any FormulaLayout { FormulaContents(views, cells, sources, in: surroundings) }

  func carryOn(from old: any FormulaLayout) {
    guard let old = old as? FormulaContents, old.cells == cells,
      old.views.elementsEqual(views, by: { $0.refersToSame(as: $1) })
    else { return }
    committed = old.committed
    isUncommitted = true
    (resized, pending) = (old.resized, old.pending)
  }

  // MARK: Following

  func follows(_ size: LayoutSize) -> Bool {
    guard let followed else { return false }
    return followed.size == size && followsOwnSize
  }

  var followsOwnSize: Bool {
    followed != nil && isStale == AxisPair(false) && isByFormula(along: .horizontal)
      && isByFormula(along: .vertical)
  }

  func follow(_ size: LayoutSize, _ value: (OwnVariable) -> Double) -> LayoutAxis? {
    if follows(size) { return nil }
    let last = followed
    followed = nil
    isUncommitted = true
    defer { isStale = AxisPair(false) }
    guard let columns = lines(.horizontal, size.width, surroundings.leading, last, value) else {
      return .horizontal
    }
    guard let rows = lines(.vertical, size.height, surroundings.top, last, value) else {
      return .vertical
    }
    followed = Solution(
      size: size, lines: AxisPair(horizontal: columns, vertical: rows),
      mirror: surroundings.isMirrored
        ? surroundings.leading + size.width + surroundings.trailing : nil)
    return nil
  }

  private func lines(
    _ axis: LayoutAxis, _ extent: Double, _ start: Double, _ last: Solution?,
    _ value: (OwnVariable) -> Double
  ) -> [Double]? {
    switch sources[axis] {
    case .formula(let formula):
      // The same extent gives the same lines.
      if let last, last.size[axis] == extent, !isStale[axis] { return last.lines[axis] }
      return formula.lines(at: extent, from: start)
    case .variables(let variables):
      return variables.map(value)
    }
  }

  func isByFormula(along axis: LayoutAxis) -> Bool {
    if case .formula = sources[axis] { true } else { false }
  }

  func piecesNeeded(along axis: LayoutAxis, at extent: Double) -> Int {
    guard case .formula(let formula) = sources[axis] else { return 0 }
    return formula.piecesNeeded(at: extent)
  }

  var hasLeastExtents: Bool {
    LayoutAxis.allCases.contains { axis in
      switch sources[axis] {
      case .formula(let formula): formula.leastExtent > 0
      case .variables: views.contains { $0.use { $0.leastExtent(along: axis) > 0 } }
      }
    }
  }

  func followedSize(at index: Int) -> LayoutSize? {
    guard let followed else { return nil }
    return LayoutSize(
      width: followed.lines.horizontal.withUnsafeBufferPointer {
        cells[index].x.solved($0).extent
      },
      height: followed.lines.vertical.withUnsafeBufferPointer {
        cells[index].y.solved($0).extent
      })
  }

  func commit() -> CommittedChange {
    defer { pending = .nothing }
    guard isUncommitted else { return pending }
    isUncommitted = false
    guard followed == committed else {
      committed = followed
      return .everything
    }
    return pending
  }

  func forEachResized(_ body: (LayoutView, LayoutRect) -> Void) {
    let indices = resized
    resized = []
    withRects { rects in
      for index in indices { views[index].use { body($0, rects[index]) } }
    }
  }

  func forgetResized() {
    if !resized.isEmpty { resized = [] }
  }

  // MARK: Committed

  /// The committed lines: the near and far line of every visible track, from the container's
  /// leading and top frame edges.
  var lines: AxisPair<[Double]>? { committed?.lines }

  func committedRect(of view: LayoutView, at index: Int) -> LayoutRect? {
    guard views.indices.contains(index), views[index].refers(to: view), !resized.contains(index)
    else { return nil }
    return rect(at: index)
  }

  func withRects(_ body: (CommittedRects) -> Void) {
    // The committed lines are not those of rows that came since.
    guard let committed, pending != .everything else { return }
    cells.withUnsafeBufferPointer { cells in
      committed.lines.horizontal.withUnsafeBufferPointer { columns in
        committed.lines.vertical.withUnsafeBufferPointer { rows in
          body(CommittedRects(cells, columns, rows, mirror: committed.mirror))
        }
      }
    }
  }
}
