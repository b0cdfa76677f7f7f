// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Constraints where they are needed, autoresizing masks everywhere else: the weather screen of 2016,
// and what happens if you forget which of the two a view follows.
//
//     swift run WeatherAutoresizing

import Gridwork
import GridworkInspector

/// Text of a fixed size, standing `ascent` below its top.
struct Line: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?

  init(_ width: Double, _ height: Double, ascent: Double) {
    intrinsicContentSize = LayoutSize(width: width, height: height)
    firstBaselineOffsetFromTop = ascent
    lastBaselineOffsetFromBottom = height - ascent
  }
}

let screen = LayoutView()
screen.identifier = "screen"
screen.frame = LayoutRect(x: 0, y: 0, width: 768, height: 1024)
let root = LayoutRoot(screen)

/// A view that follows its frame and its mask.
func view(
  _ name: String, in superview: LayoutView, _ frame: LayoutRect,
  _ mask: LayoutView.AutoresizingMask
) -> LayoutView {
  let view = LayoutView()
  view.identifier = name
  superview.addSubview(view)
  view.frame = frame
  view.autoresizingMask = mask
  return view
}

/// Shows the screen upright, turned, and on two thirds of it.
func show(_ title: String) {
  print("## \(title)\n")
  for (width, height) in [(768.0, 1024.0), (1024.0, 768.0), (678.0, 768.0)] {
    root.width = .exact(width)
    root.height = .exact(height)
    print(root.computedLayout.framesText)
    print()
  }
}

// MARK: 1. Simple resizing needs no constraint

let banner = view(
  "banner", in: screen, LayoutRect(x: 0, y: 0, width: 768, height: 80), [.width, .maxYMargin])
let moon = view(
  "moon", in: banner, LayoutRect(x: 20, y: 20, width: 40, height: 40), [.maxXMargin, .maxYMargin])
let cloud = view(
  "cloud", in: banner, LayoutRect(x: 708, y: 20, width: 40, height: 40), [.minXMargin, .maxYMargin])
let title = view(
  "title", in: banner, LayoutRect(x: 288, y: 20, width: 192, height: 40),
  [.minXMargin, .width, .maxXMargin])
show("The banner stretches, the moon stays left, the cloud right, the title keeps its proportion")

// MARK: 2. Sophisticated alignment does

let temperature = LayoutView(content: Line(90, 100, ascent: 80))
let sunny = LayoutView(content: Line(80, 30, ascent: 23))
let sun = LayoutView(content: Line(48, 48, ascent: 40))
for (name, view) in [("temperature", temperature), ("sunny", sunny), ("sun", sun)] {
  view.identifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(view)
}
LayoutConstraint.activate([
  temperature.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
  temperature.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
  sunny.leadingAnchor.constraint(equalTo: temperature.trailingAnchor, constant: 16),
  sunny.lastBaselineAnchor.constraint(equalTo: temperature.lastBaselineAnchor),
  temperature.leadingAnchor.constraint(equalTo: sun.trailingAnchor, constant: 16),
  sun.centerYAnchor.constraint(equalTo: temperature.centerYAnchor),
])
show("The temperature is centred, with its words on its baseline and the sun beside it")

temperature.layoutContent = Line(135, 150, ascent: 120)
show("A larger temperature moves what hangs from it")

// MARK: 3. Back to a mask where a mask will do

let backdrop = LayoutView()
backdrop.identifier = "backdrop"
backdrop.frame = screen.frame
backdrop.autoresizingMask = [.width, .height]
screen.insertSubview(backdrop, at: 0)
show("A backdrop behind everything takes its size from the screen")
print(root.layoutTrace())

// MARK: 4. The classic mistake

print("## A picture with constraints that still follows its empty frame\n")
root.onConflict = { conflict in
  print(conflict.log)
  print(conflict.message)
}
let picture = LayoutView()
picture.identifier = "picture"
screen.addSubview(picture)
LayoutConstraint.activate([
  picture.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
  picture.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 20),
  picture.widthAnchor.constraint(equalToConstant: 200),
  picture.heightAnchor.constraint(equalToConstant: 150),
])
root.layoutIfNeeded()

picture.translatesAutoresizingMaskIntoConstraints = false
root.layoutIfNeeded()
print("After the cure: \(root.conflicts.count) conflicts, \(picture.frame.width) wide.")
