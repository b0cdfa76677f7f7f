// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The mysteries of the second part of the 2015 talk, "Mysteries of Auto Layout": each with its tree, the wrong
// layout, what Gridwork says about it, and the corrected layout.
//
//     swift run LayoutMysteries
//
// The ninth mystery, how constraints are made, is solved by the compiler: a position that equals a size, or a
// leading edge that equals 100, does not compile. `Tests/Fixtures/MustNotCompile` has these lines.

import Foundation
import Gridwork
import GridworkInspector

// MARK: Views

/// Content of a fixed size.
struct Block: LayoutContent {
  var intrinsicContentSize: LayoutSize
}

func block(_ name: String, _ width: Double, _ height: Double = 24) -> LayoutView {
  let view = LayoutView(
    content: Block(intrinsicContentSize: LayoutSize(width: width, height: height)))
  view.identifier = name
  return view
}

/// A view without a size of its own, such as a planet that constraints make round.
func shape(_ name: String) -> LayoutView {
  let view = LayoutView()
  view.identifier = name
  return view
}

/// A view with others inside, which constraints place.
func screen(_ name: String, _ views: LayoutView...) -> LayoutView {
  let screen = shape(name)
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
  }
  return screen
}

/// Guides for the space between views: they take part in the layout, and draw nothing.
func spaces(_ names: [String], in view: LayoutView) -> [LayoutGuide] {
  names.map { name in
    let guide = LayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    return guide
  }
}

// MARK: The mysteries

struct Mystery {
  /// Its number in the talk, with a title.
  var title: String
  /// What was wrong, and what corrects it.
  var cure: String
  var makeRoot: (_ isMended: Bool) -> LayoutRoot
}

let mysteries: [Mystery] = [
  Mystery(
    title: "8: The window that shrinks",
    cure:
      "Constraints place the button: set its translatesAutoresizingMaskIntoConstraints to false."
  ) { isMended in
    let button = block("button", 80)
    let window = screen("window", button)
    button.translatesAutoresizingMaskIntoConstraints = !isMended
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      window.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 10),
      window.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 10),
    ])
    // The window is as small as its content allows: 10 + 80 + 10 by 10 + 24 + 10.
    return LayoutRoot(window)
  },
  Mystery(
    title: "10: Equal spaces between buttons",
    cure: "Fill the negative space with guides of equal width."
  ) { isMended in
    let buttons = ["back", "play", "next"].map { block($0, 60) }
    let bar = screen("bar", buttons[0], buttons[1], buttons[2])
    for button in buttons { button.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true }
    LayoutConstraint.activate([
      buttons[0].leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: buttons[2].trailingAnchor, constant: 20),
    ])
    if isMended {
      let gaps = spaces(["gap 1", "gap 2"], in: bar)
      for (number, gap) in gaps.enumerated() {
        LayoutConstraint.activate([
          gap.leadingAnchor.constraint(equalTo: buttons[number].trailingAnchor),
          buttons[number + 1].leadingAnchor.constraint(equalTo: gap.trailingAnchor),
          gap.topAnchor.constraint(equalTo: bar.topAnchor),
          gap.heightAnchor.constraint(equalToConstant: 24),
          gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
        ])
      }
    } else {
      for (left, right) in zip(buttons, buttons.dropFirst()) {
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20).isActive = true
      }
      for button in buttons {
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      }
    }
    // 400 - 20 - 3 * 60 - 20 leaves 180 for two gaps.
    return LayoutRoot(bar, width: .exact(400), height: .exact(24))
  },
  Mystery(
    title: "10: A picture and its caption, centred together",
    cure: "Lay a guide around the two, and centre the guide."
  ) { isMended in
    let (picture, caption) = (block("picture", 40), block("caption", 100))
    let card = screen("card", picture, caption)
    for view in [picture, caption] {
      view.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
    }
    if isMended {
      // 40 + 8 + 100 is 148, and 320 - 148 leaves 86 at each side.
      let group = spaces(["group"], in: card)[0]
      LayoutConstraint.activate([
        group.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        group.topAnchor.constraint(equalTo: card.topAnchor),
        group.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        caption.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        group.trailingAnchor.constraint(equalTo: caption.trailingAnchor),
      ])
    } else {
      for view in [picture, caption] {
        view.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
      }
    }
    return LayoutRoot(card, width: .exact(320), height: .exact(40))
  },
  Mystery(
    title: "11: Saturn has no room above its label",
    cure: "Remove the constraint label top, which is left over from another design."
  ) { isMended in
    let (saturn, label) = (shape("saturn"), block("label", 80))
    let space = screen("space", saturn, label)
    let leftOver = label.topAnchor.constraint(equalTo: space.topAnchor, constant: 100)
    leftOver.identifier = "label top"
    let size = saturn.heightAnchor.constraint(equalToConstant: 120)
    size.identifier = "saturn height"
    LayoutConstraint.activate([
      saturn.topAnchor.constraint(equalTo: space.topAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: saturn.bottomAnchor, constant: 8),
      saturn.widthAnchor.constraint(equalTo: saturn.heightAnchor), size,
      saturn.centerXAnchor.constraint(equalTo: space.centerXAnchor),
      label.centerXAnchor.constraint(equalTo: saturn.centerXAnchor),
    ])
    leftOver.isActive = !isMended
    return LayoutRoot(space, width: .exact(200), height: .exact(180))
  },
  Mystery(
    title: "12: Saturn does not know where to go",
    cure: "Activate the constraint that makes the spaces at both sides equal."
  ) { isMended in
    let (saturn, sun) = (shape("saturn"), shape("sun"))
    let space = screen("space", saturn, sun)
    let sides = spaces(["before saturn", "after saturn"], in: space)
    for view in [saturn, sun] {
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalTo: view.widthAnchor),
        view.topAnchor.constraint(equalTo: space.topAnchor, constant: view === sun ? 0 : 50),
      ])
    }
    for side in sides {
      LayoutConstraint.activate([
        side.topAnchor.constraint(equalTo: saturn.topAnchor),
        side.bottomAnchor.constraint(equalTo: saturn.bottomAnchor),
      ])
    }
    LayoutConstraint.activate([
      sun.leadingAnchor.constraint(equalTo: space.leadingAnchor),
      sides[0].leadingAnchor.constraint(equalTo: space.leadingAnchor),
      saturn.leadingAnchor.constraint(equalTo: sides[0].trailingAnchor),
      sides[1].leadingAnchor.constraint(equalTo: saturn.trailingAnchor),
      space.trailingAnchor.constraint(equalTo: sides[1].trailingAnchor),
    ])
    let middle = sides[0].widthAnchor.constraint(equalTo: sides[1].widthAnchor)
    // 240 - 40 leaves 100 at each side.
    middle.isActive = isMended
    return LayoutRoot(space, width: .exact(240), height: .exact(90))
  },
  Mystery(
    title: "12: A text field and a button of the same priority",
    cure: "Let the button hug its content more firmly than the text field does."
  ) { isMended in
    let (text, button) = (block("text", 60), block("button", 50))
    let row = screen("row", text, button)
    if isMended { button.setContentHuggingPriority(251, for: .horizontal) }
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      row.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      text.topAnchor.constraint(equalTo: row.topAnchor),
      button.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    // 240 - 10 - 50 leaves 180 for the text.
    return LayoutRoot(row, width: .exact(240), height: .exact(24))
  },
]

// MARK: 7: The layout cycle

print("## 7: The layout cycle\n")
let list = shape("list")
let window = screen("window", list)
let height = list.heightAnchor.constraint(equalToConstant: 120)
LayoutConstraint.activate([
  list.topAnchor.constraint(equalTo: window.topAnchor),
  window.bottomAnchor.constraint(equalTo: list.bottomAnchor),
  list.leadingAnchor.constraint(equalTo: window.leadingAnchor),
  list.trailingAnchor.constraint(equalTo: window.trailingAnchor), height,
])
let cycle = LayoutRoot(window, width: .exact(200))
cycle.layoutIfNeeded()
height.constant = 40
print("The height of the list is 40 now. The frame of the window is still \(window.frame).")
cycle.layoutIfNeeded()
print("After the layout pass it is \(window.frame).\n")

/// Changes a constraint of its superview whenever it is laid out, which requests another layout of the superview.
nonisolated final class RestlessView: LayoutView {
  var constraint: LayoutConstraint?

  override func layout() {
    super.layout()
    constraint?.constant += 1
  }
}

let restless = RestlessView()
restless.identifier = "restless"
restless.translatesAutoresizingMaskIntoConstraints = false
list.addSubview(restless)
restless.leadingAnchor.constraint(equalTo: list.leadingAnchor).isActive = true
restless.trailingAnchor.constraint(equalTo: list.trailingAnchor).isActive = true
restless.topAnchor.constraint(equalTo: list.topAnchor).isActive = true
restless.bottomAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
restless.constraint = height
cycle.onMisplacedInvalidation = { print("\($0)\n") }
cycle.onFeedbackLoop = { print($0) }
cycle.layoutIfNeeded()

print("Cure: Change constraints outside the view before the pass, where the reason arises.\n")
restless.constraint = nil
height.constant = 60
cycle.layoutIfNeeded()
print("The frame of the window is \(window.frame).\n")

// MARK: One after the other

/// Prints the frames, the findings and a picture of a layout.
func show(_ root: LayoutRoot) -> ComputedLayout {
  root.reportsProblems = false
  let layout = root.layoutTryingRemedies()
  print(layout.itemLines.joined(separator: "\n"), "\n", separator: "")
  let findings = root.soundnessFindings()
  for finding in findings where finding.conflict == nil { print(finding.text) }
  if findings.contains(where: { $0.conflict != nil }) {
    print(layout.conflicts.map(\.message).joined(separator: "\n\n"))
  }
  print(findings.isEmpty ? "Nothing is wrong.\n" : "")
  print(layout.asciiPicture(width: 64), "\n", separator: "")
  return layout
}

/// Prints another frame that is as good for a view, which the talk asks for in the debugger.
func showOtherSolution(_ root: LayoutRoot) {
  guard let view = root.view.subviews.first(where: \.hasAmbiguousLayout) else { return }
  let frame = view.frame
  view.exerciseAmbiguityInLayout()
  print("\(view.identifier ?? "") is at \(frame); as good is \(view.frame).\n")
  print(root.layoutTrace())
}

var layouts: [(wrong: ComputedLayout, mended: ComputedLayout)] = []
for mystery in mysteries {
  print("## \(mystery.title)\n")
  let root = mystery.makeRoot(false)
  let wrong = show(root)
  showOtherSolution(root)
  print("Cure: \(mystery.cure)\n")
  layouts.append((wrong, show(mystery.makeRoot(true))))
}

// MARK: All on one sheet

let zoom = 1.5
func card(_ name: String, _ layout: ComputedLayout) -> LayoutView {
  let size = layout.svgPictureSize(zoom: zoom)
  return block(name, size.width, size.height)
}

/// A line of text with a baseline for the sheet.
struct Title: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?
}

func title(_ text: String) -> LayoutView {
  let view = LayoutView(
    content: Title(
      intrinsicContentSize: LayoutSize(width: Double(text.count) * 9, height: 20),
      firstBaselineOffsetFromTop: 15, lastBaselineOffsetFromBottom: 5))
  view.identifier = text
  return view
}

let sheet = GridView(
  views: layouts.enumerated().flatMap { number, pair in
    [
      [title(mysteries[number].title), nil],
      [card("wrong \(number)", pair.wrong), card("mended \(number)", pair.mended)],
    ]
  })
sheet.rowSpacing = 8
sheet.columnSpacing = 24
sheet.row(at: 0).topPadding = 24
sheet.row(at: sheet.numberOfRows - 1).bottomPadding = 24
sheet.column(at: 0).leadingPadding = 24
sheet.column(at: 1).trailingPadding = 24

let pictures = layouts.enumerated().flatMap { number, pair in
  [("wrong \(number)", pair.wrong), ("mended \(number)", pair.mended)]
}
let svg = LayoutRoot(sheet, scale: 1).computedLayout.svgSheet(
  titles: Dictionary(uniqueKeysWithValues: mysteries.map { ($0.title, $0.title) }),
  pictures: Dictionary(uniqueKeysWithValues: pictures), zoom: zoom)
let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Resources").appendingPathComponent("LayoutMysteries.svg")
try (svg + "\n").write(to: picture, atomically: true, encoding: .utf8)
print("The sheet of \(mysteries.count) mysteries is in \(picture.lastPathComponent).")
