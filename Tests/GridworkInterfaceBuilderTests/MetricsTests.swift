// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// The alignment insets and baselines of controls.
struct MetricsTests {
  /// A view 200 wide and 60 high with one control, 20 from its right and bottom edge.
  private static func file(
    _ control: String, version: Int, frame: String, cell: String = "", attributes: String = ""
  ) throws -> InterfaceBuilderTree {
    try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/><subviews>
          <\(control) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" \(frame)/>\(cell)
          </\(control)>
        </subviews><constraints>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c"/>
          <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20" id="d"/>
        </constraints></customView>
        """, toolsVersion: version
    ).trees.first.required()
  }

  private static let pushCell =
    #"<buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border"/>"#

  @Test(arguments: [
    // Before macOS 11 a push button has 6 at its right side, since then 7; below it 7.
    (11762, #"x="112" y="13" width="74" height="32""#),
    (22505, #"x="113" y="13" width="74" height="32""#),
    // Xcode 12 runs on systems of both generations: the stored frame tells.
    (17701, #"x="112" y="13" width="74" height="32""#),
    (17701, #"x="113" y="13" width="74" height="32""#),
  ])
  func `insets are those of the generation`(version: Int, frame: String) throws {
    let tree = try Self.file("button", version: version, frame: frame, cell: Self.pushCell)
    #expect(try tree.compareStoredFrames().differences.isEmpty)
  }

  @Test func `a control that is not where any generation has it is misplaced`() throws {
    let tree = try Self.file(
      "button", version: 22505, frame: #"x="110" y="13" width="74" height="32""#,
      cell: Self.pushCell)
    let difference = try tree.compareStoredFrames().differences.first.required()
    #expect(difference.frame == LayoutRect(x: 113, y: 15, width: 74, height: 32))
  }

  @Test func `a picture's insets are those that its constraints show`() throws {
    // The constraints make each picture 16 by 16, in the middle of the height. One frame is 3 larger at
    // the top and at the bottom, the other 2 smaller at the top and 3 at the bottom.
    let tree = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="60"/><subviews>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="19" width="16" height="22"/>
            <constraints>
              <constraint firstAttribute="width" constant="16" id="b1"/>
              <constraint firstAttribute="height" constant="16" id="b2"/>
            </constraints>
          </imageView>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="40" y="25" width="16" height="11"/>
            <constraints>
              <constraint firstAttribute="width" constant="16" id="c1"/>
              <constraint firstAttribute="height" constant="16" id="c2"/>
            </constraints>
          </imageView>
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="d"/>
          <constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="40" id="e"/>
          <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="f"/>
          <constraint firstItem="c" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="g"/>
        </constraints></customView>
        """
    ).trees.first.required()
    #expect(try tree.compareStoredFrames().differences.isEmpty)
    #expect(tree.views[1].insets == LayoutEdgeInsets(top: 3, left: 0, bottom: 3, right: 0))
    #expect(tree.views[2].insets == LayoutEdgeInsets(top: -2, left: 0, bottom: -3, right: 0))
    // A document has no alignment rectangle that is larger than the frame.
    #expect(tree.document.root.subviews[1].alignmentInsets == .zero)
  }

  @Test func `an inset that shows at one side shows the next view's`() throws {
    // Nothing is known of a gauge. The first one begins 10 after 30, but is stored at 38; it ends at 58,
    // and the second one begins 10 after that, but is stored at 66.
    func gauge(_ id: String, x: Int) -> String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="10" width="20" height="20"/>
        <buttonCell key="cell" type="gauge"/>
      </button>
      """
    }
    func place(_ id: String, after other: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(other)" secondAttribute="trailing" constant="10" id="\(id)1"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="a" secondAttribute="top" constant="10" id="\(id)2"/>
      """
    }
    let tree = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="120" height="40"/><subviews>
          <customView translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="10" width="20" height="20"/><constraints>
              <constraint firstAttribute="width" constant="20" id="b1"/>
              <constraint firstAttribute="height" constant="20" id="b2"/>
            </constraints>
          </customView>
          \(gauge("c", x: 38))\(gauge("d", x: 66))
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="e1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="10" id="e2"/>
          \(place("c", after: "b"))\(place("d", after: "c"))
        </constraints></customView>
        """
    ).trees.first.required()
    #expect(tree.views.map(\.insets.left) == [0, 0, 2, 2])
    #expect(try tree.compareStoredFrames().differences.isEmpty)
  }

  @Test func `a label with a background and a box without a border have no insets`() throws {
    let label = try Self.file(
      "textField", version: 22505, frame: #"x="130" y="20" width="50" height="16""#,
      cell: #"<textFieldCell key="cell" drawsBackground="YES"/>"#)
    let box = try Self.file(
      "box", version: 22505, frame: #"x="130" y="20" width="50" height="16""#,
      attributes: #"borderType="none""#)
    #expect(try label.compareStoredFrames().differences.isEmpty)
    #expect(try box.compareStoredFrames().differences.isEmpty)
  }

  @Test func `a box to check has no bezel`() throws {
    let tree = try Self.file(
      "button", version: 22505, frame: #"x="100" y="19" width="80" height="18""#,
      cell: #"<buttonCell key="cell" type="radio" title="Yes"/>"#)
    #expect(tree.views[1].insets == LayoutEdgeInsets(top: 1, left: 2, bottom: 1, right: 0))
    #expect(try tree.compareStoredFrames().differences.isEmpty)
  }

  @Test(
    arguments: [
      ("comboBox", 17, #"<font key="font" metaFont="miniSystem"/>"#, 11.774),
      ("button", 20, "", 14.729),
      // More than a line fits in, or there is none.
      ("comboBox", 40, "", nil),
      ("levelIndicator", 20, "", nil),
    ] as [(String, Int, String, Double?)])
  func `a control that was not measured has its line in the middle`(
    control: String, height: Int, font: String, baseline: Double?
  ) throws {
    // A line is 1.21 times as high as its font, 9 or 13 points here, and its baseline 0.2412 times as far
    // above its bottom: the first one is (17 + 1.21 * 9) / 2 - 0.2412 * 9 below the top.
    let tree = try Self.file(
      control, version: 22505, frame: #"x="80" y="20" width="100" height="\#(height)""#,
      cell: #"<\#(control)Cell key="cell" controlSize="mini">\#(font)</\#(control)Cell>"#)
    let found = tree.document.root.subviews[0].firstBaseline
    #expect(found.map { ($0 * 1000).rounded() / 1000 } == baseline)
  }

  @Test(arguments: [
    // A line of 17 points is 20.29 high, and its baseline 4.1 above its bottom: the label's is 16.3 below
    // its top, that of a control 44 high 28.05.
    ("button", 8.5, 44, 17),
    ("textField", 8.5, 44, 17),
    // It is there even if it does not fit: 12.55 below the top of one 13 high.
    ("textField", 24, 13, 17),
    // A line of 40 points does not fit, and its baseline is 9.65 above the bottom of the label.
    ("label", 6, 40, 40),
  ])
  func `a line of UIKit is in the middle`(kind: String, y: Double, height: Int, size: Int) throws {
    let tree = try InterfaceBuilderFile(
      objects: """
        <view id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/><subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="20" width="40" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="60" y="\(y)" width="40" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
          </\(kind)>
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="d"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="20" id="e"/>
          <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="10" id="f"/>
          <constraint firstItem="c" firstAttribute="firstBaseline" secondItem="b" secondAttribute="firstBaseline" id="g"/>
        </constraints></view>
        """, platform: .iOS
    ).trees.first.required()
    #expect(try tree.compareStoredFrames().differences.isEmpty)
  }

  @Test func `a stretched label has its line at the top`() throws {
    func baselines(_ font: String) throws -> [Double?] {
      let label = try Self.file(
        "textField", version: 22505, frame: #"x="130" y="20" width="52" height="20""#,
        cell: #"<textFieldCell key="cell"><font key="font" \#(font)/></textFieldCell>"#
      ).document.root.subviews[0]
      return [label.firstBaseline, label.lastBaseline]
    }
    #expect(try baselines(#"metaFont="system""#) == [13, 13])
    // How high a line of another font is, is not known: it counts as 20, with the baseline 3 above.
    #expect(try baselines(#"size="13" name="Courier""#) == [17, 17])
  }

  @Test func `several lines of text have two baselines`() throws {
    let tree = try Self.file(
      "textField", version: 22505, frame: #"x="130" y="20" width="52" height="32""#,
      cell: #"<textFieldCell key="cell"><font key="font" metaFont="system"/></textFieldCell>"#)
    let label = tree.document.root.subviews[0]
    // A line of the system font is 16 high, and its baseline 3 above its bottom.
    #expect(label.firstBaseline == 13)
    #expect(label.lastBaseline == 29)
    // In a field it is 2 lower, where a field of one line has it.
    let field = try Self.file(
      "textField", version: 22505, frame: #"x="130" y="-26" width="50" height="66""#,
      cell: #"<textFieldCell key="cell" editable="YES" borderStyle="bezel"/>"#)
    #expect(field.document.root.subviews[0].firstBaseline == 15)
  }
}
