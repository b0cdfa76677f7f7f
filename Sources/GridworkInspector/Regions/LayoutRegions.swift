// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The layouts of a tree at every width of a range: regions of widths in which every frame changes evenly.
///
/// ```swift
/// let regions = LayoutRegions(of: root, widths: 200...900)
/// let isProved = regions.isProved  // true
/// let frame = regions.frame(of: "name", at: 312.5)
/// ```
///
/// Nothing is sampled. The solver proves that its answer at a width is the best one. The same proof is valid for all
/// widths up to the one at which a constraint begins or ceases to hold exactly; the next region begins there. A
/// checker that only knows the constraints as given verifies the proof at both ends of every region. A region that
/// cannot be proved has a ``Region/doubt``.
///
/// Frames are not snapped to pixels: a snapped edge differs by at most half a pixel. AppKit has no
/// counterpart.
public struct LayoutRegions: Sendable, Hashable {
  /// The range of widths, in points.
  public let widths: ClosedRange<Double>
  /// The regions, from the least width to the greatest, without gaps.
  public internal(set) var regions: [Region]
  /// The number of layouts that were needed.
  public let layoutCount: Int

  /// A range of widths in which every frame changes evenly.
  public struct Region: Sendable {
    /// The widths, in points. Within some millionths of a point of a width at which two regions meet, the frames
    /// may belong to either: text that gets another line is higher on one side.
    public internal(set) var widths: ClosedRange<Double>
    /// Why the frames of the region are not proved; nil if they are.
    public internal(set) var doubt: Doubt?
    /// What proves the frames, from the least width to the greatest.
    var parts: [ProvedPart] = []
    /// Two layouts of the region, or the same twice.
    let samples: (ComputedLayout, ComputedLayout)
  }

  /// Finds the regions of a range of widths.
  ///
  /// The tree is laid out at many widths, with its own height, direction and texts. Afterwards it is as it was, and
  /// its host is not told.
  ///
  /// - Complexity: About four layouts for each region, with variables for every view.
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - widths: The range, in points.
  ///   - limit: The greatest number of layouts; 20,000 by default. Widths that they do not reach are in doubt.
  public init(of root: LayoutRoot, widths: ClosedRange<Double>, limit: Int = 20_000) {
    self.widths = widths
    let textScale = root.textTraits.scale
    var (found, count) = root.provingLayouts { layOut in
      var search = RegionSearch(limit: limit) { layOut($0, textScale) }
      return (search.regions(of: widths), search.layoutCount)
    }
    // Formulas find the same frames, or the region does not say what the tree shows.
    let middles = found.map { ($0.widths.lowerBound + $0.widths.upperBound) / 2 }
    root.unsnappedLayouts { layOut in
      for (index, width) in middles.enumerated() {
        let isSame = found[index].contains(layOut(width, textScale), at: width)
        if found[index].doubt == nil, !isSame { found[index].doubt = .otherFrames }
      }
    }
    regions = found
    layoutCount = count + middles.count
  }

  /// Verifies the proofs once more, with nothing but the constraints as given: at both ends of what each is said
  /// to prove, it must hold, and the parts must cover every region that is not in doubt.
  ///
  /// - Complexity: O(*p* *c*) for *p* proofs of *c* constraints.
  /// - Returns: Whether every proof holds.
  func verify() -> Bool { regions.allSatisfy { $0.doubt != nil || $0.isCovered } }

  /// Whether the frames of all regions are proved.
  public var isProved: Bool { regions.allSatisfy { $0.doubt == nil } }

  /// The widths at which a region ends and the next one begins, in points.
  public var breakpoints: [Double] { regions.dropFirst().map { $0.widths.lowerBound } }

  /// The widths at which the edges of a view begin to move at another rate, or its frame jumps, in points; empty
  /// if no view has the name.
  ///
  /// - Complexity: O(*r* *n*) for *r* regions and *n* views.
  public func breakpoints(of name: String) -> [Double] {
    zip(regions, regions.dropFirst()).compactMap { region, next in
      let width = next.widths.lowerBound
      guard let frame = region.frame(of: name), let after = next.frame(of: name) else { return nil }
      return frame.isNear(after, in: region, next) ? nil : width
    }
  }

  /// The region at a width; where two meet, the one of greater widths. Nil beyond the range.
  ///
  /// - Complexity: O(log *r*) for *r* regions.
  public func region(at width: Double) -> Region? {
    guard widths.contains(width) else { return nil }
    var (low, high) = (0, regions.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if regions[middle].widths.lowerBound <= width { low = middle } else { high = middle }
    }
    return regions[low]
  }

  /// The frame of a view in the top-level view at a width, in points and not snapped; nil if the view has no place, if
  /// no view has the name, or if the width is beyond the range.
  ///
  /// - Complexity: O(log *r* + *n*) for *r* regions and *n* views.
  public func frame(of name: String, at width: Double) -> LayoutRect? {
    region(at: width)?.frame(of: name)?.rect(at: width)
  }
}

extension LayoutRegions.Region: Hashable {
  /// Whether two regions have the same widths, frames and doubts.
  public static func == (a: Self, b: Self) -> Bool {
    a.widths == b.widths && a.doubt == b.doubt && a.names == b.names && a.frames == b.frames
  }

  /// Hashes the widths and the doubt.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(widths)
    hasher.combine(doubt)
  }

  private var frames: [WidthFrame?] { samples.0.items.indices.map { frame(at: $0) } }
}

extension LayoutRegions.Region {
  /// The frame of a view in the top-level view, for the widths of the region; nil if the view has no place, or if no
  /// view has the name.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public func frame(of name: String) -> WidthFrame? {
    samples.0.index(of: name).flatMap { frame(at: $0) }
  }

  /// The names of all views and guides, in tree order.
  public var names: [String] { samples.0.items.map { $0.name } }

  /// The frame of the item at a position.
  func frame(at position: Int) -> WidthFrame? {
    let (first, second) = samples
    let item = first.items[position]
    guard item.hasPlace else { return nil }
    return WidthFrame(
      (first.rootWidth, item.frameInRoot), (second.rootWidth, second.items[position].frameInRoot))
  }

  /// The function that has a value in both samples.
  func function(_ value: (ComputedLayout) -> Double) -> WidthFunction {
    WidthFunction((samples.0.rootWidth, value(samples.0)), (samples.1.rootWidth, value(samples.1)))
  }

  /// Whether a layout is the one that the region has at a width.
  func contains(_ layout: ComputedLayout, at width: Double) -> Bool {
    layout.hasFrames(like: samples.0) { frame(at: $0)?.rect(at: width) }
  }
}

/// A range of widths and what proves its frames; nil for a single width, which has a proof of its own.
struct ProvedPart: Sendable {
  var widths: ClosedRange<Double>
  var layout: MovingLayout?

  /// Whether the proof holds at both ends. Two regions meet where neither proof need hold to the last bit, as
  /// where a text gets another line.
  var holds: Bool {
    let inset = min(LengthTolerance.width, (widths.upperBound - widths.lowerBound) / 4)
    return [widths.lowerBound + inset, widths.upperBound - inset].allSatisfy { width in
      guard let layout else { return true }
      return layout.holds(at: LayoutAreas.Point(width: width, textScale: layout.first.textScale))
    }
  }
}

extension LayoutRegions.Region {
  /// Whether the proofs hold at both ends of their parts, and the parts cover the region.
  fileprivate var isCovered: Bool {
    // Between regions lie borders that are too narrow to be noticed.
    let border = 4 * LengthTolerance.noticeable
    var end = widths.lowerBound
    for part in parts {
      guard part.widths.lowerBound <= end + border, part.holds else { return false }
      end = part.widths.upperBound
    }
    return end >= widths.upperBound - border
  }
}

extension ComputedLayout {
  /// The width that a root with an exact width was given.
  var rootWidth: Double { if case .exact(let width) = width { width } else { size.width } }
}

extension WidthFrame {
  /// Whether two frames are the same at the ends of two regions.
  func isNear(
    _ other: WidthFrame, in first: LayoutRegions.Region, _ second: LayoutRegions.Region
  ) -> Bool {
    [first.widths, second.widths].flatMap { [$0.lowerBound, $0.upperBound] }
      .allSatisfy { rect(at: $0).isNear(other.rect(at: $0), within: LengthTolerance.noticeable) }
  }
}
