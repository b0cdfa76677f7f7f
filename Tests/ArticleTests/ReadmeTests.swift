// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

@testable import GridworkSnapshots

/// What the README says that Gridwork prints, apart from its package, which `.ci/run readme` builds.
@Suite struct `The README` {
  private let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let readme: String

  init() throws {
    readme = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func `has at most 150 lines`() {
    #expect(readme.count { $0 == "\n" } <= 150)
  }

  @Test func `shows how a log is explained`() throws {
    let log = "Playgrounds/Logs/card.log"
    let text = try String(contentsOf: repository.appendingPathComponent(log), encoding: .utf8)
    let explanation = try #require(ConstraintLog.logs(in: text).first).explanation()
    // The names of views stand below the remedies.
    let message = explanation.text(ofFile: log).components(separatedBy: "\n\n").dropLast()
    shows(message.joined(separator: "\n\n"))
  }

  @Test func `shows what a snapshot test says when a text grows`() {
    let comparison = SnapshotComparison(
      before: SnapshotComparison.text(of: [form(checkbox: "Remember me")]),
      layouts: [form(checkbox: "Remember this device")])
    shows(comparison.text)
  }

  /// The form of the README's package.
  private func form(checkbox: String) -> ComputedLayout {
    func view(_ name: String, _ text: String? = nil) -> LayoutView {
      let view = text.map { LayoutView(content: FixedText($0)) } ?? LayoutView()
      view.identifier = name
      return view
    }
    let form = GridView(views: [
      [view("nameLabel", "Name:"), view("name")],
      [view("mailLabel", "Mail:"), view("mail")],
      [nil, view("checkbox", checkbox)],
    ])
    return LayoutRoot(form, width: .exact(300)).computedLayout
  }

  private func shows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(readme.contains("\n```\n\(text)\n```\n"), "\(text)", sourceLocation: sourceLocation)
  }
}
