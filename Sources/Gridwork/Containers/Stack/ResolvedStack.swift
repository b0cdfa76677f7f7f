// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack as layout sees it: only the views that are there, the alignment and the gaps settled, edges
/// near and far instead of leading and left.
///
/// A value that knows which views there are and where they want to be, and nothing about constraints.
struct ResolvedStack {
  /// The axis along which the views follow each other.
  var axis: LayoutAxis
  var distribution: StackView.Distribution
  var alignment: ResolvedAlignment
  /// The views that are there.
  var views: [ResolvedArrangedView]
  /// The views that have left for want of room. Across the stack they still count, so that nothing
  /// around it moves when views leave or come back.
  var absent: [ResolvedArrangedView]
  /// The insets at the leading or top and at the trailing or bottom edge.
  var insets: AxisPair<(near: Double, far: Double)>
  var hugging: AxisPair<LayoutPriority>
  var clippingResistance: AxisPair<LayoutPriority>

  /// Whether views stand on one line; a single view needs none.
  var hasCommonLine: Bool {
    guard case .baseline = alignment else { return false }
    return viewsAcross.count > 1
  }

  /// The insets of both edges of an axis together.
  func insetSum(_ axis: LayoutAxis) -> Double { insets[axis].near + insets[axis].far }

  /// The views that count across the stack.
  var viewsAcross: [ResolvedArrangedView] { views + absent }
}

/// A view of a stack.
struct ResolvedArrangedView {
  var view: LayoutView
  /// The position among the arranged views, detached ones included.
  var position: Int
  var gravity: StackView.Gravity
  /// The gap to the next view, when there is one.
  var spacingAfter: Double

  var subject: ObjectIdentifier { ObjectIdentifier(view) }
}

/// Where views sit across a stack; near is leading or top, far is trailing or bottom.
enum ResolvedAlignment: Equatable {
  case near
  case far
  case center
  case fill
  case baseline(Baseline)
}

extension StackView {
  /// The stack without what is away; `room` is nil where all candidates are there.
  final func resolved(in room: Room?) -> ResolvedStack {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = settings.edgeInsets
    // Equal spacing knows one gap only.
    let usesCustomSpacing = settings.distribution != .equalSpacing
    var views: [ResolvedArrangedView] = []
    var absent: [ResolvedArrangedView] = []
    views.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() where isCandidate(entry) {
      let view = ResolvedArrangedView(
        view: entry.view, position: position, gravity: entry.gravity,
        spacingAfter: usesCustomSpacing
          ? entry.customSpacing ?? settings.spacing : settings.spacing)
      if lacksRoom(entry, in: room) {
        absent.append(view)
      } else {
        views.append(view)
      }
    }
    return ResolvedStack(
      axis: settings.orientation, distribution: settings.distribution,
      alignment: resolvedAlignment(isMirrored: isMirrored), views: views,
      absent: absent,
      insets: AxisPair(
        horizontal: isMirrored ? (insets.right, insets.left) : (insets.left, insets.right),
        vertical: (insets.top, insets.bottom)),
      hugging: AxisPair(
        horizontal: effectiveHugging(.horizontal), vertical: effectiveHugging(.vertical)),
      clippingResistance: settings.clippingResistancePriorities)
  }

  private func effectiveHugging(_ axis: LayoutAxis) -> LayoutPriority {
    // A stack that a grid places fill does not hug; what is left keeps its gaps from being open.
    hugsContent[axis] ? settings.huggingPriorities[axis] : 0.5
  }

  private func resolvedAlignment(isMirrored: Bool) -> ResolvedAlignment {
    switch (settings.alignment, settings.orientation) {
    case (.fill, _), (.height, .horizontal), (.width, .vertical): .fill
    case (.top, .horizontal), (.leading, .vertical): .near
    case (.bottom, .horizontal), (.trailing, .vertical): .far
    case (.left, .vertical): isMirrored ? .far : .near
    case (.right, .vertical): isMirrored ? .near : .far
    case (.firstBaseline, .horizontal): .baseline(.first)
    case (.lastBaseline, .horizontal): .baseline(.last)
    default: .center
    }
  }
}
