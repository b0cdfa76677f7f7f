// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

@testable import BenchmarkKit

/// What a file without mistakes says.
struct ConstraintScriptTests {
  @Test func `every record arrives as it was written`() throws {
    let script = try ScriptParser.parse(
      """
      lcs 1
      # two variables
      vars 2
      n 1 grid right
      e 0 500 3e2
      c 4 249.5 <= -0.5 3 0 1 1 2 0 0.25
      c 0 1000 >= 0 0
      build
      s 0 12
      k 4 1
      p 4 1000
      r 4
      a 4 1 == 2 1 1 -1
      solve
      dump end
      """, file: "folder/name.lcs")
    let (x, y) = (Variable(index: 0), Variable(index: 1))
    #expect(script.name == "name.lcs")
    #expect(script.variableCount == 2)
    #expect(script.variableNames == [1: "grid right"])
    #expect(
      script.editVariables == [.init(variable: x, strength: Strength(500), value: 300)])
    #expect(script.ids == [4, 0])
    #expect(
      script.constraints == [
        .init(
          slot: 0, strength: Strength(249.5), relation: .lessThanOrEqual, constant: -0.5,
          terms: 0..<2),
        .init(
          slot: 1, strength: .required, relation: .greaterThanOrEqual, constant: 0, terms: 2..<2),
      ])
    #expect(
      script.operations == [
        .suggest(edit: 0, value: 12),
        .setConstant(slot: 0, 1),
        .setStrength(slot: 0, .required),
        .remove(slot: 0),
        .add(
          .init(
            slot: 0, strength: Strength(1), relation: .equal, constant: 2, terms: 2..<3)),
        .solve,
        .dump(label: 0),
      ])
    #expect(script.labels == ["end"])
    #expect(script.terms == [LinearTerm(1.25, x), LinearTerm(2, y), LinearTerm(-1, y)])
  }

  @Test func `spaces and empty lines more than needed do no harm`() throws {
    let script = try ScriptParser.parse(
      "\nlcs 1\r\nvars  1 \r\n\n c 0 1000 == 1 0 \nbuild", file: "name.lcs")
    #expect(script.constraints.count == 1)
  }

  @Test func `a name does not end with carriage returns, however many there are`() throws {
    let script = try ScriptParser.parse(
      "lcs 1\nvars 1\nn 0 the grid\r\r\r\nbuild\r\n", file: "name.lcs")
    #expect(script.text.contains("n 0 the grid\n"))
    #expect(!script.text.contains("\r"))
  }

  @Test func `a coefficient starts at zero in every record`() throws {
    let script = try ScriptParser.parse(
      "lcs 1\nvars 1\nc 0 1 == 1 2 0 1 0 1\nc 1 1 == 1 1 0 1\nbuild", file: "name.lcs")
    let coefficients = script.constraints.map { script.terms[$0.terms].map(\.coefficient) }
    #expect(coefficients == [[2], [1]])
  }
}
