// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// What the hosts use of layouts in SwiftUI. A subview is given by what it answers.

public protocol Animatable {}

public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  public static let center = VerticalAlignment(name: "center")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

public struct ViewDimensions: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  let first, last: CGFloat

  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .firstTextBaseline: first
    case .lastTextBaseline: last
    default: height / 2
    }
  }
}

/// What a stand-in for a subview is and where it was placed.
public final class StandInSubview {
  public var size: (ProposedViewSize) -> CGSize
  /// The distances of the baselines from the top and from the bottom; nil without text.
  public var baselines: (top: CGFloat, bottom: CGFloat)?
  public var placement: CGRect?
  /// How many times the subview was measured.
  public var measurements = 0

  public init(
    baselines: (top: CGFloat, bottom: CGFloat)? = nil,
    size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.baselines = baselines
    self.size = size
  }
}

public struct LayoutSubview {
  let standIn: StandInSubview
  public init(_ standIn: StandInSubview) { self.standIn = standIn }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    standIn.measurements += 1
    return standIn.size(proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = standIn.size(proposal)
    return ViewDimensions(
      width: size.width, height: size.height, first: standIn.baselines?.top ?? size.height,
      last: size.height - (standIn.baselines?.bottom ?? 0))
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    standIn.placement = CGRect(
      x: position.x, y: position.y, width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}

public struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  public init(_ subviews: [LayoutSubview]) { self.subviews = subviews }
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

public protocol Layout: Animatable, Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
}
