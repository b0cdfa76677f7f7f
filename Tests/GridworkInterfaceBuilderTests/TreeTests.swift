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

  @Test func `frames are measured from the top on every platform`() throws {
    let views = try Sample.window.tree("Settings").views
    let footer = try views.first { $0.name == "footer" }.required()
    // 10 above the bottom of 200, and 30 high.
    #expect(footer.frame == LayoutRect(x: 10, y: 160, width: 280, height: 30))
  }
}
