// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots

/// A widget of a toolkit that is made for this test: text, and a place on a page.
final class PaperWidget {
  var text: String
  let wraps: Bool
  let isField: Bool
  /// Where the page shows the widget; nil while it is hidden.
  var frame: LayoutRect?

  init(_ text: String, wraps: Bool = false, isField: Bool = false) {
    self.text = text
    self.wraps = wraps
    self.isField = isField
  }

  var size: LayoutSize {
    isField ? LayoutSize(width: 120, height: 14) : FixedText(text).intrinsicContentSize
  }
}

/// The adapter's half for one widget.
struct PaperContent: PlacedContent {
  let widget: PaperWidget

  var intrinsicContentSize: LayoutSize { widget.size }

  func height(forWidth width: Double) -> Double? {
    FixedText(widget.text, wraps: widget.wraps).height(forWidth: width)
  }

  var firstBaselineOffsetFromTop: Double? { widget.isField ? 10 : 8 }
  var lastBaselineOffsetFromBottom: Double? { widget.isField ? 4 : 2 }
  var acceptsFirstResponder: Bool { widget.isField }

  func place(in frame: LayoutRect?) { widget.frame = frame }
}

/// The adapter's half for a page.
class PaperHost: HostAdapter {
  private(set) var root: LayoutRoot?
  private var widgets: [LayoutView: PaperWidget] = [:]
  /// Whether the page must be laid out before it is shown the next time.
  private(set) var isDue = false

  final func widget(of leaf: LayoutView) -> PaperWidget? { widgets[leaf] }

  final func add(_ widget: PaperWidget, content: any LayoutContent) -> LayoutView {
    let view = LayoutView(content: content)
    widgets[view] = widget
    return view
  }

  final func makeWidget(_ leaf: HostLeaf) -> PaperWidget {
    switch leaf {
    case .label(let text): PaperWidget(text)
    case .field: PaperWidget("", isField: true)
    case .note(let text): PaperWidget(text, wraps: true)
    }
  }

  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let widget = makeWidget(leaf)
    return add(widget, content: PaperContent(widget: widget))
  }

  func setText(_ text: String, of leaf: LayoutView) {
    widgets[leaf]?.text = text
    leaf.invalidateIntrinsicContentSize()
  }

  func show(_ root: LayoutRoot) {
    self.root = root
    root.onNeedsLayout = { [unowned self] in isDue = true }
  }

  func layOut(in size: LayoutSize) {
    isDue = false
    root?.layOut(in: size)
  }

  func frame(of leaf: LayoutView) -> LayoutRect? { widgets[leaf]?.frame }
}
