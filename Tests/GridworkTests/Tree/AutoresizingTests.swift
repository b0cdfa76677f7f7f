// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

@Suite struct AutoresizingTests {
  /// A window of 100 by 100 with a view at 10 20 30 40; then the window is 200 by 300.
  private func resized(_ mask: LayoutView.AutoresizingMask) -> LayoutRect {
    let window = LayoutView()
    window.frame = rect(0, 0, 100, 100)
    let view = LayoutView()
    view.autoresizingMask = mask
    view.frame = rect(10, 20, 30, 40)
    window.addSubview(view)
    let root = LayoutRoot(window, width: .exact(100), height: .exact(100), scale: 0)
    root.layoutIfNeeded()
    #expect(view.frame.isNear(rect(10, 20, 30, 40)), "\(mask)")
    root.width = .exact(200)
    root.height = .exact(300)
    root.layoutIfNeeded()
    #expect(root.conflicts.isEmpty)
    return view.frame
  }

  // Along x: x 10, w 30, S 100, a 60; then S 200. Along y: x 20, w 40, S 100, a 40; then S 300.
  @Test func `every combination of a mask follows the table`() {
    #expect(resized([]).isNear(rect(10, 20, 30, 40)))
    #expect(resized([.maxXMargin, .maxYMargin]).isNear(rect(10, 20, 30, 40)))
    #expect(resized([.minXMargin, .minYMargin]).isNear(rect(110, 220, 30, 40)))
    #expect(resized([.width, .height]).isNear(rect(10, 20, 130, 240)))
    // min = m(S - w): 10/70 · 170, 20/60 · 260.
    #expect(
      resized([.minXMargin, .maxXMargin, .minYMargin, .maxYMargin])
        .isNear(rect(170.0 / 7, 260.0 / 3, 30, 40)))
    // size = m(S - a): 30/40 · 140, 40/60 · 260; the far margin stays, 60 and 40.
    #expect(
      resized([.minXMargin, .width, .minYMargin, .height])
        .isNear(rect(140 - 105, 260 - 520.0 / 3, 105, 520.0 / 3)))
    // size = m(S - x): 30/90 · 190, 40/80 · 280; the near margin stays.
    #expect(
      resized([.width, .maxXMargin, .height, .maxYMargin])
        .isNear(rect(10, 20, 190.0 / 3, 140)))
    // All in proportion: twice, three times.
    #expect(
      resized([.minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin])
        .isNear(rect(20, 60, 60, 120)))
  }

  // Along x: x 10, w 30, S 100, a 60, so m is 10/70, 30/40 and 30/90.
  private static let demands: [(LayoutView.AutoresizingMask, String, String)] = [
    ([], "view.minX == 10", "view.width == 30"),
    (.minXMargin, "H:[view]-(60)-|(LTR)", "view.width == 30"),
    (.width, "view.minX == 10", "H:[view]-(60)-|(LTR)"),
    (
      [.minXMargin, .maxXMargin], "view.width == 30",
      "view.minX == 0.142857*window.width - 4.28571"
    ),
    ([.minXMargin, .width], "H:[view]-(60)-|(LTR)", "view.width == 0.75*window.width - 45"),
    ([.width, .maxXMargin], "view.minX == 10", "view.width == 0.333333*window.width - 3.33333"),
    (
      [.minXMargin, .width, .maxXMargin], "view.minX == 0.1*window.width",
      "view.width == 0.3*window.width"
    ),
  ]

  @Test(arguments: demands)
  func `diagnostics print what a mask demands`(
    mask: LayoutView.AutoresizingMask, first: String, second: String
  ) {
    let window = Box("window")
    window.frame = rect(0, 0, 100, 100)
    let view = Box("view")
    view.autoresizingMask = mask
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(10, 20, 30, 40)
    window.addSubview(view)
    let root = LayoutRoot(window, width: .exact(100), height: .exact(100))
    root.layoutIfNeeded()
    let texts = view.constraintsAffectingLayout(for: .horizontal).map(\.text)
      .filter { $0.hasPrefix("<AutoresizingMaskLayoutConstraint:") }
    #expect(texts.count == 2)
    #expect(texts.first?.contains(" " + first + " ") == true)
    #expect(texts.last?.contains(" " + second + " ") == true)
  }

  @Test func `zero denominators leave nothing to share`() {
    let (size, min) = AutoresizingDemand.demands(
      of: [.minXMargin, .maxXMargin], along: .horizontal, position: 0, extent: 50, superview: 50)
    #expect(size == AutoresizingDemand(part: .size, constant: 50))
    #expect(min == AutoresizingDemand(part: .minMargin, share: 0, constant: 0))
  }

  @Test func `setting the frame again renews its constraints`() {
    let window = LayoutView()
    let view = LayoutView()
    window.addSubview(view)
    view.frame = rect(1, 2, 3, 4)
    let root = LayoutRoot(window, width: .exact(100), height: .exact(100))
    root.layoutIfNeeded()
    view.frame = rect(5, 6, 7, 8)
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 7, 8))
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `views with constraints sit beside views without`() {
    let window = LayoutView()
    let old = LayoutView()
    old.frame = rect(10, 10, 50, 20)
    let new = Box("new", 40, 20)
    window.addSubview(old)
    window.addSubview(new)
    LayoutConstraint.activate([
      new.leadingAnchor.constraint(equalTo: old.trailingAnchor, constant: 8),
      new.topAnchor.constraint(equalTo: old.topAnchor),
    ])
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    root.layoutIfNeeded()
    #expect(new.frame == rect(68, 10, 40, 20))
  }

  @Test func `alignment insets do not disturb a frame`() {
    let window = LayoutView()
    let view = Box("view")
    view.insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.translatesAutoresizingMaskIntoConstraints = true
    window.addSubview(view)
    window.frame = rect(0, 0, 100, 100)
    view.autoresizingMask = [.width, .minYMargin]
    view.frame = rect(10, 20, 30, 40)
    let root = LayoutRoot(window, width: .exact(100), height: .exact(100))
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 30, 40))
    root.width = .exact(150)
    root.height = .exact(150)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 70, 80, 40))
  }

  @Test func `the notation has three letters an axis`() {
    typealias Mask = LayoutView.AutoresizingMask
    #expect(Mask([]).notation(.horizontal) == "--&")
    #expect(Mask([.width]).notation(.horizontal) == "-&-")
    #expect(Mask([.minXMargin, .width, .maxXMargin]).notation(.horizontal) == "&&&")
    #expect(Mask([.minYMargin]).notation(.vertical) == "&--")
  }
}
