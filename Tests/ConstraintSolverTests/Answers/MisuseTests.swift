// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Calls that stop the program, and the text that survives in optimised builds.
struct MisuseTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a variable cannot be removed twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = Solver()
      let variable = solver.addVariable()
      solver.removeVariable(variable)
      solver.removeVariable(variable)
    }
    #expect(Self.text(result).contains("a variable is removed twice"))
  }

  @Test func `a constraint cannot be removed twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = Solver()
      let constraint = solver.addConstraint(
        [LinearTerm(1, solver.addVariable())], .equal, 1, .required)
      solver.removeConstraint(constraint)
      solver.removeConstraint(constraint)
    }
    #expect(Self.text(result).contains("a constraint is removed twice"))
  }
}
