// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The guides that belong to this view, in the order in which they were added.
  ///
  /// Those that a grid makes for the size groups that it shares with other grids come last; it makes them
  /// where constraints must hold the group together.
  public final var layoutGuides: [LayoutGuide] { guideStorage }

  /// Adds a guide, removing it from its previous owner.
  ///
  /// - Complexity: O(*n*), where *n* is the number of guides of the view and of constraints of the guide.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.parent !== self else { return }
    guide.parent?.removeLayoutGuide(guide)
    let guides = guideStorage
    let place =
      guide.isLent ? guides.endIndex : guides.firstIndex { $0.isLent } ?? guides.endIndex
    ownRareProperties.guides.insert(guide, at: place)
    guide.parent = self
    rootStorage?.attach(guide)
    markChanged()
  }

  /// Gives the same guides another order.
  final func arrangeGuides(_ guides: [LayoutGuide]) {
    guard !guides.elementsEqual(guideStorage, by: ===) else { return }
    ownRareProperties.guides = guides
    rootStorage?.orderChanged()
  }

  /// Removes a guide and deactivates its constraints.
  ///
  /// - Complexity: O(*n*), where *n* is the number of guides of the view and of constraints of the guide.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.parent === self else { return }
    for constraint in guide.mentions.map({ $0.constraint }) { constraint.isActive = false }
    rootStorage?.detach(guide)
    rareProperties?.guides.removeAll { $0 === guide }
    guide.parent = nil
    guide.isLent = false
    markChanged()
  }

  /// A guide inset from the view's frame by ``layoutMargins``.
  ///
  /// It is created on first use. The view can be smaller than its margins along an axis along which no
  /// constraint mentions the guide; the guide's extent is 0 then.
  ///
  /// - Complexity: O(1), except on first use: then that of ``addLayoutGuide(_:)``.
  public final var layoutMarginsGuide: LayoutGuide {
    marginsGuideStorage
      ?? makeInsetGuide(layoutMargins, named: "layoutMarginsGuide") { $0.marginsGuide = $1 }
  }

  /// A guide inset from the view's frame by ``safeAreaInsets`` and ``additionalSafeAreaInsets``.
  ///
  /// It is created on first use. The view can be smaller than its insets along an axis along which no
  /// constraint mentions the guide; the guide's extent is 0 then.
  ///
  /// - Complexity: O(1), except on first use: then that of ``addLayoutGuide(_:)``.
  public final var safeAreaLayoutGuide: LayoutGuide {
    safeAreaGuideStorage
      ?? makeInsetGuide(safeAreaDistances, named: "safeAreaLayoutGuide") { $0.safeAreaGuide = $1 }
  }

  /// The distances from the view's frame to its ``layoutMarginsGuide``, in points; 8 by default.
  ///
  /// Left and right never flip. A number that is not finite is a programmer error. UIKit's counterpart has
  /// the same name; AppKit has the guide only.
  public final var layoutMargins: LayoutEdgeInsets {
    get { rareProperties?.margins ?? RareProperties.defaultMargins }
    set {
      requireFinite(newValue, "layout margins")
      let margins = cut(newValue)
      guard margins != layoutMargins else { return }
      ownRareProperties.margins = margins
      marginsGuideStorage?.setInsets(margins)
      layoutMarginsDidChange()
    }
  }

  /// How far something outside the tree, such as a title bar, covers the edges of the view, in points; 0 by
  /// default.
  ///
  /// It is the host that knows: it sets this property, or that of the root. What the view itself wants to
  /// keep free goes into ``additionalSafeAreaInsets``, which does not count here; AppKit's `safeAreaInsets`
  /// contains both, and cannot be set. Left and right never flip. A number that is not finite is a programmer
  /// error.
  public final var safeAreaInsets: LayoutEdgeInsets {
    get { rareProperties?.safeArea ?? .zero }
    set {
      requireFinite(newValue, "safe area insets")
      setRare(to: cut(newValue), from: safeAreaInsets) { $0.safeArea = $1 }
      safeAreaGuideStorage?.setInsets(safeAreaDistances)
    }
  }

  /// What the view adds to its ``safeAreaInsets``, in points, such as the height of a bar of its own; 0 by
  /// default.
  ///
  /// A negative distance gives back what is covered. Left and right never flip. A number that is not finite
  /// is a programmer error. AppKit's counterpart has the same name.
  public final var additionalSafeAreaInsets: LayoutEdgeInsets {
    get { rareProperties?.additionalSafeArea ?? .zero }
    set {
      requireFinite(newValue, "additional safe area insets")
      setRare(to: cut(newValue), from: additionalSafeAreaInsets) { $0.additionalSafeArea = $1 }
      safeAreaGuideStorage?.setInsets(safeAreaDistances)
    }
  }

  /// The view's ``bounds`` without its safe area insets, the additional ones included; its extent is 0 along
  /// an axis along which they leave nothing.
  ///
  /// AppKit's counterpart has the same name.
  public final var safeAreaRect: LayoutRect {
    let insets = safeAreaDistances
    return LayoutRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The distances from the view's frame to its safe area.
  package final var safeAreaDistances: LayoutEdgeInsets {
    cut(safeAreaInsets + additionalSafeAreaInsets)
  }

  final func requireFinite(_ insets: LayoutEdgeInsets, _ name: String) {
    if insets.isFinite { return }
    programmerError("The \(name) of \(label) must be finite, not \(insets).")
  }

  private func makeInsetGuide(
    _ insets: LayoutEdgeInsets, named name: String, keep: (RareProperties, LayoutGuide) -> Void
  ) -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = name
    guide.insets = insets
    addLayoutGuide(guide)
    keep(ownRareProperties, guide)
    return guide
  }
}

extension LayoutGuide {
  /// Moves a guide that keeps fixed distances from its owner's frame.
  func setInsets(_ insets: LayoutEdgeInsets) {
    guard self.insets != insets else { return }
    self.insets = insets
    insetsChanged()
  }

  /// Notes that the constraints for the guide's distances are others.
  func insetsChanged() {
    guard let owner = parent else { return }
    owner.rootStorage?.enqueue(self)
    owner.markChanged()
  }
}
