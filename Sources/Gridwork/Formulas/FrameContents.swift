// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The only subview of a view that frames it, laid out by formula.
final class FrameContents: FormulaLayout {
  /// The subview, which the view around it keeps.
  private let view: Unretained<LayoutView>
  private let surroundings: FormulaContents.Surroundings
  private var formulas: AxisPair<FrameFormula>
  /// The size of the alignment rectangle of the view around it.
  private var followed: LayoutSize?
  private var committed: LayoutRect?
  /// Whether the formulas are others than in the last solution.
  private var isStale = false
  /// Whether the view around it followed a solve since the last commit.
  private var isUncommitted = false

  init(
    _ view: Unretained<LayoutView>, _ formulas: AxisPair<FrameFormula>,
    in surroundings: FormulaContents.Surroundings
  ) {
    (self.view, self.formulas, self.surroundings) = (view, formulas, surroundings)
  }

  func forEachView(_ body: (LayoutView) -> Void) { view.use(body) }

  func has(_ view: LayoutView, at index: Int) -> Bool { self.view.refers(to: view) }

  func copy() -> any FormulaLayout { FrameContents(view, formulas, in: surroundings) }

  func carryOn(from old: any FormulaLayout) {
    guard let old = old as? FrameContents, old.view.refersToSame(as: view) else { return }
    committed = old.committed
    isUncommitted = true
  }

  /// Lays out the subview by other formulas.
  func use(_ formulas: AxisPair<FrameFormula>) {
    self.formulas = formulas
    isStale = true
  }

  // MARK: Following

  func follow(_ size: LayoutSize, _ value: (OwnVariable) -> Double) -> LayoutAxis? {
    if follows(size) { return nil }
    followed = nil
    isStale = false
    isUncommitted = true
    guard formulas.horizontal.holds(at: size.width) else { return .horizontal }
    guard formulas.vertical.holds(at: size.height) else { return .vertical }
    followed = size
    return nil
  }

  func follows(_ size: LayoutSize) -> Bool { followed == size && !isStale }

  var followsOwnSize: Bool { followed != nil && !isStale }

  func followedSize(at index: Int) -> LayoutSize? {
    followed.map { size in
      LayoutSize(
        width: formulas.horizontal.inside(size.width), height: formulas.vertical.inside(size.height)
      )
    }
  }

  // MARK: Committed

  func commit() -> CommittedChange {
    guard isUncommitted else { return .nothing }
    isUncommitted = false
    let rect = followed.map(rect)
    guard rect != committed else { return .nothing }
    committed = rect
    return .everything
  }

  private func rect(in size: LayoutSize) -> LayoutRect {
    let width = formulas.horizontal.inside(size.width)
    let x = surroundings.leading + formulas.horizontal.margins.near
    let whole = surroundings.leading + size.width + surroundings.trailing
    return LayoutRect(
      x: surroundings.isMirrored ? whole - x - width : x,
      y: surroundings.top + formulas.vertical.margins.near, width: width,
      height: formulas.vertical.inside(size.height))
  }

  func withNoted(_ body: (NotedContents) -> Void) {}

  func forgetNoted() {}

  func withRects(_ body: (CommittedRects) -> Void) {
    if let committed { CommittedRects.withOnly(view, committed, body) }
  }

  func committedRect(of view: LayoutView, at index: Int) -> LayoutRect? {
    has(view, at: index) ? committed : nil
  }
}
