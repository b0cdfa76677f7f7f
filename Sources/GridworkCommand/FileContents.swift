// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// What a file has that can be compared with another one: layouts that are written down, or documents.
enum FileContents {
  case printed([PrintedLayout])
  case documents([NamedDocument])

  /// A document with its tree. Only a tree of an Interface Builder file has a name.
  typealias NamedDocument = (name: String?, source: DocumentSource, tree: DocumentTree)

  /// The states that a file can have. A text has either the document or its variants, so the other
  /// ones are not missing from it.
  struct Scope: OptionSet {
    let rawValue: Int

    static let document = Scope(rawValue: 1)
    static let variants = Scope(rawValue: 2)
  }

  var scope: Scope {
    switch self {
    case .printed(let layouts): layouts.contains { $0.variant == nil } ? .document : .variants
    case .documents: [.document, .variants]
    }
  }

  /// The layouts in every state of a scope.
  ///
  /// - Parameters:
  ///   - scope: The states.
  ///   - widths: Widths in points at which the states of documents are laid out besides their own.
  /// - Returns: The states in their order, each at its own size and then at the other widths.
  /// - Throws: A `DocumentError` if a variant is invalid. A variant of a document that was read never is.
  func states(
    in scope: Scope, widths: [Double]
  ) throws(DocumentError) -> [DocumentComparison.State] {
    switch self {
    case .printed(let layouts):
      return layouts.map { DocumentComparison.State($0, isAlone: layouts.count == 1) }
    case .documents(let documents):
      var states: [DocumentComparison.State] = []
      for (name, _, tree) in documents {
        for state in tree.document.states
        where scope.contains(state == nil ? .document : .variants) {
          for width in [nil] + widths {
            try tree.show(state, in: DocumentTree.Environment(width: width.map { .exact($0) }))
            states.append(
              DocumentComparison.State(
                tree: name, variant: state?.name, size: width.map { "width \(numberText($0))" },
                layout: tree.root.computedLayout))
          }
        }
      }
      return states
    }
  }
}

extension InputFile {
  /// The documents in the bytes of a file: one, or those of the trees of an Interface Builder file.
  func documents(
    in bytes: Data, _ trees: [InterfaceBuilderTree]?
  ) throws(CommandError) -> [FileContents.NamedDocument] {
    guard let trees else {
      let (source, tree) = try document(in: bytes)
      return [(nil, source, tree)]
    }
    return try trees.map { tree throws(CommandError) in
      (tree.name, tree.source, try using { () throws(DocumentError) in try tree.makeLayout() })
    }
  }

  /// Reads the bytes of the file as a text that `layout` printed or a snapshot has, or as documents.
  func contents(of bytes: Data) throws(CommandError) -> FileContents {
    if let printed = PrintedLayout.layouts(in: String(decoding: bytes, as: UTF8.self)) {
      return .printed(printed)
    }
    // Neither JSON nor XML begins with a word.
    if let first = bytes.first(where: { $0 > 0x20 }), (0x61...0x7A).contains(first | 0x20) {
      throw .file(
        name,
        "This is neither a layout document, nor an Interface Builder file, nor a text that gridwork layout "
          + "printed.")
    }
    return .documents(try documents(in: bytes, try trees(in: bytes)))
  }
}

extension DocumentComparison {
  typealias Side = (file: InputFile, contents: FileContents)

  /// Compares the states that two files can have in common, at their own size and at other widths.
  init(from before: Side, to after: Side, widths: [Double] = []) throws(CommandError) {
    let scope = before.contents.scope.intersection(after.contents.scope)
    guard !scope.isEmpty else {
      throw .other(
        "One text has the layout of a document, the other those of its variants; print both with "
          + "gridwork layout, or both with gridwork layout --variants.")
    }
    func states(_ side: Side) throws(CommandError) -> [State] {
      try side.file.using { () throws(DocumentError) in
        try side.contents.states(in: scope, widths: widths)
      }
    }
    self.init(from: try states(before), to: try states(after))
  }
}
