// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Notes what is called.
private final class Recorder: LayoutView {
  var log: (String) -> Void = { _ in }
  var onUpdate: () -> Void = {}
  var onLayout: () -> Void = {}

  init(_ name: String, _ log: @escaping (String) -> Void) {
    super.init()
    identifier = name
    self.log = log
    translatesAutoresizingMaskIntoConstraints = false
  }

  override func updateConstraints() {
    log("update \(identifier ?? "")")
    onUpdate()
    super.updateConstraints()
  }

  override func layout() {
    super.layout()
    log("layout \(identifier ?? "")")
    onLayout()
  }
}

@Suite struct LayoutCycleTests {
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()
  private let window: Recorder
  private let left: Recorder
  private let right: Recorder
  private let leaf: Recorder
  private let root: LayoutRoot

  /// window contains left and right; left contains leaf.
  init() {
    let log = log
    window = Recorder("window") { log.lines.append($0) }
    left = Recorder("left") { log.lines.append($0) }
    right = Recorder("right") { log.lines.append($0) }
    leaf = Recorder("leaf") { log.lines.append($0) }
    window.addSubview(left)
    window.addSubview(right)
    left.addSubview(leaf)
    LayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 100),
      left.topAnchor.constraint(equalTo: window.topAnchor),
      left.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      right.topAnchor.constraint(equalTo: window.topAnchor),
      right.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      leaf.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 10),
      leaf.widthAnchor.constraint(equalToConstant: 30),
      leaf.topAnchor.constraint(equalTo: left.topAnchor),
      leaf.bottomAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    root.layoutIfNeeded()
    _ = log.take()
  }

  /// Composes itself when its constraints are updated for the first time.
  private final class LateBox: LayoutView {
    let content = Box("content", 30, 20)

    override func updateConstraints() {
      if content.superview == nil {
        addSubview(content)
        content.fill(self)
      }
      super.updateConstraints()
    }
  }

  @Test(arguments: [false, true])
  func `a new view updates its constraints once without being asked`(_ isFirstMeasured: Bool) {
    let box = LateBox()
    #expect(box.needsUpdateConstraints)
    if isFirstMeasured {
      #expect(box.fittingSize == LayoutSize(width: 30, height: 20))
    }
    let root = LayoutRoot(GridView(views: [[box]]))
    root.layoutIfNeeded()
    #expect(!box.needsUpdateConstraints)
    #expect(root.view.frame == rect(0, 0, 30, 20))
    #expect(box.content.frame == rect(0, 0, 30, 20))
  }

  @Test func `a view that comes during layout updates its constraints in the next pass`() {
    let log = log
    let new = Recorder("new") { log.lines.append($0) }
    window.onLayout = { [window] in
      if new.superview == nil { window.addSubview(new) }
    }
    window.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!log.take().contains("update new"))
    #expect(new.needsUpdateConstraints)
    root.layoutIfNeeded()
    #expect(log.take().contains("update new"))
    #expect(!new.needsUpdateConstraints)
  }

  @Test func `constraints are updated bottom-up, and only where asked`() {
    window.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    right.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log.take() == ["update leaf", "update right", "update window"])
    root.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func `layout runs top-down, and only where something moved`() {
    leaf.setNeedsLayout()
    window.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["layout window", "layout leaf"])
  }

  @Test func `a leaf that follows its grid lays itself out whenever it has another size`() {
    let log = log
    let leaf = Recorder("leaf") { log.lines.append($0) }
    let grid = GridView(views: [[leaf]])
    grid.xPlacement = .fill
    grid.yPlacement = .fill
    let root = LayoutRoot(grid, width: .exact(100), height: .exact(20))
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    #expect(log.take() == ["update leaf", "layout leaf"])
    root.width = .exact(120)
    root.layoutIfNeeded()
    #expect(log.take() == ["layout leaf"])
    #expect(leaf.frame == rect(0, 0, 120, 20))
    root.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func `a view whose values change marks its superview`() {
    leaf.constraints.first?.constant = 40
    root.layoutIfNeeded()
    // left places the leaf, the leaf has another size.
    #expect(log.take() == ["layout left", "layout leaf"])
    #expect(leaf.frame == rect(10, 0, 40, 100))
  }

  @Test func `frames do not change before the pass`() {
    leaf.constraints.first?.constant = 40
    #expect(leaf.frame.width == 30)
    #expect(leaf.fittingSize.width == 40)
    #expect(leaf.frame.width == 30)
    leaf.layoutIfNeeded()
    #expect(leaf.frame.width == 40)
  }

  @Test func `the host is told once, and again after the pass`() {
    var told = 0
    root.onNeedsLayout = { told += 1 }
    #expect(told == 0)
    leaf.constraints.first?.constant = 40
    leaf.constraints.first?.constant = 50
    left.setNeedsLayout()
    #expect(told == 1)
    root.layoutIfNeeded()
    #expect(told == 1)
    root.width = .exact(310)
    #expect(told == 2)
  }

  @Test func `a host set while a layout is due is told at once`() {
    leaf.constraints.first?.constant = 40
    var told = 0
    root.onNeedsLayout = { told += 1 }
    #expect(told == 1)
  }

  @Test func `a host that lays out when it is told is not told in between`() {
    var told = 0
    root.onNeedsLayout = {
      told += 1
      self.root.layoutIfNeeded()
    }
    let leaf = leaf
    left.onLayout = { leaf.setNeedsLayout() }
    leaf.constraints.first?.constant = 40
    #expect(told == 1)
    #expect(leaf.frame.width == 40)
  }

  @Test func `constraints changed while updating constraints take part in the same pass`() {
    let leaf = leaf
    window.onUpdate = { leaf.constraints.first?.constant = 44 }
    window.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 44)
  }

  @Test func `constraints changed in layout are solved and laid out in the same pass`() {
    let leaf = leaf
    let right = right
    right.onLayout = {
      leaf.constraints.first?.constant = right.frame.width / 4
    }
    root.width = .exact(500)
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 100)
    #expect(log.take() == ["layout window", "layout right", "layout left", "layout leaf"])
  }

  @Test func `updating constraints asked for in layout waits for the next pass`() {
    var told = 0
    let leaf = leaf
    left.onLayout = { leaf.setNeedsUpdateConstraints() }
    root.onNeedsLayout = { told += 1 }
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!log.take().contains("update leaf"))
    #expect(told == 2)
    left.onLayout = {}
    root.layoutIfNeeded()
    #expect(log.take() == ["update leaf"])
  }

  @Test func `setting a frame marks the view and its superview`() {
    right.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    _ = log.take()
    right.frame = rect(1, 2, 3, 4)
    #expect(right.needsLayout && window.needsLayout)
    root.layoutIfNeeded()
    #expect(right.frame == rect(100, 0, 200, 100))
  }

  @Test func `setting a frame while the superview lays out marks the view only`() {
    let right = right
    var frames = 0
    window.onLayout = {
      frames += 1
      right.frame = rect(0, 0, 7, 7)
    }
    window.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(frames == 1)
    #expect(right.frame == rect(0, 0, 7, 7))
  }

  @Test func `a thousand layouts without a change give the same bits`() {
    let before = root.computedLayout
    for _ in 0..<1000 {
      window.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(root.computedLayout == before)
  }
}
