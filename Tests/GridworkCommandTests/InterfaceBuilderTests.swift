// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

@testable import GridworkCommand

/// The subcommands on files of Interface Builder.
struct InterfaceBuilderTests {
  /// A file with two trees: a panel with one view 20 from its edges, and a bar. The view is stored at `x`,
  /// and the view in the bar is `bar` wide.
  static func file(
    x: Int = 20, marks: String = "", inset: Int = 20, bar: Int = 5
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
            <customView id="a" userLabel="Panel">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <customView\(marks) translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="View">
                        <rect key="frame" x="\(x)" y="60" width="50" height="20"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="50" id="b1"/>
                            <constraint firstAttribute="height" constant="20" id="b2"/>
                        </constraints>
                    </customView>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="\(inset)" id="a1"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="20" id="a2"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="z" secondAttribute="top" id="a3"/>
                </constraints>
            </customView>
            <customView id="c" userLabel="Bar">
                <rect key="frame" x="0.0" y="0.0" width="80" height="10"/>
                <subviews>
                    <customView id="d"><rect key="frame" x="0.0" y="0.0" width="\(bar)" height="10"/></customView>
                </subviews>
            </customView>
        </objects>
    </document>
    """
  }

  @Test func `layout prints the first tree and names the others`() throws {
    let run = try CommandRun("layout", "F.xib", documents: ["F.xib": Self.file()])
    #expect(
      run.output == """
        width 200, height 100, ltr, scale 0
        panel 0 0 200 100
          view 20 20 50 20

        """)
    #expect(
      run.diagnostics == """
        F.xib: note: This is the tree "Panel". With --tree: "Bar".
        F.xib: note: 1 part left out or assumed; gridwork import lists them.

        """)
    #expect(run.status == 0)
  }

  @Test func `a tree is chosen by name, and an unknown one is an error`() throws {
    let documents = ["F.xib": Self.file(), "f.json": #"{"root": {}}"#]
    let bar = try CommandRun("layout", "F.xib", "--tree", "Bar", documents: documents)
    #expect(bar.output.contains("bar 0 0 80 10\n"))
    #expect(bar.diagnostics.isEmpty)
    let foo = try CommandRun("layout", "F.xib", "--tree", "Bra", documents: documents)
    #expect(
      foo.diagnostics.hasPrefix("F.xib: error: There is no tree \"Bra\"; did you mean \"Bar\"?"))
    #expect(foo.status == 2)
    let json = try CommandRun("layout", "f.json", "--tree", "Bar", documents: documents)
    #expect(json.diagnostics == "f.json: error: --tree is for Interface Builder files.\n")
  }

  @Test func `import prints documents that the other subcommands read, and what they leave out`()
    throws
  {
    let one = try CommandRun(
      "import", "F.xib", "--tree", "Panel", documents: ["F.xib": Self.file()])
    #expect(one.status == 0)
    #expect(
      one.diagnostics
        == "F.xib:18:17: note: Constraint a3 names \"z\", which is not in the file; left out.\n")
    let layout = try CommandRun("layout", "f.json", documents: ["f.json": one.output])
    #expect(layout.output.contains("  view 20 20 50 20\n"))
    let all = try CommandRun("import", "F.xib", documents: ["F.xib": Self.file()])
    #expect(all.output.hasPrefix("{\n  \"trees\": [\n    {\n      \"name\": \"Panel\",\n"))
    let no = try CommandRun("import", "f.json", documents: ["f.json": "{}"])
    #expect(no.diagnostics.hasPrefix("f.json: error: This is not an Interface Builder file"))
  }

  @Test func `import writes a file for each tree into a folder`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(
      "import", "F.xib", "-o", folder.path, documents: ["F.xib": Self.file()])
    #expect(run.output == "\(folder.path)/Panel.json\n\(folder.path)/Bar.json\n")
    let bytes = try Data(contentsOf: folder.appendingPathComponent("Panel.json"))
    #expect(try LayoutDocument(json: bytes).root.id == "panel")
  }

  @Test func `import prints to standard output where a folder would be`() throws {
    let documents = ["F.xib": Self.file()]
    let run = try CommandRun("import", "F.xib", "-o", "-", documents: documents)
    #expect(run.output == (try CommandRun("import", "F.xib", documents: documents)).output)
    #expect(PathTarget("-") == .nothing)
  }

  @Test func `import names the file of a tree without a label after its id`() throws {
    let file = Self.file().replacing("userLabel=\"Panel\"", with: "userLabel=\"\"")
    let run = try CommandRun(
      ["import", "FOLDER/F.xib", "-o", "FOLDER/out/"], documents: ["F.xib": file])
    #expect(run.output == "out/a.json\nout/Bar.json\n")
  }

  @Test func `import writes a file with a name that file systems take`() throws {
    // Each character has three bytes.
    let file = Self.file().replacing("\"Bar\"", with: "\"\(String(repeating: "語", count: 150))\"")
    let run = try CommandRun(
      ["import", "FOLDER/F.xib", "-o", "FOLDER/out"], documents: ["F.xib": file])
    #expect(run.output == "out/Panel.json\nout/\(String(repeating: "語", count: 66)).json\n")
  }

  // The import holds its stored size weakly, which is no setting of the file.
  @Test func `a view without a size of its own is sound`() throws {
    let file = Self.file().split(separator: "\n").filter {
      !$0.contains("<constraint firstAttribute")
    }
    .joined(separator: "\n")
    let run = try CommandRun("verify", "F.xib", "--tree", "Panel", documents: ["F.xib": file])
    #expect(run.output == "F.xib: sound in 1 state.\n")
    #expect(
      run.diagnostics == "F.xib: note: 3 parts left out or assumed; gridwork import lists them.\n")
  }

  @Test func `verify compares the stored frames, at the lines of the file`() throws {
    let documents = ["F.xib": Self.file(x: 40, marks: " misplaced=\"YES\"")]
    let run = try CommandRun("verify", "F.xib", "--stored", documents: documents)
    #expect(
      run.output == """
        F.xib:7:17: warning: view is stored at 40 20, 50 × 20, the constraints give 20 20, 50 × 20; \
        Xcode marked it misplaced
        F.xib: Panel: 1 of 2 views not where the constraints put them
        F.xib: Bar: 2 views, all where the constraints put them

        """)
    #expect(run.status == 1)
    let json = try CommandRun("verify", "F.xib", "--stored", "--json", documents: documents)
    #expect(
      json.output.contains(
        """
              "name": "Panel",
              "platform": "macOS",
              "kinds": ["constraints"],
              "views": 2,
              "differ": 1,
              "flagged": 1
        """))
    let sound = try CommandRun("verify", "F.xib", "--stored", documents: ["F.xib": Self.file()])
    #expect(sound.status == 0)
  }

  @Test(arguments: [
    (["--stored", "--widths", "1...2"], "error: Stored frames have one width; leave --widths"),
    (
      ["--stored", "--text-scales", "2"],
      "error: Stored frames have one size of text; leave --text-scales"
    ),
    (
      ["--stored", "--languages", "de"],
      "error: Stored frames have one language; leave --languages"
    ),
    (["--stored", "--format", "sarif"], "error: --stored answers as text or as JSON."),
  ])
  func `verify refuses options that stored frames do not have`(options: [String], message: String)
    throws
  {
    let run = try CommandRun(["verify", "F.xib"] + options, documents: ["F.xib": Self.file()])
    #expect(run.diagnostics.hasPrefix(message))
    let json = try CommandRun("verify", "f.json", "--stored", documents: ["f.json": "{}"])
    #expect(json.diagnostics == "f.json: error: Only an Interface Builder file stores frames.\n")
  }

  @Test func `verify quotes the XML where a layout is wrong`() throws {
    let text = Self.file().replacingOccurrences(
      of: "constant=\"20\" id=\"b2\"", with: "constant=\"90\" id=\"b2\"")
    let run = try CommandRun("verify", "F.xib", documents: ["F.xib": text])
    #expect(run.output.contains("F.xib:7:17: error: outside: view sticks out of panel by 10"))
    #expect(run.status == 1)
  }

  @Test func `diff matches trees by name, in words, JSON and a picture`() throws {
    let documents = ["A.xib": Self.file(), "B.xib": Self.file(inset: 32)]
    let run = try CommandRun("diff", "A.xib", "B.xib", documents: documents)
    #expect(run.output == "tree Panel:\n  view: x +12 (20 to 32)\n")
    #expect(run.status == 1)
    let json = try CommandRun("diff", "A.xib", "B.xib", "--json", documents: documents)
    #expect(json.output.contains("\"tree\": \"Panel\",\n      \"variant\": null"))
    let page = try CommandRun("diff", "A.xib", "B.xib", "-o", "-", documents: documents)
    #expect(page.output.hasPrefix("<!DOCTYPE html>"))
    #expect(page.diagnostics == run.output)
    #expect(page.output.contains("tree Panel"))
    let picture = try Self.picture(ofChangesIn: documents)
    #expect(picture.contains("tree Panel: 1 view changed"))
    #expect(!picture.contains("tree Bar"))
  }

  @Test func `a picture of a change has every tree that changed, one below the other`() throws {
    let picture = try Self.picture(
      ofChangesIn: ["A.xib": Self.file(), "B.xib": Self.file(inset: 32, bar: 6)])
    let captions = picture.split(separator: "\n").filter { $0.contains("view changed</text>") }
    #expect(captions.count == 2)
    #expect(captions.first?.contains("tree Panel: 1 view changed") == true)
    #expect(captions.last?.contains("tree Bar: 1 view changed") == true)
    // Each picture begins where the one above it ends.
    let places = picture.matches(of: /<svg x="0" y="([0-9.]+)" width="[0-9.]+" height="([0-9.]+)"/)
      .map { (y: Double($0.output.1), height: Double($0.output.2)) }
    #expect(places.map(\.y) == [0, places.first?.height])
  }

  /// The picture that `diff` draws of the changes from `A.xib` to `B.xib`.
  private static func picture(ofChangesIn documents: [String: String]) throws -> String {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    _ = try CommandRun("diff", "A.xib", "B.xib", "-o", picture.path, documents: documents)
    return try String(contentsOf: picture, encoding: .utf8)
  }

  @Test func `explain says where a number is written down`() throws {
    let run = try CommandRun(
      "explain", "F.xib", "--view", "view", documents: ["F.xib": Self.file()])
    #expect(run.output.contains("(F.xib:16:17)"))
  }
}
