// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// Broken, foreign and hostile files: a clear error or a note, and never a crash.
struct BadInputTests {
  private func error(_ text: String) -> DocumentError? {
    do throws(DocumentError) {
      _ = try InterfaceBuilderFile(data: Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `truncated XML is an error at its line`() throws {
    let text = try String(contentsOf: Sample.constraints.url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let error = try error(lines.prefix(20).joined(separator: "\n")).required()
    #expect(error.line == 20)
    #expect(error.message.hasPrefix("The XML is malformed"))
  }

  @Test func `any prefix of a file is read or refused`() throws {
    let bytes = try Data(contentsOf: Sample.grid.url)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: DocumentError.self) {
        try InterfaceBuilderFile(data: bytes.prefix(length))
      }
    }
  }

  @Test(
    arguments: [
      ("", "The XML is malformed"),
      (
        "<?xml version=\"1.0\"?><archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "Xcode 4"
      ),
      (
        "<html/>",
        "Found <html>; an Interface Builder file begins with <document> and a type such as "
          + "\"com.apple.InterfaceBuilder3.Cocoa.XIB\"."
      ),
      ("<document type=\"book\"/>", "Found <document>; an Interface Builder file begins with"),
      ("NIBArchive\u{1}", "This is a compiled nib"),
      ("bplist00", "This is a compiled nib"),
      ("<!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>", "a document type declaration"),
    ])
  func `a file of another format is refused`(text: String, message: String) throws {
    #expect(try error(text).required().message.contains(message))
  }

  @Test func `deep nesting is refused`() throws {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(error(text) != nil)
  }

  @Test func `a constraint that names no view is reported and left out`() throws {
    let tree = try Sample.misplaced.tree("Panel")
    let note = try tree.notes.first.required()
    #expect(
      note.message
        == "Constraint con-st-507 names \"els-ew-001\", which is not in the file; left out.")
    #expect(note.position.line == 25)
    #expect(note.text(ofFile: "P.xib").hasPrefix("P.xib:25:17: note: Constraint"))
  }

  @Test(
    arguments: [
      ("firstAttribute=\"size\"", "unknown attribute \"size\""),
      (
        "firstAttribute=\"width\" relation=\"lessThan\" constant=\"2\"",
        "unknown relation \"lessThan\"; left out"
      ),
      ("firstAttribute=\"leading\" constant=\"2\"", "do not belong together"),
      (
        "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"width\"",
        "do not belong"
      ),
      (
        "firstItem=\"b\" firstAttribute=\"left\" secondItem=\"a\" secondAttribute=\"leading\"",
        "do not belong"
      ),
      (
        "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"0:0\"",
        "the multiplier"
      ),
      (
        "firstAttribute=\"width\" constant=\"1\" priority=\"2000\"",
        "has the priority \"2000\"; left out"
      ),
      (
        "firstAttribute=\"width\" constant=\"1\" priority=\"NaN\"",
        "has the priority \"NaN\"; left out"
      ),
      ("firstAttribute=\"width\" constant=\"abc\"", "has the constant \"abc\"; left out"),
      ("firstAttribute=\"width\" constant=\"\"", "has the constant \"\"; left out"),
      ("firstAttribute=\"width\" constant=\"inf\"", "has the constant \"inf\"; left out"),
      ("firstAttribute=\"width\" constant=\"1e10\"", "has the constant \"1e10\"; left out"),
      (
        "firstAttribute=\"width\" constant=\"1\" multiplier=\"\"",
        "has the multiplier \"\"; left out"
      ),
    ])
  func `an impossible constraint is reported and left out`(attributes: String, message: String)
    throws
  {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
          <subviews><customView id="b"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></customView></subviews>
          <constraints><constraint \(attributes) id="c"/></constraints>
        </customView>
        """)
    let tree = try file.trees.first.required()
    #expect(tree.document.constraints.isEmpty)
    #expect(tree.notes.contains { $0.message.contains(message) })
    #expect(try tree.compareStoredFrames().differences.isEmpty)
  }

  // The class of the device is not told, so that the variation for any class applies.
  @Test func `the constant of the variation that applies is reported`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <subviews><customView id="b"><rect key="frame" x="0" y="0" width="4" height="4"/></customView></subviews>
          <constraints><constraint firstAttribute="width" constant="9" id="c">
            <variation key="default" constant="none" priority="0"/></constraint></constraints>
        </customView>
        """)
    let tree = try file.trees.first.required()
    #expect(tree.document.constraints.isEmpty)
    #expect(tree.notes.map(\.message) == ["Constraint c has the constant \"none\"; left out."])
  }

  @Test func `an attribute that is no number is reported where it stands`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a" userLabel="Panel">
          <rect key="frame" x="0" y="0" width="200" height="NaN"/>
          <subviews><stackView horizontalHuggingPriority="abc" spacing="" id="b" userLabel="Bar">
              <rect key="frame" x="0" y="" width="inf" height="1e10"/>
              <edgeInsets key="edgeInsets" left="x" right="1" top="1" bottom="1"/>
              <beginningViews><textField placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="y" id="c" userLabel="Name">
                  <rect key="frame" x="0" y="0" width="20" height="16"/>
                  <textFieldCell key="cell" id="d"><font key="font" size="big" metaFont="system"/></textFieldCell>
              </textField></beginningViews>
              <customSpacing><real value="3.4028234663852886e+38"/><real value="z"/></customSpacing>
            </stackView>
            <gridView id="e" userLabel="Form"><rect key="frame" x="0" y="0" width="20" height="16"/>
              <rows><gridRow height="tall" id="f"/></rows>
              <columns><gridColumn trailingPadding="-" id="g"/></columns>
            </gridView></subviews>
        </customView>
        """)
    let tree = try file.trees.first.required()
    let notes = tree.notes.filter { $0.message.contains(", which is ") }
    #expect(
      notes.map { "\($0.position.line): \($0.message)" } == [
        "5: panel has the height \"NaN\" in its <rect>, which is not a number; 0 takes its place.",
        "6: bar has the horizontalHuggingPriority \"abc\", which is not a number; left out.",
        "6: bar has the spacing \"\", which is not a number; left out.",
        "7: bar has the y \"\" in its <rect>, which is not a number; 0 takes its place.",
        "7: bar has the width \"inf\" in its <rect>, which is not a number; 0 takes its place.",
        "7: bar has the height \"1e10\" in its <rect>, which is too large; 0 takes its place.",
        "8: bar has the left \"x\" in its <edgeInsets>, which is not a number; left out.",
        "9: name has the placeholderIntrinsicHeight \"y\", which is not a number; left out.",
        "11: name has the size \"big\" in its <font>, which is not a number; left out.",
        "13: bar has the value \"z\" in its <real>, which is not a number; left out.",
        "16: form has the height \"tall\" in its <gridRow>, which is not a number; left out.",
        "17: form has the trailingPadding \"-\" in its <gridColumn>, which is not a number; left out.",
      ])
    #expect(tree.document.height == .exact(0))
  }

  @Test func `unknown words of a stack and a second view in a cell are reported`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
          <stackView orientation="across" distribution="evenly" alignment="middle" id="b">
            <rect key="frame" x="0" y="0" width="9" height="9"/>
          </stackView>
          <gridView id="g"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <rows><gridRow id="r"/></rows><columns><gridColumn id="c"/></columns>
            <gridCells>
              <gridCell row="r" column="c" id="k1"><view key="contentView" id="one">
                  <rect key="frame" x="0" y="0" width="9" height="9"/></view></gridCell>
              <gridCell row="r" column="c" id="k2"><view key="contentView" id="two">
                  <rect key="frame" x="0" y="0" width="9" height="9"/></view></gridCell>
            </gridCells></gridView>
        </subviews></customView>
        """)
    let notes = try file.trees.first.required().notes.map(\.message)
    #expect(
      notes.filter { $0.hasSuffix("; left out.") } == [
        "b has the unknown orientation \"across\"; left out.",
        "b has the unknown distribution \"evenly\"; left out.",
        "b has the unknown alignment \"middle\"; left out.",
        "two is in a cell of its grid that another view is in; left out.",
      ])
  }

  @Test func `a constraint that mentions a view without a place in its grid is left out`() throws {
    func cell(_ row: String, _ column: String, _ id: String) -> String {
      """
      <gridCell row="\(row)" column="\(column)"><view key="contentView" \(id)>
        <rect key="frame" x="0" y="0" width="9" height="9"/></view></gridCell>
      """
    }
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
          <gridView id="g"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <rows><gridRow id="r"/></rows><columns><gridColumn id="c"/></columns>
            <gridCells>
              \(cell("r", "c", #"id="one""#))
              \(cell("r", "c", #"id="two""#))
              \(cell("r", "c", ""))
              \(cell("r", "x", #"id="three""#))
              \(cell("x", "c", #"id="four""#))
              <gridRow row="r" column="c"/>
            </gridCells><constraints>
              <constraint firstItem="two" firstAttribute="width" constant="5" id="k1"/>
              <constraint firstItem="three" firstAttribute="width" constant="5" id="k2"/>
            </constraints>
          </gridView>
        </subviews></customView>
        """)
    let tree = try file.trees.first.required()
    #expect(tree.views.map(\.name) == ["a", "g", "one"])
    #expect(tree.document.constraints.isEmpty)
    #expect(
      tree.notes.map(\.message).filter { $0.hasSuffix("left out.") } == [
        "two is in a cell of its grid that another view is in; left out.",
        "A view is in a cell of its grid that another view is in; left out.",
        "Cell  is in no row or column of its grid; left out.",
        "Cell  is in no row or column of its grid; left out.",
        "Constraint k1 names two of line 10, which is in another tree; left out.",
        "Constraint k2 names three of line 14, which is in another tree; left out.",
      ])
  }

  @Test func `a view that contains its own id and an unknown element stop nothing`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <customView id="a"><rect key="frame" x="0.0" y="0.0" width="9" height="nan"/><subviews>
          <holographicView id="a"><rect key="frame" x="1" y="1e400" width="-4" height="4"/></holographicView>
          <customView id="b"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></customView>
        </subviews><constraints>
          <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="1"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="2"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="width" id="3"/>
        </constraints></customView>
        """)
    let tree = try file.trees.first.required()
    #expect(tree.views.count == 3)
    #expect(tree.notes.contains { $0.message.contains("is a holographicView, whose insets are") })
    _ = try tree.compareStoredFrames()
  }

  @Test func `names and identifiers of any script become valid`() throws {
    let file = try InterfaceBuilderFile(
      objects: """
        <ansicht id="ä" userLabel="Überschrift"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>
          <élan id="-"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></élan>
          <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></scrollView>
          <view id="s-content"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></view>
        </subviews><constraints>
          <constraint firstAttribute="width" constant="9" identifier="a&#9;b&#127;" id="c"/>
        </constraints></ansicht>
        """)
    let tree = try file.trees.first.required()
    #expect(tree.views.map(\.name) == ["berschrift", "lan--", "s", "s-content-2"])
    #expect(tree.document.constraints.map(\.identifier) == ["ab"])
  }
}
