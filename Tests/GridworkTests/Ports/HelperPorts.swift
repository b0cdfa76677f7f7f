// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

// MARK: Constraints by key paths

private typealias Constraint = (LayoutView, LayoutView) -> LayoutConstraint

private func equal<L, Axis>(_ to: KeyPath<LayoutView, L>) -> Constraint
where L: LayoutAnchor<Axis> {
  { first, second in first[keyPath: to].constraint(equalTo: second[keyPath: to]) }
}

private func equal<L, Axis>(
  _ from: KeyPath<LayoutView, L>, _ to: KeyPath<LayoutView, L>, constant: Double = 0
) -> Constraint where L: LayoutAnchor<Axis> {
  { first, second in
    first[keyPath: from].constraint(equalTo: second[keyPath: to], constant: constant)
  }
}

private func equal<L>(_ keyPath: KeyPath<LayoutView, L>, constant: Double) -> Constraint
where L: LayoutDimension {
  { first, _ in first[keyPath: keyPath].constraint(equalToConstant: constant) }
}

extension LayoutView {
  fileprivate func addSubview(_ child: LayoutView, constraints: [Constraint]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(constraints.map { $0(child, self) })
  }

  @discardableResult
  fileprivate func fill(
    _ other: LayoutView, insets: LayoutEdgeInsets = LayoutEdgeInsets(),
    priority: LayoutConstraint.Priority = .required
  ) -> [LayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    return [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
    ].with(priority: priority).activated()
  }
}

// MARK: Constraints in lists

extension Array where Element == LayoutConstraint {
  fileprivate func activated() -> Self {
    LayoutConstraint.activate(self)
    return self
  }

  fileprivate func with(priority: LayoutConstraint.Priority) -> Self {
    forEach { $0.priority = priority }
    return self
  }
}

extension LayoutConstraint {
  fileprivate func with(_ priority: LayoutConstraint.Priority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}

extension LayoutConstraint.Priority {
  fileprivate static let almostRequired = LayoutConstraint.Priority(rawValue: 999)

  fileprivate static func - (lhs: Self, rhs: Float) -> Self { Self(rawValue: lhs.rawValue - rhs) }
}

// MARK: Views made and set in one breath

private protocol Configurable {}

extension LayoutView: Configurable {}

extension Configurable where Self: LayoutView {
  fileprivate func configured(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

extension StackView {
  fileprivate convenience init(
    orientation: UserInterfaceLayoutOrientation, alignment: LayoutConstraint.Attribute,
    distribution: StackView.Distribution = .fill, spacing: Double = 8, _ views: [LayoutView] = []
  ) {
    self.init(views: views)
    self.orientation = orientation
    self.alignment = alignment
    self.distribution = distribution
    self.spacing = spacing
  }

  fileprivate func replaceArrangedSubviews(with views: [LayoutView]) {
    for view in arrangedSubviews where !views.contains(view) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { insertArrangedSubview(view, at: index) }
  }
}

/// Extensions of the kind that programs bring along, on AppKit's types.
struct HelperPorts {
  @Test func `constraints by key paths`() {
    let view = LayoutView()
    let child = LayoutView()
    let badge = Label("3")
    view.addSubview(
      child,
      constraints: [
        equal(\.centerYAnchor), equal(\.leadingAnchor, \.leadingAnchor, constant: 10),
        equal(\.trailingAnchor), equal(\.heightAnchor, constant: 30),
      ])
    child.addSubview(badge, constraints: [equal(\.topAnchor), equal(\.leftAnchor, \.rightAnchor)])
    window(view, width: .exact(100), height: .exact(60))
    #expect(child.frame == rect(10, 15, 90, 30))
    #expect(badge.frame == rect(90, 0, 7, 16))
  }

  @Test func `constraints in lists`() {
    let view = LayoutView()
    let child = LayoutView()
    view.addSubview(child)
    let edges = child.fill(
      view, insets: LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      priority: .almostRequired)
    let wide = child.widthAnchor.constraint(equalToConstant: 50).with(.almostRequired - 0.5)
    wide.isActive = true
    let root = window(view, width: .exact(100), height: .exact(60))
    #expect(child.frame == rect(2, 1, 94, 56))
    edges[3].isActive.toggle()
    root.layoutIfNeeded()
    #expect(child.frame == rect(2, 1, 50, 56))
    edges[3].isActive.toggle()
    LayoutConstraint.deactivate(child.constraints)
    root.layoutIfNeeded()
    #expect(child.frame.width == 94)
    #expect(wide.isActive == false)
  }

  @Test func `stacks in one line`() {
    let close = Button("Close").configured {
      $0.setContentHuggingPriority(.required - 1, for: .horizontal)
    }
    let title = Label("Title").configured { $0.identifier = "title" }
    let header = StackView(orientation: .horizontal, alignment: .firstBaseline, [title, close])
    let body = StackView(orientation: .vertical, alignment: .width, spacing: 4, [header])
    let root = window(body, width: .exact(150))
    // The label stretches to what the button leaves: 150 - 59 - 8.
    #expect(header.arrangedSubviews.map(\.frame) == [rect(0, 2, 83, 16), rect(91, 0, 59, 20)])
    let note = Label("note")
    body.replaceArrangedSubviews(with: [note, header])
    root.layoutIfNeeded()
    #expect(body.arrangedSubviews.map(\.frame) == [rect(0, 0, 150, 16), rect(0, 20, 150, 20)])
    body.replaceArrangedSubviews(with: [note])
    root.layoutIfNeeded()
    #expect(body.frame.height == 16)
    #expect(header.superview == nil)
  }
}
