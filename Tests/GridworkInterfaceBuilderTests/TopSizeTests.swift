// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// The size that the top view of a tree takes from what is inside it.
struct TopSizeTests {
  /// A panel of macOS, 200 wide and `height` high, with a title of 16 that is 20 below the top and a text of
  /// 36 that is 8 below the title. The text is `distance` above the bottom, in the relation given.
  private func panel(
    height: Double, relation: String = "", distance: Double = 20
  ) throws -> InterfaceBuilderTree.StoredFrameReport {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="panel">
            <rect key="frame" x="0.0" y="0.0" width="200" height="\(height)"/>
            <subviews>
                <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                    <rect key="frame" x="18" y="\(height - 36)" width="164" height="16"/>
                    <textFieldCell key="cell" title="Title" id="title-cell"/>
                </textField>
                <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="text">
                    <rect key="frame" x="18" y="\(height - 80)" width="164" height="36"/>
                    <textFieldCell key="cell" title="Text" id="text-cell"/>
                </textField>
            </subviews>
            <constraints>
                <constraint firstItem="title" firstAttribute="leading" secondItem="panel" secondAttribute="leading" constant="20" id="c1"/>
                <constraint firstItem="title" firstAttribute="top" secondItem="panel" secondAttribute="top" constant="20" id="c2"/>
                <constraint firstItem="text" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c3"/>
                <constraint firstItem="text" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="c4"/>
                <constraint firstAttribute="bottom" \(relation) secondItem="text" secondAttribute="bottom" constant="\(distance)" id="c5"/>
            </constraints>
        </customView>
        """)
    return try file.trees.first.required().compareStoredFrames()
  }

  @Test func `a view of macOS is as high as its content wants`() throws {
    // 20 + 16 + 8 + 36 + 20 is 100. The text may be off by the point that is too much, the panel not.
    let differences = try panel(height: 101).differences
    #expect(differences.map(\.view.name) == ["panel"])
    #expect(differences.first?.frame.size == LayoutSize(width: 200, height: 100))
    #expect(try panel(height: 100).differences.isEmpty)
  }

  @Test func `a view of macOS keeps its size where its content allows it`() throws {
    let relation = #"relation="greaterThanOrEqual""#
    #expect(try panel(height: 130, relation: relation).differences.isEmpty)
    #expect(try panel(height: 130, relation: relation, distance: 50).differences.isEmpty)
    let differences = try panel(height: 130, relation: relation, distance: 51).differences
    #expect(differences.first?.frame.size == LayoutSize(width: 200, height: 131))
  }

  @Test func `a box without a title says little about its size`() throws {
    for (title, differing) in [("", []), (#"title="Box""#, ["cell"])] {
      let file = try InterfaceBuilderFile(
        objects: """
          <tableCellView id="cell">
              <rect key="frame" x="0.0" y="0.0" width="20" height="22"/>
              <subviews>
                  <button translatesAutoresizingMaskIntoConstraints="NO" id="box">
                      <rect key="frame" x="0.0" y="0.0" width="21" height="22"/>
                      <buttonCell key="cell" type="check" \(title) bezelStyle="regularSquare" id="box-cell"/>
                  </button>
              </subviews>
              <constraints>
                  <constraint firstItem="box" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="c1"/>
                  <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c2"/>
                  <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="top" id="c3"/>
                  <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/>
              </constraints>
          </tableCellView>
          """)
      let report = try file.trees.first.required().compareStoredFrames()
      #expect(report.differences.map(\.view.name) == differing)
    }
  }

  @Test func `a row has the height that the file names, or that of its content`() throws {
    let file = try Sample.rows.file()
    var heights: [String: Double] = [:]
    for tree in file.trees {
      for difference in try tree.compareStoredFrames().differences {
        heights[difference.view.name] = (difference.frame.height * 100).rounded() / 100
      }
    }
    // A subtitle: 2 · 20.5 + 14.5. Content: 20 + 30 + 20. A line of 17: 20 + 17 · 1.1936 + 20.
    #expect(
      heights == ["low": 44, "subtitle": 55.5, "high": 70, "squeezed": 60.29, "tooHigh": 36])
    #expect(
      file.trees.map(\.name) == [
        "Plain", "Low", "Subtitle", "High", "Squeezed", "Small", "Named", "Too High",
      ])
  }

  /// A panel of macOS whose child is pinned to all edges of a guide, and stored `gap` below the top.
  private func gap(_ gap: Double, inside guide: String) throws -> [LayoutRect] {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="panel">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
                <customView translatesAutoresizingMaskIntoConstraints="NO" id="child">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="\(100 - gap)"/>
                </customView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
                <constraint firstItem="child" firstAttribute="leading" secondItem="\(guide)" secondAttribute="leading" id="c1"/>
                <constraint firstItem="child" firstAttribute="trailing" secondItem="\(guide)" secondAttribute="trailing" id="c2"/>
                <constraint firstItem="child" firstAttribute="top" secondItem="\(guide)" secondAttribute="top" id="c3"/>
                <constraint firstItem="child" firstAttribute="bottom" secondItem="\(guide)" secondAttribute="bottom" id="c4"/>
            </constraints>
        </customView>
        """)
    return try file.trees.first.required().compareStoredFrames().differences.map(\.frame)
  }

  @Test func `a view that numbers of the file place is not off by a point`() throws {
    #expect(try gap(1, inside: "panel") == [LayoutRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(try gap(0.5, inside: "panel").isEmpty)
  }

  @Test func `only a title bar covers a view of macOS`() throws {
    #expect(try gap(15, inside: "safe") == [LayoutRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(try gap(52, inside: "safe").isEmpty)
  }
}
