// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The layouts of a tree at every width and every text scale of two ranges: areas in which every frame changes
/// evenly with both.
///
/// ```swift
/// let areas = LayoutAreas(of: root, widths: 200...300, textScales: 1...2)
/// let isProved = areas.isProved  // true
/// ```
///
/// These are the ``LayoutRegions`` of all text scales at once. The proof of an answer holds in a convex polygon
/// of the plane of widths and text scales: on each of its sides a constraint begins or ceases to hold, a line of
/// text breaks, or a view leaves a stack. A checker that only knows the constraints as given verifies the proof at
/// every corner. What cannot be proved has a ``Area/doubt``.
///
/// Frames are not snapped to pixels. AppKit has no counterpart.
public struct LayoutAreas: Sendable, Hashable {
  /// A width of the root and a text scale.
  public struct Point: Sendable, Hashable {
    /// The width of the root, in points.
    public var width: Double
    /// The text scale: 2 for text at 200 %.
    public var textScale: Double

    /// Creates a point.
    public init(width: Double, textScale: Double) {
      self.width = width
      self.textScale = textScale
    }

    init(_ place: SIMD2<Double>) { self.init(width: place.x, textScale: place.y) }

    var place: SIMD2<Double> { SIMD2(width, textScale) }
  }

  /// The range of widths, in points.
  public let widths: ClosedRange<Double>
  /// The range of text scales.
  public let textScales: ClosedRange<Double>
  /// The areas, which cover both ranges. Where several proofs hold, areas overlap and have the same frames.
  public internal(set) var areas: [Area]
  /// The number of layouts that were needed.
  public let layoutCount: Int

  /// A convex polygon of widths and text scales in which every frame changes evenly.
  public struct Area: Sendable {
    /// The polygon. Within some millionths of a point of a side, the frames may be those of the neighbour.
    var polygon: ConvexPolygon
    /// Why the frames of the area are not proved; nil if they are.
    public internal(set) var doubt: LayoutRegions.Doubt?
    /// What proves the frames; nil if nothing does.
    var layout: MovingLayout?
    /// Three layouts of the area that are not in line, or one.
    let samples: [(point: Point, frames: ComputedLayout)]

    /// The corners, in order around the area.
    public var corners: [Point] { polygon.corners }
  }

  /// Finds the areas of a range of widths and a range of text scales.
  ///
  /// The tree is laid out at many widths and text scales, with its own height, direction and language. Afterwards it
  /// is as it was, and its host is not told.
  ///
  /// - Complexity: About ten layouts for each area, with variables for every view.
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - widths: The range of widths, in points. A range of one width is in doubt.
  ///   - textScales: The range of text scales, above 0. A range of one scale is in doubt: use
  ///     ``LayoutRegions`` for it.
  ///   - limit: The greatest number of layouts; 20,000 by default. Points that they do not reach are in doubt.
  public init(
    of root: LayoutRoot, widths: ClosedRange<Double>, textScales: ClosedRange<Double>,
    limit: Int = 20_000
  ) {
    self.widths = widths
    self.textScales = textScales
    let whole = ConvexPolygon(widths: widths, textScales: textScales)
    var (found, count) = root.provingLayouts { layOut in
      var search = AreaSearch(limit: limit) { layOut($0.width, $0.textScale) }
      return (search.areas(of: whole), search.layoutCount)
    }
    // Formulas find the same frames, or the area does not say what the tree shows.
    root.unsnappedLayouts { layOut in
      for (index, area) in found.enumerated() {
        let middle = area.polygon.inner()
        let isSame = area.contains(layOut(middle.width, middle.textScale), at: middle)
        if area.doubt == nil, !isSame { found[index].doubt = .otherFrames }
      }
    }
    if let doubt = Self.unevenText(in: root) {
      for index in found.indices { found[index].doubt = found[index].doubt ?? doubt }
    }
    areas = found
    layoutCount = count + found.count
  }

  /// The doubt about content that does not say how it changes with the text scale.
  private static func unevenText(in root: LayoutRoot) -> LayoutRegions.Doubt? {
    let layout = root.computedLayout
    let position = layout.views(of: root).firstIndex { $0?.scalesEvenly == false }
    return position.map { .uneven(layout.items[$0].name) }
  }

  /// Verifies the proofs once more, with nothing but the constraints as given: each must hold at all corners of its
  /// area, and the areas must cover both ranges.
  ///
  /// - Complexity: O(*k* *c*) for *k* corners and *c* constraints.
  /// - Returns: Whether every proof holds.
  func verify() -> Bool {
    var uncovered = [ConvexPolygon(widths: widths, textScales: textScales)]
    for area in areas {
      guard area.doubt != nil || area.holds else { return false }
      uncovered = uncovered.flatMap { $0.subtracting(area.polygon) }
    }
    return uncovered.isEmpty
  }

  /// Whether the frames of all areas are proved.
  public var isProved: Bool { areas.allSatisfy { $0.doubt == nil } }

  /// An area at a width and a text scale; nil beyond the ranges.
  ///
  /// - Complexity: O(*a*) for *a* areas.
  public func area(width: Double, textScale: Double) -> Area? {
    guard widths.contains(width), textScales.contains(textScale) else { return nil }
    let point = Point(width: width, textScale: textScale)
    return areas.max { $0.polygon.depth(of: point) < $1.polygon.depth(of: point) }
  }

  /// The frame of a view in the top-level view, in points and not snapped; nil if the view has no place, if no view
  /// has the name, or beyond the ranges.
  ///
  /// - Complexity: O(*a* + *n*) for *a* areas and *n* views.
  public func frame(of name: String, width: Double, textScale: Double) -> LayoutRect? {
    area(width: width, textScale: textScale)?.frame(of: name)?.rect(
      at: Point(width: width, textScale: textScale))
  }
}

extension LayoutAreas.Area {
  /// The frame of a view in the top-level view; nil if the view has no place, or if no view has the name.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public func frame(of name: String) -> PlaneFrame? {
    samples[0].frames.index(of: name).flatMap { frame(at: $0) }
  }

  /// The names of all views and guides, in tree order.
  public var names: [String] { samples[0].frames.items.map({ $0.name }) }

  /// The frame of the item at a position.
  func frame(at position: Int) -> PlaneFrame? {
    guard samples[0].frames.items[position].hasPlace else { return nil }
    func function(_ value: (LayoutRect) -> Double) -> PlaneFunction {
      self.function { value($0.items[position].frameInRoot) }
    }
    return PlaneFrame(
      x: function { $0.minX }, y: function { $0.minY }, width: function { $0.width },
      height: function { $0.height })
  }

  /// The function that has a value in all samples.
  func function(_ value: (ComputedLayout) -> Double) -> PlaneFunction {
    let values = samples.map { value($0.frames) }
    guard let slopes = PlaneSlopes(samples.map({ $0.point })) else {
      return PlaneFunction(constant: values[0], widthSlope: 0, textSlope: 0)
    }
    return slopes.function(values).rounded
  }

  /// Whether a layout is the one that the area has at a point.
  func contains(_ layout: ComputedLayout, at point: LayoutAreas.Point) -> Bool {
    layout.hasFrames(like: samples[0].frames) { frame(at: $0)?.rect(at: point) }
  }

  /// Whether the proofs hold at all corners. Two areas meet where neither proof need hold to the last bit.
  fileprivate var holds: Bool {
    guard let layout else { return false }
    return polygon.innerCorners.allSatisfy { layout.holds(at: $0) }
  }
}

extension LayoutAreas.Area: Hashable {
  /// Whether two areas have the same corners, frames and doubts.
  public static func == (a: Self, b: Self) -> Bool {
    a.polygon == b.polygon && a.doubt == b.doubt && a.names == b.names && a.frames == b.frames
  }

  /// Hashes the corners and the doubt.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(polygon)
    hasher.combine(doubt)
  }

  private var frames: [PlaneFrame?] {
    samples[0].frames.items.indices.map { frame(at: $0) }
  }
}

extension ComputedLayout {
  /// Whether the same items are visible as in another layout, and have the frames that a closure gives for positions.
  func hasFrames(like other: ComputedLayout, _ frame: (Int) -> LayoutRect?) -> Bool {
    items.indices.allSatisfy { position in
      guard items[position].visibility == other.items[position].visibility else { return false }
      return frame(position)?.isNear(
        items[position].frameInRoot, within: LengthTolerance.noticeable)
        ?? true
    }
  }
}
