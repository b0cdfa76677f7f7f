// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Whoever runs the passes that an engine takes part in: ``LayoutRoot``.
protocol EngineHost: LayoutHost {
  /// The size that the top-level view is to have.
  var extents: AxisPair<LayoutExtent> { get }
  /// Whether the tree is being brought up to date.
  var isUpdating: Bool { get set }
  /// Whether views are being laid out.
  var isInLayoutPhase: Bool { get }
  /// Whether somebody wants to know what a solve moves: see ``noteValues(of:_:_:)``.
  var isWatchingValues: Bool { get }
  /// The pixels to which the edges of frames are snapped.
  var pixelGrid: PixelGrid { get }

  /// Lets `updateConstraints()` of a view wait for the next pass.
  func postponeUpdate(of view: LayoutView)
  /// Records that a view requested `updateConstraints()` while its own was running.
  func noteRepeatedUpdate(of view: LayoutView)
  /// Records that a solve moved or resized an item.
  func noteValues(of item: LayoutItem, _ old: LayoutRect?, _ new: LayoutRect)
}

extension LayoutView {
  /// The engine that lays out the view's tree; nil without a host.
  final var engine: LayoutEngine? {
    // A host has an engine.
    rootStorage.map { unsafeDowncast($0.engineObject, to: LayoutEngine.self) }
  }
}
