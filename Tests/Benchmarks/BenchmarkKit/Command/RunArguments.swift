// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// `run FILE [--reps N] [--dump OUT] [--diagnose] [--canonical]`.
struct RunArguments: Equatable {
  var file = ""
  var repetitions = 5
  var dump: String?
  var diagnoses = false
  var isCanonical = false

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = ArgumentList(arguments)
    var file: String?
    while let argument = rest.next() {
      switch argument {
      case "--reps": repetitions = try rest.positiveNumber(after: argument)
      case "--dump": dump = try rest.value(after: argument)
      case "--diagnose": diagnoses = true
      case "--canonical": isCanonical = true
      default:
        if argument.hasPrefix("--") { throw UsageError("there is no option \(argument)") }
        if let file { throw UsageError("one file at a time: \(file) or \(argument)") }
        file = argument
      }
    }
    guard let file else { throw UsageError("no file is given") }
    self.file = file
  }
}
