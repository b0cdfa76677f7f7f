// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// Views of documents that say what they are.
struct DocumentRoleTests {
  /// A close box of 16 points, a button of 30 that is 4 away, and a note of which a word needs 50 of 40 points.
  private static let panel = """
    {"root": {"id": "panel", "subviews": [
       {"id": "close", "role": "control"},
       {"id": "ok", "role": "image", "interactive": true},
       {"id": "badge", "role": "control", "interactive": false},
       {"id": "note", "kind": "label", "text": "the quick fox", "wraps": true}]},
     "size": [100, 100],
     "constraints": [
       "close.leading == root.leading", "close.top == root.top", "close.width == 16",
       "close.height == 16", "ok.leading == close.trailing + 4", "ok.top == root.top",
       "ok.width == 30", "ok.height == 30", "badge.trailing == root.trailing",
       "badge.bottom == root.bottom", "badge.width == 5", "badge.height == 5",
       "note.leading == root.leading", "note.top == root.top + 50", "note.width == 40"]}
    """

  @Test func `a document is judged by the same rules`() throws {
    let tree = try DocumentTree(read(Self.panel))
    #expect(
      tree.findings().map(\.text) == [
        "target below 24: close is 16 by 16; a target needs 24 by 24",
        "close targets: close and ok are 4 apart; targets need 8 between them",
        "broken word: note is 10 narrower than its longest word",
      ])
    tree.rules = [.targetBelow44]
    #expect(
      tree.findings().map(\.text) == [
        "target below 44: close is 16 by 16; a target needs 44 by 44",
        "target below 44: ok is 30 by 30; a target needs 44 by 44",
      ])
  }

  @Test func `what is written reads back, also from a tree`() throws {
    let document = try read(Self.panel)
    #expect(try read(document.json) == document)
    let described = try LayoutDocument(describing: DocumentTree(document).root)
    #expect(described.root.subviews.map(\.role) == [.control, .image, .control, nil])
    #expect(described.root.subviews.map(\.isInteractive) == [nil, true, false, nil])
  }

  @Test func `a role is one of four`() throws {
    let error = #expect(throws: DocumentError.self) {
      try read(#"{"root": {"id": "a", "role": "button"}}"#)
    }
    #expect(
      error?.message
        == #"Found the string "button"; expected one of "text", "control", "image", "decoration"."#)
  }
}
