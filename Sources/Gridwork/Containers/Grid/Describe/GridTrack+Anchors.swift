// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridTrack {
  /// A guide over the track, for backgrounds and constraints: it covers the content area along the
  /// track's own axis and the whole grid along the other.
  ///
  /// The grid owns the guide, which is created on first use. The guide of a hidden track has no
  /// extent. Accessing the guide of a track that is in no grid is a programmer error. AppKit has no
  /// counterpart.
  ///
  /// - Complexity: O(1), except on first use: then that of ``LayoutView/addLayoutGuide(_:)``.
  public final var layoutGuide: LayoutGuide {
    guard let gridView else {
      programmerError("\(description) has no anchors. Ask a \(noun) that is in a grid.")
    }
    guard let guide else { return makeGuide(in: gridView, isLent: false) }
    if guide.isLent { gridView.keepGuide(guide) }
    return guide
  }

  /// Returns the guide for a constraint between grids; nil if the track is in no grid.
  final func lendGuide() -> LayoutGuide? {
    if let guide { return guide }
    guard let gridView else { return nil }
    let made = makeGuide(in: gridView, isLent: true)
    gridView.arrangeLentGuides()
    return made
  }

  /// Removes a guide that only the constraints between grids needed.
  final func takeBackGuide() {
    guard let gridView, let guide, guide.isLent else { return }
    self.guide = nil
    gridView.removeLayoutGuide(guide)
    gridView.markChanged()
  }

  private final func makeGuide(in gridView: GridView, isLent: Bool) -> LayoutGuide {
    let made = LayoutGuide()
    made.isLent = isLent
    // The track takes the closure back before it is gone.
    let track = Unretained(self)
    made.partName = {
      track.use { track in
        track.gridView?.givenName.map { "\(track.noun) \(track.index) of \($0)" }
      }
    }
    gridView.addLayoutGuide(made)
    gridView.markChanged()
    guide = made
    return made
  }
}

extension GridView {
  /// Puts the guides that are lent behind all others, in the order of their tracks, columns first,
  /// whatever the order in which they were lent.
  final func arrangeLentGuides() {
    guard guideStorage.count > 1 else { return }
    let guides = columnStorage.map { $0.guide } + rowStorage.map { $0.guide }
    let lent = guides.compactMap { $0 }.filter { $0.isLent }
    arrangeGuides(guideStorage.filter { !$0.isLent } + lent)
  }

  /// Makes a guide that was lent one of the grid's own, as if it were added now.
  fileprivate final func keepGuide(_ guide: LayoutGuide) {
    let kept = guideStorage.filter { !$0.isLent }
    guide.isLent = false
    arrangeGuides(kept + [guide] + guideStorage.filter { $0.isLent })
  }
}

extension GridRow {
  /// The top edge of the row's content area.
  ///
  /// Like all anchors of rows and columns, it belongs to ``GridTrack/layoutGuide``. AppKit's rows
  /// have no anchors.
  public var topAnchor: LayoutYAxisAnchor { layoutGuide.topAnchor }
  /// The bottom edge of the row's content area.
  public var bottomAnchor: LayoutYAxisAnchor { layoutGuide.bottomAnchor }
  /// The vertical centre of the row's content area.
  public var centerYAnchor: LayoutYAxisAnchor { layoutGuide.centerYAnchor }
  /// The height of the row's content area.
  public var heightAnchor: LayoutDimension { layoutGuide.heightAnchor }
}

extension GridColumn {
  /// The leading edge of the column's content area.
  ///
  /// Like all anchors of rows and columns, it belongs to ``GridTrack/layoutGuide``. AppKit's
  /// columns have no anchors.
  public var leadingAnchor: LayoutXAxisAnchor { layoutGuide.leadingAnchor }
  /// The trailing edge of the column's content area.
  public var trailingAnchor: LayoutXAxisAnchor { layoutGuide.trailingAnchor }
  /// The horizontal centre of the column's content area.
  public var centerXAnchor: LayoutXAxisAnchor { layoutGuide.centerXAnchor }
  /// The width of the column's content area.
  public var widthAnchor: LayoutDimension { layoutGuide.widthAnchor }
}
