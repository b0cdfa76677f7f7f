// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A tour of constraints, after the demonstration that introduced them in 2012: a button, a label beside
// it, a switch above it, and what can go wrong.
//
//     swift run ConstraintTour

import Gridwork
import GridworkInspector

/// A control of a fixed size, with its text standing `ascent` below its top.
struct Control: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?
}

func control(_ name: String, _ width: Double, _ height: Double, ascent: Double) -> LayoutView {
  let view = LayoutView(
    content: Control(
      intrinsicContentSize: LayoutSize(width: width, height: height),
      firstBaselineOffsetFromTop: ascent, lastBaselineOffsetFromBottom: height - ascent))
  view.identifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

let screen = LayoutView()
screen.identifier = "screen"
let root = LayoutRoot(screen)

/// Shows the screen upright and turned.
func show(_ title: String) {
  print("## \(title)\n")
  for (width, height) in [(320.0, 480.0), (480.0, 320.0)] {
    root.width = .exact(width)
    root.height = .exact(height)
    print(root.computedLayout.framesText)
    print()
  }
}

// MARK: 1. Say what the layout is, not where the frame is

let button = control("button", 72, 44, ascent: 28)
screen.addSubview(button)

let center = LayoutConstraint(
  item: button, attribute: .centerX, relatedBy: .equal, toItem: screen, attribute: .centerX)
let bottom = LayoutConstraint(
  item: button, attribute: .bottom, relatedBy: .equal, toItem: screen, attribute: .bottom,
  constant: -20)
screen.addConstraints([center, bottom])
show("A button, centred, 20 from the bottom")

// MARK: 2. A label sticks to it

let label = control("label", 150, 20, ascent: 16)
screen.addSubview(label)
LayoutConstraint.activate([
  button.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor),
  label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
])
show("A label beside it falls off the side of an upright screen")

// MARK: 3. An inequality keeps it on the screen

label.leadingAnchor.constraint(
  greaterThanOrEqualToSystemSpacingAfter: screen.leadingAnchor
).isActive = true
show("It stays on the screen, and is clipped: the centre is required, its content is not")

// MARK: 4. A priority says what matters more

center.priority = .windowSizeStayPut
show("The centre gives way to the content where there is no room for both")

// MARK: 5. Constraints cross the hierarchy

let panel = LayoutView()
panel.identifier = "panel"
panel.translatesAutoresizingMaskIntoConstraints = false
let toggle = control("switch", 80, 28, ascent: 20)
screen.addSubview(panel)
panel.addSubview(toggle)
LayoutConstraint.activate([
  panel.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
  panel.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
  panel.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
  panel.heightAnchor.constraint(equalToConstant: 120),
  toggle.centerXAnchor.constraint(equalTo: button.centerXAnchor),
  toggle.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
])
show("A switch in a panel stays above the button, wherever that is")

// MARK: 6. Too little said: ambiguous

let cancel = control("cancel", 73, 44, ascent: 28)
let accept = control("accept", 73, 44, ascent: 28)
panel.addSubview(cancel)
panel.addSubview(accept)
LayoutConstraint.activate([
  cancel.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
  accept.leadingAnchor.constraint(equalToSystemSpacingAfter: cancel.trailingAnchor),
  accept.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
  accept.lastBaselineAnchor.constraint(equalTo: cancel.lastBaselineAnchor),
])
print("## Two buttons fill the panel, but nothing says at which height, or which is wider\n")
print(root.layoutTrace())

cancel.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
accept.widthAnchor.constraint(equalTo: cancel.widthAnchor).isActive = true
print("## Constraints for both\n")
print(root.layoutTrace())
show("The two buttons share the width")

// MARK: 7. Too much said: in conflict

root.onConflict = { conflict in
  print(conflict.log)
  print(conflict.message)
}
let hardCoded = cancel.widthAnchor.constraint(equalToConstant: 130)
hardCoded.identifier = "hard-coded"
print("## A forgotten width contradicts the rest\n")
hardCoded.isActive = true
root.layoutIfNeeded()
print("The newest is broken: \(hardCoded.isBroken). The rest holds: \(cancel.frame.width) wide.")
