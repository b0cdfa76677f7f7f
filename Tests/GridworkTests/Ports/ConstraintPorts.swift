// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

// What programs put into extensions of their own, with AppKit's types.

extension LayoutView {
  fileprivate func pin(
    top: LayoutAnchor<LayoutYAxisAnchor>? = nil, leading: LayoutAnchor<LayoutXAxisAnchor>? = nil,
    bottom: LayoutAnchor<LayoutYAxisAnchor>? = nil,
    trailing: LayoutAnchor<LayoutXAxisAnchor>? = nil, insets: LayoutEdgeInsets = .init()
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    if let top {
      topAnchor.constraint(equalTo: top, constant: insets.top).isActive = true
    }
    if let leading {
      leadingAnchor.constraint(equalTo: leading, constant: insets.left).isActive = true
    }
    if let bottom {
      bottomAnchor.constraint(equalTo: bottom, constant: -insets.bottom).isActive = true
    }
    if let trailing {
      trailingAnchor.constraint(equalTo: trailing, constant: -insets.right).isActive = true
    }
  }
}

/// Forms of the kind that programs make of constraints, with AppKit's calls.
struct ConstraintPorts {
  /// A view behind everything else, pinned by the oldest way there is.
  @Test func `a background`() {
    let view = LayoutView()
    let label = Label("Title")
    view.addSubview(label)
    label.pin(
      top: view.topAnchor, leading: view.leadingAnchor, insets: LayoutEdgeInsets(top: 5, left: 9))
    let brown = LayoutView(frame: view.bounds)
    brown.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(brown, positioned: .below, relativeTo: nil)
    view.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[subview]-0-|",
        options: LayoutConstraint.FormatOptions.directionLeadingToTrailing, metrics: nil,
        views: ["subview": brown]))
    view.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|-0-[subview]-0-|",
        options: LayoutConstraint.FormatOptions(rawValue: 0), metrics: nil,
        views: ["subview": brown]))
    window(view, width: .exact(120), height: .exact(40))
    #expect(view.subviews == [brown, label])
    #expect(brown.frame == rect(0, 0, 120, 40))
    #expect(label.frame == rect(9, 5, 35, 16))
  }

  /// A line of a form by a format with metrics of both kinds, standing on its text.
  @Test func `a line by a visual format`() {
    let view = LayoutView()
    let label = Label("Name")
    let field = TextField()
    let button = Button("Choose")
    let views: [String: Any] = ["label": label, "field": field, "button": button]
    for case let subview as LayoutView in views.values {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.subviews = [label, field, button]
    let metrics: [String: Any] = ["margin": 12, "gap": 6.5]
    var constraints = LayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[label]-gap-[field(>=100)]-gap-[button]-margin-|",
      options: .alignAllBaseline, metrics: metrics, views: views)
    constraints += LayoutConstraint.constraints(
      withVisualFormat: "V:|-margin-[field]-margin-|", options: [], metrics: metrics, views: views)
    LayoutConstraint.activate(constraints)
    window(view, width: .exact(300))
    // 12 + 28 + 6.5, the field, 6.5 + 66 + 12 from the other side: 46.5 and 215.5, which snap up.
    #expect(field.frame == rect(47, 12, 216 - 47, 22))
    #expect(label.frame == rect(12, 12 + 3, 28, 16))
    #expect(button.frame == rect(222, 12 + 1, 66, 20))
    #expect(view.frame.height == 46)
    #expect(view.fittingSize.width == 231)
  }

  /// A column whose parts are there or not; each begins where the last visible one ends.
  final class Dialog: LayoutView {
    let header = Label("Header")
    let message = Label("A message")
    let control = PopUpButton(width: 120)

    init(hasMessage: Bool, hasHeader: Bool) {
      super.init(frame: .zero)
      for view in [header, message, control] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
      }
      message.isHidden = !hasMessage
      header.isHidden = !hasHeader
      header.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
      message.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 6).isActive = true
      control.topAnchor.constraint(
        equalTo: anchorAboveControlView(), constant: spacingAboveControlView()
      ).isActive = true
    }

    private func anchorAboveControlView() -> LayoutAnchor<LayoutYAxisAnchor> {
      if !message.isHidden { return message.bottomAnchor }
      if !header.isHidden { return header.bottomAnchor }
      return topAnchor
    }

    private func spacingAboveControlView() -> Double {
      message.isHidden && header.isHidden ? 20 : 16
    }
  }

  @Test(arguments: [(true, true, 74.0), (false, true, 52.0), (false, false, 20.0)])
  func `a dialog of optional parts`(hasMessage: Bool, hasHeader: Bool, top: Double) {
    let dialog = Dialog(hasMessage: hasMessage, hasHeader: hasHeader)
    window(dialog, width: .exact(200), height: .exact(150))
    // 20 + 16 to the end of the header, 6 + 16 more to that of the message; 16 from there, or 20.
    #expect(dialog.control.frame == rect(20, top, 120, 24))
  }

  /// A card that is taller than what is in it: two guides of one height put that in the middle.
  @Test func `equal space above and below`() {
    let card = LayoutView()
    let slider = ImageView(100, 20)
    let note = Label("note")
    let topSpacer = LayoutGuide()
    let bottomSpacer = LayoutGuide()
    card.addLayoutGuide(topSpacer)
    card.addLayoutGuide(bottomSpacer)
    for view in [slider, note] {
      card.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      topSpacer.topAnchor.constraint(equalTo: card.topAnchor),
      topSpacer.bottomAnchor.constraint(equalTo: slider.topAnchor),
      bottomSpacer.topAnchor.constraint(equalTo: note.bottomAnchor),
      bottomSpacer.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      topSpacer.heightAnchor.constraint(equalTo: bottomSpacer.heightAnchor),
      slider.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      note.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      note.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 4),
    ])
    window(card, width: .exact(200), height: .exact(120))
    // (120 - 20 - 4 - 16) / 2 = 40
    #expect(slider.frame == rect(50, 40, 100, 20))
    #expect(note.frame == rect(86, 64, 28, 16))
    #expect(topSpacer.frame.height == 40)
    #expect(bottomSpacer.frame.minY == 80)
    #expect(topSpacer.owningView == card)
  }

  /// A stack that is wider than each of its buttons, by a constraint of the oldest form.
  @Test func `a margin around buttons`() {
    let simulators = StackView()
    simulators.orientation = .vertical
    let toggles = ["Phone", "Tablet"].map { Checkbox($0) }
    for button in toggles {
      simulators.addView(button, in: .top)
      simulators.addConstraint(
        LayoutConstraint(
          item: simulators, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: button,
          attribute: .width, multiplier: 1, constant: 20))
    }
    window(simulators)
    // "Tablet" is 62 wide; both stand in the middle of 82.
    #expect(simulators.frame.size == LayoutSize(width: 82, height: 18 + 8 + 18))
    #expect(toggles[0].frame == rect(14, 0, 55, 18))
    #expect(toggles[1].frame == rect(10, 26, 62, 18))
    #expect(simulators.constraints.count == 2)
    simulators.removeConstraints(simulators.constraints)
    #expect(simulators.fittingSize.width == 62)
  }

  /// A line with its own anchors' names in a table, exchanged as a whole.
  @Test func `constraints that are kept by view`() {
    let view = LayoutView()
    let panes = [ImageView(10, 10), ImageView(10, 10)]
    view.subviews = panes
    var heights: [LayoutView: LayoutConstraint] = [:]
    var wide: Set<LayoutView> = []
    for (index, pane) in panes.enumerated() {
      pane.translatesAutoresizingMaskIntoConstraints = false
      let height = pane.heightAnchor.constraint(equalToConstant: 30)
      heights[pane] = height
      LayoutConstraint.activate([
        height, pane.topAnchor.constraint(equalTo: view.topAnchor),
        pane.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Double(index) * 50),
        pane.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
    wide.insert(panes[1])
    let root = window(view, width: .exact(100), height: .exact(80))
    for pane in panes where wide.contains(pane) { heights[pane]?.constant = 60 }
    root.layoutIfNeeded()
    #expect(panes.map(\.frame.height) == [30, 60])
    #expect(view.subviews.firstIndex(of: panes[1]) == 1)
    let ofPane = panes[0].constraints.filter { $0.firstAttribute == .height }
    #expect(ofPane == [heights[panes[0]]])
    #expect(ofPane.first?.firstItem === panes[0])
  }
}
