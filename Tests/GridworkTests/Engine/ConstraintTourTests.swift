// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The demonstration of 2012: a button, its label, a switch above it, and two buttons beside each
/// other, on a screen of 480 by 320 that is turned.
@Suite struct ConstraintTourTests {
  let screen = Box("screen")
  let button = Box("button", 72, 44)
  let label = Box("label", 150, 20)
  let root: LayoutRoot
  let center: LayoutConstraint

  init() {
    screen.addSubview(button)
    center = LayoutConstraint(
      item: button, attribute: .centerX, relatedBy: .equal, toItem: screen, attribute: .centerX)
    screen.addConstraint(center)
    screen.addConstraint(
      LayoutConstraint(
        item: button, attribute: .bottom, relatedBy: .equal, toItem: screen, attribute: .bottom,
        constant: -20))
    root = LayoutRoot(screen, width: .exact(480), height: .exact(320))
  }

  private func turn(_ isPortrait: Bool) {
    root.width = .exact(isPortrait ? 320 : 480)
    root.height = .exact(isPortrait ? 480 : 320)
    root.layoutIfNeeded()
  }

  private func addLabel() {
    screen.addSubview(label)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: button.centerYAnchor),
    ])
  }

  @Test func `1: a button is centred and keeps its distance from the bottom`() {
    turn(false)
    #expect(button.frame == rect(204, 256, 72, 44))
    turn(true)
    #expect(button.frame == rect(124, 416, 72, 44))
  }

  @Test func `2: a label beside the button falls off the side in portrait`() {
    addLabel()
    turn(false)
    #expect(label.frame == rect(46, 268, 150, 20))
    turn(true)
    #expect(label.frame == rect(-34, 428, 150, 20))
  }

  @Test func `3: an inequality keeps the label on the screen, and clips it`() {
    addLabel()
    label.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: screen.leadingAnchor
    ).isActive = true
    turn(false)
    #expect(label.frame == rect(46, 268, 150, 20))
    turn(true)
    // From the margin to 8 before the button.
    #expect(label.frame == rect(20, 428, 96, 20))
    #expect(button.frame.minX == 124)
  }

  @Test func `4: a weaker centre lets the label be read`() {
    addLabel()
    label.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: screen.leadingAnchor
    ).isActive = true
    center.priority = 500
    turn(true)
    #expect(label.frame == rect(20, 428, 150, 20))
    #expect(button.frame.minX == 178)
    turn(false)
    #expect(label.frame == rect(46, 268, 150, 20))
    #expect(button.frame.minX == 204)
  }

  @Test func `5: a switch inside another view stays above the button`() {
    let container = Box("container")
    let toggle = Box("switch", 80, 28)
    screen.addSubview(container)
    container.addSubview(toggle)
    LayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      container.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
      container.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      container.heightAnchor.constraint(equalToConstant: 100),
      toggle.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    let cross = toggle.centerXAnchor.constraint(equalTo: button.centerXAnchor)
    cross.isActive = true
    #expect(screen.constraints.contains { $0 === cross })
    turn(true)
    // The button's centre is at 160, 140 right of the container's edge.
    #expect(toggle.frame == rect(100, 36, 80, 28))
    #expect(!toggle.hasAmbiguousLayout)
  }

  @Test
  func `6: two buttons are ambiguous until everything is said, and conflict when too much is`()
    throws
  {
    let cancel = Box("cancel", 73, 44, baseline: 28)
    let accept = Box("accept", 73, 44, baseline: 28)
    screen.addSubview(cancel)
    screen.addSubview(accept)
    LayoutConstraint.activate([
      cancel.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      accept.leadingAnchor.constraint(equalToSystemSpacingAfter: cancel.trailingAnchor),
      accept.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      accept.lastBaselineAnchor.constraint(equalTo: cancel.lastBaselineAnchor),
    ])
    turn(false)
    #expect(cancel.hasAmbiguousLayout && accept.hasAmbiguousLayout)
    let trace = root.layoutTrace()
    #expect(trace.contains("cancel:Box - AMBIGUOUS LAYOUT for width, minY\n"))
    #expect(trace.contains("accept:Box - AMBIGUOUS LAYOUT for minX, width, minY\n"))

    cancel.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    root.layoutIfNeeded()
    // Still open along x: the last view keeps its size, 480 - 8 - 73 are left for the first.
    #expect(!cancel.hasAmbiguousLayout(for: .vertical))
    #expect(cancel.hasAmbiguousLayout(for: .horizontal))
    #expect(cancel.frame == rect(0, 0, 399, 44))
    #expect(accept.frame == rect(407, 0, 73, 44))

    accept.widthAnchor.constraint(equalTo: cancel.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!cancel.hasAmbiguousLayout && !accept.hasAmbiguousLayout)
    #expect(cancel.frame.width == 236 && accept.frame.width == 236)

    let hardCoded = cancel.widthAnchor.constraint(equalToConstant: 130)
    hardCoded.isActive = true
    root.layoutIfNeeded()
    let conflict = try #require(root.conflicts.first)
    #expect(hardCoded.isBroken)
    // The root's width, both edges, the gap, equal widths, 130.
    #expect(conflict.constraints.count == 6)
    #expect(abs(conflict.excess - 106) < 1e-9)
    #expect(cancel.frame.width == 236)
  }
}
