// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What no tree can look like stops the program with a text that names the views and the value.
@Suite struct TreeMistakeTests {
  @Test func `the top-level view of a root has no superview`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let top = Box("top")
      let root = LayoutRoot(top)
      Box("page").addSubview(top)
      _ = root
    }
    #expect(
      said(result).contains(
        "Box 'top' is the top-level view of a root; it cannot have a superview. Create the root for the "
          + "view that contains everything."))
  }

  @Test func `a view with a superview is no top-level view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let inner = Box("inner")
      let page = Box("page")
      page.addSubview(inner)
      _ = LayoutRoot(inner)
      _ = page
    }
    #expect(
      said(result).contains(
        "Box 'inner' cannot be the top-level view of a root: it has a superview. Remove it from that "
          + "superview first, or use the view at the top of the tree."))
  }

  @Test func `a view has one root`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let top = Box("top")
      let first = LayoutRoot(top)
      _ = LayoutRoot(top)
      _ = first
    }
    #expect(
      said(result).contains(
        "Box 'top' cannot be the top-level view of a root: it belongs to another root. Use that root, or "
          + "give this one another view."))
  }

  @Test func `a subview is inserted between the others`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Box("page").insertSubview(Box("a"), at: 1)
    }
    #expect(
      said(result).contains(
        "Subview index 1 of Box 'page' is out of range 0...0."))
  }

  @Test func `a subview moves among the others`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let page = Box("page")
      let a = Box("a")
      page.addSubview(a)
      page.insertSubview(a, at: 1)
    }
    #expect(
      said(result).contains(
        "Subview index 1 of Box 'page' is out of range 0..<1."))
  }

  @Test func `a view replaces a subview only`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Box("page").replaceSubview(Box("a"), with: Box("b"))
    }
    #expect(
      said(result).contains(
        "Box 'a' cannot be replaced: it is not a subview of Box 'page'. Name one of its subviews, or use "
          + "addSubview(_:)."))
  }

  @Test func `a view holds constraints on what is inside it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let page = Box("page")
      let a = Box("a")
      let aside = Box("aside")
      page.addSubview(a)
      page.addSubview(aside)
      aside.addConstraint(a.leadingAnchor.constraint(equalTo: page.leadingAnchor))
    }
    #expect(
      said(result).contains(
        "(inactive, names: '|':page:0x2, a:0x3 )> relates an item outside Box 'aside', which therefore "
          + "cannot hold it."))
  }

  @Test func `a frame is finite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Box("a").frame = LayoutRect(x: .infinity, y: 0, width: 1, height: 1)
    }
    #expect(
      said(result).contains(
        """
        The frame of Box 'a' must have finite numbers, not x inf, y 0, width 1, height 1.
        """))
  }

  @Test func `a scale is finite and not negative`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = PixelGrid(scale: -1)
    }
    #expect(
      said(result).contains(
        "A scale must be finite and not negative, not -1.0; 0 turns rounding off."))
  }

  @Test func `the size of a root is finite and not negative`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LayoutRoot(Box("top"), width: .exact(-5))
    }
    #expect(
      said(result).contains(
        "The size of a root must be finite and not negative, not -5.0."))
  }

  @Test func `a content size is finite and not negative`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a", 10, 10)
      a.size.width = -3
      LayoutRoot(a).layoutIfNeeded()
    }
    #expect(
      said(result).contains(
        "of Box 'a' is -3.0; it must be finite and not negative, or noIntrinsicMetric."))
  }

  @Test func `a baseline is finite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a", 10, 10, baseline: .infinity)
      LayoutRoot(a).layoutIfNeeded()
    }
    #expect(
      said(result).contains(
        "of Box 'a' is inf; it must be finite."))
  }
}
