// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Dialogs of the kind that programs make by visual formats, guides and frames of their own.
struct DialogPorts {
  /// Everything below each other, all of one width.
  @Test func `a dialog that renames`() {
    let view = LayoutView()
    let title = Label("Rename")
    let field = TextField()
    let ok = Button("OK")
    let views = ["title": title, "field": field, "ok": ok]
    for (_, subview) in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let metrics = ["margin": 20, "gap": 8]
    var constraints = [LayoutConstraint]()
    constraints += LayoutConstraint.constraints(
      withVisualFormat: "V:|-margin-[title]-gap-[field]-(>=12)-[ok]-margin-|",
      options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
    constraints += LayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[title]-margin-|", options: [], metrics: metrics, views: views)
    view.addConstraints(constraints)
    window(view, width: .exact(200), height: .exact(120))
    #expect(title.frame == rect(20, 20, 160, 16))
    #expect(field.frame == rect(20, 44, 160, 22))
    #expect(ok.frame == rect(20, 80, 160, 20))
    #expect(view.fittingSize == LayoutSize(width: 40 + 42, height: 20 + 16 + 8 + 22 + 12 + 20 + 20))
  }

  /// One view by two formats, one of them with an alignment that a single view has no use for.
  @Test func `a page below a bar`() {
    let backView = LayoutView()
    let webView = LayoutView()
    webView.translatesAutoresizingMaskIntoConstraints = false
    backView.addSubview(webView)
    let views: [String: LayoutView] = ["webView": webView]
    backView.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "|-10-[webView]-10-|", options: .directionLeadingToTrailing, metrics: nil,
        views: views))
    backView.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|-64-[webView]-0-|", options: .alignAllLeft, metrics: nil,
        views: views))
    window(backView, width: .exact(320), height: .exact(480))
    #expect(webView.frame == rect(10, 64, 300, 416))
  }

  /// Columns by guides: one between two others, all of one width.
  @Test func `columns by guides`() {
    let view = LayoutView()
    let columns = (0..<3).map { number in
      let guide = LayoutGuide()
      guide.identifier = "column \(number)"
      view.addLayoutGuide(guide)
      return guide
    }
    var constraints = columns.flatMap {
      [
        $0.topAnchor.constraint(equalTo: view.topAnchor),
        $0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
    constraints += zip(columns, columns.dropFirst()).flatMap {
      [
        $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 10),
        $1.widthAnchor.constraint(equalTo: $0.widthAnchor),
      ]
    }
    constraints.append(columns[0].leadingAnchor.constraint(equalTo: view.leadingAnchor))
    constraints.append(columns[2].trailingAnchor.constraint(equalTo: view.trailingAnchor))
    let label = Label("here")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    constraints += [
      label.centerXAnchor.constraint(equalTo: columns[1].centerXAnchor),
      label.centerYAnchor.constraint(equalTo: columns[1].centerYAnchor),
    ]
    LayoutConstraint.activate(constraints)
    window(view, width: .exact(320), height: .exact(100))
    #expect(columns.map(\.frame) == [0, 110, 220].map { rect($0, 0, 100, 100) })
    #expect(label.frame == rect(146, 42, 28, 16))
    #expect(view.layoutGuides.firstIndex(of: columns[1]) == 1)
  }

  /// A picture keeps its ratio; its caption stands on the line of the date beside it.
  @Test func `a picture with a caption`() {
    let card = LayoutView()
    let picture = LayoutView()
    let caption = Label("Lake")
    let date = Checkbox("Friday")
    card.subviews = [picture, caption, date]
    card.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16.0 / 9.0),
      caption.leadingAnchor.constraint(
        equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1),
      caption.topAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 1),
      date.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      LayoutConstraint(
        item: date, attribute: .baseline, relatedBy: .equal, toItem: caption, attribute: .baseline,
        multiplier: 1, constant: 0),
      card.bottomAnchor.constraint(equalTo: date.bottomAnchor, constant: 10),
    ])
    window(card, width: .exact(320))
    #expect(picture.frame == rect(0, 0, 320, 180))
    // 8 below the picture and 20 from the card; the box's line is 13 down, the caption's 12.
    #expect(caption.frame == rect(20, 188, 28, 16))
    #expect(date.frame == rect(320 - 10 - 62, 187, 62, 18))
    #expect(card.frame.height == 187 + 18 + 10)
  }

  /// Chips in as many lines as the width asks for: a view that places its subviews itself.
  final class ChipsView: LayoutView {
    private let spacing = 4.0
    private var contentHeight = 0.0 {
      didSet { if contentHeight != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: LayoutSize {
      LayoutSize(width: LayoutView.noIntrinsicMetric, height: contentHeight)
    }

    override func layout() {
      super.layout()
      let area = bounds.insetBy(dx: 2, dy: 0)
      var origin = area.origin
      for view in subviews {
        let size = view.intrinsicContentSize
        if origin.x > area.minX, origin.x + size.width > area.maxX {
          origin = LayoutPoint(x: area.minX, y: origin.y + 16 + spacing)
        }
        view.frame = LayoutRect(origin: origin, size: size)
        origin.x += size.width + spacing
      }
      contentHeight = origin.y + 16
    }
  }

  @Test func `chips in lines`() {
    let chips = ChipsView()
    ["one", "two", "three", "four"].forEach { chips.addSubview(Label($0)) }
    let below = Label("below")
    let column = StackView(views: [chips, below])
    column.orientation = .vertical
    column.alignment = .width
    let root = window(column, width: .exact(60))
    // 2 + 21 + 4 + 21, then 35, then 28: two in the first line, one in each of the others.
    #expect(chips.subviews.map(\.frame.minX) == [2, 27, 2, 2])
    #expect(chips.subviews.map(\.frame.minY) == [0, 0, 20, 40])
    #expect(chips.frame == rect(0, 0, 60, 56))
    #expect(below.frame.minY == 64)
    root.width = .exact(200)
    root.layoutIfNeeded()
    #expect(chips.frame.height == 16)
    #expect(below.frame.minY == 24)
  }

  /// A panel from the days before constraints: parts keep to corners and edges by their masks.
  @Test func `a panel of masks`() {
    let panel = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    let close = LayoutView(frame: LayoutRect(x: 170, y: 10, width: 20, height: 20))
    close.autoresizingMask = [.minXMargin, .maxYMargin]
    let text = LayoutView(frame: LayoutRect(x: 10, y: 40, width: 180, height: 50))
    text.autoresizingMask = [.width, .height]
    let badge = LayoutView(frame: LayoutRect(x: 10, y: 10, width: 20, height: 20))
    badge.autoresizingMask = .none
    for view in [close, text, badge] { panel.addSubview(view) }
    panel.setFrameSize(LayoutSize(width: 300, height: 150))
    panel.layoutSubtreeIfNeeded()
    #expect(close.frame == rect(270, 10, 20, 20))
    #expect(text.frame == rect(10, 40, 280, 100))
    #expect(badge.frame == rect(10, 10, 20, 20))
  }

  /// Buttons of one width, found by their names and among the arranged views.
  @Test func `buttons of one width`() {
    let buttons = [Button("No"), Button("Cancel"), Button("Yes")]
    let row = StackView(views: buttons)
    LayoutConstraint.activate(
      zip(buttons, buttons.dropFirst()).map { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) })
    window(row)
    // "Cancel" is 66.
    #expect(buttons.map(\.frame.width) == [66, 66, 66])
    let byName = Dictionary(uniqueKeysWithValues: buttons.map { ($0.identifier ?? "", $0) })
    #expect(byName["Yes"] === buttons[2])
    let chosen: Set<LayoutView> = [buttons[0], buttons[1]]
    #expect(row.arrangedSubviews.filter(chosen.contains) == [buttons[0], buttons[1]])
    #expect(row.arrangedSubviews.contains { $0 === buttons[2] })
    #expect(row.arrangedSubviews.firstIndex(of: buttons[1]) == 1)
  }
}
