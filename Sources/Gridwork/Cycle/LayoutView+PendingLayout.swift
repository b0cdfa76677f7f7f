// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The layout that ``frame`` waits for, and what to do about it; nil if the frame is up to date.
  ///
  /// ```swift
  /// let form = GridView(views: [[nameLabel, nameField]])
  /// print(nameField.frame)  // empty
  /// if let pending = nameField.pendingLayout { print(pending) }
  /// ```
  ///
  /// A layout that is due may leave this frame as it is. Nil while a pass is running, and for a
  /// top-level view without a root whose frame was set and counts, because
  /// ``translatesAutoresizingMaskIntoConstraints`` is true. Nothing is laid out or solved.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view in its tree.
  public final var pendingLayout: PendingLayout? {
    let top = outermostView
    let kind: PendingLayout.Kind
    if let layoutRoot {
      guard layoutRoot.isDue, !layoutRoot.isInPass else { return nil }
      kind = .due
    } else {
      guard top.isDueWithoutRoot, self !== top || !hasGivenSize else { return nil }
      kind = .noRoot
    }
    return PendingLayout(
      kind: kind, view: label, topLevelView: top.label, hasEarlierFrame: layoutPass > 0)
  }
}

extension LayoutView: CustomDebugStringConvertible {
  /// The class, the identifier and the frame of the view, and what to do if the frame is not up to
  /// date; see ``pendingLayout``.
  ///
  ///     GridView 'form', frame 0 0 166 26
  ///
  /// The four numbers are x, y, width and height, in points. AppKit's counterpart is `description`.
  public final var debugDescription: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(numberText)
    let text = "\(label), frame \(numbers.joined(separator: " "))"
    guard let pendingLayout else { return text }
    return "\(text), which \(pendingLayout.finding) \(pendingLayout.remedy)"
  }
}
