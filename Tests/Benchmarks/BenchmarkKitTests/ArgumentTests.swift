// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Testing

struct ArgumentTests {
  @Test(arguments: [
    ("", "no command is given"), ("walk", "there is no command \"walk\""),
    ("run", "no file is given"), ("run a.lcs b.lcs", "one file at a time: a.lcs or b.lcs"),
    ("run a.lcs --reps", "--reps lacks its value"),
    ("run a.lcs --reps 0", "--reps takes a whole number above 0, not \"0\""),
    ("run a.lcs --often", "there is no option --often"),
    ("endure --often", "there is no option --often"),
    ("endure 5", "endure takes options, not \"5\""),
    ("scene form 3 --often", "there is no option --often"),
    ("scene form 0", "\"0\" is neither a size above 0 nor an option"),
    ("workload form x", "\"x\" is neither a size above 0 nor an option"),
    ("workload form 3 --often", "there is no option --often"),
  ])
  func `what is wrong with the arguments is told, with the usage`(words: String, problem: String) {
    var complaints: [String] = []
    let status = BenchmarkCommand.run(
      words.split(separator: " ").map(String.init), print: { _ in },
      complain: { complaints.append($0) })
    #expect(status == 2)
    #expect(complaints == ["gridwork-bench: \(problem)\n\(BenchmarkCommand.usage)"])
  }
}
