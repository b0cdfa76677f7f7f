// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The view that contains this one.
  public final var superview: LayoutView? { parent }

  /// The views inside this one, in order.
  public final var subviews: [LayoutView] { subviewStorage }

  /// The guides that belong to this view, in order of being added.
  public final var layoutGuides: [LayoutGuide] { guideStorage }

  /// The root of the tree, nil while there is none.
  public final var root: LayoutRoot? { rootStorage }

  /// Adds a view as the last subview; it leaves the superview that it had.
  ///
  /// Adding a view to itself or to a view inside it is a programmer error.
  public final func addSubview(_ view: LayoutView) {
    insertSubview(view, at: subviewStorage.count)
  }

  /// Inserts a view among the subviews; it leaves the superview that it had.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    fatalError()
  }

  /// Takes the view out of its superview; constraints that leave the tree of that one deactivate.
  public final func removeFromSuperview() {
    fatalError()
  }

  /// Whether the view is another one or lies inside it, at any depth.
  public final func isDescendant(of view: LayoutView) -> Bool {
    var here: LayoutView? = self
    while let current = here {
      if current === view { return true }
      here = current.parent
    }
    return false
  }

  /// The nearest view that contains both, which may be one of the two; nil when there is none.
  public final func ancestorShared(with view: LayoutView) -> LayoutView? {
    fatalError()
  }

  /// Adds a guide; it leaves the view that it had.
  public final func addLayoutGuide(_ guide: LayoutGuide) { fatalError() }

  /// Takes a guide away; its constraints deactivate.
  public final func removeLayoutGuide(_ guide: LayoutGuide) { fatalError() }

  /// Whether the app hides the view; false by default.
  ///
  /// A hidden view keeps its place, except in a stack that detaches hidden views.
  public final var isHidden: Bool {
    get { isHiddenStorage }
    set {
      guard newValue != isHiddenStorage else { return }
      isHiddenStorage = newValue
      parent?.visibilityDidChange(ofSubview: self)
    }
  }

  /// Whether a container hides the view for layout: its track or it itself is absent.
  final var isHiddenByContainer: Bool {
    get { hiddenByContainer }
    set {
      guard newValue != hiddenByContainer else { return }
      hiddenByContainer = newValue
    }
  }
}
