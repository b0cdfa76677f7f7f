// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The code of the articles Auto Layout for newcomers and Priorities.
@Suite struct `Auto Layout for newcomers` {
  private let page = LayoutView()
  private let title = label("Title")
  private let text = label("Text")

  init() {
    page.identifier = "page"
    for view in [title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
  }

  @Test func `anchors`() {
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
    ])
    _ = layOut(page, width: 200, height: 100)
    #expect(frame(title) == [20, 20, 50, 10])
    #expect(frame(text) == [20, 38, 40, 10])
  }

  @Test func `a visual format`() {
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "|-20-[title]-8-[text]", options: .alignAllFirstBaseline,
        views: ["title": title, "text": text]))
    title.topAnchor.constraint(equalTo: page.topAnchor, constant: 20).isActive = true
    _ = layOut(page, width: 200, height: 100)
    #expect(frame(text) == [78, 20, 40, 10])
  }

  @Test func `ratios and shares`() {
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor),
      title.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
      title.heightAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.25),
      text.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor),
    ])
    _ = layOut(page, width: 200, height: 100)
    #expect(frame(title) == [0, 0, 100, 25])
  }

  @Test func `a change of a constant`() {
    let gap = text.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor),
      text.topAnchor.constraint(equalTo: page.topAnchor), gap,
    ])
    let root = layOut(page, width: 200, height: 100)
    #expect(text.frame.minX == 58)

    gap.constant = 20
    root.layoutIfNeeded()
    #expect(text.frame.minX == 70)
  }

  // MARK: Priorities

  private func pinText() {
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      text.topAnchor.constraint(equalTo: page.topAnchor),
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
  }

  @Test func `a limit stops a wish`() {
    pinText()
    let wish = text.widthAnchor.constraint(equalTo: page.widthAnchor)
    wish.priority = 800
    let limit = text.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    LayoutConstraint.activate([wish, limit])
    let root = layOut(page, width: 100, height: 100)
    #expect(text.frame.width == 100)

    root.width = .exact(300)
    root.layoutIfNeeded()
    #expect(text.frame.width == 120)
  }

  @Test func `many weak ones do not outvote a strong one`() {
    pinText()
    let strong = text.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = 800
    let weak = (1...50).map { _ in text.widthAnchor.constraint(equalToConstant: 200) }
    for constraint in weak { constraint.priority = 799.5 }
    LayoutConstraint.activate([strong] + weak)
    _ = layOut(page, width: 300, height: 100)
    #expect(text.frame.width == 100)
  }

  @Test func `who keeps its text`() {
    let root = layOut(page, width: 70, height: 100)
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "|[title][text]|", options: .alignAllTop,
        views: ["title": title, "text": text]))
    title.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    title.setContentCompressionResistancePriority(740, for: .horizontal)
    root.layoutIfNeeded()
    // 70 for a title of 50 and a text of 40.
    #expect(frame(title) == [0, 0, 30, 10])
    #expect(frame(text) == [30, 0, 40, 10])
  }
}
