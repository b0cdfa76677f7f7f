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
    let progress = widths.map { Progress($0, on: console) }
    var count = 0
    do throws(DocumentError) {
      let states = [nil] + tree.document.variants.map { Optional($0) }
      for state in states {
        let name = state.map { "variant \($0.name)" } ?? "document"
        var lines = try verifier.findings(state).map(\.text)
        count += lines.count
        if let widths {
          let stretches = try verifier.stretches(state, widths: widths) { width in
            progress?.reached(width, of: name)
          }
          progress?.reachedEnd(of: name)
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
  private let widths: ClosedRange<Double>
  private let console: Console
  private let start = Date()
  private var shown: (name: String, percent: Int)?

  init(_ widths: ClosedRange<Double>, on console: Console) {
    self.widths = widths
    self.console = console
  }

  func reached(_ width: Double, of name: String) {
    guard Date().timeIntervalSince(start) > 1, widths.upperBound > width else { return }
    let length = widths.upperBound - widths.lowerBound
    let percent = Int(100 * (width - widths.lowerBound) / length)
    if let shown, shown.name == name, percent < shown.percent + 10 { return }
    show(name, percent)
  }

  func reachedEnd(of name: String) {
    if shown?.name == name { show(name, 100) }
  }

  private func show(_ name: String, _ percent: Int) {
    shown = (name, percent)
    console.error("\(name): \(percent) % of the widths")
  }
}
