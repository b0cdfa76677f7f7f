// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

@Suite struct ConstraintDescriptionTests {
  let window = Box("window")
  let label = Box("label", 84, 16)
  let field = Box("field", 120, 21)

  init() {
    window.addSubview(label)
    window.addSubview(field)
  }

  @Test func `a gap between neighbours is printed as spacing`() {
    let gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    gap.identifier = "name"
    gap.isActive = true
    #expect(
      gap.description
        == "<LayoutConstraint:0x1 'name' H:[label]-(8)-[field]   (active, names: label:0x2, field:0x3 )>"
    )
  }

  @Test func `an edge of the superview is a bar`() {
    let near = label.topAnchor.constraint(greaterThanOrEqualTo: window.topAnchor, constant: 20)
    #expect(
      near.description
        == "<LayoutConstraint:0x1 V:|-(>=20)-[label]   (inactive, names: '|':window:0x2, label:0x3 )>"
    )
    let far = label.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20)
    #expect(
      far.description
        == "<LayoutConstraint:0x1 H:[label]-(20)-|   (inactive, names: label:0x2, '|':window:0x3 )>"
    )
    let left = label.leftAnchor.constraint(lessThanOrEqualTo: window.leftAnchor, constant: 4.5)
    #expect(
      left.description
        == "<LayoutConstraint:0x1 H:|-(<=4.5)-[label](LTR)   (inactive, names: '|':window:0x2, label:0x3 )>"
    )
  }

  @Test func `everything else is printed as an equation`() {
    field.identifier = nil
    let ratio = label.widthAnchor.constraint(
      equalTo: field.widthAnchor, multiplier: 4.0 / 7, constant: 10)
    ratio.priority = 260
    #expect(
      ratio.description
        == "<LayoutConstraint:0x1 label.width == 0.571429*Box:0x3.width + 10 priority:260   (inactive, names: label:0x2 )>"
    )
    let size = field.heightAnchor.constraint(greaterThanOrEqualToConstant: 157.0 / 3)
    #expect(size.description == "<LayoutConstraint:0x1 Box:0x2.height >= 52.3333   (inactive)>")
    let center = label.centerXAnchor.constraint(equalTo: field.centerXAnchor, constant: -4)
    #expect(
      center.description
        == "<LayoutConstraint:0x1 label.centerX == Box:0x3.centerX - 4   (inactive, names: label:0x2 )>"
    )
  }

  @Test func `a distance between two positions is printed in parentheses`() {
    let distance = label.trailingAnchor.anchorWithOffset(to: field.leadingAnchor)
    let constraint = distance.constraint(equalTo: window.widthAnchor, multiplier: 0.5)
    #expect(
      constraint.description
        == "<LayoutConstraint:0x1 (field.leading - label.trailing) == 0.5*window.width   (inactive, names: field:0x2, label:0x3, window:0x4 )>"
    )
  }

  @Test func `quotes and brackets leave names`() {
    label.identifier = "a `b' \"c\" <d>"
    let size = label.widthAnchor.constraint(equalToConstant: 3)
    #expect(
      size.description
        == "<LayoutConstraint:0x1 a b c d.width == 3   (inactive, names: a b c d:0x2 )>")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (8, "8"), (-8, "-8"), (0.5, "0.5"), (52.33333333, "52.3333"),
    (1234.5678, "1234.57"), (0.571428571, "0.571429"), (100000, "100000"), (-2.25, "-2.25"),
    (0.001, "0.001"), (9.9999999, "10"),
  ])
  func `numbers have six significant digits`(value: Double, text: String) {
    #expect(formatted(value) == text)
  }
}

@Suite struct ConflictTests {
  let window = Box("window")
  let label = Box("label")

  init() { window.addSubview(label) }

  @Test func `the newest of the user's constraints is broken and comes back`() throws {
    let narrow = label.widthAnchor.constraint(equalToConstant: 100)
    let wide = label.widthAnchor.constraint(equalToConstant: 120)
    narrow.isActive = true
    wide.isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    var told: [ComputedLayout.Conflict] = []
    root.onConflict = { told.append($0) }
    root.layoutIfNeeded()
    #expect(wide.isBroken)
    #expect(!narrow.isBroken)
    #expect(label.frame.width == 100)
    let conflict = try #require(root.conflicts.first)
    #expect(told == [conflict])
    #expect(conflict.excess == 20)
    #expect(conflict.broken == 1)
    #expect(conflict.constraints.map(\.items) == [[1], [1]])
    #expect(conflict.constraints[1].source == wide.source)
    #expect(
      conflict.log == """
        Unable to simultaneously satisfy constraints:
        (
            "<LayoutConstraint:0x1 label.width == 100   (active, names: label:0x2 )>",
            "<LayoutConstraint:0x3 label.width == 120   (active, names: label:0x2 )>"
        )

        Will attempt to recover by breaking constraint
        <LayoutConstraint:0x3 label.width == 120   (active, names: label:0x2 )>

        """)
    narrow.isActive = false
    #expect(!wide.isBroken)
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(root.conflicts.isEmpty)
    #expect(told.count == 1)
  }

  @Test func `a standing conflict is told once, another one in its place, too`() {
    func constrain(_ width: Double) -> LayoutConstraint {
      let constraint = label.widthAnchor.constraint(equalToConstant: width)
      constraint.isActive = true
      return constraint
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    let first = constrain(100)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    var told: [Double] = []
    root.onConflict = { told.append($0.excess) }
    root.layoutIfNeeded()
    // 300 - 100, and no news when it is 400 - 100.
    root.width = .exact(400)
    root.layoutIfNeeded()
    #expect(told == [200])
    // Another constraint, possibly with the number of the one before: 400 - 150.
    first.isActive = false
    let second = constrain(150)
    root.layoutIfNeeded()
    #expect(told == [200, 250])
    // Resolved, and back again.
    second.isActive = false
    root.layoutIfNeeded()
    second.isActive = true
    root.layoutIfNeeded()
    #expect(told == [200, 250, 250])
  }

  @Test func `the root's size goes before everything`() throws {
    let wide = label.widthAnchor.constraint(equalToConstant: 400)
    LayoutConstraint.activate([
      wide, label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    #expect(label.frame.width == 400)
    let conflict = try #require(root.conflicts.first)
    #expect(conflict.constraints.count == 4)
    #expect(conflict.constraints[0].owner == "root")
    #expect(conflict.constraints[0].text.contains("'LayoutRoot-Width' window.width == 300"))
    #expect(conflict.broken == 3)
    #expect(conflict.excess == 100)
  }

  @Test func `becoming required counts as the newest`() {
    let first = label.widthAnchor.constraint(equalToConstant: 100)
    let second = label.widthAnchor.constraint(equalToConstant: 120)
    first.priority = 999
    LayoutConstraint.activate([first, second])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    #expect(!second.isBroken)
    first.priority = .required
    #expect(first.isBroken)
    #expect(!second.isBroken)
  }

  @Test func `a forgotten autoresizing mask is named with its cure`() throws {
    label.translatesAutoresizingMaskIntoConstraints = true
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20).isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    let conflict = try #require(root.conflicts.first)
    #expect(
      conflict.constraints[0].text
        == "<AutoresizingMaskLayoutConstraint:0x1 h=--& v=--& label.minX == 0   (active, names: label:0x2 )>"
    )
    #expect(conflict.constraints[0].owner == "view label")
    #expect(conflict.constraints[0].reason == "autoresizing mask")
    #expect(
      conflict.message.contains(
        "To place label by constraints, set its translatesAutoresizingMaskIntoConstraints to false."
      ))
  }
}

@Suite struct AmbiguityTests {
  let window = Box("window")
  let label = Box("label", 84, 16)

  init() { window.addSubview(label) }

  @Test func `a view that nothing places is ambiguous and lies at the origin`() {
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 84, 16))
    #expect(label.hasAmbiguousLayout)
    #expect(!window.hasAmbiguousLayout)
    #expect(root.ambiguities.map(\.attribute) == [.minX, .minY])
    #expect(
      root.layoutTrace() == """
        • window:Box
        |   * label:Box - AMBIGUOUS LAYOUT for minX, minY

        Legend:
          • - holds the layout engine
          * - is laid out by constraints
          + - is laid out by its frame and autoresizing mask

        """)
  }

  @Test func `of two views that are open together the last one lies nearest zero`() {
    let field = Box("field", 120, 21)
    window.addSubview(field)
    field.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: 10).isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    #expect([label.frame.minX, field.frame.minX] == [-10, 0])
    // The order is part of the system: the other one is the last now.
    window.insertSubview(field, at: 0)
    root.layoutIfNeeded()
    #expect([label.frame.minX, field.frame.minX] == [0, 10])
    #expect(root.ambiguities.filter { $0.attribute == .minX }.map(\.value) == [10, 0])
  }

  @Test func `a guide has no say in which frames of views are used`() {
    let field = Box("field", 120, 21)
    window.addSubview(field)
    let guide = LayoutGuide()
    field.addLayoutGuide(guide)
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 4),
      guide.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor),
    ])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    // The guide comes last in the tree, but views are compared first; then what is open of the guide,
    // size before position.
    #expect(label.frame.minX == 0)
    #expect(guide.frame == rect(10, 0, 4, 0))
  }

  @Test func `a margins guide has no say either`() {
    let field = Box("field")
    window.addSubview(field)
    label.size.width = LayoutView.noIntrinsicMetric
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    // Empty margins would be a width of 16 for the label, and 284 for the field.
    #expect(label.layoutMarginsGuide.owningView === label)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    #expect([label.frame.width, field.frame.width] == [300, 0])
  }

  @Test func `exercising an ambiguity moves the view and moves it back`() {
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    let usual = label.frame
    label.exerciseAmbiguityInLayout()
    #expect(label.frame != usual)
    label.exerciseAmbiguityInLayout()
    #expect(label.frame == usual)
  }

  @Test func `the trace marks how views are laid out, and lists guides`() {
    let field = LayoutView()
    window.addSubview(field)
    let guide = LayoutGuide()
    label.addLayoutGuide(guide)
    guide.heightAnchor.constraint(equalToConstant: 8).isActive = true
    field.frame = rect(1, 2, 3, 4)
    let inner = Box()
    field.addSubview(inner)
    inner.fill(field)
    label.fill(window)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    #expect(
      root.layoutTrace().split(separator: "\n").prefix(5) == [
        "• window:Box",
        "|   * label:Box",
        "|   |   * LayoutGuide:0x1 - AMBIGUOUS LAYOUT for minY",
        "|   + LayoutView:0x2",
        "|   |   * Box:0x3",
      ])
  }

  @Test func `constraints across axes are among those that determine a frame`() {
    label.size.width = LayoutView.noIntrinsicMetric
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    // Not laid out yet: the question brings the engine up to date.
    let texts = label.constraintsAffectingLayout(for: .horizontal).map(\.text)
    for body in [
      "label.width == 2*label.height", "V:|-(0)-[label]", "V:[label]-(0)-|", "window.height == 100",
      "H:|-(0)-[label]",
    ] { #expect(texts.contains { $0.contains(body) }, "\(body)") }
    #expect(!texts.contains { $0.contains("window.width") })
    #expect(root.conflicts.isEmpty)
  }

  @Test func `constraints that determine a frame are found, indirect ones too`() {
    let field = Box("field", 120, 21)
    window.addSubview(field)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
    ])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    let texts = field.constraintsAffectingLayout(for: .horizontal).map(\.text)
    #expect(texts.contains { $0.contains("H:[label]-(8)-[field]") })
    #expect(texts.contains { $0.contains("H:|-(20)-[label]") })
    #expect(!texts.contains { $0.contains("V:") })
  }
}
