// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// What the documents say that are made of a file.
struct ImportTests {
  @Test func `constraints keep their attributes, priorities and marks`() throws {
    let constraints = try Sample.constraints.tree("Sign In").document.constraints
    #expect(constraints.count == 12)
    func constraint(_ id: String) throws -> LayoutDocument.Constraint {
      try constraints.first { $0.identifier == id }.required()
    }
    #expect(
      try constraint("con-st-005").form
        == LayoutDocument.Constraint(
          parsing: "nameLabel.lastBaseline == nameField.lastBaseline"
        ).form)
    #expect(
      try constraint("con-st-009").form
        == LayoutDocument.Constraint(
          parsing: "strip.width == 0.5*signIn.width"
        ).form)
    #expect(
      try constraint("con-st-011").form
        == LayoutDocument.Constraint(
          parsing: "ok.width <= strip.width"
        ).form)
    #expect(try constraint("con-st-011").priority == 600)
    #expect(try constraint("con-st-012").isPlaceholder)
    #expect(try constraint("strip bottom").priority == .required)
  }

  @Test func `a control's content is its stored size less its insets`() throws {
    let views = try Sample.constraints.tree("Sign In").document.root.subviews
    // A label is 2 wider on each side; a push button has 7 at the sides, 5 above and 7 below.
    #expect(views[0].intrinsicSize == LayoutDocument.ContentSize(width: 40, height: 16))
    #expect(views[0].alignmentInsets == LayoutEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(views[2].intrinsicSize == LayoutDocument.ContentSize(width: 60, height: 20))
    #expect(views[2].alignmentInsets == LayoutEdgeInsets(top: 5, left: 7, bottom: 7, right: 7))
    // The field fills the width between the label and the margin: it has a height alone.
    #expect(views[1].intrinsicSize == LayoutDocument.ContentSize(height: 21))
    // The baseline of a field 21 high is 6 above its bottom, that of a label 3.
    #expect(views[1].firstBaseline == 15)
    #expect(views[0].firstBaseline == 13)
  }

  @Test func `a size that nothing determines holds weakly, in the document only`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><subviews>
          <customView translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0.0" y="80" width="30" height="10"/>
          </customView>
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="d"/>
          <constraint firstItem="b" firstAttribute="height" constant="10" id="e"/>
        </constraints></customView>
        """)
    let tree = try file.trees.first.required()
    let weak = try tree.document.constraints.last.required()
    #expect(weak.form == (try LayoutDocument.Constraint(parsing: "b.width == 30")).form)
    #expect(weak.priority == 250)
    #expect(weak.isPlaceholder)
    #expect(
      tree.notes.map(\.message) == ["b has no width of its own; its stored width 30 holds weakly."])
    #expect(try tree.compareStoredFrames().differences.isEmpty)
  }

  @Test func `stacks keep their settings`() throws {
    guard
      case .stack(let stack) = try Sample.stacks.tree("Toolbar").document.root.subviews[0].content,
      case .stack(let areas) = try Sample.stacks.tree("Areas").document.root.subviews[0].content
    else { throw Failure() }
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .centerY)
    #expect(stack.spacing == 10)
    #expect(
      stack.edgeInsets
        == LayoutDocument.DirectionalInsets(top: 2, leading: 5, bottom: 2, trailing: 5))
    #expect(stack.arranged.map(\.customSpacingAfter) == [20, nil, nil])
    #expect(stack.arranged.map(\.visibilityPriority) == [nil, nil, 900])
    #expect(stack.arranged.map(\.view.isHidden) == [false, true, false])
    #expect(areas.arranged.map(\.gravity) == [.leading, .center, .trailing])
    #expect(areas.distribution == .gravityAreas)
  }

  @Test func `grids keep tracks, cells, merges and placements`() throws {
    guard case .grid(let grid) = try Sample.grid.tree("Form").document.root.subviews[0].content
    else { throw Failure() }
    #expect(grid.rows.map(\.count) == [2, 2, 2, 2])
    #expect(grid.rowSpacing == 8)
    #expect(grid.columnSpacing == 6)
    #expect(grid.yPlacement == .center)
    #expect(grid.columnOptions[0]?.extent == 60)
    #expect(grid.columnOptions[0]?.placement == .trailing)
    #expect(grid.columnOptions[1]?.placement == .fill)
    #expect(grid.rowOptions[1]?.extent == 20)
    #expect(grid.rowOptions[2]?.isHidden == true)
    #expect(grid.rowOptions[3]?.paddingBefore == 4)
    #expect(grid.merges == [.init(columns: 0..<2, rows: 1..<2)])
    #expect(grid.cells.first { $0.row == 3 && $0.column == 1 }?.yPlacement == .trailing)
    // A cell's view without content counts as 100 wide and 30 high.
    #expect(grid.rows[2][1]?.view.intrinsicSize == .init(width: 100, height: 30))
  }

  @Test func `a grid whose file tells the hugging of one axis has 250 on the other`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>
          <gridView horizontalHuggingPriority="600" id="b">
            <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
          </gridView>
        </subviews></customView>
        """)
    let hugging = file.trees.first?.document.root.subviews.first?.hugging
    #expect(hugging == .init(horizontal: 600, vertical: 250))
  }

  @Test func `masks count from the bottom on macOS`() throws {
    let views = try Sample.window.tree("Settings").document.root.subviews
    #expect(views[0].autoresizing?.flexible == [.width, .minY])
    #expect(views[1].autoresizing?.flexible == [.minX, .maxY])
  }

  @Test func `safe areas, margins and scrolled content are those of the stored frames`() throws {
    let tree = try Sample.screen.tree("ScreenController")
    let root = tree.document.root
    #expect(root.safeArea == .init(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(root.margins == .init(top: 8, leading: 16, bottom: 8, trailing: 16))
    let layout = try tree.makeLayout().root.computedLayout
    #expect(layout["scroller-content"]?.frame == LayoutRect(x: 0, y: 0, width: 361, height: 900))
  }

  @Test func `a size class chooses constraints and constants`() throws {
    let tree = try Sample.screen.tree("ScreenController")
    let identifiers = tree.document.constraints.compactMap(\.identifier)
    #expect(!identifiers.contains("con-st-428"))
    // 30 wide, but 40 where the width is compact.
    #expect(try tree.makeLayout().root.computedLayout["narrow"]?.frame.width == 40)
    #expect(tree.notes.contains { $0.message.contains("con-st-428 is not installed") })
  }

  @Test func `accessories and scroll views are reported`() throws {
    let row = try Sample.screen.tree("Row")
    #expect(
      row.notes.map(\.message) == [
        "row has the accessory disclosureIndicator; its content keeps its stored distances."
      ])
    let notes = try Sample.screen.tree("ScreenController").notes.map(\.message)
    #expect(
      notes.contains(
        "scroller scrolls views that begin at its origin, whatever its content offset."))
  }

  @Test func `a scroll view whose content no constraint mentions has none`() throws {
    let tree = try InterfaceBuilderFile(
      objects: """
        <view id="a"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><subviews>
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0.0" y="0.0" width="90" height="90"/>
          </scrollView>
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="d"/>
          <constraint firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="e"/>
          <constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="f"/>
        </constraints></view>
        """, platform: .iOS
    ).trees.first.required()
    #expect(tree.document.root.subviews[0].subviews.isEmpty)
    #expect(tree.notes.isEmpty)
    #expect(try tree.makeLayout().root.ambiguities.isEmpty)
  }

  @Test func `every document is valid and survives its own text`() throws {
    for sample in Sample.allCases {
      for tree in try sample.file().trees {
        let source = try DocumentSource(json: tree.document.json.utf8)
        #expect(source.document == tree.document)
      }
    }
  }

  private struct Failure: Error {}
}
