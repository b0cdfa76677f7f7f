// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The object that owns an engine and runs the passes: ``LayoutRoot``.
protocol EngineHost: LayoutHost {
  /// The size requested for the top-level view.
  var extents: AxisPair<LayoutExtent> { get }
  /// Whether that is less than was asked for, which was beyond the greatest length.
  var extentsAreCut: AxisPair<Bool> { get }
  /// Whether views are being laid out.
  var isInLayoutPhase: Bool { get }
  /// Whether ``noteValues(of:_:_:)`` must be called for everything that a solve moves.
  var isWatchingValues: Bool { get }
  /// The pixel grid to which frames are snapped.
  var pixelGrid: PixelGrid { get }

  /// Tells the app that a layout is due, unless it knows or an update is running.
  func tellHost()
  /// Postpones `updateConstraints()` of a view until the next pass.
  func postponeUpdate(of view: LayoutView)
  /// Records that a view requested `updateConstraints()` while its own was running.
  func noteRepeatedUpdate(of view: LayoutView)
  /// Records that a solve moved or resized an item.
  func noteValues(of item: LayoutItem, _ old: LayoutRect?, _ new: LayoutRect)
}

extension LayoutView {
  /// The engine that lays out the view's tree; nil if the tree has no host.
  final var engine: LayoutEngine? {
    // Every host stores a `LayoutEngine` there.
    rootStorage.map { downcast($0.engineObject, to: LayoutEngine.self) }
  }
}
