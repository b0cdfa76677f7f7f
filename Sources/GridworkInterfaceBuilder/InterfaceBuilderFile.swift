// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import GridworkDocument

/// An Interface Builder file, `.xib` or `.storyboard`, as trees of views that can be laid out.
///
/// ```swift
/// let file = try InterfaceBuilderFile(contentsOf: url)
/// for tree in file.trees {
///   let layout = try tree.makeLayout()
///   print(layout.root.computedLayout.framesText)
/// }
/// ```
///
/// Whatever a layout cannot express is left out and reported in ``InterfaceBuilderTree/notes``.
public struct InterfaceBuilderFile: Sendable {
  /// The platform that a file is for.
  public enum Platform: String, Sendable {
    /// AppKit, where frames are measured from the bottom.
    case macOS
    /// UIKit, on any of its systems.
    case iOS
  }

  /// The platform that the file is for.
  public let platform: Platform
  /// The trees of views, in the order of the file. A view without subviews is not a tree.
  public let trees: [InterfaceBuilderTree]

  /// Reads a file.
  ///
  /// - Throws: An error of Foundation if the file cannot be read; a `DocumentError` if it is not a
  ///   file of Interface Builder.
  public init(contentsOf url: URL) throws {
    try self.init(data: Data(contentsOf: url))
  }

  /// Reads the bytes of a file.
  ///
  /// Every input either yields a file or throws; no input crashes the program.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes, and up to four layouts of each tree of macOS.
  /// - Throws: A `DocumentError` with a line and a column.
  public init(data: Data) throws(DocumentError) {
    let lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let document = try Self.document(data, lines)
    let context = SourceContext(document)
    platform = context.platform
    // A file may have been saved on systems of several generations, tree by tree. The right one is
    // that whose layout has the stored frames.
    let eras = platform == .macOS ? context.era.candidates : [context.era]
    let finders = eras.map { TreeFinder(document, context.with($0)) }
    trees = try finders[0].roots.indices.map { index throws(DocumentError) in
      func candidate(
        _ finder: TreeFinder
      ) throws(DocumentError) -> (tree: InterfaceBuilderTree, differences: Int) {
        let (name, root) = finder.roots[index]
        var tree = try InterfaceBuilderTree(name, TreeImporter(root, finder.context), in: lines)
        guard finders.count > 1, tree.views.count <= Self.mostComparedViews else {
          return (tree, 0)
        }
        let rects = try tree.computeAlignmentRects()
        tree.alignmentRects = rects
        return (tree, tree.compareStoredFrames(with: rects, 1).differences.count)
      }
      var best = try candidate(finders[0])
      // Where a view is misplaced, its frame does not tell.
      let isTold = !best.tree.views.contains(where: \.isMisplaced)
      for finder in finders.dropFirst() where isTold && best.differences > 0 {
        let other = try candidate(finder)
        if other.differences < best.differences { best = other }
      }
      return best.tree
    }
  }

  /// The size of a tree beyond which it takes the generation of the file.
  private static let mostComparedViews = 2000

  /// Whether bytes begin like XML, as a file of Interface Builder does and a layout document never.
  public static func canRead(_ data: Data) -> Bool {
    data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// The top-level element of a file in the format that can be read.
  private static func document(
    _ data: Data, _ lines: [Substring]
  ) throws(DocumentError) -> Element {
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
      throw DocumentError(
        path: "", message: "This is a compiled nib; read the xib or storyboard it was made from.")
    }
    let element = try ElementReader.read(data, lines)
    func error(_ message: String) -> DocumentError {
      DocumentError(
        path: "", message: message, line: element.position.line, column: element.position.column)
    }
    if element.name == "archive" || element.name == "plist" {
      throw error(
        "This is an Interface Builder file in the format of Xcode 4 or older. Open and save it with "
          + "a newer Xcode.")
    }
    guard element.name == "document",
      element["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
    else {
      throw error(
        "Found <\(element.name)>; an Interface Builder file begins with <document> and a type such as "
          + "\"com.apple.InterfaceBuilder3.Cocoa.XIB\".")
    }
    return element
  }

  /// The tree with a name, or the one whose top view has this name as its object id; nil if there is
  /// none.
  public func tree(named name: String) -> InterfaceBuilderTree? {
    trees.first { $0.name == name } ?? trees.first { $0.views.first?.objectID == name }
  }
}
