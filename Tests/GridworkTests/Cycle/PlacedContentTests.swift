// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Notes where contents are placed: `name x y width height`, or `name hidden`.
private final class Places {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// A leaf that notes its places here.
  func leaf(_ name: String, _ width: Double, _ height: Double) -> LayoutView {
    let content = Content(
      name: name, intrinsicContentSize: LayoutSize(width: width, height: height), places: self)
    let view = LayoutView(content: content)
    view.identifier = name
    return view
  }

  final class Content: PlacedContent {
    let name: String
    var intrinsicContentSize: LayoutSize
    unowned let places: Places
    var onPlace: () -> Void = {}

    init(name: String, intrinsicContentSize: LayoutSize, places: Places) {
      self.name = name
      self.intrinsicContentSize = intrinsicContentSize
      self.places = places
    }

    func place(in frame: LayoutRect?) {
      let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(trimmed) }
      places.lines.append("\(name) \(numbers?.joined(separator: " ") ?? "hidden")")
      onPlace()
    }
  }
}

@Suite struct PlacedContentTests {
  private let places = Places()

  @Test func `contents are placed in root coordinates, in tree order, once`() {
    let inner = GridView(views: [[places.leaf("a", 10, 10), places.leaf("b", 20, 10)]])
    let outer = GridView(views: [[places.leaf("c", 5, 30)], [inner]])
    let root = LayoutRoot(outer)
    root.layoutIfNeeded()
    // Rows at 0 and 30 + 6; columns of the inner grid at 0 and 10 + 6.
    #expect(places.take() == ["c 0 0 5 30", "a 0 36 10 10", "b 16 36 20 10"])
    root.layoutIfNeeded()
    #expect(places.take() == [])
  }

  @Test func `only what moved is placed again`() {
    let a = places.leaf("a", 10, 10)
    let grid = GridView(views: [[a, places.leaf("b", 20, 10)], [places.leaf("c", 10, 10)]])
    let root = LayoutRoot(grid)
    root.layoutIfNeeded()
    _ = places.take()
    grid.columnSpacing = 9
    root.layoutIfNeeded()
    #expect(places.take() == ["b 19 0 20 10"])
  }

  @Test func `contents inside what moved are placed again`() {
    let inner = GridView(views: [[places.leaf("a", 10, 10)]])
    let window = LayoutView()
    window.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let left = inner.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 3)
    left.isActive = true
    inner.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    let root = LayoutRoot(window, width: .exact(100), height: .exact(60))
    root.layoutIfNeeded()
    #expect(places.take() == ["a 3 0 10 10"])
    left.constant = 8
    root.layoutIfNeeded()
    #expect(places.take() == ["a 8 0 10 10"])
  }

  @Test func `content that was invalidated is placed again where it is`() {
    let a = places.leaf("a", 10, 10)
    let root = LayoutRoot(GridView(views: [[a, places.leaf("b", 20, 10)]]))
    root.layoutIfNeeded()
    _ = places.take()
    a.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(places.take() == ["a 0 0 10 10"])
  }

  @Test func `hidden rows, views, and views around them take contents away and bring them back`() {
    let a = places.leaf("a", 10, 10)
    let b = places.leaf("b", 10, 10)
    let inner = StackView(views: [b])
    let grid = GridView(views: [[a], [inner]])
    let root = LayoutRoot(grid)
    root.layoutIfNeeded()
    _ = places.take()
    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(places.take() == ["b hidden"])
    grid.row(at: 1).isHidden = false
    root.layoutIfNeeded()
    #expect(places.take() == ["b 0 16 10 10"])
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(places.take() == ["b hidden"])
    inner.isHidden = false
    root.layoutIfNeeded()
    #expect(places.take() == ["b 0 16 10 10"])
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(places.take() == ["b hidden"])
  }

  @Test func `hiding a view makes a layout due`() {
    let a = places.leaf("a", 10, 10)
    let root = LayoutRoot(LayoutView())
    root.view.addSubview(a)
    root.layoutIfNeeded()
    var told = 0
    root.onNeedsLayout = { told += 1 }
    a.isHidden = true
    #expect(told == 1)
  }

  @Test func `content is placed when it is added: with its view, or to its view`() {
    let grid = GridView(views: [[places.leaf("a", 0, 0)]])
    let root = LayoutRoot(grid)
    root.layoutIfNeeded()
    // Even an empty frame in the corner, which every view has before.
    #expect(places.take() == ["a 0 0 0 0"])
    grid.addRow(with: [places.leaf("b", 10, 10)])
    root.layoutIfNeeded()
    #expect(places.take() == ["b 0 6 10 10"])
    grid.cell(atColumnIndex: 0, rowIndex: 1).contentView?.layoutContent = Places.Content(
      name: "c", intrinsicContentSize: LayoutSize(width: 10, height: 10), places: places)
    root.layoutIfNeeded()
    #expect(places.take() == ["c 0 6 10 10"])
  }

  @Test func `a tree that gets another root is placed by that one`() {
    let a = places.leaf("a", 10, 10)
    do {
      let root = LayoutRoot(a)
      root.layoutIfNeeded()
    }
    #expect(places.take() == ["a 0 0 10 10"])
    let root = LayoutRoot(a)
    root.layoutIfNeeded()
    #expect(places.take() == ["a 0 0 10 10"])
  }

  @Test func `a change while contents are placed waits, and the host is told after the pass`() {
    let a = places.leaf("a", 10, 10)
    let root = LayoutRoot(GridView(views: [[a]]))
    var events: [String] = []
    guard let content = a.layoutContent as? Places.Content else {
      Issue.record("The leaf has another content.")
      return
    }
    content.onPlace = { [unowned a] in
      content.onPlace = {}
      content.intrinsicContentSize.width = 30
      a.invalidateIntrinsicContentSize()
      a.layoutRoot?.layoutIfNeeded()
      events.append("placed")
    }
    root.onNeedsLayout = { events.append("told") }
    root.layoutIfNeeded()
    #expect(events == ["told", "placed", "told"])
    #expect(places.take() == ["a 0 0 10 10"])
    root.layoutIfNeeded()
    #expect(places.take() == ["a 0 0 30 10"])
  }

  @Test func `a tree whose contents are only measured is never walked through to place them`() {
    let inner = GridView(views: [[box("a", 10, 10)]])
    let root = LayoutRoot(GridView(views: [[box("b", 10, 10)], [inner]]), width: .exact(50))
    root.layoutIfNeeded()
    root.width = .exact(70)
    inner.isHidden = true
    root.layoutIfNeeded()
    for view in root.view.subtree {
      #expect(view.dirtyFlags.isDisjoint(with: [.place, .placeBelow]))
      #expect(!view.placesInside)
    }
    // From here on one is placed, and only the path to it is marked.
    let c = places.leaf("c", 10, 10)
    inner.isHidden = false
    inner.addRow(with: [c])
    #expect(root.view.dirtyFlags.contains(.placeBelow))
    #expect(root.view.placesInside)
    root.layoutIfNeeded()
    #expect(places.take().count == 1)
    #expect(!inner.subviews[0].placesInside)
  }

  @Test func `edges of neighbours stay shut`() {
    let views = ["a", "b", "c"].map { places.leaf($0, 10, 10) }
    let grid = GridView(views: [views])
    grid.xPlacement = .fill
    grid.columnSpacing = 0
    let root = LayoutRoot(grid, width: .exact(41))
    root.layoutIfNeeded()
    // Thirds of 41 are 13 2/3 and 27 1/3.
    #expect(places.take() == ["a 0 0 14 10", "b 14 0 13 10", "c 27 0 14 10"])
  }
}
