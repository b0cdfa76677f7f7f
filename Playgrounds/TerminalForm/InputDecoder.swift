// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a person does at a terminal.
enum InputEvent: Hashable {
  /// Characters typed or pasted.
  case text(String)
  case key(Key)
  /// A press of the left mouse button on a cell, counted from 0.
  case click(column: Int, row: Int)
  /// A turn of the mouse wheel by so many lines; down is positive.
  case wheel(Int)

  enum Key: Hashable {
    case tab, backTab, enter, escape, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown
    /// A letter with the control key.
    case control(Character)
  }
}

/// Turns the bytes of a terminal into events.
///
/// A sequence may arrive in pieces: what is incomplete waits for the rest.
struct InputDecoder {
  private var pending: [UInt8] = []

  /// Whether an escape character waits for what follows it.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes and returns the events that are complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    pending.append(contentsOf: bytes)
    var events: [InputEvent] = []
    while let (length, event) = Self.next(in: pending) {
      pending.removeFirst(length)
      guard let event else { continue }
      if case .text(let more) = event, case .text(let text) = events.last {
        events[events.count - 1] = .text(text + more)
      } else {
        events.append(event)
      }
    }
    return events
  }

  /// Returns the event of an escape character that nothing followed.
  mutating func flush() -> [InputEvent] {
    let isEscape = pending.first == 0x1B
    pending = []
    return isEscape ? [.key(.escape)] : []
  }

  /// The first event in some bytes and its length; nil where more bytes are needed. Bytes that mean
  /// nothing here have no event.
  private static func next(in bytes: [UInt8]) -> (length: Int, event: InputEvent?)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence(in: bytes)
    case 0x09: return (1, .key(.tab))
    case 0x0A, 0x0D: return (1, .key(.enter))
    case 0x08, 0x7F: return (1, .key(.backspace))
    case 0x01...0x1A:
      return (1, .key(.control(Character(Unicode.Scalar(first + UInt8(ascii: "a") - 1)))))
    case 0x00..<0x20: return (1, nil)
    default: return scalar(in: bytes, first)
    }
  }

  private static func scalar(
    in bytes: [UInt8], _ first: UInt8
  ) -> (length: Int, event: InputEvent?)? {
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let rest = bytes.prefix(length).dropFirst()
    guard rest.allSatisfy({ (0x80..<0xC0).contains($0) }) else { return (1, nil) }
    guard bytes.count >= length else { return nil }
    var codec = Unicode.UTF8()
    var code = bytes[..<length].makeIterator()
    guard case .scalarValue(let scalar) = codec.decode(&code) else { return (1, nil) }
    return (length, .text(String(scalar)))
  }

  /// A control sequence: an escape character, a bracket or an O, parameters, and a final byte.
  private static func escapeSequence(in bytes: [UInt8]) -> (length: Int, event: InputEvent?)? {
    guard bytes.count >= 2 else { return nil }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return (1, .key(.escape))
    }
    // The console of Linux has a second bracket before the letter of a function key.
    if bytes.dropFirst(2).first == UInt8(ascii: "[") { return bytes.count < 4 ? nil : (4, nil) }
    guard let end = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
    return (end + 1, event(Character(Unicode.Scalar(bytes[end])), parameters))
  }

  private static func event(_ final: Character, _ parameters: String) -> InputEvent? {
    switch final {
    case "A": return .key(.up)
    case "B": return .key(.down)
    case "C": return .key(.right)
    case "D": return .key(.left)
    case "H": return .key(.home)
    case "F": return .key(.end)
    case "Z": return .key(.backTab)
    case "~":
      let keys: [String: InputEvent.Key] = [
        "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete, "5": .pageUp, "6": .pageDown,
      ]
      return keys[parameters].map { .key($0) }
    case "M": return mouse(parameters)
    default: return nil
    }
  }

  /// A press of a mouse button: `<button;column;row`, counted from 1.
  private static func mouse(_ parameters: String) -> InputEvent? {
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard parameters.first == "<", numbers.count == 3 else { return nil }
    switch numbers[0] {
    case 0: return .click(column: numbers[1] - 1, row: numbers[2] - 1)
    case 64: return .wheel(-1)
    case 65: return .wheel(1)
    default: return nil
    }
  }
}
