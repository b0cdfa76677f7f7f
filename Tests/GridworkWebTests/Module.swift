// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkWeb

/// Calls the functions of the module as a page does.
enum Module {
  struct Answer: Equatable {
    let text: String
    let isError: Bool
  }

  /// A function of the module that takes a document.
  typealias Question = (UnsafePointer<UInt8>, Int) -> UnsafeMutableRawPointer

  static func answer(to document: String, _ question: Question) -> Answer {
    withText(document) { bytes, count in
      let block = question(bytes, count)
      defer { gridworkFree(block) }
      let text = UnsafeRawBufferPointer(
        start: block + 8, count: Int(block.load(as: UInt32.self)))
      return Answer(
        text: String(decoding: text, as: UTF8.self),
        isError: block.load(fromByteOffset: 4, as: UInt32.self) == 1)
    }
  }

  /// The text that a function makes of a document; nil if it finds an error.
  static func text(of document: String, _ question: Question) -> String? {
    let answer = answer(to: document, question)
    return answer.isError ? nil : answer.text
  }

  static func withText<Result>(
    _ text: String, _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    let bytes = Array(text.utf8)
    let memory = gridworkAllocate(max(1, bytes.count))
    defer { gridworkFree(memory) }
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    return body(memory.assumingMemoryBound(to: UInt8.self), bytes.count)
  }
}
