// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A picture that fills the screen shrinks into its corner: exchange constraints, ask for the frames
// before and after, and go from one to the other. The last step draws a film strip.
//
//     swift run MinimizeAnimation

import Foundation
import Gridwork
import GridworkInspector

let screen = LayoutView()
screen.identifier = "screen"
screen.safeAreaInsets = LayoutEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
let image = LayoutView()
image.identifier = "image"
image.translatesAutoresizingMaskIntoConstraints = false
screen.addSubview(image)
let caption = LayoutView()
caption.identifier = "caption"
caption.translatesAutoresizingMaskIntoConstraints = false

let leading = image.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
let top = image.topAnchor.constraint(equalTo: screen.topAnchor)
let width = image.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.4)
let height = image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 1.5)
LayoutConstraint.activate([
  leading, top,
  image.trailingAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.trailingAnchor),
  image.bottomAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.bottomAnchor),
])

let root = LayoutRoot(screen, width: .exact(375), height: .exact(667))
print("## Before\n")
print(root.computedLayout.framesText)

// The layout that is due runs first, then the changes; frames are known on both sides.
let animation = root.capturingAnimation {
  LayoutConstraint.deactivate([leading, top])
  LayoutConstraint.activate([width, height])
  screen.insertSubview(caption, at: 0)
  LayoutConstraint.activate([
    caption.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
    caption.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
    caption.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 20),
    caption.heightAnchor.constraint(equalToConstant: 120),
  ])
}

print("\n## After\n")
print(root.computedLayout.framesText)

// MARK: On the way

func number(_ value: Double) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// Slow at both ends.
func eased(_ time: Double) -> Double { time * time * (3 - 2 * time) }

let moments = [0, 0.2, 0.4, 0.6, 0.8, 1]
print("\n## On the way\n")
for moment in moments {
  for frame in animation.frames(at: eased(moment)) where frame.view !== screen {
    let rect = frame.frame
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
    print(
      "\(number(moment)) \(frame.view.identifier ?? "") \(numbers.joined(separator: " "))"
        + (frame.opacity < 1 ? " opacity \(number(frame.opacity))" : ""))
  }
}

// MARK: The film strip

let zoom = 0.4
let pitch = 375 * zoom + 16
let stripWidth = number(pitch * Double(moments.count) + 16)
let stripHeight = number(667 * zoom + 32)
let colours = ["screen": "#f2f2f7", "image": "#5b8def", "caption": "#8e8e93"]
var svg = [
  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(stripWidth)\" height=\"\(stripHeight)\">",
  "<rect width=\"100%\" height=\"100%\" fill=\"#1c1c1e\"/>",
]
for (index, moment) in moments.enumerated() {
  svg.append("<g transform=\"translate(\(number(16 + pitch * Double(index))) 16)\">")
  for frame in animation.frames(at: eased(moment)) {
    let rect = frame.frame
    svg.append(
      "<rect x=\"\(number(rect.minX * zoom))\" y=\"\(number(rect.minY * zoom))\""
        + " width=\"\(number(rect.width * zoom))\" height=\"\(number(rect.height * zoom))\""
        + " fill=\"\(colours[frame.view.identifier ?? ""] ?? "#000000")\""
        + " fill-opacity=\"\(number(frame.opacity))\"/>")
  }
  svg.append("</g>")
}
svg.append("</svg>\n")

let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Resources").appendingPathComponent("MinimizeAnimation.svg")
try svg.joined(separator: "\n").write(to: picture, atomically: true, encoding: .utf8)
print("\nThe film strip is in \(picture.lastPathComponent).")
