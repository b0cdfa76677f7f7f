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

  /// The formulas of a content view.
  struct Cell: Equatable {
    var x: CellFormula
    var y: CellFormula

    init(x: CellFormula, y: CellFormula) { (self.x, self.y) = (x, y) }

    /// Creates the formulas of a leaf that is taken out of the layout.
    init(hidden leaf: LayoutView) {
      x = CellFormula(hidden: leaf.metrics.size.width)
      y = CellFormula(hidden: leaf.metrics.size.height)
    }
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

  private struct Solution: Equatable {
    /// The size of the container's alignment rectangle.
    var size: LayoutSize
    /// The near and far line of every visible track, from the container's leading and top frame
    /// edges.
    var lines: AxisPair<[Double]>
    /// The width of the container's frame if its left edge is the trailing one.
    var mirror: Double?
  }

  /// The view of each cell.
  private let views: [ObjectIdentifier]
  private(set) var cells: [Cell]
  private let sources: AxisPair<Source>
  private let surroundings: Surroundings
  private var followed: Solution?
  private var committed: Solution?
  /// Whether a content view has another size than when the last solution was committed.
  private var isPatched = false

  init(
    _ views: [ObjectIdentifier], _ cells: [Cell], _ sources: AxisPair<Source>,
    in surroundings: Surroundings
  ) {
    self.views = views
    self.cells = cells
    self.sources = sources
    self.surroundings = surroundings
  }

  /// Gives a content view another size; the lines stay where they are.
  func setSize(_ size: LayoutSize, at index: Int) {
    cells[index].x.extent = size.width
    cells[index].y.extent = size.height
    isPatched = true
  }

  func copy() -> any FormulaLayout { FormulaContents(views, cells, sources, in: surroundings) }

  func carryOn(from old: any FormulaLayout) {
    guard let old = old as? FormulaContents, old.views == views, old.cells == cells else { return }
    committed = old.committed
  }

  // MARK: Following

  func follow(_ size: LayoutSize, _ value: (OwnVariable) -> Double) -> LayoutAxis? {
    let last = followed
    followed = nil
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
      if let last, last.size[axis] == extent { return last.lines[axis] }
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

  func followedSize(at index: Int) -> LayoutSize? {
    guard let followed else { return nil }
    return LayoutSize(
      width: followed.lines.horizontal.withUnsafeBufferPointer {
        max(cells[index].x.solved($0).extent, 0)
      },
      height: followed.lines.vertical.withUnsafeBufferPointer {
        max(cells[index].y.solved($0).extent, 0)
      })
  }

  func commit() -> Bool {
    guard isPatched || followed != committed else { return false }
    isPatched = false
    committed = followed
    return true
  }

  // MARK: Committed

  /// The committed lines: the near and far line of every visible track, from the container's
  /// leading and top frame edges.
  var lines: AxisPair<[Double]>? { committed?.lines }

  func withRects(_ body: (_ rect: (Int) -> LayoutRect) -> Void) {
    guard let committed else { return }
    let cells = cells
    let mirror = committed.mirror
    committed.lines.horizontal.withUnsafeBufferPointer { columns in
      committed.lines.vertical.withUnsafeBufferPointer { rows in
        body { index in
          let x = cells[index].x.solved(columns)
          let y = cells[index].y.solved(rows)
          var left = x.position
          // What is taken out of the layout lies at zero, whatever the direction.
          if let mirror, cells[index].x.rest != .nowhere { left = mirror - x.position - x.extent }
          return LayoutRect(x: left, y: y.position, width: x.extent, height: y.extent)
        }
      }
    }
  }
}
