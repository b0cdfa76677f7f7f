// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A layout written as data: a tree of views, its constraints, and the states and environments that
/// it must survive.
///
/// A document is a value: it is read from JSON, made in code, or made from a tree. A
/// ``DocumentTree`` is the tree of views that it describes. Lengths are in points. AppKit's
/// counterpart is an Interface Builder file.
///
/// ```swift
/// let document = try LayoutDocument(json: #"{"root": {"kind": "label", "text": "Hello"}}"#)
/// let tree = try DocumentTree(document)
/// print(tree.root.computedLayout.framesText)  // … root 0 0 50 10 first 8
/// ```
public struct LayoutDocument: Sendable, Equatable {
  /// The top-level view with its descendants.
  public var root: View
  /// The width of the root; by default the smallest that the content allows.
  public var width: LayoutRoot.Extent
  /// The height of the root; by default the smallest that the content allows.
  public var height: LayoutRoot.Extent
  /// The layout direction of the tree; left to right by default.
  public var direction: UserInterfaceLayoutDirection
  /// The pixels per point to which frames are snapped; 0, the default, for no snapping.
  public var scale: Double
  /// The size of text as a multiple of its usual size; 1 by default. One that is not above 0 is a
  /// programmer error.
  public var textScale: Double
  /// The tag of the language in which text is shown, such as `de`, or `LayoutTextTraits.pseudoLanguage`;
  /// nil, the default, for that in which it is written. A string that is not a tag is a programmer error.
  public var language: String?
  /// The standard distance between siblings, which a lone hyphen in a visual format means, in
  /// points; 8 by default.
  public var siblingSpacing: Double
  /// The standard distance to the container's edge, which a lone hyphen in a visual format means,
  /// in points; 20 by default.
  public var containerSpacing: Double
  /// The metrics for visual formats, by name; empty by default.
  public var metrics: [String: Double]
  /// The constraints, in order of activation; empty by default.
  public var constraints: [Constraint]
  /// The states and environments that the layout must survive; empty by default.
  public var variants: [Variant]

  /// Creates a document with a tree and default settings.
  public init(root: View) {
    self.root = root
    width = .fitting
    height = .fitting
    direction = .leftToRight
    scale = 0
    textScale = 1
    siblingSpacing = 8
    containerSpacing = 20
    metrics = [:]
    constraints = []
    variants = []
  }
}
