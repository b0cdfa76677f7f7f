// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A page that shows layouts and answers questions about them: one HTML file that needs no other and
/// no network.
///
/// Frames, alignment rectangles, tracks, gaps, padding, baselines, margins and guides are layers that
/// can be switched. Pointing at a view shows its numbers and the constraints that affect it, pointing
/// at a constraint shows its views; a click or a tap keeps the view selected. Variants stand side by
/// side, with one slider for the width where several were sampled. Two layouts can be laid over
/// each other.
///
/// ```swift
/// var page = InspectorPage(title: "Sign in")
/// page.variants = [
///   InspectorPage.Variant(name: "English", samples: english),
///   InspectorPage.Variant(name: "Hebrew", samples: hebrew),
/// ]
/// let html = page.html
/// ```
public struct InspectorPage: Sendable {
  /// One state or environment of a layout, at one or more widths.
  public struct Variant: Sendable {
    /// What the variant is called.
    public var name: String
    /// What the solver made of it, at one width after the other. The slider shows the widest one
    /// that is not wider than it says.
    public var samples: [ComputedLayout]

    /// Makes a variant.
    public init(name: String, samples: [ComputedLayout]) {
      self.name = name
      self.samples = samples
    }
  }

  /// Two layouts that are laid over each other.
  public struct Comparison: Sendable {
    /// The earlier layout.
    public var before: ComputedLayout
    /// The later layout.
    public var after: ComputedLayout

    /// Makes a comparison.
    public init(before: ComputedLayout, after: ComputedLayout) {
      self.before = before
      self.after = after
    }
  }

  /// What stands on top.
  public var title: String
  /// The layouts side by side; none by default.
  public var variants: [Variant]
  /// The layouts over each other; none by default.
  public var comparison: Comparison?
  /// The layers that are on when the page opens.
  public var layers: PictureLayers

  /// Makes a page.
  public init(
    title: String, variants: [Variant] = [], comparison: Comparison? = nil,
    layers: PictureLayers = .standard
  ) {
    self.title = title
    self.variants = variants
    self.comparison = comparison
    self.layers = layers
  }
}

extension ComputedLayout {
  /// The layout as a page of its own; see ``InspectorPage``.
  public func htmlPage(title: String) -> String {
    InspectorPage(
      title: title, variants: [InspectorPage.Variant(name: "layout", samples: [self])]
    ).html
  }

  /// The width that a sample stands for, in points: the one that was asked for, else the one that
  /// came out.
  var sampledWidth: Double {
    if case .exact(let width) = width { return width }
    return size.width
  }
}
