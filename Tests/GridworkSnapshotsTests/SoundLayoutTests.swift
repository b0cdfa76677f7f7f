// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import Testing

@Suite struct `Sound layouts` {
  @Test func `a layout without problems passes`() {
    assertSoundLayout(of: page(label: 40))
  }

  @Test func `a layout with one fails and lists it`() {
    let layout = ComputedLayout(
      width: .exact(200), items: page(label: 40).items,
      ambiguities: [ComputedLayout.Ambiguity(item: 1, attribute: .minX, value: 40, alternative: 9)])
    #expect(
      failures { assertSoundLayout(of: layout) } == [
        """
        The layout has faults.

        width 200, height fitting, ltr, scale 0
        ambiguity: nothing fixes the left edge of label; it may be anything
        """
      ])
  }

  @Test func `a root is judged at its own size`() {
    let view = LayoutView()
    view.identifier = "page"
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    assertSoundLayout(of: LayoutRoot(view, width: .exact(50)))
    #expect(failures { assertSoundLayout(of: LayoutRoot(view, width: .exact(40))) }.count == 1)
  }

  @Test func `a view may be ambiguous as far as its level lets it`() {
    func layout(
      _ level: LayoutAmbiguityLevel, _ attribute: ComputedLayout.Ambiguity.Attribute
    ) -> ComputedLayout {
      var items = page(label: 40).items
      items[1].ambiguityLevel = level
      let ambiguity = ComputedLayout.Ambiguity(
        item: 1, attribute: attribute, value: 1, alternative: 2)
      return ComputedLayout(items: items, ambiguities: [ambiguity])
    }
    assertSoundLayout(of: layout(.never, .minX))
    assertSoundLayout(of: layout(.position, .width))
    #expect(failures { assertSoundLayout(of: layout(.position, .minY)) }.count == 1)
    #expect(failures { assertSoundLayout(of: layout(.always, .width)) }.count == 1)
  }

  @Test func `a tree hands the levels of its views on`() {
    let view = LayoutView()
    view.ambiguityLevel = .position
    #expect(LayoutRoot(view).computedLayout.items.map(\.ambiguityLevel) == [.position])
  }

  @Test func `of a matrix every layout with problems is listed`() {
    let view = LayoutView()
    view.identifier = "page"
    let inside = LayoutView()
    inside.identifier = "inside"
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    inside.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    inside.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    inside.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    // Between nothing and 50 wide where there is room, as wide as the page where there is none.
    inside.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor).isActive = true
    let texts = failures {
      assertSoundLayout(of: view, in: LayoutMatrix(widths: [0, 50], heights: [10]))
    }
    #expect(
      texts == [
        """
        1 of 2 layouts has faults.

        width 50, height 10, ltr, scale 1
        ambiguity: nothing fixes the width of inside; it may be anything from 0 to 50
        """
      ])
  }
}
