// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// An interactive page about one or more layouts: a self-contained HTML file that opens without a server
/// or a network.
///
/// The page draws every variant of a layout, with layers for frames, tracks, spacing, padding, baselines
/// and more. An outline lists the views, rows and columns; it can be searched and used with the keyboard
/// alone. Choosing a view shows its numbers and what sets them, and draws its constraints: distances and
/// sizes as arrows, equal edges and baselines as rails, unmet constraints in red. Pointing at another view
/// then measures the distance to it. Choosing a row or column shows its size and how that changed. If variants have layouts at several widths, a slider moves all of
/// them to another width, and a ribbon shows at which widths something was found. Two layouts can be drawn
/// over each other.
///
/// The page follows the light or dark appearance of the system, adapts to narrow windows, and can be
/// printed.
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
  /// A state of a layout, such as another language or hidden rows, at one or more widths.
  public struct Variant: Sendable {
    /// The title above the variant's picture.
    public var name: String
    /// The layouts of the variant. The page opens with the first one, at the variant's own width. The
    /// others are its layouts at the widths of the slider, which shows the widest layout that is not
    /// wider than the slider's width. Layouts that have constraints, such as a root's
    /// `explainedLayout`, answer what sets a frame.
    public var samples: [ComputedLayout]
    /// What a verification found; empty if nothing is wrong, and nil, the default, if there was none. The
    /// page then judges by conflicts, ambiguities and problems alone.
    public var findings: [Finding]?
    /// Changes that resolve conflicts of the first layout; none by default.
    public var remedies: [Remedy]

    /// Makes a variant from its layouts, its own width first.
    public init(
      name: String, samples: [ComputedLayout], findings: [Finding]? = nil, remedies: [Remedy] = []
    ) {
      self.name = name
      self.samples = samples
      self.findings = findings
      self.remedies = remedies
    }
  }

  /// A change that resolves a conflict, with what it would move.
  public struct Remedy: Sendable, Hashable {
    /// The position of the conflict in the layout's `conflicts`.
    public var conflict: Int
    /// The change, such as `without constraint wide (field.width == 300)`.
    public var text: String
    /// The frames in the root, in points, of the views that the change would move, by name.
    public var frames: [String: LayoutRect]

    /// Makes a remedy.
    public init(conflict: Int, text: String, frames: [String: LayoutRect]) {
      self.conflict = conflict
      self.text = text
      self.frames = frames
    }
  }

  /// Something that a verification found.
  public struct Finding: Sendable, Hashable {
    /// What is wrong, such as `squeezed: title is 12 narrower than its content`.
    public var text: String
    /// Whether the layout is not what it should be; a warning otherwise.
    public var isError: Bool
    /// The name of the view that it is about; nil for none.
    public var view: String?
    /// The widths at which it is present, in points; nil for the variant's own width.
    public var widths: ClosedRange<Double>?
    /// The width of a sample at which one can see it best, in points; nil for the variant's own width.
    public var worstWidth: Double?

    /// Makes a finding, by default an error at the variant's own width.
    public init(
      text: String, isError: Bool = true, view: String? = nil,
      widths: ClosedRange<Double>? = nil, worstWidth: Double? = nil
    ) {
      self.text = text
      self.isError = isError
      self.view = view
      self.widths = widths
      self.worstWidth = worstWidth
    }
  }

  /// Two layouts to draw over each other, with a list of what changed.
  public struct Comparison: Sendable {
    /// The layout that is compared with, drawn in red.
    public var before: ComputedLayout
    /// The layout that is compared, drawn in green.
    public var after: ComputedLayout

    /// Makes a comparison of two layouts, whose views are matched by name.
    public init(before: ComputedLayout, after: ComputedLayout) {
      self.before = before
      self.after = after
    }
  }

  /// The title of the page.
  public var title: String
  /// The layouts to show side by side; none by default.
  public var variants: [Variant]
  /// The layouts to draw over each other; nil by default.
  public var comparison: Comparison?
  /// A message above the pictures, such as why a layout could not be read; nil by default.
  public var notice: String?
  /// The address of server-sent events, relative to the page's own; nil by default. The page waits for an
  /// event, and then loads itself again, with the same view chosen. A page without updates loads nothing.
  public var updates: String?
  /// The layers that are visible when the page opens; ``PictureLayers/standard`` by default.
  public var layers: PictureLayers

  /// Makes a page with a title, and by default with nothing else.
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
  /// A page about this layout only; see ``InspectorPage``. The page of a root's `explainedLayout` also
  /// shows what sets each frame. Takes time in proportion to the items, tracks and constraints.
  public func htmlPage(title: String) -> String {
    InspectorPage(
      title: title, variants: [InspectorPage.Variant(name: "layout", samples: [self])]
    ).html
  }

  /// The width in points that the layout represents on a slider: the width that was required, or else
  /// the width of the result.
  var sampledWidth: Double {
    if case .exact(let width) = width { return width }
    return size.width
  }
}
