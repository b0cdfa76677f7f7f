// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Views of the kind that programs make of NSView, with AppKit's calls and overrides.
struct ViewPorts {
  /// Constraints are made in `updateConstraints()`, once, and others with every state.
  final class CameraView: LayoutView {
    private var didInstallConstraints = false
    private var stateConstraints: [LayoutConstraint] = []
    let placeholder = ImageView(60, 40)
    let caption = Label("No camera")
    var showsCaption = false {
      didSet { needsUpdateConstraints = true }
    }

    override init(frame: LayoutRect) {
      super.init(frame: frame)
      for view in [placeholder, caption] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      needsUpdateConstraints = true
    }

    override func updateConstraints() {
      if !didInstallConstraints {
        didInstallConstraints = true
        addConstraints([
          placeholder.centerXAnchor.constraint(equalTo: centerXAnchor),
          caption.centerXAnchor.constraint(equalTo: centerXAnchor),
          caption.topAnchor.constraint(equalTo: placeholder.bottomAnchor, constant: 8),
        ])
      }
      removeConstraints(stateConstraints)
      stateConstraints =
        showsCaption
        ? [placeholder.topAnchor.constraint(equalTo: topAnchor, constant: 10)]
        : [placeholder.centerYAnchor.constraint(equalTo: centerYAnchor)]
      addConstraints(stateConstraints)
      super.updateConstraints()
    }
  }

  @Test func `constraints that follow a state`() {
    let camera = CameraView()
    let root = window(camera, width: .exact(100), height: .exact(120))
    #expect(camera.placeholder.frame == rect(20, 40, 60, 40))
    camera.showsCaption = true
    camera.updateConstraintsForSubtreeIfNeeded()
    #expect(camera.constraints.count == 4)
    #expect(camera.placeholder.frame.minY == 40)
    camera.layoutSubtreeIfNeeded()
    #expect(camera.placeholder.frame == rect(20, 10, 60, 40))
    // (100 - 63) / 2 is 18.5, which snaps up.
    #expect(camera.caption.frame.minY == 58)
    #expect(root.computedLayout.isSound)
  }

  /// A page and a picture of it, each of which fills its view by its mask.
  final class PageView: LayoutView {
    private let snapshotView = LayoutView()
    private var page: LayoutView?

    func show(_ page: LayoutView) {
      self.page?.removeFromSuperview()
      self.page = page
      page.frame = bounds
      page.autoresizingMask = [.width, .height]
      addSubview(
        page, positioned: .below, relativeTo: snapshotView.superview == nil ? nil : snapshotView)
    }

    func showSnapshot() {
      snapshotView.autoresizingMask = [.width, .height]
      snapshotView.frame = bounds
      if snapshotView.superview == nil { addSubview(snapshotView) }
    }
  }

  @Test func `views that fill by their masks`() {
    let view = PageView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    let first = LayoutView()
    let second = LayoutView()
    view.showSnapshot()
    view.show(first)
    #expect(view.subviews.first == first)
    let root = window(view, width: .exact(200), height: .exact(100))
    root.width = .exact(320)
    root.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == [rect(0, 0, 320, 100), rect(0, 0, 320, 100)])
    view.show(second)
    root.height = .exact(50)
    root.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(view.subviews.map(\.frame) == [rect(0, 0, 320, 50), rect(0, 0, 320, 50)])
  }

  /// A tip that a view places by hand, below whatever it is about.
  final class TipHost: LayoutView {
    let tip = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 60, height: 20))
    var target: LayoutView? {
      didSet { needsLayout = true }
    }

    override func layout() {
      super.layout()
      guard let target else { return }
      let anchor = convert(target.bounds, from: target)
      tip.setFrameOrigin(LayoutPoint(x: anchor.midX - tip.bounds.width / 2, y: anchor.maxY + 4))
    }
  }

  @Test func `a tip below its target`() {
    let host = TipHost()
    let button = Button("Share")
    let stack = StackView(views: [Label("Left"), button])
    host.addSubview(stack)
    host.addSubview(host.tip)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 30),
      stack.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
    ])
    let root = window(host, width: .exact(200), height: .exact(100))
    host.target = button
    root.layoutIfNeeded()
    // The button lies at 30 + 28 + 8, 59 wide: its middle at 95.5; 10 + 20 + 4 below.
    #expect(host.tip.frame == rect(65.5, 34, 60, 20))
    #expect(button.convert(LayoutPoint.zero, to: nil) == LayoutPoint(x: 66, y: 10))
    #expect(host.convert(LayoutPoint(x: 70, y: 15), to: button) == LayoutPoint(x: 4, y: 5))
  }

  /// A side bar that slides away: its width stays, and a weaker edge takes over.
  @Test func `a side bar`() {
    let view = LayoutView()
    let sidebar = LayoutView()
    let content = LayoutView()
    view.subviews = [sidebar, content]
    for part in view.subviews { part.translatesAutoresizingMaskIntoConstraints = false }
    let sidebarWidth = sidebar.widthAnchor.constraint(equalToConstant: 180)
    let sidebarLeading = sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let contentMinimum = content.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    contentMinimum.priority = LayoutConstraint.Priority(
      rawValue: LayoutConstraint.Priority.required.rawValue - 1)
    LayoutConstraint.activate([
      sidebarWidth, sidebarLeading, contentMinimum,
      content.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for part in view.subviews {
      part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      part.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
    let root = window(view, width: .exact(500), height: .exact(300))
    #expect(content.frame == rect(180, 0, 320, 300))
    sidebarLeading.constant = -sidebarWidth.constant
    view.layoutSubtreeIfNeeded()
    #expect(sidebar.frame == rect(-180, 0, 180, 300))
    #expect(content.frame == rect(0, 0, 500, 300))
    #expect(root.computedLayout.isSound)
  }

  /// A cell that says how tall a row must be before there is any window.
  final class StatusCell: LayoutView {
    private let title = Label("Title")
    private let detail = Label("Detail")

    override init(frame: LayoutRect) {
      super.init(frame: frame)
      let stack = StackView(views: [title, detail])
      stack.orientation = .vertical
      stack.alignment = .leading
      stack.spacing = 2
      addSubview(stack)
      LayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      ])
    }

    func configure(showsDetail: Bool) {
      detail.isHidden = !showsDetail
      needsLayout = true
    }
  }

  @Test func `the height of a row`() {
    let measuringCell = StatusCell(frame: .zero)
    measuringCell.frame = LayoutRect(x: 0, y: 0, width: 300, height: 0)
    measuringCell.configure(showsDetail: true)
    measuringCell.layoutSubtreeIfNeeded()
    #expect(measuringCell.fittingSize == LayoutSize(width: 8 + 42 + 8, height: 6 + 34 + 6))
    measuringCell.configure(showsDetail: false)
    #expect(measuringCell.fittingSize.height == 28)
  }

  /// A chip that measures itself from what its stack says about gaps.
  final class Chip: LayoutView {
    private let content: StackView
    init(_ views: [LayoutView]) {
      content = StackView(views: views)
      content.spacing = 4
      super.init(frame: .zero)
      addSubview(content)
      Centering.center(content, in: self)
    }

    override var intrinsicContentSize: LayoutSize {
      let visible = content.arrangedSubviews.filter { !$0.isHidden }
      let width = visible.enumerated().reduce(0.0) { result, entry in
        let (index, view) = entry
        let size = view.intrinsicContentSize.width
        guard index > 0 else { return result + size }
        return result
          + (content.customSpacing(after: visible[index - 1]) ?? content.spacing) + size
      }
      return LayoutSize(width: width + 16, height: 20)
    }

    func space(_ spacing: Double, after index: Int) {
      content.setCustomSpacing(spacing, after: content.arrangedSubviews[index])
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `a chip`() {
    let views = [ImageView(12, 12), Label("Swift"), ImageView(8, 8)]
    let chip = Chip(views)
    let host = StackView(views: [chip])
    let root = window(host)
    // 8 + 12 + 4 + 35 + 4 + 8 + 8
    #expect(chip.frame == rect(0, 0, 79, 20))
    #expect(chip.convert(views[1].frame, from: views[1].superview) == rect(24, 2, 35, 16))
    chip.space(0, after: 1)
    root.layoutIfNeeded()
    #expect(chip.frame.width == 75)
    #expect(root.computedLayout.isSound)
  }
}

/// A name space of the kind that programs put their own helpers in.
private enum Centering {
  static func center(_ view: LayoutView, in container: LayoutView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
  }
}
