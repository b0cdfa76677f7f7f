// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder
import Testing

/// The stored frames of the samples are those of the constraints, but where a sample says otherwise.
struct StoredFrameTests {
  @Test(arguments: Sample.allCases.filter { $0 != .misplaced && $0 != .rows })
  func `the layout has the stored frames`(sample: Sample) throws {
    for tree in try sample.file().trees {
      let report = try tree.compareStoredFrames()
      #expect(report.differences.isEmpty)
      #expect(report.viewCount > 1)
    }
  }

  @Test func `the article's code runs`() throws {
    let url = Sample.window.url
    let file = try InterfaceBuilderFile(contentsOf: url)
    for tree in file.trees {
      let layout = try tree.makeLayout()
      print(layout.root.computedLayout.framesText)
    }
    for tree in file.trees {
      let report = try tree.compareStoredFrames()
      #expect(report.differences.map(\.view.name) == [])
    }
  }

  @Test func `a misplaced view is found, and what the file marks is known`() throws {
    let tree = try Sample.misplaced.tree("Panel")
    let difference = try tree.compareStoredFrames().differences.first.required()
    #expect(difference.view.name == "wrong")
    #expect(difference.view.isMisplaced)
    #expect(difference.view.position.line == 7)
    #expect(difference.view.frame == LayoutRect(x: 40, y: 20, width: 50, height: 20))
    #expect(difference.frame == LayoutRect(x: 20, y: 20, width: 50, height: 20))
    #expect(tree.views.filter(\.isAmbiguous).map(\.name) == ["open"])
    #expect(
      try Sample.window.tree("Settings").views.filter(\.hasFixedFrame).map(\.name) == ["badge"])
  }

  @Test func `a tolerance covers what pixels round`() throws {
    let tree = try Sample.grid.tree("Form")
    // The separator is 46 above the bottom in the file, where the middle of its row is 45.5.
    let names = try tree.compareStoredFrames(tolerance: 0.25).differences.map(\.view.name)
    #expect(names == ["line"])
  }

  @Test func `views that a grid or a stack leaves out are not compared`() throws {
    #expect(try Sample.grid.tree("Form").compareStoredFrames().viewCount == 7)
    #expect(try Sample.stacks.tree("Toolbar").compareStoredFrames().viewCount == 4)
  }
}
