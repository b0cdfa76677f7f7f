// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

/// What holds of every document.
struct RandomDocumentTests {
  @Test func `what is written reads back to the same document and the same bytes`() throws {
    for number in Soak.seeds(100) {
      let document = RandomDocument.document(number)
      let json = document.json
      let copy = try LayoutDocument(json: json)
      #expect(copy == document, "document \(number)")
      #expect(copy.json == json, "document \(number)")
    }
  }

  @Test func `a tree that is described reads back to the same frames`() throws {
    for number in Soak.seeds(20) {
      let document = RandomDocument.document(number)
      // A mask follows the extent that its superview has now; where that one follows the view inside
      // it, another extent would do as well.
      guard !document.json.contains(#""flexible": [""#) else { continue }
      let tree = try DocumentTree(document)
      let described = try LayoutDocument(describing: tree.root)
      let copy = try DocumentTree(try LayoutDocument(json: described.json))
      expectSame(copy.root.computedLayout, tree.root.computedLayout, "document \(number)")
    }
  }

  @Test func `a variant is what it is in a fresh tree, whatever was shown before`() throws {
    for number in Soak.seeds(20) {
      let document = RandomDocument.document(number)
      let tree = try DocumentTree(document)
      for variant in document.variants {
        try tree.show(variant)
        let fresh = try DocumentTree(document)
        try fresh.show(variant)
        expectSame(
          tree.root.computedLayout, fresh.root.computedLayout, "document \(number), \(variant.name)"
        )
      }
    }
  }

  @Test func `a range finds what the single widths show`() throws {
    for number in Soak.seeds(2) {
      let document = RandomDocument.document(number)
      let verifier = DocumentVerifier(try DocumentTree(document))
      let stretches = try verifier.stretches(nil, widths: 100...130)
      let tree = try DocumentTree(document)
      for step in 0...300 {
        let width = 100 + Double(step) / 10
        try tree.show(nil, in: DocumentTree.Environment(width: .exact(width)))
        // A range leaves out settings without effect, which do not depend on the width.
        let found = Set(tree.findings().filter { $0.rule != .noEffect }.map(\.identity))
        let expected = stretches.filter { stretch in
          (stretch.widths.lowerBound - 1e-4...stretch.widths.upperBound + 1e-4).contains(width)
        }.map(\.finding.identity)
        // At an end both are right.
        let isEnd = stretches.contains { stretch in
          abs(stretch.widths.lowerBound - width) < 1e-4
            || abs(stretch.widths.upperBound - width) < 1e-4
        }
        #expect(isEnd || found == Set(expected), "document \(number), width \(width)")
      }
    }
  }

  // MARK: Hostile texts

  @Test func `a document with a wrong value somewhere is an error or a layout`() throws {
    let values = [
      "null", "true", "0", "-1", "1e9", "1e999", "0.5", "2e63", #""""#, #""NaN""#, #""root""#, "[]",
      "{}", "[[]]", "[0, 0]", #""a.width == 3""#, #""\u202e""#, #"{"a": 1}"#,
    ]
    for number in Soak.seeds(50) {
      var random = RandomSource(seed: number)
      var words = Self.words(of: RandomDocument.document(number).json)
      for _ in 0..<random.integer(1...3) {
        let place = random.integer(0...words.count - 1)
        switch random.integer(0...3) {
        case 0: words[place] = random.pick(values)
        case 1: words[place] = words[random.integer(0...words.count - 1)]
        case 2: words.remove(at: place)
        default: words.insert(words[random.integer(0...words.count - 1)], at: place)
        }
      }
      expectErrorOrLayout(Array(words.joined().utf8), "document \(number)")
    }
  }

  @Test func `bytes that are changed anywhere are an error or a layout`() {
    for number in Soak.seeds(50) {
      var random = RandomSource(seed: number)
      var bytes = Array(RandomDocument.document(number).json.utf8)
      for _ in 0..<random.integer(1...4) {
        let place = random.integer(0...bytes.count - 1)
        switch random.integer(0...3) {
        case 0: bytes[place] = UInt8(random.integer(0...255))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.integer(1...30)))
        case 2: bytes.insert(contentsOf: Array("1e999\"}]\\ud800".utf8), at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0xFF] }
      }
      expectErrorOrLayout(bytes, "document \(number)")
    }
  }

  /// The words of a JSON text: strings, numbers and signs, with the blanks behind them.
  private static func words(of json: String) -> [String] {
    var words: [String] = []
    var isInString = false
    for character in json {
      let goesOn = isInString || character.isLetter || character.isNumber || character == "."
      if goesOn, let last = words.last,
        isInString || last.last?.isLetter == true
          || last.last?.isNumber == true || last.last == "."
      {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      if character == "\"" { isInString.toggle() }
    }
    return words
  }

  /// What cannot be read says so on a few lines; what can has a layout.
  private func expectErrorOrLayout(_ bytes: [UInt8], _ what: Comment) {
    do throws(DocumentError) {
      let tree = try DocumentTree(try LayoutDocument(json: bytes))
      for variant in tree.document.variants { try tree.show(variant) }
      #expect(!tree.root.computedLayout.framesText.isEmpty, what)
    } catch {
      #expect(error.line != nil && error.column != nil && !error.message.isEmpty, what)
      #expect(error.description.count < 2000, what)
    }
  }

  /// The same frames and baselines of the views, the same constraints broken, the same ambiguous: where
  /// else an ambiguous view could be is any of many places.
  private func expectSame(_ a: ComputedLayout, _ b: ComputedLayout, _ what: Comment) {
    func lines(_ layout: ComputedLayout) -> Set<String> {
      Set(
        layout.framesText.split(separator: "\n").map { $0.drop { $0 == " " } }
          .filter { !$0.contains(".margins ") && !$0.contains("Constraint:") }
          .map {
            $0.hasPrefix("ambiguous")
              ? $0.prefix(upTo: $0.range(of: " or ")?.lowerBound ?? $0.endIndex) : $0
          }
          .map(String.init))
    }
    let (first, second) = (lines(a), lines(b))
    #expect(
      first == second,
      "\(what): \(first.subtracting(second).sorted()) \(second.subtracting(first).sorted())")
  }
}
