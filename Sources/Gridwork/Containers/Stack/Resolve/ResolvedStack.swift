// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack as layout sees it: attached views only, alignment and gaps resolved, near and far edges
/// instead of leading and left.
///
/// It knows the views and their placements, and nothing about constraints. It never changes; a class,
/// because every step of a plan shares it.
final class ResolvedStack {
  /// The axis along which the views follow each other.
  let axis: LayoutAxis
  let distribution: StackView.Distribution
  let alignment: ResolvedAlignment
  /// The attached views.
  let views: [ResolvedArrangedView]
  /// The views that left for lack of room. They still count across the stack, so that nothing
  /// around it moves when views leave or come back.
  let absent: [ResolvedArrangedView]
  /// The insets at the leading or top edge and at the trailing or bottom edge.
  let insets: AxisPair<AxisInsets>
  let hugging: AxisPair<LayoutPriority>
  let clippingResistance: AxisPair<LayoutPriority>
  /// Whether each area has views.
  let occupied: (leading: Bool, center: Bool, trailing: Bool)
  /// Whether views are aligned on a common line; a single view needs none.
  let hasCommonLine: Bool

  /// Resolves the settings of a stack for its attached views and those that left.
  fileprivate init(
    of stack: StackView, _ views: [ResolvedArrangedView], absent: [ResolvedArrangedView]
  ) {
    let settings = stack.settings
    let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    axis = settings.orientation
    distribution = settings.distribution
    alignment = stack.resolvedAlignment(isMirrored: isMirrored)
    self.views = views
    self.absent = absent
    let insets = stack.arrangementInsets
    self.insets = AxisPair(
      horizontal: isMirrored ? insets[.horizontal].reversed : insets[.horizontal],
      vertical: insets[.vertical])
    hugging = settings.huggingPriorities
    clippingResistance = settings.clippingResistancePriorities
    func hasViews(in gravity: StackView.Gravity) -> Bool {
      views.contains { $0.gravity == gravity }
    }
    occupied = (hasViews(in: .leading), hasViews(in: .center), hasViews(in: .trailing))
    hasCommonLine =
      if case .baseline = alignment { views.count + absent.count > 1 } else { false }
  }

  /// The views that count across the stack.
  var viewsAcross: [ResolvedArrangedView] { absent.isEmpty ? views : views + absent }
}

/// A view of a stack.
struct ResolvedArrangedView {
  /// The view; the stack owns it, and plans again when it leaves.
  let unretainedView: Unretained<LayoutView>
  /// The view's index among the arranged views, including detached ones.
  var position: Int
  var gravity: StackView.Gravity
  /// The gap to the next view, if there is one.
  var spacingAfter: Double

  var view: LayoutView { unretainedView.object }
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
    var views: [ResolvedArrangedView] = []
    var absent: [ResolvedArrangedView] = []
    views.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() where isCandidate(entry) {
      let view = ResolvedArrangedView(
        unretainedView: Unretained(entry.view), position: position, gravity: entry.gravity,
        spacingAfter: spacing(after: entry))
      if lacksRoom(entry, in: room) {
        absent.append(view)
      } else {
        views.append(view)
      }
    }
    return ResolvedStack(of: self, views, absent: absent)
  }

  /// The gap between a view and the next one, if there is one. Equal spacing uses a single gap.
  final func spacing(after entry: Entry) -> Double {
    let custom = settings.distribution == .equalSpacing ? nil : entry.customSpacing
    return custom ?? settings.spacing
  }

  fileprivate func resolvedAlignment(isMirrored: Bool) -> ResolvedAlignment {
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
