// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Typed access to a value. Each member throws an error that says what was found and what is
// allowed.

extension JSONValue {
  // MARK: Words

  func bool() throws(DocumentError) -> Bool {
    switch kind {
    case .true: return true
    case .false: return false
    default: throw mismatch("expected true or false")
    }
  }

  func string(_ what: String = "a string") throws(DocumentError) -> String {
    guard kind == .string else { throw mismatch("expected \(what)") }
    return decodedString
  }

  /// The value that one of several words stands for.
  func word<Value>(of words: KeyValuePairs<String, Value>) throws(DocumentError) -> Value {
    let text = kind == .string ? decodedString : ""
    if let found = words.first(where: { $0.key == text }) { return found.value }
    throw unknownWord(among: words.map { $0.key })
  }

  /// The case of a type whose raw value is the string.
  func word<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type
  ) throws(DocumentError) -> Value {
    if kind == .string, let value = Value(rawValue: decodedString) { return value }
    throw unknownWord(among: type.allCases.map { $0.rawValue })
  }

  private func unknownWord(among words: [String]) -> DocumentError {
    let text = kind == .string ? decodedString : ""
    let list = words.map { quoted($0) }.joined(separator: ", ")
    return error("Found \(found); expected one of \(list)" + suggestion(for: text, among: words))
  }

  // MARK: Numbers

  /// A finite number within the limits of ``DocumentLimits``.
  func number(_ what: String = "a number") throws(DocumentError) -> Double {
    guard kind == .number else { throw mismatch("expected \(what)") }
    let value = Double(String(decoding: bytes, as: UTF8.self)) ?? .infinity
    guard value.magnitude <= DocumentLimits.magnitude else {
      throw mismatch("its magnitude must be at most 1000000000")
    }
    return value
  }

  /// A nonnegative number of points.
  func extent(_ what: String = "a number of points") throws(DocumentError) -> Double {
    let value = try number(what)
    guard value >= 0 else { throw mismatch("it must not be negative") }
    return value
  }

  func fraction() throws(DocumentError) -> Double {
    let value = try number("a fraction")
    guard (0...1).contains(value) else { throw mismatch("a fraction must be from 0 to 1") }
    return value
  }

  func weight() throws(DocumentError) -> Double {
    let value = try number("a weight")
    guard GridTrack.isWeight(value) else {
      throw mismatch("a weight must be from 0.000000001 to 1000000000, or 0 for no weight")
    }
    return value
  }

  func priority() throws(DocumentError) -> LayoutPriority {
    let value = Float(try number("a priority"))
    guard value > 0, value <= 1000 else {
      throw mismatch("a priority must be above 0 and at most 1000")
    }
    return LayoutPriority(value)
  }

  /// An integer from a lower limit, by default 0. The message describes the range as `what`.
  func integer(_ what: String, from lower: Int = 0) throws(DocumentError) -> Int {
    let value = try number(what)
    guard let integer = Int(exactly: value), integer >= lower else {
      throw mismatch("expected \(what), a whole number of at least \(lower)")
    }
    return integer
  }

  // MARK: Lists

  func list(_ what: String) throws(DocumentError) -> [JSONValue] {
    guard kind == .array else { throw mismatch("expected a list of \(what)") }
    return elements
  }

  /// An array of a fixed length. The legend names its elements: `[top, left, bottom, right]`.
  func tuple(_ legend: String, count: Int) throws(DocumentError) -> [JSONValue] {
    guard kind == .array, elements.count == count else { throw mismatch("expected \(legend)") }
    return elements
  }

  func strings(_ what: String) throws(DocumentError) -> [String] {
    var result: [String] = []
    for element in try list(what) { result.append(try element.string()) }
    return result
  }

  func integers(_ what: String) throws(DocumentError) -> [Int] {
    var result: [Int] = []
    for element in try list(what) { result.append(try element.integer("an index")) }
    return result
  }

  /// An object whose keys are names, in the order of the text. Throws an error for a duplicate key.
  func dictionary(
    _ what: String
  ) throws(DocumentError) -> [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { throw mismatch("expected an object: \(what)") }
    let members = members
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key.decodedString).inserted {
      throw member.key.error("The key \(quotation(member.key.decodedString)) appears twice.")
    }
    return members
  }
}
