// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork watch FILE`: draws a document whenever it is saved.
struct WatchSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, flags: ["--help", "-h"], options: [])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") || arguments.has("-h") {
      console.print(try Help.text(for: "watch"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    guard file.path != "-" else { throw .usage("watch needs a file, not standard input.") }
    // A file that is not there at the beginning is a mistake; later it may come back.
    _ = try file.bytes(on: console)
    var last: Data?
    while !console.isInterrupted() {
      // An editor may be in the middle of saving: what cannot be read now is read the next time.
      if let bytes = try? file.bytes(on: console), bytes != last {
        last = bytes
        draw(file, bytes, on: console)
      }
      Thread.sleep(forTimeInterval: 0.2)
    }
    return .done
  }

  private func draw(_ file: InputFile, _ bytes: Data, on console: Console) {
    if console.hasColorfulOutput { console.output("\u{1B}[2J\u{1B}[H") }
    do throws(CommandError) {
      let layout = try file.tree(reading: bytes).root.computedLayout
      console.print(layout.asciiPicture())
      console.print(layout.framesText)
    } catch {
      console.print(error.message)
    }
  }
}
