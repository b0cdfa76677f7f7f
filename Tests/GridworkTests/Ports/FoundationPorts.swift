// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Testing

/// Numbers as programs have them that use Foundation.
struct FoundationPorts {
  /// A view that archives cannot make, with constants of its own.
  final class BoxView: LayoutView {
    static let margin: CGFloat = 8
    let inner = LayoutView()
    private(set) var heightConstraint: LayoutConstraint?

    override init(frame frameRect: LayoutRect) {
      super.init(frame: frameRect)
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      let metrics = ["margin": NSNumber(value: 12.5), "gap": 3]
      addConstraints(
        LayoutConstraint.constraints(
          withVisualFormat: "H:|-margin-[inner]-gap-|", options: [], metrics: metrics,
          views: ["inner": inner]))
      addConstraints(
        LayoutConstraint.constraints(
          withVisualFormat: "V:|-margin-[inner]", options: [], metrics: ["margin": Self.margin],
          views: ["inner": inner]))
      heightConstraint = inner.heightAnchor.constraint(equalToConstant: 0)
      heightConstraint?.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `numbers of Foundation`() {
    let height: CGFloat = 20
    let view = BoxView(frame: .zero)
    view.heightConstraint?.constant = height + BoxView.margin
    view.frame.size.width = 10 * BoxView.margin + 0.5
    view.bottomAnchor.constraint(equalTo: view.inner.bottomAnchor, constant: BoxView.margin)
      .isActive = true
    view.layoutSubtreeIfNeeded()
    #expect(view.inner.frame == LayoutRect(x: 12.5, y: 8, width: 65, height: 28))
    let bottom: CGFloat = view.frame.height
    #expect(bottom == 44)
  }

  @Test func `spacings of Foundation`() {
    let gap: CGFloat = 10
    let grid = GridView(views: [[Label("a"), Label("b")]])
    grid.columnSpacing = gap
    grid.column(at: 1).width = gap * 3
    grid.row(at: 0).topPadding = gap / 2
    let width: CGFloat = grid.fittingSize.width
    #expect(width == 7 + gap + 30)
    #expect(grid.fittingSize.height == 21)
  }
}
