// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Text of which every character is 10 wide and every line 20 tall, broken anywhere.
private struct Text: LayoutContent {
  var characters: Int

  var intrinsicContentSize: LayoutSize { LayoutSize(width: Double(characters) * 10, height: 20) }

  func height(forWidth width: Double) -> Double? {
    let columns = max(1, Int(width / 10))
    return Double((characters + columns - 1) / columns) * 20
  }

  var firstBaselineOffsetFromTop: Double? { 15 }
  var lastBaselineOffsetFromBottom: Double? { 5 }
}

@Suite struct ContentTests {
  @Test func `content is hugged and resists at the priorities given`() {
    let window = Box("window")
    let a = Box("a", 100, 20)
    window.addSubview(a)
    a.fill(window)
    let root = LayoutRoot(window, width: .preferred(80), height: .preferred(30))
    root.layoutIfNeeded()
    // Resistance 750 beats 500; hugging 250 does not.
    #expect(window.frame.size == LayoutSize(width: 100, height: 30))
    a.setContentHuggingPriority(600, for: .vertical)
    a.setContentCompressionResistancePriority(400, for: .horizontal)
    root.layoutIfNeeded()
    #expect(window.frame.size == LayoutSize(width: 80, height: 20))
  }

  @Test func `an axis without a metric has no content size`() {
    let window = Box("window")
    let a = Box("a", LayoutView.noIntrinsicMetric, 20)
    window.addSubview(a)
    a.fill(window)
    let root = LayoutRoot(window)
    root.layoutIfNeeded()
    #expect(window.frame.size == LayoutSize(width: 0, height: 20))
  }

  @Test func `wrapping content is measured again at its solved width`() {
    let window = Box("window")
    let text = LayoutView(content: Text(characters: 30))
    text.translatesAutoresizingMaskIntoConstraints = false
    text.setContentCompressionResistancePriority(400, for: .horizontal)
    let below = Box("below", 10, 10)
    window.addSubview(text)
    window.addSubview(below)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      text.topAnchor.constraint(equalTo: window.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    let root = LayoutRoot(window, width: .exact(120), scale: 0)
    root.layoutIfNeeded()
    // Twelve characters a line: three lines.
    #expect(text.frame == rect(0, 0, 120, 60))
    #expect(window.frame.height == 70)
    root.width = .exact(200)
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 200, 40))
    root.width = .exact(300)
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 300, 20))
    // Aside, at any width.
    #expect(
      window.fittingSize(
        proposing: LayoutSize(width: 100, height: 0), horizontalPriority: .required)
        == LayoutSize(width: 100, height: 70))
    #expect(window.fittingSize == LayoutSize(width: 300, height: 30))
    #expect(text.frame == rect(0, 0, 300, 20))
  }

  @Test func `content has its own height again at a width that its height does not depend on`() {
    /// 20 high, or 50 between 60 and 90 points of width.
    final class Unfolding: LayoutView {
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: 100, height: 20) }

      override func height(forWidth width: Double) -> Double? {
        width < 60 ? nil : width < 90 ? 50 : 20
      }
    }
    let view = Unfolding()
    view.setContentCompressionResistancePriority(400, for: .horizontal)
    let stack = StackView(views: [view])
    let root = LayoutRoot(stack)
    for (width, height) in [(100.0, 20.0), (80, 50), (40, 20), (80, 50)] {
      root.width = .exact(width)
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, width, height))
    }
  }

  @Test func `content that never comes to rest is measured a documented number of times`() {
    /// Twice as high as wide, then half as high, and so on: with a square around it there is no rest.
    final class Restless: LayoutView {
      var asked: [Double] = []

      override var intrinsicContentSize: LayoutSize { LayoutSize(width: 10, height: 10) }

      override func height(forWidth width: Double) -> Double? {
        asked.append(width)
        return width < 100 ? 200 : 20
      }
    }
    func layout(_ rounds: Int) -> (frame: LayoutRect, most: Int) {
      let window = Box("window")
      let text = Restless()
      text.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(text)
      text.fill(window)
      text.widthAnchor.constraint(equalTo: text.heightAnchor).isActive = true
      let root = LayoutRoot(window)
      var most = 0
      for _ in 0..<rounds {
        text.asked = []
        text.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        most = max(most, text.asked.count)
      }
      return (text.frame, most)
    }
    let once = layout(1)
    // Asked once whether it wraps, then four rounds.
    #expect(once.most == 5)
    let often = layout(7)
    #expect(often.most == 5)
    #expect(often.frame == once.frame)
  }

  @Test func `text wraps in a stack in a grid in a stack`() {
    let text = LayoutView(content: Text(characters: 30))
    text.setContentCompressionResistancePriority(400, for: .horizontal)
    let inner = StackView(views: [Box("icon", 20, 20), text])
    inner.distribution = .fill
    inner.alignment = .top
    let grid = GridView(views: [[Box("label", 50, 10), inner]])
    grid.column(at: 1).xPlacement = .fill
    let footer = Box("footer", 10, 10)
    let outer = StackView(views: [grid, footer])
    outer.orientation = .vertical
    outer.alignment = .leading
    outer.distribution = .fill
    grid.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    let root = LayoutRoot(outer, width: .exact(204), scale: 0)
    for (width, lines) in [(204.0, 3.0), (384, 1), (234, 2), (204, 3), (144, 5), (204, 3)] {
      root.width = .exact(width)
      root.layoutIfNeeded()
      // 50 for the label, 6 between columns, 20 for the icon, 8 between views.
      #expect(text.frame.size == LayoutSize(width: width - 84, height: 20 * lines), "\(width)")
      #expect(footer.frame.minY == 20 * lines + 8, "\(width)")
    }
  }

  @Test func `replacing the content counts`() {
    let view = LayoutView(content: Text(characters: 3))
    #expect(view.fittingSize == LayoutSize(width: 30, height: 20))
    view.layoutContent = Text(characters: 5)
    #expect(view.fittingSize == LayoutSize(width: 50, height: 20))
  }

  @Test func `a fitting size is kept until something inside changes`() {
    final class Counting: LayoutView {
      var asked = 0
      override var intrinsicContentSize: LayoutSize {
        asked += 1
        return LayoutSize(width: 7, height: 7)
      }
    }
    let window = Box("window")
    let view = Counting()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.fill(window, by: 3)
    #expect(window.fittingSize == LayoutSize(width: 13, height: 13))
    let asked = view.asked
    _ = window.fittingSize
    #expect(view.asked == asked)
    view.invalidateIntrinsicContentSize()
    _ = window.fittingSize
    #expect(view.asked == asked + 1)
  }

  @Test func `the fitting size of a leaf knows its own constraints`() {
    let box = Box("box", 50)
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    let low = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 90)
    low.priority = 49
    low.isActive = true
    #expect(box.fittingSize == LayoutSize(width: 60, height: 0))
    low.priority = 51
    #expect(box.fittingSize == LayoutSize(width: 60, height: 90))
  }

  @Test func `fitting sizes round up to pixels`() {
    let box = Box("box", 50.2, 20.5)
    let root = LayoutRoot(box, scale: 2)
    #expect(box.fittingSize == LayoutSize(width: 50.5, height: 20.5))
    root.scale = 1
    #expect(box.fittingSize == LayoutSize(width: 51, height: 21))
    root.scale = 0
    #expect(box.fittingSize == LayoutSize(width: 50.2, height: 20.5))
  }
}

@Suite struct RootSizeTests {
  private func width(_ extent: LayoutRoot.Extent) -> Double {
    let window = Box("window")
    let a = Box("a", 100, 20)
    window.addSubview(a)
    a.fill(window)
    a.setContentHuggingPriority(600, for: .horizontal)
    a.setContentCompressionResistancePriority(450, for: .horizontal)
    let root = LayoutRoot(window, width: extent)
    root.layoutIfNeeded()
    return window.frame.width
  }

  @Test func `a root is exact, preferred, at most, or fitting`() {
    #expect(width(.exact(130)) == 130)
    #expect(width(.exact(70)) == 70)
    // Hugging 600 overcomes 500; resistance 450 does not.
    #expect(width(.preferred(130)) == 100)
    #expect(width(.preferred(70)) == 70)
    #expect(width(.preferred(130, priority: 700)) == 130)
    #expect(width(.atMost(130)) == 100)
    #expect(width(.atMost(70)) == 70)
    #expect(width(.fitting) == 100)
  }
}
