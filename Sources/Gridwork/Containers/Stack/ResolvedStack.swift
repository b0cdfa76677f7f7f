// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack as layout sees it: attached views only, alignment and gaps resolved, near and far edges
/// instead of leading and left.
///
/// The value knows the views and their placements, and nothing about constraints.
struct ResolvedStack {
  /// The axis along which the views follow each other.
  var axis: LayoutAxis
  var distribution: StackView.Distribution
  var alignment: ResolvedAlignment
  /// The attached views.
  var views: [ResolvedArrangedView]
  /// The views that left for lack of room. They still count across the stack, so that nothing
  /// around it moves when views leave or come back.
  var absent: [ResolvedArrangedView]
  /// The insets at the leading or top edge and at the trailing or bottom edge.
  var insets: AxisPair<(near: Double, far: Double)>
  var hugging: AxisPair<LayoutPriority>
  var clippingResistance: AxisPair<LayoutPriority>

  /// Whether views are aligned on a common line; a single view needs none.
  var hasCommonLine: Bool {
    guard case .baseline = alignment else { return false }
    return viewsAcross.count > 1
  }

  /// Returns the sum of both insets of an axis.
  func insetSum(_ axis: LayoutAxis) -> Double { insets[axis].near + insets[axis].far }

  /// The views that count across the stack.
  var viewsAcross: [ResolvedArrangedView] { views + absent }
}

/// A view of a stack.
struct ResolvedArrangedView {
  /// The stack owns the view, and plans again when it leaves.
  unowned(unsafe) var view: LayoutView
  /// The view's index among the arranged views, including detached ones.
  var position: Int
  var gravity: StackView.Gravity
  /// The gap to the next view, if there is one.
  var spacingAfter: Double

  var subject: ObjectIdentifier { ObjectIdentifier(view) }
}

/// The alignment of views across a stack; near is leading or top, far is trailing or bottom.
enum ResolvedAlignment: Equatable {
  case near
  case far
  case center
  case fill
  case baseline(Baseline)
}

extension StackView {
  /// Returns the stack without detached views; `room` is nil if all candidates are attached.
  final func resolved(in room: Room?) -> ResolvedStack {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = settings.edgeInsets
    // Equal spacing uses a single gap.
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
    // A stack placed *fill* by a grid does not hug; the remaining pull keeps its gaps from being
    // ambiguous.
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
