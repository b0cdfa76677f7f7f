// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// `endure [--edits N] [--size N] [--seed N]`.
struct EnduranceArguments: Equatable {
  var edits = 1_000_000
  /// How many variables live at a time.
  var size = 100
  var seed = 1

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = ArgumentList(arguments)
    while let argument = rest.next() {
      switch argument {
      case "--edits": edits = try rest.positiveNumber(after: argument)
      case "--size": size = try rest.positiveNumber(after: argument)
      case "--seed": seed = try rest.positiveNumber(after: argument)
      default: throw UsageError("there is no option \(argument)")
      }
    }
  }
}
