// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument

/// `gridwork verify FILE`: says what is wrong with a document in any of its states.
struct VerifySubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, flags: ["--help", "-h"], options: ["--widths"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") || arguments.has("-h") {
      console.print(try Help.text(for: "verify"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    let widths = try arguments.range("--widths")
    let tree = try file.tree(on: console)
    let verifier = DocumentVerifier(tree)
    var count = 0
    do throws(DocumentError) {
      let states = [nil] + tree.document.variants.map { Optional($0) }
      for state in states {
        let name = state.map { "variant \($0.name)" } ?? "document"
        var lines = try verifier.findings(state).map(\.text)
        count += lines.count
        if let widths {
          let progress = Progress(name: name, widths: widths, console: console)
          let stretches = try verifier.stretches(state, widths: widths) { progress.reached($0) }
          progress.end()
          count += stretches.count
          lines += stretches.map { "width \($0.text)" }
        }
        console.print(lines.isEmpty ? "\(name): sound" : "\(name):")
        for line in lines { console.print("  \(line)") }
      }
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
    return count == 0 ? .done : .found
  }
}

/// Shows on standard error how far a verification has come, once it has taken more than a second.
private final class Progress {
  private let name: String
  private let widths: ClosedRange<Double>
  private let console: Console
  private let start = Date()
  private var shown: Int?

  init(name: String, widths: ClosedRange<Double>, console: Console) {
    self.name = name
    self.widths = widths
    self.console = console
  }

  func reached(_ width: Double) {
    guard Date().timeIntervalSince(start) > 1 else { return }
    let length = widths.upperBound - widths.lowerBound
    let percent = length > 0 ? Int(100 * (width - widths.lowerBound) / length) : 100
    guard shown.map({ percent >= $0 + 10 }) ?? true else { return }
    shown = percent
    console.error("\(name): \(percent) % of the widths")
  }

  func end() {
    if shown != nil { console.error("\(name): 100 % of the widths") }
  }
}
