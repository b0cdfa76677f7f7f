// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A window of 300 by 200 with boxes in it.
private func laidOut(
  _ direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 0,
  _ make: (Box) -> Void
) -> LayoutRoot {
  let window = Box("window")
  make(window)
  let root = LayoutRoot(
    window, width: .exact(300), height: .exact(200), direction: direction, scale: scale)
  root.layoutIfNeeded()
  return root
}

@Suite struct ConstraintFormTests {
  let a = Box("a", 50, 20, baseline: 15)
  let b = Box("b", 50, 20)

  @Test func `the classic initialiser makes an aspect ratio`() {
    let root = laidOut { window in
      window.addSubview(a)
      a.setContentHuggingPriority(100, for: .horizontal)
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: a, attribute: .height,
        multiplier: 3, constant: 5
      ).isActive = true
    }
    // 3 · 20 + 5
    #expect(a.frame.isNear(rect(0, 0, 65, 20)))
    #expect(root.conflicts.isEmpty)
  }

  @Test func `a size in the classic initialiser needs no second item`() {
    _ = laidOut { window in
      window.addSubview(a)
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, constant: 80
      ).isActive = true
    }
    #expect(a.frame.width == 80)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a position with a multiplier is measured from the leading edge of the common ancestor`(
    direction: UserInterfaceLayoutDirection
  ) {
    _ = laidOut(direction) { window in
      window.addSubview(a)
      LayoutConstraint.activate([
        LayoutConstraint(
          item: a, attribute: .centerX, relatedBy: .equal, toItem: window, attribute: .trailing,
          multiplier: 0.25),
        LayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: window, attribute: .bottom,
          multiplier: 0.5, constant: 3),
      ])
    }
    // A quarter of 300, less half of 50; right to left from the other side.
    let left = direction == .leftToRight ? 75.0 - 25 : 300.0 - 75 - 25
    #expect(a.frame == rect(left, 103, 50, 20))
  }

  @Test func `right to left flips constants between leading and trailing, not between centres`() {
    _ = laidOut(.rightToLeft) { window in
      window.addSubview(a)
      window.addSubview(b)
      LayoutConstraint.activate([
        a.centerXAnchor.constraint(equalTo: window.centerXAnchor, constant: 10),
        b.centerXAnchor.constraint(equalTo: window.leadingAnchor, constant: 60),
      ])
    }
    #expect(a.frame.minX == 150 + 10 - 25)
    #expect(b.frame.minX == 300 - 60 - 25)
  }

  @Test func `left and right never flip`() {
    _ = laidOut(.rightToLeft) { window in
      window.addSubview(a)
      LayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7)
      ])
    }
    #expect(a.frame.minX == 7)
  }

  @Test func `a view with a direction of its own arranges what is in it`() {
    let inner = Box("inner")
    let root = laidOut(.rightToLeft) { window in
      window.addSubview(inner)
      inner.fill(window)
      inner.userInterfaceLayoutDirection = .leftToRight
      inner.addSubview(a)
      a.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5).isActive = true
      window.addSubview(b)
      b.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5).isActive = true
    }
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(a.frame.minX == 5)
    #expect(b.frame.minX == 300 - 5 - 50)
    inner.userInterfaceLayoutDirection = nil
    root.layoutIfNeeded()
    #expect(a.frame.minX == 300 - 5 - 50)
  }

  @Test func `a root can change its direction`() {
    let root = laidOut { window in
      window.addSubview(a)
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5).isActive = true
    }
    #expect(a.frame.minX == 5)
    root.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(a.frame.minX == 245)
  }

  @Test func `a view without a baseline stands on its edges`() {
    let root = laidOut { window in
      window.addSubview(a)
      window.addSubview(b)
      LayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
      ])
    }
    // The top of b stands on a's baseline, 15 below its top.
    #expect(b.frame.minY == 45)
    b.removeFromSuperview()
    root.view.addSubview(b)
    b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.maxY == 45)
  }

  @Test func `a baseline that changes moves what stands on it`() {
    let root = laidOut { window in
      window.addSubview(a)
      window.addSubview(b)
      LayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
      ])
    }
    a.baseline = 12
    root.layoutIfNeeded()
    #expect(b.frame.minY == 42)
  }

  @Test func `constraints relate alignment rectangles, frames include what lies around them`() {
    let inner = Box("inner")
    let root = laidOut { window in
      window.addSubview(inner)
      inner.insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      inner.fill(window, by: 10)
      inner.addSubview(a)
      a.insets = LayoutEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      a.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
      a.topAnchor.constraint(equalTo: window.topAnchor, constant: 40).isActive = true
    }
    // Alignment rectangle 10 10 280 180.
    #expect(inner.frame == rect(8, 9, 286, 184))
    // Its alignment left edge meets inner's, which is 2 right of inner's frame.
    #expect(a.frame.minX == 2 - 6)
    // 40 below the window's top, 9 of which lie above inner's frame.
    #expect(a.frame.minY == 40 - 9 - 5)
    #expect(a.frame.size == LayoutSize(width: 50 + 14, height: 20 + 12))
    inner.insets = .zero
    root.layoutIfNeeded()
    #expect(inner.frame == rect(10, 10, 280, 180))
    #expect(a.frame.minX == -6)
    #expect(a.frame.minY == 40 - 10 - 5)
  }

  @Test func `cousins meet through their superviews`() {
    let left = Box("left")
    let right = Box("right")
    _ = laidOut { window in
      window.addSubview(left)
      window.addSubview(right)
      left.addSubview(a)
      right.addSubview(b)
      LayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 11),
        left.topAnchor.constraint(equalTo: window.topAnchor, constant: 22),
        right.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -33),
        right.widthAnchor.constraint(equalToConstant: 100),
        right.topAnchor.constraint(equalTo: window.topAnchor, constant: 44),
        a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
        a.topAnchor.constraint(equalTo: left.topAnchor, constant: 6),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 120),
        b.topAnchor.constraint(equalTo: a.topAnchor),
      ])
    }
    #expect(right.frame == rect(167, 44, 100, 0))
    // a ends at 11 + 5 + 50 = 66; b begins 120 later, measured from right.
    #expect(b.frame == rect(66 + 120 - 167, 28 - 44, 50, 20))
  }

  @Test func `the distance between two positions is a size`() {
    _ = laidOut { window in
      window.addSubview(a)
      window.addSubview(b)
      let before = window.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      let after = b.trailingAnchor.anchorWithOffset(to: window.trailingAnchor)
      LayoutConstraint.activate([
        between.constraint(equalTo: before, multiplier: 2),
        after.constraint(equalTo: before),
        a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 9),
      ])
    }
    // 300 - 2 · 50 shared 1 : 2 : 1.
    #expect(abs(a.frame.minX - 50) < 1e-9)
    #expect(abs(b.frame.minX - 200) < 1e-9)
    #expect(b.frame.minY - a.frame.minY == 9)
  }

  @Test func `system spacing is 8 between siblings and 20 to the container`() {
    let root = laidOut { window in
      window.addSubview(a)
      window.addSubview(b)
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: window.leadingAnchor),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        a.topAnchor.constraint(equalToSystemSpacingBelow: window.topAnchor),
        window.bottomAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor),
      ])
    }
    #expect(a.frame.minX == 20)
    #expect(b.frame.minX == 20 + 50 + 16)
    #expect(a.frame.minY == 20)
    #expect(b.frame.maxY == 180)
    root.systemSpacing = LayoutRoot.SystemSpacing(siblings: 5, container: 12)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 12)
    #expect(b.frame.minX == 12 + 50 + 10)
  }

  @Test func `guides are rectangles like any other`() {
    let guide = LayoutGuide()
    _ = laidOut { window in
      window.addSubview(a)
      window.addSubview(b)
      window.addLayoutGuide(guide)
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        guide.trailingAnchor.constraint(equalTo: b.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 33),
        guide.topAnchor.constraint(equalTo: window.topAnchor, constant: 3),
        guide.bottomAnchor.constraint(equalTo: b.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 9),
      ])
    }
    #expect(guide.frame == rect(50, 3, 33, 9))
    #expect(b.frame.origin == LayoutPoint(x: 83, y: 12))
  }

  @Test func `margins and safe area are guides inside the view`() {
    let root = laidOut { window in
      window.addSubview(a)
      window.addSubview(b)
      window.safeAreaInsets = LayoutEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
        a.topAnchor.constraint(equalTo: window.layoutMarginsGuide.topAnchor),
        b.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
        b.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      ])
    }
    #expect(a.frame.origin == LayoutPoint(x: 8, y: 8))
    #expect(b.frame.minY == 44)
    #expect(b.frame.maxY == 200 - 34)
    root.view.layoutMargins = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(a.frame.origin == LayoutPoint(x: 2, y: 1))
    #expect(root.safeAreaInsets == LayoutEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    root.safeAreaInsets.top = 20
    root.layoutIfNeeded()
    #expect(b.frame.minY == 20)
  }
}
