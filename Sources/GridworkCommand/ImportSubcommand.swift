// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// `gridwork import FILE`: turns the trees of an Interface Builder file into layout documents.
struct ImportSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let file = arguments.inputFiles[0]
    let folder = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    if let folder, OutputFile.isNameOfFile(folder, among: ["json"]) {
      throw .usage(
        "\(folder): import writes into a folder; without --output, it prints the document of a tree."
      )
    }
    guard let trees = try file.trees(in: try file.bytes(on: console)) else {
      throw .file(file.name, "This is not an Interface Builder file: it does not begin with <.")
    }
    if let folder {
      let paths = try OutputFile.write(
        Self.files(trees), intoFolder: folder, reading: ReadFiles([file], on: console))
      for path in paths { console.print(path) }
    } else if trees.count == 1 {
      console.print(trees[0].document.json)
    } else {
      let documents = trees.map { tree in
        JSONOutput.object([("name", .string(tree.name)), ("document", tree.document.output)])
      }
      console.print(JSONOutput.object([("trees", .array(documents))]).text)
    }
    for note in trees.flatMap(\.notes) { console.error(note.text(ofFile: file.name)) }
    return .done
  }

  /// A file for each tree, named after the tree.
  private static func files(_ trees: [InterfaceBuilderTree]) -> [(name: String, text: String)] {
    var taken: Set<String> = []
    return trees.map { tree in
      let letters = tree.name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
      var name = String(letters.prefix(100))
      // File systems count the bytes of a name, up to 255.
      while name.utf8.count > 200 { name.removeLast() }
      while !taken.insert(name.lowercased()).inserted { name += "_" }
      return ("\(name).json", tree.document.json)
    }
  }
}
