// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// What is wrong with the frames of a document, found without the rules of verification: by arithmetic with the
/// frames, and with the contents that the document describes.
struct FrameCheck {
  /// A state of a document and the width of its root; nil for its own.
  struct Place: Hashable {
    let state: LayoutDocument.Variant?
    let width: Double?

    static func == (a: Self, b: Self) -> Bool {
      (a.state?.name, a.width) == (b.state?.name, b.width)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(state?.name)
      hasher.combine(width)
    }
  }

  /// The layouts of the document as it was before.
  private let originals: [Place: ComputedLayout]
  let places: [Place]

  /// Looks at a document that is right.
  init(_ document: LayoutDocument, widths: [Double]) throws {
    places = ([nil] + document.variants.map { $0 }).flatMap { state in
      ([nil] + widths.map { $0 }).map { Place(state: state, width: $0) }
    }
    let tree = try DocumentTree(document)
    originals = try Dictionary(
      uniqueKeysWithValues: places.map { ($0, try tree.layout(at: $0)) })
  }

  /// What is wrong in a document, at the first place where something is; nil if nothing is.
  func firstFault(in document: LayoutDocument) throws -> String? {
    let tree = try DocumentTree(document)
    let views = Dictionary(
      document.root.paths.map { document.root[$0] }.compactMap { view in view.id.map { ($0, view) }
      },
      uniquingKeysWith: { first, _ in first })
    for place in places {
      let layout = try tree.layout(at: place)
      let found =
        Self.firstFault(in: layout, views, place.state)
        ?? originals[place].flatMap { Self.firstFault(in: layout, insteadOf: $0) }
      if let found {
        let size = place.width.map { "\($0) wide" } ?? "at its own size"
        return "\(found) (\(place.state?.name ?? "document"), \(size))"
      }
    }
    return nil
  }

  /// The least distance that counts, in points.
  private static let tolerance = 0.5

  /// A constraint that does not hold, a view that leaves its superview, or one too small for its content.
  private static func firstFault(
    in layout: ComputedLayout, _ views: [String: LayoutDocument.View],
    _ variant: LayoutDocument.Variant?
  ) -> String? {
    guard layout.conflicts.isEmpty else { return "a conflict" }
    for item in layout.items where item.kind != .guide && item.visibility == .shown {
      let frame = item.frameInRoot
      if let parent = item.parent.map({ layout.items[$0].frameInRoot }) {
        let beyond = [
          parent.minX - frame.minX, frame.maxX - parent.maxX, parent.minY - frame.minY,
          frame.maxY - parent.maxY,
        ]
        // What has no area cannot be seen outside.
        if !frame.hasNoArea, beyond.contains(where: { $0 > tolerance }) {
          return "\(item.name) leaves its superview"
        }
      }
      guard let view = views[item.name] else { continue }
      let need = need(of: view, variant, width: item.alignmentRect.width)
      if need.width - item.alignmentRect.width > tolerance
        || need.height - item.alignmentRect.height > tolerance
      {
        return "\(item.name) is too small"
      }
    }
    return nil
  }

  /// What a view needs: its intrinsic size, or that of a text whose characters are 10 by 10.
  private static func need(
    of view: LayoutDocument.View, _ variant: LayoutDocument.Variant?, width: Double
  ) -> (width: Double, height: Double) {
    let id = view.id ?? ""
    var need = (width: 0.0, height: 0.0)
    if case .label(let label) = view.content {
      let text = variant?.text[id] ?? label.text
      if label.wraps {
        let longest = text.split(separator: " ").map(\.count).max() ?? 0
        let mayBreak = view.exemptions[.brokenWord] != nil
        need = (mayBreak ? 0 : Double(longest) * 10, 10)
      } else {
        need = (Double(text.count) * 10, 10)
      }
    }
    let size = variant?.intrinsicSize[id] ?? view.intrinsicSize
    return (size?.width ?? need.width, size?.height ?? need.height)
  }

  /// What may be meant, and is wrong only where it was not so before: views that overlap, and a frame that is
  /// another although nothing fixes it.
  private static func firstFault(
    in layout: ComputedLayout, insteadOf original: ComputedLayout
  ) -> String? {
    if let overlap = overlaps(in: layout).subtracting(overlaps(in: original)).min() {
      return overlap
    }
    return layout.ambiguities.map { layout.items[$0.item] }.first { item in
      guard let before = original.items.first(where: { $0.name == item.name }) else { return true }
      let (old, new) = (before.frameInRoot, item.frameInRoot)
      let distances = [
        old.minX - new.minX, old.maxX - new.maxX, old.minY - new.minY, old.maxY - new.maxY,
      ]
      return distances.contains { $0.magnitude > tolerance }
    }.map { "nothing fixes \($0.name)" }
  }

  private static func overlaps(in layout: ComputedLayout) -> Set<String> {
    var found: Set<String> = []
    let views = layout.items.filter { $0.kind != .guide && $0.visibility == .shown }
    for (place, view) in views.enumerated() {
      let frame = view.frameInRoot
      for other in views[..<place] where other.parent == view.parent {
        let width =
          min(frame.maxX, other.frameInRoot.maxX) - max(frame.minX, other.frameInRoot.minX)
        let height =
          min(frame.maxY, other.frameInRoot.maxY) - max(frame.minY, other.frameInRoot.minY)
        if min(width, height) > tolerance { found.insert("\(other.name) and \(view.name) overlap") }
      }
    }
    return found
  }
}

extension LayoutRect {
  fileprivate var hasNoArea: Bool { min(width, height) < 0.5 }
}

extension DocumentTree {
  /// The layout of a state at a width.
  func layout(at place: FrameCheck.Place) throws -> ComputedLayout {
    try show(place.state, in: Environment(width: place.width.map { .exact($0) }))
    return root.computedLayout
  }
}
