// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import InvoicePDF

/// A program of the system that reads PDF files, independent of what wrote them.
struct PDFTool {
  let path: String

  /// Finds a program on the search path; nil where it is not installed.
  init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let places = folders.map { "\($0)/\(name)" }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else { return nil }
    path = place
  }

  static func isInstalled(_ name: String) -> Bool { PDFTool(name) != nil }

  /// Writes a PDF file to a folder of its own, and runs the program with its path in the place of
  /// the word `FILE`. Returns what the program prints on standard output, and its status.
  func run(_ words: [String], on file: PDFFile) throws -> (output: String, status: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("invoice.pdf")
    try Data(file.bytes).write(to: place)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words.map { $0 == "FILE" ? place.path : $0 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// The text of each page, laid out in columns as on the page.
  static func pageTexts(of file: PDFFile) throws -> [String] {
    let tool = try #require(PDFTool("pdftotext"))
    let text = try tool.run(["-layout", "-enc", "UTF-8", "FILE", "-"], on: file).output
    // Every page ends with a form feed.
    return text.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast().map {
      String($0)
    }
  }

  /// The words of a file with their horizontal extents, in points.
  static func words(of file: PDFFile) throws -> [(text: String, minX: Double, maxX: Double)] {
    let tool = try #require(PDFTool("pdftotext"))
    let text = try tool.run(["-bbox", "-enc", "UTF-8", "FILE", "-"], on: file).output
    let pattern = /<word xMin="([0-9.]+)" yMin=".*?" xMax="([0-9.]+)" yMax=".*?">(.*?)<\/word>/
    return try text.matches(of: pattern).map { match in
      (
        String(match.3), try #require(Double(String(match.1))),
        try #require(Double(String(match.2)))
      )
    }
  }
}
