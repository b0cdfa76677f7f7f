// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// Which trees a file has, what they are called and what they consist of.
struct TreeTests {
  @Test func `windows, tabs, controllers and cells are trees of their own`() throws {
    #expect(try Sample.window.file().trees.map(\.name) == ["Settings", "First page"])
    #expect(try Sample.screen.file().trees.map(\.name) == ["ScreenController", "Row"])
    #expect(try Sample.stacks.file().trees.map(\.name) == ["Toolbar", "Areas"])
  }

  @Test func `an empty label or title names no tree`() throws {
    func view(_ attributes: String) -> String {
      """
      <customView \(attributes)><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>
        <customView id="7"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></customView>
      </subviews></customView>
      """
    }
    let file = try InterfaceBuilderFile(
      objects: view(#"id="a" userLabel="""#) + view(#"id="b" userLabel="" customClass="Panel""#)
        + #"<window id="w" title="">"# + view(#"key="contentView" id="c""#) + "</window>"
        + view(#"id="" userLabel="""#))
    #expect(file.trees.map(\.name) == ["a", "Panel", "c", "customView"])
  }

  @Test func `a tree is found by its name and by the id of its top view`() throws {
    let file = try Sample.window.file()
    #expect(file.tree(named: "First page")?.views.first?.objectID == "tab-co-nt1")
    #expect(file.tree(named: "tab-co-nt1")?.name == "First page")
    #expect(file.tree(named: "Second page") == nil)
  }

  @Test func `what a constraint from outside mentions belongs to the tree around it`() throws {
    let tree = try Sample.tied.file().trees
    #expect(tree.map(\.name) == ["List panel"])
    #expect(tree.first?.views.map(\.name) == ["listPanel", "list", "clip", "rows", "bar"])
  }

  @Test func `kinds say what lays out a tree`() throws {
    #expect(try Sample.constraints.tree("Sign In").kinds == [.constraints])
    #expect(try Sample.stacks.tree("Toolbar").kinds == [.constraints, .stack])
    #expect(try Sample.grid.tree("Form").kinds == [.constraints, .grid])
    #expect(try Sample.grid.file().platform == .macOS)
    #expect(try Sample.screen.file().platform == .iOS)
  }

  @Test func `views are named by label, outlet or id`() throws {
    let names = try Sample.constraints.tree("Sign In").views.map(\.name)
    #expect(names == ["signIn", "nameLabel", "nameField", "ok", "strip"])
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="12"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>
          <button id="7"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></button>
          <button id="8" userLabel="root"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></button>
          <button id="9" userLabel="A b"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></button>
          <button id="10" userLabel="a B!"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></button>
        </subviews></customView>
        """)
    #expect(
      file.trees.first?.views.map(\.name) == [
        "customView-12", "button-7", "button-8", "aB", "button-10",
      ])
  }

  @Test func `the content view of a box needs no id`() throws {
    // Xcode 5 wrote none. The content view is 2 inside of the box, and what is in it 8 from its left and
    // 56 - 30 - 10 = 16 from its top: 10 and 18 from the box.
    let tree = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="120" height="80"/><subviews>
          <box boxType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="10" width="100" height="60"/>
            <view key="contentView">
              <rect key="frame" x="2" y="2" width="96" height="56"/><subviews>
                <customView translatesAutoresizingMaskIntoConstraints="NO" id="c">
                  <rect key="frame" x="8" y="30" width="20" height="10"/><constraints>
                    <constraint firstAttribute="width" constant="20" id="c1"/>
                    <constraint firstAttribute="height" constant="10" id="c2"/>
                  </constraints>
                </customView>
            </subviews></view><constraints>
              <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="10" id="d1"/>
              <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" constant="18" id="d2"/>
            </constraints>
          </box>
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="e1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="10" id="e2"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="10" id="e3"/>
          <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="10" id="e4"/>
        </constraints></customView>
        """, toolsVersion: 5053
    ).trees.first.required()
    #expect(tree.views.map(\.name) == ["a", "b", "b-content", "c"])
    #expect(tree.views.map(\.objectID) == ["a", "b", "", "c"])
    #expect(try tree.compareStoredFrames().differences.isEmpty)
    let layout = try tree.makeLayout()
    #expect(layout.root.conflicts.isEmpty)
  }

  @Test func `a cell's content view and a clip view need no id`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
          <gridView id="b"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
            <rows><gridRow id="r"/></rows><columns><gridColumn id="s"/><gridColumn id="t"/></columns>
            <gridCells>
              <gridCell row="r" column="s" id="u"><customView key="contentView">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
              </customView></gridCell>
              <gridCell row="r" column="t" id="v"><customView key="contentView">
                <rect key="frame" x="16" y="0.0" width="10" height="10"/>
              </customView></gridCell>
            </gridCells>
          </gridView>
          <scrollView id="c" userLabel="List"><rect key="frame" x="0.0" y="20" width="50" height="30"/>
            <clipView key="contentView"><rect key="frame" x="0.0" y="0.0" width="50" height="30"/><subviews>
              <customView id="d"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></customView>
            </subviews></clipView>
          </scrollView>
        </subviews></customView>
        """)
    #expect(file.trees.map(\.name) == ["a", "List"])
    guard case .grid(let grid) = file.trees.first?.document.root.subviews.first?.content else {
      throw NoGrid()
    }
    #expect(grid.rows.map { $0.map { $0?.view.id } } == [["b-content", "b-content-2"]])
  }

  private struct NoGrid: Error {}

  @Test func `frames are measured from the top on every platform`() throws {
    let views = try Sample.window.tree("Settings").views
    let footer = try views.first { $0.name == "footer" }.required()
    // 10 above the bottom of 200, and 30 high.
    #expect(footer.frame == LayoutRect(x: 10, y: 160, width: 280, height: 30))
  }

  /// A clip view 100 wide and 80 high with a view that is 50 high and has a mask.
  private static func clip(
    _ kind: String, mask: String, constraints: String = ""
  ) throws -> InterfaceBuilderTree {
    try InterfaceBuilderFile(
      objects: """
        <scrollView id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
          <clipView key="contentView" id="b"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
            <subviews>
              <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="c">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <autoresizingMask key="autoresizingMask" \(mask)/>
              </\(kind)>
            </subviews>
            \(constraints)
          </clipView>
        </scrollView>
        """
    ).trees.first.required()
  }

  @Test(arguments: ["tableView", "outlineView", "collectionView", "textView"])
  func `what a scroll view scrolls begins at the top and follows its mask`(kind: String) throws {
    let tree = try Self.clip(kind, mask: #"widthSizable="YES" flexibleMaxY="YES""#)
    #expect(tree.views[1].frame == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(tree.document.root.subviews[0].autoresizing?.flexible == [.width, .maxY])
    let layout = try tree.makeLayout()
    #expect(layout.root.computedLayout["c"]?.frame == tree.views[1].frame)
    #expect(layout.root.ambiguities.isEmpty)
  }

  @Test func `a constraint places what a scroll view scrolls`() throws {
    let tree = try Self.clip(
      "tableView", mask: #"widthSizable="YES""#,
      constraints: """
        <constraints>
          <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" constant="5" id="d"/>
        </constraints>
        """)
    #expect(tree.document.root.subviews[0].autoresizing == nil)
    // Any other view than these is measured from the bottom.
    #expect(try Self.clip("customView", mask: "").views[1].frame.minY == 30)
  }
}
