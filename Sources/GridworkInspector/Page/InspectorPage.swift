// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// An interactive page about one or more layouts: a self-contained HTML file that opens without a
/// server or a network connection.
///
/// The page draws every variant of a layout, with layers for frames, tracks, spacing, padding,
/// baselines and more. An outline lists the views, rows and columns; it can be searched, and it
/// works with the keyboard alone. Selecting a view shows its numbers and what determines them, and
/// draws its constraints: distances and sizes as arrows, equal edges and baselines as rails, unmet
/// constraints in red. Pointing at another view then measures the distance to it. Selecting a row
/// or column shows its size and how the size has changed since the page opened. If variants have
/// layouts at several widths, a slider sets the width of all of them, and a ribbon shows the widths
/// at which there are findings. Two layouts can be drawn over each other.
///
/// The page follows the light or dark appearance of the system, adapts to narrow windows, and can
/// be printed.
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
    /// The layouts of the variant. The first one is the layout at the variant's own width, which
    /// the page shows when it opens. The others are layouts at the widths of the slider, which
    /// shows the widest of them that is not wider than the width it is set to. If layouts have
    /// constraints, as a root's `explainedLayout` does, the page shows what determines each frame. A
    /// variant without layouts is left out.
    public var samples: [ComputedLayout]
    /// The positions of samples from which all numbers change evenly to the next sample, as in a
    /// region of ``LayoutRegions``; empty by default. Between the widths of such a pair the page
    /// shows numbers in proportion, rather than those of a sample.
    public var evenSamples: [Int]
    /// The findings of a verification: empty if the layout has no faults, or nil, the default, if
    /// it was not verified. If it is nil, the page reports only the conflicts, ambiguities and
    /// problems of the layouts.
    public var findings: [Finding]?
    /// Changes that resolve conflicts of the first layout; empty by default.
    public var remedies: [TriedRemedy]

    /// Creates a variant from its layouts, of which the first one has the variant's own width.
    public init(
      name: String, samples: [ComputedLayout], evenSamples: [Int] = [],
      findings: [Finding]? = nil, remedies: [TriedRemedy] = []
    ) {
      self.name = name
      self.samples = samples
      self.evenSamples = evenSamples
      self.findings = findings
      self.remedies = remedies
    }
  }

  /// A change that resolves a conflict, with the views that it would move.
  public struct TriedRemedy: Sendable, Hashable {
    /// The position of the conflict in the layout's `conflicts`.
    public var conflict: Int
    /// The change, such as `without constraint wide (field.width == 300)`.
    public var text: String
    /// The new frames of the views that the change would move, in root coordinates, in points,
    /// keyed by name.
    public var frames: [String: LayoutRect]

    /// Creates a remedy for a conflict.
    public init(conflict: Int, text: String, frames: [String: LayoutRect]) {
      self.conflict = conflict
      self.text = text
      self.frames = frames
    }
  }

  /// A fault that a verification found.
  public struct Finding: Sendable, Hashable {
    /// A description of the fault, such as `squeezed: title is 12 narrower than its content`.
    public var text: String
    /// Whether the finding is an error rather than a warning.
    public var isError: Bool
    /// The name of the view concerned; nil if there is none.
    public var view: String?
    /// The widths at which the fault is present, in points; nil for the variant's own width.
    public var widths: ClosedRange<Double>?
    /// The width of the sample that shows the fault best, in points; nil for the variant's own
    /// width.
    public var worstWidth: Double?
    /// Whether the fault is present at widths above the lower end of ``widths`` only.
    public var isOpenBelow: Bool
    /// Whether the fault is present at widths below the upper end of ``widths`` only.
    public var isOpenAbove: Bool

    /// Creates a finding; by default, an error at the variant's own width.
    public init(
      text: String, isError: Bool = true, view: String? = nil,
      widths: ClosedRange<Double>? = nil, worstWidth: Double? = nil, isOpenBelow: Bool = false,
      isOpenAbove: Bool = false
    ) {
      self.text = text
      self.isError = isError
      self.view = view
      self.widths = widths
      self.worstWidth = worstWidth
      self.isOpenBelow = isOpenBelow
      self.isOpenAbove = isOpenAbove
    }
  }

  /// Two layouts to draw over each other, with a list of their differences.
  public struct Comparison: Sendable {
    /// The earlier layout, drawn in red.
    public var before: ComputedLayout
    /// The later layout, drawn in green.
    public var after: ComputedLayout

    /// Creates a comparison of two layouts, whose views are matched by name.
    public init(before: ComputedLayout, after: ComputedLayout) {
      self.before = before
      self.after = after
    }
  }

  /// The title of the page.
  public var title: String
  /// The variants to show side by side; empty by default.
  public var variants: [Variant]
  /// The layouts to draw over each other; nil by default.
  public var comparison: Comparison?
  /// A message above the pictures, such as why a layout could not be read; nil by default.
  public var notice: String?
  /// A remark in the header, such as that a more complete page follows; nil by default.
  public var remark: String?
  /// The address of server-sent events, relative to that of the page; nil by default. The page
  /// waits for an event, then reloads itself and keeps the selection. A page without this address
  /// loads nothing.
  public var updates: String?
  /// The layers that are visible when the page opens; ``PictureLayers/standard`` by default.
  public var layers: PictureLayers

  /// Creates a page with a title, and by default with nothing else.
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
  /// Returns a page about this layout only; see ``InspectorPage``.
  ///
  /// The page of a root's `explainedLayout` also shows what determines each frame.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items, tracks and constraints.
  public func htmlPage(title: String) -> String {
    InspectorPage(
      title: title, variants: [InspectorPage.Variant(name: "layout", samples: [self])]
    ).html
  }

  /// The position of the layout on a width slider, in points: the exact width that was requested,
  /// or else the width of the result.
  var sampledWidth: Double {
    if case .exact(let width) = width { return width }
    return size.width
  }
}
