// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Measures the contents of containers: a leaf by its own content and size constraints, a container
/// by the arithmetic of its plan, a view that frames one of these by adding its padding, everything
/// else by a solve.
final class Measuring: ContentMeasuring {
  /// The engine that the measurements are for, which knows the solved widths of wrapping content:
  /// that of the living tree or a measuring one; nil for a tree without a root.
  let engine: LayoutEngine?
  let measurementCache: MeasurementCache

  init(engine: LayoutEngine?, measurementCache: MeasurementCache) {
    self.engine = engine
    self.measurementCache = measurementCache
  }

  var isFullyMaterialized: Bool { engine?.memory.plansAreFullyMaterialized ?? false }

  func contentSize(of view: LayoutView) -> LayoutSize {
    var size = view.metrics.size
    if view.metrics.wraps, let wrapped = engine?.wrapped(view) { size.height = wrapped.height }
    return size
  }

  func measurement(of view: LayoutView) -> Measurement {
    let found =
      if view.isLeaf {
        Measurement(ofLeaf: view, contentSize(of: view))
      } else {
        planned(view) ?? framing(view) ?? solved(view)
      }
    // A view positioned by its frame keeps the size of its frame, not the one measured.
    guard view.translatesStorage else { return found }
    return Measurement(
      size: found.size, firstBaseline: found.firstBaseline, lastBaseline: found.lastBaseline,
      hugging: AxisPair(.required))
  }

  func room(of stack: LayoutView) -> Room? { engine?.record(of: stack)?.room }

  /// The measurement in the container's plan for this engine.
  private func planned(_ view: LayoutView) -> Measurement? {
    if let plan = engine?.memory.ownPlan(of: view) { return plan.measurement }
    return view.plannedMeasurement
  }

  /// The measurement of a view that only frames another one, at any depth, which is a leaf or measures by
  /// its plan.
  private func framing(_ view: LayoutView) -> Measurement? {
    var frames: [FramedSubview] = []
    var here = view
    while !here.isLeaf, let frame = FramedSubview(in: here) {
      frames.append(frame)
      here = frame.view
    }
    let inner =
      here.isLeaf ? Measurement(ofLeaf: here, contentSize(of: here)) : planned(here)
    guard !frames.isEmpty, let inner else { return nil }
    var found = inner
    for frame in frames.reversed() {
      guard let outer = frame.measurement(around: found) else { return nil }
      found = outer
    }
    return found
  }

  /// Measures by a solve: the width is that of unwrapped lines. Once the engine has solved the widths
  /// of text, the height is the one at these widths.
  private func solved(_ view: LayoutView) -> Measurement {
    let natural = measurementCache.measurement(of: view, .natural)
    guard view.hasTextInside, let engine = engine?.engineOfTextHeights else { return natural }
    var found = measurementCache.measurement(of: view, withTextOf: engine)
    found.size.width = natural.size.width
    found.hugging = natural.hugging
    return found
  }
}

extension LayoutView {
  /// Updates the ``composition`` from those of the subviews, and notes whether the view is plain.
  final func noteInside() {
    // Only subclasses have alignment insets.
    isPlain = isOfNoSubclass && !hasItemsInside
    var found = SubtreeComposition(hasText: metrics.wraps)
    subviewStorage.forEachUnretained { found.formUnion($0.composition) }
    if isContainer && !framesSubview { found.nestedContainers += 1 }
    composition = found
  }

  /// Returns the smallest size of the alignment rectangle that the subtree allows; the subtree is
  /// up to date.
  final func measuredFittingSize() -> LayoutSize {
    if let measurement = plannedMeasurement, !hasTextInside { return measurement.size }
    return MeasurementCache(for: engine).measurement(of: self, hasTextInside ? .fitting : .natural)
      .size
  }
}
