// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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

  @Test func `a stack of UIKit aligns its views with the first one, not with its edges`() throws {
    func view(_ id: String, x: Int, y: Int, width: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="20"/>
      </view>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch">
          <objects>
              <view id="panel">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <subviews>
                      \(view("mark", x: 0, y: 10, width: 50))
                      <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                          <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
                          <subviews>
                              \(view("one", x: 0, y: 10, width: 100))
                              \(view("two", x: 100, y: 10, width: 100))
                          </subviews>
                      </stackView>
                  </subviews>
                  <constraints>
                      <constraint firstItem="mark" firstAttribute="leading" secondItem="panel" secondAttribute="leading" id="c1"/>
                      <constraint firstItem="mark" firstAttribute="top" secondItem="panel" secondAttribute="top" constant="10" id="c2"/>
                      <constraint firstItem="mark" firstAttribute="width" constant="50" id="c3"/>
                      <constraint firstItem="mark" firstAttribute="height" constant="20" id="c4"/>
                      <constraint firstItem="stack" firstAttribute="leading" secondItem="panel" secondAttribute="leading" id="c5"/>
                      <constraint firstItem="stack" firstAttribute="trailing" secondItem="panel" secondAttribute="trailing" id="c6"/>
                      <constraint firstItem="stack" firstAttribute="top" secondItem="panel" secondAttribute="top" id="c7"/>
                      <constraint firstItem="stack" firstAttribute="height" constant="40" id="c8"/>
                      <constraint firstItem="one" firstAttribute="centerY" secondItem="mark" secondAttribute="centerY" id="c9"/>
                      <constraint firstItem="one" firstAttribute="height" secondItem="mark" secondAttribute="height" id="d1"/>
                      <constraint firstItem="two" firstAttribute="height" secondItem="mark" secondAttribute="height" id="d2"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
    let tree = try InterfaceBuilderFile(data: Data(text.utf8)).trees.first.required()
    #expect(try tree.compareStoredFrames().differences.map(\.view.name) == [])
  }
}
