// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Answers containers about their contents: a leaf by its own few wishes, a container by what its plan found by
/// arithmetic, everything else by a solve aside.
struct Measuring: ContentMeasuring {
  /// The engine that the answers are for, which knows how wide content is that wraps: that of the living
  /// layout, or one that measures aside; nil for a tree without a root.
  let engine: LayoutEngine?
  let fittings: Fittings

  var isWhole: Bool { engine.map { $0.isWhole || $0.memory.isAside } ?? false }

  func contentSize(of view: LayoutView) -> LayoutSize {
    var size = view.metrics.size
    if let wrapped = engine?.wrapped(view) { size.height = wrapped.height }
    return size
  }

  func measurement(of view: LayoutView) -> Measurement {
    let found =
      if view.isLeaf {
        Measurement(ofLeaf: view, contentSize(of: view))
      } else {
        planned(view) ?? aside(view)
      }
    // What is held by its frame keeps another size than the one measured.
    return view.translatesStorage ? found.ofUnknownFirmness : found
  }

  func room(of stack: LayoutView) -> Room? {
    guard let engine else { return nil }
    let slot = engine.slot(of: stack)
    return slot.isNone ? nil : engine.items[Int(slot.index)].container?.room
  }

  /// What the container's plan says in this engine.
  private func planned(_ view: LayoutView) -> Measurement? {
    guard let engine else { return view.plannedMeasurement }
    return engine.memory.measurement(of: view)
  }

  /// The width is that of natural lines; the height, once the width in this engine is known, the one at
  /// that width.
  private func aside(_ view: LayoutView) -> Measurement {
    let natural = fittings.measurement(of: view, .natural)
    guard view.hasTextInside, let width = engine?.followedWidth(of: view) else { return natural }
    var found = fittings.measurement(of: view, .width(width))
    found.size.width = natural.size.width
    return found
  }
}

extension LayoutView {
  /// Whether content in the subtree wraps, whose height is another at every width; known once the subtree
  /// is up to date.
  final var hasTextInside: Bool { marks.contains(.textInside) }

  /// Finds ``hasTextInside`` and ``nestedContainers`` again, given those of the subviews.
  final func noteInside() {
    var hasTextInside = metrics.wraps
    var nested: Int32 = 0
    subviewStorage.forEachBorrowed { view in
      hasTextInside = hasTextInside || view.hasTextInside
      nested = max(nested, view.nestedContainers)
    }
    if hasTextInside { marks.insert(.textInside) } else { marks.remove(.textInside) }
    nestedContainers = compiler == nil ? nested : nested + 1
  }

  /// The smallest size of the alignment rectangle that the subtree allows; the subtree is up to date.
  final func measuredFittingSize() -> LayoutSize {
    if let measurement = plannedMeasurement, !hasTextInside { return measurement.size }
    return Fittings(for: engine).measurement(of: self, hasTextInside ? .fitting : .natural)
      .size
  }

  final func frameWidth(forAlignmentWidth width: Double) -> Double {
    width + metrics.insets.left + metrics.insets.right
  }

  final func frameHeight(forAlignmentHeight height: Double) -> Double {
    height + metrics.insets.top + metrics.insets.bottom
  }
}
