// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzTargets
import Testing

/// The inputs that fuzzers start from, and those that once found something.
struct CorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")

  /// The kept inputs of a target, by name.
  private static func inputs(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = corpus.appendingPathComponent(target.rawValue)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `every kept input is met`(target: FuzzTarget) throws {
    let inputs = try Self.inputs(target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let finding = target.finding(for: input.bytes)
      #expect(finding == nil, "\(target.rawValue)/\(input.name)")
    }
  }

  /// A fuzzer that starts from inputs cut short or changed in one place would take this way first.
  @Test(arguments: FuzzTarget.allCases)
  func `every kept input is met when it is cut short or damaged`(target: FuzzTarget) throws {
    for input in try Self.inputs(target) where input.bytes.count > 1 {
      for part in 1...8 {
        let place = input.bytes.count * part / 9
        #expect(
          target.finding(for: Array(input.bytes[..<place])) == nil,
          "\(target.rawValue)/\(input.name) up to \(place)")
        var damaged = input.bytes
        damaged[place] ^= UInt8(1 << (part - 1))
        #expect(
          target.finding(for: damaged) == nil,
          "\(target.rawValue)/\(input.name) damaged at \(place)")
      }
    }
  }
}
