// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A layout written as data: a tree of views, what constrains it, and the states and environments
/// that it must survive.
///
/// A value: it is read from JSON, made in code, or taken from a tree; a ``DocumentTree`` is the living
/// tree that it describes. Lengths are points. AppKit's counterpart is a file of Interface Builder.
///
/// ```swift
/// let document = try LayoutDocument(json: #"{"root": {"kind": "label", "text": "Hello"}}"#)
/// let tree = try DocumentTree(document)
/// tree.layout().framesText  // … root 0 0 50 10 first 8
/// ```
public struct LayoutDocument: Sendable, Equatable {
  /// The top-level view and everything inside it.
  public var root: View
  /// What the root says about its width; as small as the content allows by default.
  public var width: LayoutRoot.Extent
  /// What the root says about its height; as small as the content allows by default.
  public var height: LayoutRoot.Extent
  /// The direction of the tree; left to right by default.
  public var direction: UserInterfaceLayoutDirection
  /// Pixels per point that frames are snapped to; 0, the default, for no snapping.
  public var scale: Double
  /// The distance that a lone hyphen in a visual format means between siblings; 8 by default.
  public var siblingSpacing: Double
  /// The distance that a lone hyphen in a visual format means to the container; 20 by default.
  public var containerSpacing: Double
  /// Numbers by name, for visual formats.
  public var metrics: [String: Double]
  /// The constraints, in the order in which they are activated.
  public var constraints: [Constraint]
  /// The states and environments that the layout must survive.
  public var variants: [Variant]

  /// Makes a document with a tree; everything else is as it is by default.
  public init(root: View) {
    self.root = root
    width = .unbounded
    height = .unbounded
    direction = .leftToRight
    scale = 0
    siblingSpacing = 8
    containerSpacing = 20
    metrics = [:]
    constraints = []
    variants = []
  }
}
