// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

// The program itself.
struct ProgramTests {
  private static let usage = "usage: InvoicePDF -o FILE [--lines COUNT]\n"

  /// Runs the program; returns what it prints on either stream, and its status.
  private func run(_ words: [String]) throws -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("InvoicePDF")
    process.arguments = words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }

  @Test func `writes a file, and says how many pages it has`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try run(["--", "-o", file.path, "--lines", "1"])
    #expect(run == ("\(file.path): 1 page\n", "", 0))
    #expect(try Data(contentsOf: file).starts(with: Array("%PDF-".utf8)))
  }

  @Test(arguments: ["-h", "--help"]) func `help is no mistake`(option: String) throws {
    #expect(try run([option]) == (Self.usage, "", 0))
  }

  @Test(arguments: [
    ([], ""), (["-o"], "-o needs a file name.\n"), (["-x"], "There is no option -x.\n"),
    (["-o", "a.pdf", "--lines", "-1"], "--lines needs a number from 0 to 10000.\n"),
  ])
  func `a mistake is named, with the usage`(words: [String], message: String) throws {
    #expect(try run(words) == ("", message + Self.usage, 2))
  }

  @Test func `a file that cannot be written is named in words`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let run = try run(["-o", folder])
    #expect(run.errors.hasPrefix("\(folder) cannot be written: "))
    #expect(run.errors.hasSuffix("Is a directory\n"))
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }
}
