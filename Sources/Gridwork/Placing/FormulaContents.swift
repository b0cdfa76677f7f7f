// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The contents of a container that are laid out by formula, between the lines of its tracks: their
/// rectangles follow from the solved values of the container, and the solver does not know them.
final class FormulaContents {
  /// The source of the lines along an axis.
  enum Source {
    /// A function of the container's extent.
    case formula(any LineFormula)
    /// Variables: for every visible track that of its near line, then that of its far line.
    case variables([OwnVariable])
  }

  /// The insets of the alignment rectangle in the container's frame, in its layout direction.
  struct Surroundings {
    /// Those at the leading and the top edge.
    let near: AxisPair<Double>
    let trailing: Double
    let isMirrored: Bool

    init(of container: LayoutView) {
      let insets = container.metrics.insets
      isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      near = AxisPair(horizontal: isMirrored ? insets.right : insets.left, vertical: insets.top)
      trailing = isMirrored ? insets.left : insets.right
    }
  }

  @exclusivity(unchecked) private(set) var cells: [ContentFormula]
  @exclusivity(unchecked) private var sources: AxisPair<Source>
  private let surroundings: Surroundings
  @exclusivity(unchecked) private var followed = FormulaSolution()
  @exclusivity(unchecked) private var committed = FormulaSolution()
  /// The axes along which the lines are those of another formula than in the last solution.
  @exclusivity(unchecked) private var isStale = AxisPair(false)
  /// What must be placed because it changed since the contents were last placed.
  @exclusivity(unchecked) private var notes = PlacingNotes()

  init(
    _ cells: [ContentFormula], _ sources: AxisPair<Source>, in surroundings: Surroundings
  ) {
    self.cells = cells
    self.sources = sources
    self.surroundings = surroundings
  }

  deinit {
    followed.free(keeping: committed)
    committed.free()
  }

  /// Gives a content view another size; the lines stay where they are.
  func setSize(_ size: LayoutSize, at index: Int) {
    let old = cells[index]
    cells[index].x.setExtent(size.width)
    cells[index].y.setExtent(size.height)
    guard cells[index] != old else { return }
    notes.addContent(index)
  }

  /// The positions of the cells in a range of rows, which come before those of the rows below.
  func cells(inRows rows: Range<Int>) -> Range<Int> {
    firstCell(from: rows.lowerBound)..<firstCell(from: rows.upperBound)
  }

  /// The position of the first cell that does not lie above a row, or is hidden.
  private func firstCell(from row: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      let y = cells[middle].y
      if y.rest != .nowhere, Int(y.first) < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Replaces the cells of a range of rows, at these positions, by those of so many rows, numbered from the
  /// first of them, and the views that are taken out of the layout. The rows below move up or down.
  func replaceRows(
    _ rows: Range<Int>, at old: Range<Int>, by count: Int, _ new: [ContentFormula],
    hidden: [ContentFormula]
  ) {
    let start = firstCell(from: .max)
    cells.replaceSubrange(start..., with: hidden)
    cells.replaceSubrange(old, with: new)
    let below = old.lowerBound + new.count..<start + new.count - old.count
    for index in old.lowerBound..<old.lowerBound + new.count {
      cells[index].y.move(by: rows.lowerBound)
    }
    if count != rows.count {
      for index in below { cells[index].y.move(by: count - rows.count) }
    }
    let firstMoved = new.count == old.count ? below.upperBound : below.lowerBound
    for range in [old.lowerBound..<below.lowerBound, firstMoved..<cells.count] {
      for index in range { cells[index].view.use { $0.setFormulaIndex(Int32(index)) } }
    }
    notes.addEverything()
  }

  /// Gives the container another formula for the lines along an axis.
  func setFormula(_ formula: any LineFormula, along axis: LayoutAxis) {
    sources[axis] = .formula(formula)
    isStale[axis] = true
  }

  /// Gives a content view another cell.
  func renewCell(at index: Int, _ cell: ContentFormula) {
    cells[index] = cell
    notes.addEverything()
  }

  /// Gives the first content views other formulas along an axis. Returns false if there is none for one of
  /// them; then the contents must not be used any further.
  func renewCells(
    along axis: LayoutAxis, count: Int, _ formula: (Int) -> CellFormula?
  ) -> Bool {
    notes.addEverything()
    for index in 0..<count {
      guard let formula = formula(index) else { return false }
      cells[index][axis] = formula
    }
    return true
  }

  /// Calls the body with the formulas of the content views that occupy a track alone.
  func forEachCell(in track: Int, along axis: LayoutAxis, _ body: (CellFormula) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      for index in cells.indices {
        let cell = cells[index][axis]
        guard Int(cell.first) == track, Int(cell.last) == track, cell.rest != .nowhere else {
          continue
        }
        body(cell)
      }
    }
  }

  /// Calls the body with the views in the order of their numbers.
  func forEachView(_ body: (LayoutView) -> Void) {
    for index in cells.indices { cells[index].view.use(body) }
  }

  /// Returns whether a view has a number, which may come from another plan.
  func has(_ view: LayoutView, at index: Int) -> Bool {
    cells.indices.contains(index) && cells[index].view.refers(to: view)
  }

  /// A copy for a measuring engine, with nothing committed.
  func copy() -> FormulaContents { FormulaContents(cells, sources, in: surroundings) }

  /// Takes over the committed rectangles of the previous plan if they are those of the same formulas.
  func carryOn(from old: FormulaContents) {
    guard old.cells == cells else { return }
    committed.free(keeping: followed)
    committed = old.committed.copy()
    notes = old.notes
  }

  // MARK: Following

  /// Whether the container follows a solve that gave it a certain size, and would follow another one with
  /// that size without any change.
  func follows(_ size: LayoutSize) -> Bool { followed.size == size && followsOwnSize }

  /// Whether that holds for the size that the container follows now.
  var followsOwnSize: Bool {
    followed.isKnown && isStale == AxisPair(false) && isByFormula(along: .horizontal)
      && isByFormula(along: .vertical)
  }

  /// Follows a solve: the size of the container's alignment rectangle and the values of its private
  /// variables. Returns nil on success; otherwise an axis on which only a solve with more variables
  /// can determine the answer.
  func follow(_ size: LayoutSize, _ value: (OwnVariable) -> Double) -> LayoutAxis? {
    if follows(size) { return nil }
    let (wasKnown, stale) = (followed.isKnown, isStale)
    followed.isKnown = false
    isStale = AxisPair(false)
    // The same extent gives the same lines.
    for axis in LayoutAxis.allCases
    where !wasKnown || followed.size[axis] != size[axis] || stale[axis] || !isByFormula(along: axis)
    {
      guard let lines = lines(sources[axis], size[axis], surroundings.near[axis], value) else {
        return axis
      }
      followed.lines[axis].replace(by: lines, keeping: committed.lines[axis])
    }
    followed.size = size
    followed.mirror =
      surroundings.isMirrored
      ? surroundings.near.horizontal + size.width + surroundings.trailing : nil
    followed.isKnown = true
    return nil
  }

  private func lines(
    _ source: borrowing Source, _ extent: Double, _ start: Double,
    _ value: (OwnVariable) -> Double
  ) -> TrackLines? {
    switch source {
    case .formula(let formula): formula.makeLines(at: extent, from: start)
    case .variables(let variables): TrackLines(variables.map(value))
    }
  }

  /// The formula of the lines along an axis; nil if they have variables.
  func formula(along axis: LayoutAxis) -> (any LineFormula)? {
    if case .formula(let formula) = sources[axis] { formula } else { nil }
  }

  /// Whether the container knows the cost of any extent along an axis, because it has no variables
  /// there.
  func isByFormula(along axis: LayoutAxis) -> Bool { formula(along: axis) != nil }

  /// The size of a view, by its number, after the last solve; nil if that could not be followed.
  func followedSize(at index: Int) -> LayoutSize? {
    guard followed.isKnown else { return nil }
    return LayoutSize(
      width: cells[index].x.solved(followed.lines.horizontal.numbers).extent,
      height: cells[index].y.solved(followed.lines.vertical.numbers).extent)
  }

  /// Commits the rectangles of the last solve. Returns which of them may differ from those committed
  /// before.
  func commit() -> CommittedChange { notes.commit(committed.take(over: &followed)) }

  /// Calls the body with the notes of what may have moved since it was last placed, and forgets them. Does
  /// nothing before the first commit.
  func withNoted(_ body: (NotedContents) -> Void) {
    let (changed, moved) = notes.take()
    withRects { body(NotedContents(rects: $0, changed: changed, moved: moved)) }
  }

  /// Forgets which views may lie elsewhere, as all are placed.
  func forgetNoted() { notes.forget() }

  // MARK: Committed

  /// The committed lines: the near and far line of every visible track, from the container's
  /// leading and top frame edges.
  var lines: AxisPair<[Double]>? {
    committed.isKnown ? committed.lines.map { Array($0.numbers) } : nil
  }

  /// Returns the committed rectangle of a view; nil before the first commit, if the view has got another
  /// size since, or if it has its number from a later plan, which is not installed yet.
  func committedRect(of view: LayoutView, at index: Int) -> LayoutRect? {
    has(view, at: index) && !notes.changed.contains(index) ? rect(at: index) : nil
  }

  /// The committed alignment rectangle of a view; nil before the first commit.
  func rect(at index: Int) -> LayoutRect? {
    var result: LayoutRect?
    withRects { result = $0[index] }
    return result
  }

  /// Calls the body with the committed alignment rectangles. Does nothing before the first commit.
  func withRects(_ body: (CommittedRects) -> Void) {
    // The committed lines are not those of rows that came since.
    guard committed.isKnown, notes.pending != .everything else { return }
    cells.withUnsafeBufferPointer { cells in
      body(
        CommittedRects(
          formulas: cells, columns: committed.lines.horizontal.numbers,
          rows: committed.lines.vertical.numbers, mirror: committed.mirror))
    }
  }
}
