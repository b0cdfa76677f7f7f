// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import Testing

@testable import InvoicePDF

/// A text that a test can change; on a page, texts stay as they are.
private final class ChangingText: LayoutContent {
  var text: PageText

  init(_ text: PageText) { self.text = text }

  var intrinsicContentSize: LayoutSize { text.intrinsicContentSize }
  func height(forWidth width: Double) -> Double? { text.height(forWidth: width) }
  var firstBaselineOffsetFromTop: Double? { text.firstBaselineOffsetFromTop }
  var lastBaselineOffsetFromBottom: Double? { text.lastBaselineOffsetFromBottom }
}

/// The page's texts, in forms that the conformance test arranges.
///
/// A page is drawn once, from the frames in reading order, so that these are where it shows a text.
private final class PageHost: HostAdapter {
  private var root: LayoutRoot?
  private var texts: [LayoutView: ChangingText] = [:]

  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let text =
      switch leaf {
      case .label(let text): pageText(text)
      case .field: pageText("____________")
      case .note(let text): pageText(text, wraps: true)
      }
    let content = ChangingText(text)
    let view = LayoutView(content: content)
    texts[view] = content
    return view
  }

  private func pageText(_ text: String, wraps: Bool = false) -> PageText {
    do {
      return try PageText(text, wraps: wraps)
    } catch {
      fatalError("\(error)")
    }
  }

  func setText(_ text: String, of leaf: LayoutView) {
    texts[leaf]?.text = pageText(text)
    leaf.invalidateIntrinsicContentSize()
  }

  func show(_ root: LayoutRoot) {
    self.root = root
    root.scale = 0
  }

  func layOut(in size: LayoutSize) { root?.layOut(in: size) }

  func frame(of leaf: LayoutView) -> LayoutRect? {
    let isShown = root?.view.readingOrder.contains(leaf) ?? false
    return isShown ? leaf.frameInRoot : nil
  }
}

struct PageConformanceTests {
  @Test func `the pages keep the contract of hosts`() {
    assertHostConformance { PageHost() }
  }
}
