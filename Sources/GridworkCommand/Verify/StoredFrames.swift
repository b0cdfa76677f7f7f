// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// The answer of `gridwork verify FILE --stored`: the views of an Interface Builder file whose stored
/// frames are not what the constraints give.
struct StoredFrames {
  let file: InputFile
  private let trees: [(tree: InterfaceBuilderTree, report: InterfaceBuilderTree.StoredFrameReport)]

  init(_ file: InputFile, _ trees: [InterfaceBuilderTree]) throws(CommandError) {
    self.file = file
    self.trees = try trees.map { tree throws(CommandError) in
      (tree, try file.using { () throws(DocumentError) in try tree.compareStoredFrames() })
    }
  }

  /// Whether all stored frames are those of the layout.
  var isSame: Bool { trees.allSatisfy(\.report.differences.isEmpty) }

  /// A line for every view that differs or that the file marks, and a summary for each tree.
  var text: String {
    trees.flatMap { tree, report in
      let moved = Dictionary(
        report.differences.map { ($0.view.name, $0.frame) }, uniquingKeysWith: { first, _ in first }
      )
      let lines = tree.views.compactMap { view in line(view, moved[view.name]) }
      let differ = report.differences.count
      let summary =
        differ == 0
        ? "\(counted(report.viewCount, "view")), all where the constraints put them"
        : "\(differ) of \(counted(report.viewCount, "view")) not where the constraints put them"
      return lines + ["\(visibleName(file.name)): \(visibleName(tree.name)): \(summary)"]
    }.joined(separator: "\n")
  }

  private func line(_ view: InterfaceBuilderTree.StoredView, _ frame: LayoutRect?) -> String? {
    let place = "\(visibleName(file.name)):\(view.position.line):\(view.position.column)"
    let marks = [
      view.isMisplaced ? "misplaced" : nil, view.isAmbiguous ? "ambiguous" : nil,
      view.hasFixedFrame ? "fixed" : nil,
    ].compactMap { $0 }
    let marked = marks.isEmpty ? "" : "; Xcode marked it \(marks.joined(separator: " and "))"
    guard let frame else {
      return marks.isEmpty
        ? nil : "\(place): note: \(view.name) is where the constraints put it\(marked)"
    }
    return "\(place): warning: \(view.name) is stored at \(view.frame.text), "
      + "the constraints give \(frame.text)\(marked)"
  }

  /// The trees with their counts of views.
  var output: JSONOutput {
    let trees = trees.map { tree, report in
      JSONOutput.object([
        ("name", .string(tree.name)), ("platform", .string(tree.platform.rawValue)),
        ("kinds", .strings(tree.kinds.map(\.rawValue))), ("views", .integer(report.viewCount)),
        ("differ", .integer(report.differences.count)),
        ("flagged", .integer(tree.views.count(where: \.isFlagged))),
      ])
    }
    return .object([("file", .string(file.name)), ("trees", .array(trees))])
  }
}

extension LayoutRect {
  /// The position and the size, such as `20 14, 100 × 16`.
  fileprivate var text: String {
    let numbers = [minX, minY, width, height].map { numberText(($0 * 100).rounded() / 100) }
    return "\(numbers[0]) \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}
