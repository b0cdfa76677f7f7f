// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Bars, pages and lists of the kind that programs make of NSStackView.
struct ToolbarPorts {
  private func row(_ views: [LayoutView]) -> StackView {
    let stack = StackView(views: views)
    stack.orientation = .horizontal
    stack.spacing = 6
    stack.alignment = .centerY
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }

  @Test func `a bar of a browser`() {
    let bar = LayoutView()
    let navigation = row([ImageView(16, 16), ImageView(16, 16)])
    let progress = ImageView(10, 6)
    let statusLabel = Label("Ready")
    let middle = row([statusLabel, progress])
    let actions = row([Button("Go")])
    [navigation, middle, actions].forEach(bar.addSubview)
    LayoutConstraint.activate([
      navigation.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10),
      navigation.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      middle.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      middle.leadingAnchor.constraint(
        greaterThanOrEqualTo: navigation.trailingAnchor, constant: 10),
      middle.trailingAnchor.constraint(lessThanOrEqualTo: actions.leadingAnchor, constant: -10),
      actions.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -10),
      actions.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      progress.widthAnchor.constraint(equalToConstant: 150),
    ])
    statusLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let root = window(bar, width: .exact(501), height: .exact(36))
    #expect(navigation.frame == rect(10, 10, 38, 16))
    // 35 + 6 + 150 in the middle of 501.
    #expect(middle.frame == rect(155, 10, 191, 16))
    #expect(actions.frame == rect(453, 8, 38, 20))
    // The middle of 145.5 is 87.5 from 58, where the middle may begin: of 175 the status has 175 - 156.
    root.width = .exact(291)
    root.layoutIfNeeded()
    #expect(statusLabel.frame.width == 19)
  }

  /// Buttons at both ends, with a plain view between them that takes what is left.
  @Test func `a row of buttons with a spacer`() {
    let strip = Button("Remove")
    let close = Button("Close")
    let buttons: [LayoutView] = [strip, LayoutView(), close]
    let buttonRow = StackView(views: buttons)
    buttonRow.orientation = .horizontal
    buttons[1].setContentHuggingPriority(.init(1), for: .horizontal)
    let root = LayoutRoot(buttonRow, width: .exact(300))
    root.layoutIfNeeded()
    // 66 + 8, the spacer, 8 + 59.
    #expect(buttons.map(\.frame.minX) == [0, 74, 241])
    #expect(buttons[1].frame.width == 159)
  }

  /// Links to what a plugin has; those it has not are away.
  @Test(arguments: [(nil, 45.0), ("a@b.c", 45.0 + 8 + 52)] as [(String?, Double)])
  func `links of a plugin`(email: String?, width: Double) {
    let website = Button("Web")
    let mail = Button("Mail")
    let links = StackView(views: [website, mail])
    links.setVisibilityPriority(email == nil ? .notVisible : .mustHold, for: mail)
    window(links)
    #expect(links.frame.width == width)
    #expect(links.detachedViews == (email == nil ? [mail] : []))
    links.views.forEach { links.removeView($0) }
    #expect(links.views.isEmpty)
    #expect(mail.superview == nil)
  }

  /// A message over a film, which reads in the direction of its stack.
  @Test func `a message on the screen`() {
    let icon = ImageView(14, 14)
    let label = Label("Volume")
    let bar = StackView(views: [ImageView(30, 4), ImageView(20, 4)])
    bar.spacing = 0
    let titleStack = StackView(views: [icon, label])
    let stackView = StackView(views: [titleStack, bar])
    stackView.orientation = .vertical
    stackView.alignment = .leading
    stackView.userInterfaceLayoutDirection = .rightToLeft
    bar.userInterfaceLayoutDirection = stackView.userInterfaceLayoutDirection
    [titleStack, bar].forEach { $0.setHuggingPriority(.defaultHigh, for: .horizontal) }
    window(stackView)
    // From the right: 14, 8, 42; below it 30 and 20.
    #expect(stackView.frame.width == 64)
    #expect(icon.convert(icon.bounds, to: nil) == rect(50, 1, 14, 14))
    #expect(bar.frame == rect(14, 24, 50, 4))
    #expect(bar.arrangedSubviews.map(\.frame.minX) == [20, 0])
  }

  /// Lists are filled anew whenever something changes.
  @Test func `a list that is made again`() {
    let list = StackView()
    list.orientation = .vertical
    list.alignment = .leading
    list.spacing = 4
    func reload(_ names: [String]) {
      list.arrangedSubviews.forEach {
        list.removeArrangedSubview($0)
        $0.removeFromSuperview()
      }
      names.map { Label($0) }.forEach(list.addArrangedSubview)
    }
    reload(["one", "two"])
    let root = window(list)
    reload(["three", "four", "five"])
    root.layoutIfNeeded()
    #expect(list.subviews.map(\.frame.minY) == [0, 20, 40])
    #expect(list.frame.size == LayoutSize(width: 35, height: 56))
  }

  /// A section whose rows fold away below its heading.
  final class Section: StackView {
    let header: Button
    let content: StackView
    var isExpanded = true {
      didSet { content.isHidden.toggle() }
    }

    init(title: String, rows: [LayoutView]) {
      header = Button(title)
      content = StackView(views: rows)
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
      content.orientation = .vertical
      content.alignment = .leading
      content.edgeInsets = LayoutEdgeInsets(left: 16)
      addArrangedSubview(header)
      addArrangedSubview(content)
      setCustomSpacing(2, after: header)
    }
  }

  @Test func `sections that fold`() {
    let sections = [
      Section(title: "Audio", rows: [Checkbox("Mute")]),
      Section(title: "Video", rows: [Checkbox("Full"), Checkbox("Loop")]),
    ]
    let stack = StackView(views: sections)
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.spacing = 10
    let root = window(stack)
    // 20 + 2 + 18, 10, 20 + 2 + 18 + 8 + 18.
    #expect(stack.frame.height == 40 + 10 + 66)
    #expect(sections[0].content.frame == rect(0, 22, 16 + 48, 18))
    sections[0].isExpanded = false
    root.layoutIfNeeded()
    #expect(sections[1].frame.minY == 30)
    sections[0].isExpanded = true
    root.layoutIfNeeded()
    #expect(sections[1].frame.minY == 50)
  }

  /// A page with something at its top, its middle and its bottom.
  @Test func `a page of three areas`() {
    let page = StackView()
    page.orientation = .vertical
    page.edgeInsets = LayoutEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let title = Label("Welcome")
    let picture = ImageView(60, 40)
    let next = Button("Next")
    page.addView(title, in: .top)
    page.setViews([picture], in: .center)
    page.insertView(next, at: 0, in: .bottom)
    window(page, width: .exact(200), height: .exact(200))
    #expect(title.frame == rect(76, 12, 49, 16))
    #expect(picture.frame == rect(70, 80, 60, 40))
    #expect(next.frame == rect(74, 168, 52, 20))
    #expect(page.views(in: .trailing) == [next])
  }

  /// Hears who leaves for want of room.
  final class Controller: StackViewDelegate {
    var missing: [LayoutView] = []
    func stackView(_ stackView: StackView, willDetach views: [LayoutView]) { missing += views }
    func stackView(_ stackView: StackView, didReattach views: [LayoutView]) {
      missing.removeAll { views.contains($0) }
    }
  }

  @Test func `a bar that tells what it drops`() {
    let controller = Controller()
    let views = [Button("Play"), Button("Speed")]
    let bar = StackView(views: views)
    bar.delegate = controller
    bar.setClippingResistancePriority(.defaultLow, for: .horizontal)
    bar.setVisibilityPriority(.init(rawValue: 500), for: views[1])
    let root = window(bar, width: .exact(119))
    // 52 + 8 + 59
    #expect(controller.missing.isEmpty)
    root.width = .exact(118)
    root.layoutIfNeeded()
    #expect(controller.missing == [views[1]])
    root.width = .exact(200)
    root.layoutIfNeeded()
    #expect(controller.missing.isEmpty)
    #expect(views[1].frame.minX == 60)
  }
}
