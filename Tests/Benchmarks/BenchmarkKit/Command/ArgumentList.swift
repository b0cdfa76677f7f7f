// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Arguments that are read one after the other.
struct ArgumentList {
  private var rest: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) { rest = arguments }

  mutating func next() -> String? { rest.popFirst() }

  mutating func value(after option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) lacks its value") }
    return value
  }

  mutating func positiveNumber(after option: String) throws(UsageError) -> Int {
    let value = try value(after: option)
    guard let number = Int(value), number > 0 else {
      throw UsageError("\(option) takes a whole number above 0, not \(quoted(value))")
    }
    return number
  }

  /// An argument that is no option, as a size.
  static func size(_ argument: String) throws(UsageError) -> Int {
    guard let size = Int(argument), size > 0 else {
      throw UsageError("\(quoted(argument)) is neither a size above 0 nor an option")
    }
    return size
  }
}

/// What is wrong with the arguments.
struct UsageError: Error {
  var problem: String

  init(_ problem: String) { self.problem = problem }
}
