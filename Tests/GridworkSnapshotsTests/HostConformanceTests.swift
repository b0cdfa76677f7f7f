// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import Testing

/// What is wrong with an adapter, as the assertion says it: a line for each violation.
private func violations(_ makeAdapter: () -> any HostAdapter) -> [String] {
  let texts = failures { assertHostConformance(of: makeAdapter) }
  #expect(texts.count == 1)
  let lines = texts.first?.split(separator: "\n").map(String.init) ?? []
  #expect(lines.first == "The host adapter breaks the contract in \(countText(lines.count - 1)).")
  return Array(lines.dropFirst())
}

private func countText(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }

@Suite struct `Host conformance` {
  @Test func `the paper host keeps the contract`() {
    assertHostConformance { PaperHost() }
  }

  // MARK: Widgets

  @Test func `a note that is taller where it is wider is found`() {
    struct Note: LayoutContent {
      var intrinsicContentSize: LayoutSize { LayoutSize(width: 400, height: 10) }
      func height(forWidth width: Double) -> Double? { width / 10 }
    }
    let found = violations { HostOfContents { $0.isNote ? Note() : nil } }
    #expect(
      found == [
        "- measuring: a note is 40 tall at a width of 400, but only 30 at 300. Less width never takes "
          + "less height."
      ])
  }

  @Test func `a note that does not wrap is found`() {
    let found = violations { HostOfContents { $0.isNote ? FixedText("note") : nil } }
    #expect(
      found == [
        "- measuring: a note has no height at a width. Return one from height(forWidth:): it wraps."
      ])
  }

  @Test func `a size that is no size is found`() {
    struct Field: LayoutContent {
      var intrinsicContentSize: LayoutSize { LayoutSize(width: 10, height: -2) }
    }
    let found = violations { HostOfContents { $0 == .field ? Field() : nil } }
    #expect(found == ["- measuring: a field is -2 tall. Return 0 or more, or noIntrinsicMetric."])
  }

  @Test func `a size that grows whenever it is asked for is found`() {
    final class Field: LayoutContent {
      var width = 0.0
      var intrinsicContentSize: LayoutSize {
        width += 1
        return LayoutSize(width: width, height: 10)
      }
    }
    let found = violations { HostOfContents { $0 == .field ? Field() : nil } }
    #expect(
      found == ["- measuring: a field has another size when it is asked again without a change."])
  }

  @Test func `a last baseline that is measured from the top is found`() {
    struct Field: LayoutContent {
      var intrinsicContentSize: LayoutSize { LayoutSize(width: 100, height: 14) }
      var firstBaselineOffsetFromTop: Double? { 10 }
      var lastBaselineOffsetFromBottom: Double? { 10 }
    }
    let found = violations { HostOfContents { $0 == .field ? Field() : nil } }
    #expect(found == ["- baselines: the last baseline of a field lies above its first."])
  }

  @Test func `a baseline outside the widget is found`() {
    struct Field: LayoutContent {
      var intrinsicContentSize: LayoutSize { LayoutSize(width: 100, height: 14) }
      // GTK's word for no baseline.
      var firstBaselineOffsetFromTop: Double? { -1 }
      var lastBaselineOffsetFromBottom: Double? { 15 }
    }
    let found = violations { HostOfContents { $0 == .field ? Field() : nil } }
    #expect(
      found == [
        "- baselines: the first baseline of a field lies -1 below its top, and the field is 14 tall.",
        "- baselines: the last baseline of a field lies 15 above its bottom, and the field is 14 tall. "
          + "Measure it from the bottom.",
      ])
  }

  @Test func `one baseline without the other is found`() {
    struct Field: LayoutContent {
      var intrinsicContentSize: LayoutSize { LayoutSize(width: 100, height: 14) }
      var firstBaselineOffsetFromTop: Double? { 10 }
    }
    let found = violations { HostOfContents { $0 == .field ? Field() : nil } }
    #expect(
      found == [
        "- baselines: a field has only one of its two baselines. Return both, or neither."
      ])
  }

  @Test func `a view without content is found`() {
    final class Host: PaperHost {
      override func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
        leaf == .field ? LayoutView() : super.makeLeaf(leaf)
      }
    }
    #expect(
      violations { Host() } == [
        "- measuring: the view of a field has no layoutContent. Make it with LayoutView(content:).",
        "- baselines: the view of a field has no layoutContent. Make it with LayoutView(content:).",
      ])
  }

  // MARK: Trees

  @Test func `an adapter that never places its widgets is found`() {
    final class Host: PaperHost {
      override func frame(of leaf: LayoutView) -> LayoutRect? { LayoutRect.zero }
    }
    // The columns need 90 and 120, and 6 between them; the note needs 594 more, which they share. In a row
    // the baselines are at 10.
    #expect(
      violations { Host() }.prefix(3) == [
        "- frames: the first label is at 0 0 0 0 at its natural size; the layout puts it at 0 2 40 10.",
        "- frames: the first field is at 0 0 0 0 at its natural size; the layout puts it at "
          + "393 0 120 14.",
        "- frames: the second label is at 0 0 0 0 at its natural size; the layout puts it at "
          + "0 22 90 10.",
      ])
  }

  @Test func `an adapter that keeps showing what is hidden is found`() {
    struct Content: PlacedContent {
      let widget: PaperWidget
      var intrinsicContentSize: LayoutSize { widget.size }
      func height(forWidth width: Double) -> Double? {
        PaperContent(widget: widget).height(forWidth: width)
      }
      func place(in frame: LayoutRect?) {
        if let frame { widget.frame = frame }
      }
    }
    let found = violations { HostOfWidgets { Content(widget: $0) } }
    // Without baselines: the large window is 23 taller, all of which the row of the note takes, as it holds
    // a single view. The second row begins at 14 + 6.
    #expect(found.count == 3)
    #expect(
      found.first
        == "- hidden views: the second label is still shown at 0 20 90 10 while its row is hidden.")
    #expect(found.last?.hasSuffix("while the program hides it.") == true)
  }

  @Test func `an adapter that mirrors once more is found`() {
    final class Host: PaperHost {
      override func frame(of leaf: LayoutView) -> LayoutRect? {
        guard let root, let frame = super.frame(of: leaf) else { return nil }
        if root.direction == .leftToRight { return frame }
        return LayoutRect(
          x: root.view.frame.width - frame.maxX, y: frame.minY, width: frame.width,
          height: frame.height)
      }
    }
    let found = violations { Host() }
    #expect(found.allSatisfy { $0.hasPrefix("- right to left: ") })
    // The note takes a line of 810, and the large window is 37 wider.
    #expect(
      found.first
        == "- right to left: the first label is at 0 2 40 10 from left to right and at 0 2 40 10 from "
        + "right to left, in a width of 847; its mirror image begins at 807. The layout mirrors frames "
        + "already.")
  }

  @Test func `an adapter that rounds positions and sizes by itself is found`() {
    final class Host: PaperHost {
      override func show(_ root: LayoutRoot) {
        super.show(root)
        root.scale = 0
      }
      override func frame(of leaf: LayoutView) -> LayoutRect? {
        super.frame(of: leaf).map {
          LayoutRect(
            x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(),
            height: $0.height.rounded())
        }
      }
    }
    // A third of 40 is 13 1/3. The second column begins at 13 and is 13 wide, the third begins at 27.
    let found = violations { Host() }.filter { $0.hasPrefix("- rounding") }
    #expect(
      found == [
        "- rounding: in a width of 40 the third label begins at 27, and what is before it ends at 26. "
          + "Take frames as they are; they are rounded already."
      ])
  }

  @Test func `an adapter that lays out at once is found`() {
    final class Host: PaperHost {
      override func show(_ root: LayoutRoot) {
        super.show(root)
        root.onNeedsLayout = { [unowned root] in root.layoutIfNeeded() }
      }
    }
    let found = violations { Host() }
    #expect(
      found.contains(
        "- changes: the host measures or lays out while the program is still changing the form. In "
          + "onNeedsLayout, only schedule a layout."))
  }

  @Test func `an adapter that misses changes in the middle of a layout is found`() {
    /// It lays out only when it was told, and does not listen meanwhile.
    final class Host: PaperHost {
      private var isTold = true
      private var isBusy = false
      override func show(_ root: LayoutRoot) {
        super.show(root)
        root.onNeedsLayout = { [unowned self] in if !isBusy { isTold = true } }
      }
      override func layOut(in size: LayoutSize) {
        guard isTold || root?.view.frame.size != size else { return }
        isTold = false
        isBusy = true
        super.layOut(in: size)
        isBusy = false
      }
    }
    #expect(
      violations { Host() } == [
        "- re-entrance: a text that changes while it is placed is 270 wide but shown with 70 in the "
          + "next layout. Let onNeedsLayout schedule a layout even while one is running."
      ])
  }

  @Test func `an adapter that measures everything again is found`() {
    final class Host: PaperHost {
      override func layOut(in size: LayoutSize) {
        for view in root?.view.readingOrder ?? [] { view.invalidateIntrinsicContentSize() }
        super.layOut(in: size)
      }
    }
    let found = violations { Host() }
    #expect(
      found.prefix(2) == [
        "- number of measurements: the size of the first label is read again because the window "
          + "changed.",
        "- number of measurements: the size of the first field is read again because the window "
          + "changed.",
      ])
    #expect(
      found.contains(
        "- number of measurements: the first label is measured again although nothing changed."))
    #expect(
      found.last
        == "- number of measurements: the size of the note is read again because another text changed."
    )
  }

  @Test func `an adapter that searches for a width is found`() {
    final class Host: PaperHost {
      override func layOut(in size: LayoutSize) {
        for width in 0..<20 { _ = root?.height(forWidth: size.width + Double(width)) }
        super.layOut(in: size)
      }
    }
    let found = violations { Host() }
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix("- number of measurements: the note is asked for its height ") == true)
    #expect(found.first?.hasSuffix(" times in one layout; 17 are enough.") == true)
  }
}

extension HostLeaf {
  fileprivate var isNote: Bool { if case .note = self { true } else { false } }
}

/// A paper host some of whose leaves have another content.
private final class HostOfContents: PaperHost {
  private let makeContent: (HostLeaf) -> (any LayoutContent)?

  init(_ makeContent: @escaping (HostLeaf) -> (any LayoutContent)?) {
    self.makeContent = makeContent
  }

  override func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    makeContent(leaf).map { LayoutView(content: $0) } ?? super.makeLeaf(leaf)
  }
}

/// A paper host with other contents for its widgets.
private final class HostOfWidgets: PaperHost {
  private let makeContent: (PaperWidget) -> any LayoutContent

  init(_ makeContent: @escaping (PaperWidget) -> any LayoutContent) {
    self.makeContent = makeContent
  }

  override func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let widget = makeWidget(leaf)
    return add(widget, content: makeContent(widget))
  }
}
