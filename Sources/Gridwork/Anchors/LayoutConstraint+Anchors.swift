// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// The anchor of ``firstItem`` and ``firstAttribute``; for a distance between two positions, the distance.
  ///
  /// The compiler does not know which kind of anchor it is. It relates only to other such anchors, and
  /// relating anchors of different kinds is a programmer error. To relate the same attributes in another
  /// way, make a constraint from both anchors:
  ///
  /// ```swift
  /// if let second = gap.secondAnchor {
  ///   wideGap = gap.firstAnchor.constraint(equalTo: second, constant: 40)
  /// }
  /// ```
  ///
  /// AppKit's counterpart has the same name.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstSide) }

  /// The anchor of ``secondItem`` and ``secondAttribute``, as ``firstAnchor`` is that of the first item; nil
  /// if there is no second item. AppKit's counterpart has the same name.
  public var secondAnchor: LayoutAnchor<AnyObject>? { secondSide.map(LayoutAnchor.init) }
}
