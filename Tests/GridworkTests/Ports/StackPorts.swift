// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Forms of the kind that programs make of NSStackView, with AppKit's calls.
struct StackPorts {
  /// Everything below each other, from the leading edge on.
  @Test func `a pane of permissions`() {
    let title = Label("Permissions")
    let grid = GridView(numberOfColumns: 2, rows: 0)
    grid.rowSpacing = 14
    grid.columnSpacing = 16
    grid.addRow(with: [Label("Accessibility"), Button("Open")])
    grid.addRow(with: [Label("Recording"), Button("Open")])
    grid.column(at: 0).xPlacement = .leading
    let restart = Button("Restart")
    let stack = StackView(views: [title, grid, restart])
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.spacing = 18
    stack.edgeInsets = LayoutEdgeInsets(top: 24, left: 24, bottom: 20, right: 24)
    window(stack)

    // The grid: 91 + 16 + 52 by 20 + 14 + 20.
    #expect(title.frame == rect(24, 24, 77, 16))
    #expect(grid.frame == rect(24, 24 + 16 + 18, 159, 54))
    #expect(restart.frame == rect(24, 58 + 54 + 18, 73, 20))
    #expect(stack.fittingSize == LayoutSize(width: 24 + 159 + 24, height: 130 + 20 + 20))
  }

  /// Rows that are all as wide as the page.
  @Test func `an index of settings`() {
    let page = LayoutView()
    let routesStackView = StackView()
    routesStackView.orientation = .vertical
    routesStackView.alignment = .width
    routesStackView.distribution = .fill
    routesStackView.spacing = 2
    routesStackView.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(routesStackView)
    let contentInsets = LayoutEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    LayoutConstraint.activate([
      routesStackView.leadingAnchor.constraint(
        equalTo: page.leadingAnchor, constant: contentInsets.left),
      routesStackView.trailingAnchor.constraint(
        equalTo: page.trailingAnchor, constant: -contentInsets.right),
      routesStackView.topAnchor.constraint(equalTo: page.topAnchor, constant: contentInsets.top),
      routesStackView.bottomAnchor.constraint(
        equalTo: page.bottomAnchor, constant: -contentInsets.bottom),
    ])
    let routes = ["General", "Keys", "Updates"].map { Button($0) }
    for route in routes {
      route.heightAnchor.constraint(equalToConstant: 44).isActive = true
      routesStackView.addArrangedSubview(route)
    }
    let root = window(page, width: .exact(240))

    #expect(routes.map(\.frame.width) == [216, 216, 216])
    #expect(routes.map(\.frame.minY) == [0, 46, 92])
    // 3 × 44 + 2 × 2, and 8 above and below.
    #expect(page.frame.height == 152)
    // By itself it is as wide as its widest row, and all others are, too: "General" and "Updates" are 73.
    root.width = .fitting
    root.layoutIfNeeded()
    #expect(routes.map(\.frame.width) == [73, 73, 73])
  }

  /// A badge that changes sides, with a gap of its own after whatever comes before it.
  @Test func `a badge before or after a text`() {
    let text = Label("Inbox")
    let badge = ImageView(18, 16)
    let stackView = StackView(views: [text])
    stackView.addArrangedSubview(Label("now"))
    let textToBadgePadding = 3.0
    func place(leading: Bool) {
      badge.removeFromSuperview()
      if leading, stackView.arrangedSubviews.first != badge {
        stackView.insertArrangedSubview(badge, at: 0)
        stackView.setCustomSpacing(textToBadgePadding, after: badge)
        stackView.setCustomSpacing(nil, after: text)
      } else if stackView.arrangedSubviews.last != badge {
        stackView.insertArrangedSubview(badge, at: 1)
        stackView.setCustomSpacing(textToBadgePadding, after: text)
        stackView.setCustomSpacing(nil, after: badge)
      }
    }
    place(leading: true)
    let root = window(stackView)
    // 18 and 3, 35 and the usual 8.
    #expect(stackView.arrangedSubviews.map(\.frame.minX) == [0, 21, 64])
    place(leading: false)
    root.layoutIfNeeded()
    // 35 and 3, 18 and the usual 8.
    #expect(stackView.arrangedSubviews.map(\.frame.minX) == [0, 38, 64])
    #expect(stackView.customSpacing(after: badge) == nil)
  }

  /// Two groups of controls that a spring drives apart; its own least width is the only gap.
  @Test func `a row with a spring`() {
    let leading = [Button("Back"), Button("Next")]
    let trailing = [Button("Done")]
    let spring = LayoutView()
    spring.setContentHuggingPriority(LayoutConstraint.Priority(rawValue: 1), for: .horizontal)
    spring.widthAnchor.constraint(greaterThanOrEqualToConstant: 12).isActive = true
    spring.heightAnchor.constraint(equalToConstant: 1).isActive = true
    let runs = StackView(views: leading + [spring] + trailing)
    runs.distribution = .fill
    for view in leading + trailing {
      runs.setCustomSpacing(nil, after: view)
    }
    if let last = leading.last { runs.setCustomSpacing(0, after: last) }
    runs.setCustomSpacing(0, after: spring)
    let root = window(runs, width: .exact(300))
    // 52 + 8 + 52, the spring, 52.
    #expect(spring.frame.minX == 112)
    #expect(spring.frame.width == 300 - 112 - 52)
    #expect(trailing[0].frame == rect(248, 0, 52, 20))
    #expect(runs.fittingSize.width == 112 + 12 + 52)
    root.width = .exact(176)
    root.layoutIfNeeded()
    #expect(spring.frame.width == 12)
  }

  /// A toolbar that throws its buttons away and makes others, in the middle.
  @Test func `a toolbar of buttons`() {
    let oscToolbarStackView = StackView()
    for _ in 0..<2 { oscToolbarStackView.addView(ImageView(20, 20), in: .center) }
    func setButtons(_ count: Int, iconSpacing: Double) {
      var btns = oscToolbarStackView.views.compactMap { $0 as? ImageView }
      if btns.count != count {
        for btn in oscToolbarStackView.views { oscToolbarStackView.removeView(btn) }
        btns = (0..<count).map { _ in ImageView(24, 24) }
        for btn in btns { oscToolbarStackView.addView(btn, in: .center) }
      }
      oscToolbarStackView.spacing = 2 * iconSpacing
      oscToolbarStackView.edgeInsets =
        iconSpacing == 0
        ? .init(top: 0, left: 4, bottom: 0, right: 4) : .init(top: 0, left: 0, bottom: 0, right: 0)
    }
    setButtons(3, iconSpacing: 0)
    let root = window(oscToolbarStackView)
    #expect(oscToolbarStackView.views.map(\.frame.minX) == [4, 28, 52])
    #expect(oscToolbarStackView.frame.size == LayoutSize(width: 80, height: 24))
    setButtons(3, iconSpacing: 3)
    root.width = .exact(120)
    root.layoutIfNeeded()
    // 3 × 24 + 2 × 6 = 84 in the middle of 120.
    #expect(oscToolbarStackView.views.map(\.frame.minX) == [18, 48, 78])
    #expect(oscToolbarStackView.views(in: .center).count == 3)
  }

  /// A card that folds itself away in its stack, the gap after it included.
  final class Card: LayoutView {
    private var collapseHeight: LayoutConstraint?

    init(height: Double) {
      super.init(frame: .zero)
      let natural = heightAnchor.constraint(equalToConstant: height)
      natural.priority = LayoutConstraint.Priority(rawValue: 999)
      natural.isActive = true
      widthAnchor.constraint(equalToConstant: 100).isActive = true
    }

    func dismiss() {
      layoutSubtreeIfNeeded()
      var extra = 0.0
      if let stack = superview as? StackView,
        let index = stack.arrangedSubviews.firstIndex(of: self),
        index < stack.arrangedSubviews.count - 1
      {
        extra = stack.customSpacing(after: self) ?? stack.spacing
        stack.setCustomSpacing(0, after: self)
      }
      let clamp = heightAnchor.constraint(equalToConstant: bounds.height + extra)
      clamp.isActive = true
      collapseHeight = clamp
    }

    func progress(to height: Double) { collapseHeight?.constant = height }
  }

  @Test func `a card that folds away`() {
    let card = Card(height: 60)
    let below = Label("below")
    let stack = StackView(views: [card, below])
    stack.orientation = .vertical
    stack.spacing = 10
    let root = window(stack)
    #expect(below.frame.minY == 70)
    card.dismiss()
    root.layoutIfNeeded()
    // The gap has become part of the card: nothing moves.
    #expect(card.frame.height == 70)
    #expect(below.frame.minY == 70)
    card.progress(to: 35)
    root.layoutIfNeeded()
    #expect(below.frame.minY == 35)
    card.isHidden = true
    root.layoutIfNeeded()
    #expect(below.frame.minY == 0)
    #expect(stack.detachedViews == [card])
  }

  /// Tabs of one width, in a bar that keeps room for its buttons.
  @Test func `a bar of tabs`() {
    let bar = LayoutView()
    let outer = StackView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(outer)
    outer.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true
    outer.leadingAnchor.constraint(equalTo: bar.leadingAnchor).isActive = true
    outer.bottomAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
    outer.trailingAnchor.constraint(equalTo: bar.trailingAnchor).isActive = true
    outer.orientation = .horizontal
    outer.distribution = .fill
    outer.alignment = .centerY
    outer.spacing = 1
    outer.setHuggingPriority(.defaultLow, for: .horizontal)
    let tabs = ["a", "longer", "b"].map { Label($0) }
    let stackView = StackView(views: tabs)
    stackView.distribution = .fillEqually
    stackView.spacing = 1
    stackView.setHuggingPriority(.defaultLow, for: .horizontal)
    let add = Button("+")
    add.setContentHuggingPriority(.required, for: .horizontal)
    outer.addView(stackView, in: .center)
    outer.addView(add, in: .trailing)
    window(bar, width: .exact(243))
    // The button is 31; the tabs share 243 - 31 - 1 - 2 × 1 = 209... in thirds of 69 2/3.
    #expect(stackView.frame == rect(0, 2, 211, 16))
    #expect(tabs.map { $0.convert($0.bounds, to: bar).minX } == [0, 71, 141])
    #expect(add.frame == rect(212, 0, 31, 20))
  }

  /// What a row of tools drops when the window is narrow.
  @Test func `a row that drops what does not fit`() {
    let path = Label("Documents")
    let search = Button("Search")
    let share = Button("Share")
    let stack = StackView(views: [path, search, share])
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.setHuggingPriority(LayoutConstraint.Priority(rawValue: 200), for: .horizontal)
    stack.setVisibilityPriority(.mustHold, for: path)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: search)
    stack.setVisibilityPriority(
      StackView.VisibilityPriority(
        rawValue: StackView.VisibilityPriority.detachOnlyIfNecessary.rawValue - 1), for: share)
    // 63 + 8 + 66 + 8 + 59
    let root = window(stack, width: .exact(204))
    #expect(stack.detachedViews == [])
    root.width = .exact(203)
    root.layoutIfNeeded()
    #expect(stack.detachedViews == [share])
    root.width = .exact(136)
    root.layoutIfNeeded()
    #expect(stack.detachedViews == [search, share])
    root.width = .exact(204)
    root.layoutIfNeeded()
    #expect(stack.detachedViews.isEmpty)
    #expect(share.frame.maxX == 204)
  }

  /// A section whose rows stand on their text, and whose label can go.
  @Test func `a row on one line of text`() {
    let label = Label("Size")
    let field = TextField()
    field.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let unit = Label("pt")
    let row = StackView(views: [label, field, unit])
    row.orientation = UserInterfaceLayoutOrientation.horizontal
    row.alignment = LayoutConstraint.Attribute.firstBaseline
    row.spacing = 6
    let column = StackView(views: [row, Checkbox("Bold")])
    column.orientation = .vertical
    column.alignment = .leading
    let root = window(column)
    #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 34, 80])
    #expect(row.arrangedSubviews.map(\.frame.minY) == [3, 0, 3])
    #expect(column.frame.size == LayoutSize(width: 94, height: 22 + 8 + 18))
    label.isHidden = true
    unit.isHidden = true
    root.layoutIfNeeded()
    #expect(field.frame == rect(0, 0, 40, 22))
    label.isHidden = false
    root.layoutIfNeeded()
    #expect(field.frame == rect(34, 0, 40, 22))
    #expect(row.views.filter { !row.detachedViews.contains($0) } == [label, field])
  }
}
