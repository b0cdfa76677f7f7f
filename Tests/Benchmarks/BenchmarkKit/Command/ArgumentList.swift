// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of a command: words, and options among them.
struct ArgumentList {
  /// The arguments that are neither options nor their values.
  private(set) var words: [String] = []
  private var values: [String: String] = [:]

  init(
    _ arguments: ArraySlice<String>, options: [String], flags: [String] = []
  ) throws(UsageError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if flags.contains(argument) {
        values[argument] = ""
      } else if options.contains(argument) {
        guard let value = rest.popFirst() else { throw UsageError("\(argument) lacks its value") }
        values[argument] = value
      } else if argument.hasPrefix("--") {
        throw UsageError("there is no option \(argument)")
      } else {
        words.append(argument)
      }
    }
  }

  /// The value of an option; nil if the option is absent.
  subscript(option: String) -> String? { values[option] }

  /// The value of an option, or a usual one if the option is absent.
  func positiveNumber(_ option: String, usual: Int) throws(UsageError) -> Int {
    guard let value = values[option] else { return usual }
    guard let number = Int(value), number > 0 else {
      throw UsageError("\(option) takes a whole number above 0, not \(quoted(value))")
    }
    return number
  }

  /// Words as sizes.
  static func sizes(_ words: some Sequence<String>) throws(UsageError) -> [Int] {
    var sizes: [Int] = []
    for word in words {
      guard let size = Int(word), size > 0 else {
        throw UsageError("\(quoted(word)) is neither a size above 0 nor an option")
      }
      sizes.append(size)
    }
    return sizes
  }
}

/// What is wrong with the arguments.
struct UsageError: Error {
  var problem: String

  init(_ problem: String) { self.problem = problem }
}
