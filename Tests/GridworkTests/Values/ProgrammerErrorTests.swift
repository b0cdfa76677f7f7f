// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What breaks a rule stops the program with a text that names the objects and the value.
@Suite struct ProgrammerErrorTests {
  @Test func `a priority outside its range`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LayoutPriority(1000.5)
    }
    #expect(
      said(result).contains(
        "A layout priority must be above 0 and at most 1000 (required), not 1000.5."))
    await #expect(processExitsWith: .failure) { _ = LayoutPriority(0) }
    await #expect(processExitsWith: .failure) { _ = LayoutPriority(rawValue: -1) }
    await #expect(processExitsWith: .failure) { _ = StackView.VisibilityPriority(rawValue: -1) }
    await #expect(processExitsWith: .failure) { _ = LayoutPriority(.nan) }
  }

  @Test func `items without a common ancestor`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      let b = Box("b")
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
    }
    #expect(
      said(result).contains(
        "<LayoutConstraint:0x1 a.leading == b.leading   (inactive, names: a:0x2, b:0x3 )> cannot be "
          + "activated: its items have no common ancestor."))
  }

  @Test func `items that were released`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      a.widthAnchor.constraint(equalTo: Box("b").widthAnchor).isActive = true
    }
    #expect(
      said(result).contains(
        "The constraint on a.width and a lost item.width cannot be activated: an item has been released. "
          + "Constraints do not keep their items alive: add the items to a tree, then activate."))
  }

  @Test func `a constant that is not a number`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      a.widthAnchor.constraint(equalToConstant: 5).constant = .nan
    }
    #expect(
      said(result).contains(
        "The constant of a constraint on Box 'a'.width must be a finite number, not nan. To lift a "
      ))
    await #expect(processExitsWith: .failure) {
      let a = Box("a")
      _ = a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: .infinity)
    }
  }

  @Test func `system spacing that is not finite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      LayoutRoot(Box("page")).systemSpacing.siblings = .nan
    }
    #expect(
      said(result).contains(
        "The system spacing of the root of Box 'page' must be finite, not nan between siblings and 20 to a "
          + "container."))
    await #expect(processExitsWith: .failure) {
      LayoutRoot(Box("page")).systemSpacing = LayoutSystemSpacing(container: .infinity)
    }
    let multiplier = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let page = Box("page")
      let a = Box("a")
      page.addSubview(a)
      _ = a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: page.leadingAnchor, multiplier: .infinity)
    }
    #expect(
      said(multiplier).contains(
        "The system spacing multiplier of a constraint on Box 'a'.leading must be a finite number, not "
      ))
  }

  @Test func `insets that are not finite, before and after their guide is asked for`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Box("a").safeAreaInsets = LayoutEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    }
    #expect(said(result).contains("The safe area insets of Box 'a' must be finite, not "))
    let additional = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Box("a").additionalSafeAreaInsets.top = .infinity
    }
    #expect(
      said(additional).contains("The additional safe area insets of Box 'a' must be finite, not "))
    await #expect(processExitsWith: .failure) {
      let a = Box("a")
      _ = a.layoutMarginsGuide
      a.layoutMargins = LayoutEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
    }
  }

  @Test func `leading with left`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      let b = Box("b")
      _ = a.leadingAnchor.constraint(equalTo: b.leftAnchor)
    }
    #expect(
      said(result).contains(
        "Box 'a'.leading cannot relate to Box 'b'.left: leading and trailing follow the direction, "
          + "left and right do not."))
  }

  @Test func `a position with a size, and a lone position, in the classic initialiser`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      _ = LayoutConstraint(
        item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .height)
    }
    #expect(
      said(result).contains(
        "Box 'a'.top cannot relate to Box 'a'.height: no constraint relates a vertical position and a "
          + "size. Relate two attributes of one kind."))
    let lone = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      _ = LayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        constant: 20)
    }
    #expect(
      said(lone).contains(
        "A constraint of a position needs a second item: Box 'a'.centerX relates to nothing."))
  }

  @Test func `a baseline of a guide`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      _ = LayoutConstraint(
        item: a.layoutMarginsGuide, attribute: .firstBaseline, relatedBy: .equal, toItem: a,
        attribute: .top)
    }
    #expect(
      said(result).contains(
        ".firstBaseline cannot be constrained: a layout guide has no baseline. Use its top or bottom, or "
          + "the baseline of a view."))
  }

  @Test func `a view inside itself`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = Box("a")
      let b = Box("b")
      a.addSubview(b)
      b.addSubview(a)
    }
    #expect(
      said(result).contains(
        "Box 'a' cannot become a subview of Box 'b', which lies inside it. Remove Box 'b' from its "
          + "superview first."))
  }

  @Test func `a root for a view that has a superview, and a superview for one that has a root`()
    async
  {
    await #expect(processExitsWith: .failure) {
      let a = Box("a")
      let b = Box("b")
      a.addSubview(b)
      _ = LayoutRoot(b)
    }
    await #expect(processExitsWith: .failure) {
      let a = Box("a")
      let root = LayoutRoot(a)
      Box("b").addSubview(root.view)
    }
    await #expect(processExitsWith: .failure) {
      let a = Box("a")
      let root = LayoutRoot(a)
      _ = LayoutRoot(root.view)
    }
  }

  @Test func `sizes that are negative or not finite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = LayoutRoot(Box("a", -3, 4))
      root.layoutIfNeeded()
    }
    #expect(said(result).contains("The intrinsic width of Box 'a' is -3.0"))
    await #expect(processExitsWith: .failure) { _ = LayoutRoot(Box("a"), width: .exact(.infinity)) }
    await #expect(processExitsWith: .failure) { Box("a").frame = rect(0, 0, -1, 1) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: -1) }
    await #expect(processExitsWith: .failure) {
      _ = Box("a").fittingSize(proposing: LayoutSize(width: .nan, height: 0))
    }
  }
}
