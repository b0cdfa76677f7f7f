// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What a view may do while it is laid out, and what it may not, after the 2015 talk on the layout cycle.
@Suite struct MisplacedInvalidationTests {
  private let window = Box("window")
  private let panel = Meddler("panel")
  private let label = Box("label", 40, 10)
  private let aside = Box("aside")
  private let root: LayoutRoot
  private let labelWidth: LayoutConstraint
  private let panelWidth: LayoutConstraint

  /// window contains panel and aside, which begins where panel ends; panel contains label.
  init() {
    window.addSubview(panel)
    window.addSubview(aside)
    panel.addSubview(label)
    labelWidth = label.widthAnchor.constraint(equalToConstant: 30)
    panelWidth = panel.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      labelWidth, panelWidth,
      label.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      label.topAnchor.constraint(equalTo: panel.topAnchor),
      panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      panel.topAnchor.constraint(equalTo: window.topAnchor),
      panel.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      aside.leadingAnchor.constraint(equalTo: panel.trailingAnchor),
      aside.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      aside.topAnchor.constraint(equalTo: window.topAnchor),
      aside.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    root.layoutIfNeeded()
  }

  /// The reports on a pass in which panel is laid out and does something once.
  private func reports(before: Bool = false, _ act: @escaping () -> Void) -> [MisplacedInvalidation]
  {
    var reports: [MisplacedInvalidation] = []
    root.onMisplacedInvalidation = { reports.append($0) }
    var done = false
    let once = {
      if !done { act() }
      done = true
    }
    if before { panel.before = once } else { panel.after = once }
    panel.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(done)
    return reports
  }

  // MARK: What belongs there

  @Test(arguments: [false, true])
  func `a view may change what is inside it`(before: Bool) {
    let (panel, label, labelWidth) = (panel, label, labelWidth)
    let found = reports(before: before) {
      labelWidth.constant = 50
      label.setNeedsLayout()
      panel.setNeedsLayout()
      label.size.height = 12
      let inner = Box("inner")
      panel.addSubview(inner)
      inner.fill(panel)
      inner.frame = rect(1, 2, 3, 4)
      // Reading is always allowed.
      _ = panel.fittingSize
      _ = label.hasAmbiguousLayout
    }
    #expect(found.isEmpty)
    #expect(label.frame == rect(0, 0, 50, 12))
  }

  @Test func `everything may be changed while constraints are updated, and between passes`() {
    var found: [MisplacedInvalidation] = []
    root.onMisplacedInvalidation = { found.append($0) }
    let (aside, panelWidth) = (aside, panelWidth)
    panel.onUpdate = {
      panelWidth.constant = 120
      aside.setNeedsLayout()
      aside.setNeedsUpdateConstraints()
    }
    panel.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    panelWidth.constant = 130
    aside.setNeedsLayout()
    aside.frame = rect(0, 0, 1, 1)
    root.layoutIfNeeded()
    #expect(found.isEmpty)
    #expect(aside.frame == rect(130, 0, 170, 100))
  }

  // MARK: What does not

  @Test func `marking a view outside is reported`() {
    let aside = aside
    let found = reports { aside.setNeedsLayout() }
    #expect(
      found.map(\.description) == [
        "During layout of panel:Meddler, setNeedsLayout() was called on aside:Box, which is not inside "
          + "panel:Meddler. Call it before the pass, when the state that both views depend on changes."
      ])
    #expect(found.map(\.kind) == [.needsLayout])
    #expect(!aside.needsLayout)
  }

  @Test func `setting the frame of the view itself is reported, its superview places it`() {
    let panel = panel
    let found = reports { panel.frame = rect(0, 0, 90, 100) }
    #expect(
      found.map(\.description) == [
        "During layout of panel:Meddler, the frame of panel:Meddler was set; layout() should set only "
          + "the frames of views inside its own. Let the superview set the frame in its layout(), or "
          + "let constraints place the view."
      ])
    #expect(panel.frame == rect(0, 0, 100, 100))
  }

  @Test func `a constraint that a view outside holds is named`() throws {
    let across = aside.topAnchor.constraint(equalTo: panel.topAnchor, constant: 5)
    across.priority = 400
    across.identifier = "drop"
    across.isActive = true
    let found = reports { across.constant = 7 }
    let report = try #require(found.first)
    #expect(found.count == 1)
    #expect(report.kind == .constraints)
    #expect(
      report.description
        == "During layout of panel:Meddler, <LayoutConstraint:0x1 'drop' aside.top == panel.top + 7 "
        + "priority:400   (active, names: aside:0x2, panel:0x3 )> was changed; window:Box, which holds "
        + "it, is not inside panel:Meddler. Make the change before the pass, or in updateConstraints()."
    )
  }

  @Test func `what constraints come from counts as they do`() {
    let (window, aside, root) = (window, aside, root)
    #expect(
      reports { aside.size.width = 9 }.map(\.description) == [
        "During layout of panel:Meddler, aside:Box was changed; aside:Box is not inside panel:Meddler. "
          + "Make the change before the pass, or in updateConstraints()."
      ])
    let changes: [(String, () -> Void)] = [
      ("aside:Box", { aside.size.width = 7 }),
      ("aside:Box", { aside.setContentHuggingPriority(300, for: .vertical) }),
      ("aside:Box", { aside.addSubview(Box("late")) }),
      ("aside:Box", { aside.addLayoutGuide(LayoutGuide()) }),
      ("aside:Box", { aside.translatesAutoresizingMaskIntoConstraints = true }),
      ("window:Box", { aside.removeFromSuperview() }),
      ("window:Box", { root.width = .exact(310) }),
      ("window:Box", { root.direction = .rightToLeft }),
      ("window:Box", { window.userInterfaceLayoutDirection = .leftToRight }),
    ]
    for (touched, change) in changes {
      let found = reports(change)
      #expect(found.map(\.touched).first == touched)
      #expect(found.allSatisfy { $0.kind == .constraints && $0.view == "panel:Meddler" })
    }
  }

  @Test(arguments: [false, true])
  func `a change inside that moves something outside is reported`(before: Bool) {
    // panel holds its own width: the constraint lies inside, what follows does not.
    let panelWidth = panelWidth
    #expect(panelWidth.firstItem === panel && panel.constraints.contains { $0 === panelWidth })
    let found = reports(before: before) { panelWidth.constant = 110 }
    #expect(
      found.map(\.description) == [
        "During layout of panel:Meddler, changed constraints moved or resized panel:Meddler; layout() "
          + "should affect only what is inside its own view. In layout(), change only what affects the "
          + "frames of the view's own subviews; make other changes before the pass, or in "
          + "updateConstraints()."
      ])
    // The change counts.
    #expect(aside.frame == rect(110, 0, 190, 100))
  }

  @Test func `what moved is put down to the view that changed something, not to the next one`() {
    // The next one changes something of its own before it calls super, where everything is solved.
    let inner = Meddler("inner")
    let leaf = Box("leaf")
    aside.addSubview(inner)
    inner.addSubview(leaf)
    inner.fill(aside)
    let own = leaf.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    inner.before = { own.constant = 6 }
    root.layoutIfNeeded()
    inner.setNeedsLayout()
    own.constant = 5
    let panelWidth = panelWidth
    #expect(reports { panelWidth.constant = 110 }.map(\.view) == ["panel:Meddler"])
    #expect(own.constant == 6)
  }

  @Test func `asking for an update of constraints is reported, and waits`() {
    let label = label
    let found = reports { label.setNeedsUpdateConstraints() }
    #expect(
      found.map(\.description) == [
        "During layout of panel:Meddler, setNeedsUpdateConstraints() was called on label:Box. It takes "
          + "effect in the next pass. Call it before the pass, or change the constraints directly."
      ])
    #expect(label.needsUpdateConstraints)
  }

  @Test func `an update of constraints that asks for itself is reported`() {
    var found: [MisplacedInvalidation] = []
    root.onMisplacedInvalidation = { found.append($0) }
    let panel = panel
    panel.onUpdate = { panel.setNeedsUpdateConstraints() }
    panel.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(
      found.map(\.description) == [
        "While updating its constraints, panel:Meddler called setNeedsUpdateConstraints() again. Make "
          + "all changes in one updateConstraints() call, or request another one later, when the state "
          + "changes."
      ])
    panel.onUpdate = {}
    root.layoutIfNeeded()
    #expect(found.count == 1)
  }

  // MARK: How it is told

  @Test func `the host is told after the pass, once for each view and what it touched`() {
    let (aside, root) = (aside, root)
    var isDone = false
    let across = aside.topAnchor.constraint(equalTo: panel.topAnchor)
    let found = reports {
      isDone = true
      aside.setNeedsLayout()
      aside.frame = rect(0, 0, 1, 1)
      aside.setNeedsLayout()
      across.isActive = true
      across.isActive = false
    }
    #expect(isDone)
    #expect(found.map(\.kind) == [.needsLayout, .constraints])
    // From within, the host may lay out again.
    var told = 0
    root.onMisplacedInvalidation = { _ in
      told += 1
      root.layoutIfNeeded()
    }
    panel.after = { aside.setNeedsLayout() }
    panel.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(told == 1)
  }
}
