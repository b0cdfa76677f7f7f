// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import GridworkInspector

/// A text that comes in as UTF-8.
func string(at bytes: UnsafePointer<UInt8>, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}

/// What a function of the module gives to its caller: a block of memory with the number of bytes of a text, with
/// 1 for an error or 0, both in four bytes, and then the text in UTF-8. The caller gives the block to
/// `gridwork_free`.
struct Answer {
  private let text: String
  private let isError: Bool

  init(_ text: String) { (self.text, isError) = (text, false) }

  /// An error as JSON: its `text` as a compiler writes it, with the document called `document`, and its `line`
  /// and `column`.
  private init(_ error: DocumentError) {
    text =
      JSONOutput.object([
        ("text", .string(error.text(ofFile: "document"))),
        ("line", .optional(error.line.map(Double.init))),
        ("column", .optional(error.column.map(Double.init))),
      ]).text
    isError = true
  }

  /// What a closure answers to a document in UTF-8, or the error in the document.
  init(
    to bytes: UnsafePointer<UInt8>, _ count: Int,
    _ body: (DocumentSource, DocumentTree) throws(DocumentError) -> String
  ) {
    do throws(DocumentError) {
      let source = try DocumentSource(json: UnsafeBufferPointer(start: bytes, count: count))
      self.init(try body(source, DocumentTree(source.document)))
    } catch {
      self.init(error)
    }
  }

  /// What a closure answers to a document, whose settings it changes. A setting that the document does not have
  /// leaves the text as it is.
  init(
    changing bytes: UnsafePointer<UInt8>, _ count: Int, _ setting: DocumentSetting?
  ) {
    self.init(to: bytes, count) { source, _ in
      setting.flatMap { source.json(setting: $0) }
        ?? string(at: bytes, count)
    }
  }

  /// The memory for the caller.
  var block: UnsafeMutableRawPointer {
    var text = text
    return text.withUTF8 { utf8 in
      let block = UnsafeMutableRawPointer.allocate(byteCount: 8 + utf8.count, alignment: 8)
      block.storeBytes(of: UInt32(utf8.count), as: UInt32.self)
      block.storeBytes(of: isError ? 1 : 0, toByteOffset: 4, as: UInt32.self)
      if let base = utf8.baseAddress {
        (block + 8).copyMemory(from: base, byteCount: utf8.count)
      }
      return block
    }
  }
}
