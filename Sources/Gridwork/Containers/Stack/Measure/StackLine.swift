// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The positions of a stack's views along the stack when it is as short as possible.
///
/// A class, because the stack shares it with its formula.
final class StackLine {
  /// Where a view is.
  struct Part {
    /// How long the view is.
    var length: Double
    // Its edges, measured from the near inset.
    var near = 0.0
    var far = 0.0
  }

  private let parts: UnsafeMutableBufferPointer<Part>
  /// The total length of the views and the gaps between them.
  private(set) var length = 0.0

  init(_ stack: borrowing ResolvedStack, _ needs: StackNeeds) {
    parts = .allocate(capacity: needs.count)
    renew(stack, needs)
  }

  /// Finds the positions again after needs changed.
  func renew(_ stack: borrowing ResolvedStack, _ needs: StackNeeds) {
    for index in parts.indices {
      parts.initializeElement(at: index, to: Part(length: needs[index].size[stack.axis]))
    }
    switch stack.distribution {
    case .fillEqually: makeEqual()
    case .fillProportionally where needs.scaledCount > 1: scale(needs)
    case .fillProportionally, .gravityAreas, .fill, .equalSpacing, .equalCentering: break
    }
    chain(stack)
    if stack.distribution == .gravityAreas { center(stack) }
  }

  deinit { parts.deallocate() }

  /// The number of views.
  var count: Int { parts.count }

  subscript(index: Int) -> Part { parts[index] }

  /// Makes every view as long as the longest.
  private func makeEqual() {
    var longest = 0.0
    for index in parts.indices { longest = max(longest, parts[index].length) }
    for index in parts.indices { parts[index].length = longest }
  }

  /// Makes the lengths proportional: a view that must be longer than its content makes the others longer, too.
  private func scale(_ needs: StackNeeds) {
    var scale = 0.0
    for index in parts.indices {
      let intrinsic = needs[index].intrinsicLength ?? 0
      if intrinsic > 0 { scale = max(scale, parts[index].length / intrinsic) }
    }
    for index in parts.indices {
      let intrinsic = needs[index].intrinsicLength ?? 0
      if intrinsic > 0 { parts[index].length = scale * intrinsic }
    }
  }

  /// Places the views one after the other.
  private func chain(_ stack: borrowing ResolvedStack) {
    let pitch = stack.distribution == .equalCentering ? pitch(stack) : nil
    length = 0
    stack.views.withUnsafeBufferPointer { views in
      for index in parts.indices {
        var start = 0.0
        if index > 0 {
          let gap = pitch.map { $0 - half(before: index) } ?? views[index - 1].spacingAfter
          start = length + gap
        }
        length = start + parts[index].length
        (parts[index].near, parts[index].far) = (start, length)
      }
    }
  }

  /// The distance between the centres of neighbouring views that leaves every gap its spacing.
  private func pitch(_ stack: borrowing ResolvedStack) -> Double? {
    let views = stack.views
    return parts.indices.dropFirst().lazy
      .map { self.half(before: $0) + views[$0 - 1].spacingAfter }.max()
  }

  /// The part of the distance to the centre before that the view and the one before it take.
  private func half(before index: Int) -> Double {
    (parts[index - 1].length + parts[index].length) / 2
  }

  /// Centers the middle area: both sides become as long as the longer one.
  private func center(_ stack: borrowing ResolvedStack) {
    guard stack.occupied.center,
      let first = stack.views.firstIndex(where: { $0.gravity == .center }),
      let last = stack.views.lastIndex(where: { $0.gravity == .center })
    else { return }
    let before = parts[first].near
    let after = length - parts[last].far
    let side = max(before, after)
    let longer = 2 * side + parts[last].far - parts[first].near
    for index in first..<count {
      let shift = index <= last ? side - before : longer - length
      parts[index].near += shift
      parts[index].far += shift
    }
    length = longer
  }
}
