// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import ConstraintSolver

extension FuzzTarget {
  /// An `.lcs` file is refused with its line, or it reads back from its own text, and the solver runs
  /// it to finite values.
  static func runScript(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let script: ConstraintScript
    do {
      script = try ScriptParser.parse(text, file: "fuzz.lcs")
    } catch {
      let breaks = text.utf8.count { $0 == UInt8(ascii: "\n") }
      let lines = 1...breaks + 1
      guard let line = error.line, lines.contains(line) else {
        return "a script is refused at none of its lines: \(error)"
      }
      return nil
    }
    guard script.isSmall else { return nil }
    do {
      let copy = try ScriptParser.parse(script.text, file: "fuzz.lcs")
      if copy.text != script.text { return "a script changes when it is written and read" }
    } catch {
      return "a script that was written is refused: \(error)"
    }
    guard script.isModerate else { return nil }
    var runner = ScriptRunner(script, isCanonical: true)
    runner.build()
    for operation in script.operations { runner.perform(operation) }
    return runner.values.allSatisfy(\.isFinite) ? nil : "a value is not finite"
  }
}

extension ConstraintScript {
  /// Whether the script takes no longer than a fuzzer may wait.
  fileprivate var isSmall: Bool {
    variableCount <= 64 && constraints.count <= 64 && operations.count <= 64
  }

  /// Whether its numbers are those of a layout, not of a numerical challenge.
  fileprivate var isModerate: Bool {
    func isModerate(_ number: Double) -> Bool {
      number == 0 || (1e-3...1e6).contains(number.magnitude)
    }
    let added = operations.compactMap { operation in
      if case .add(let record) = operation { record } else { nil }
    }
    let constants = operations.compactMap { operation -> Double? in
      switch operation {
      case .suggest(_, let value), .setConstant(_, let value): value
      case .setStrength, .remove, .add, .solve, .dump: nil
      }
    }
    return (constraints + added).allSatisfy { isModerate($0.constant) }
      && terms.allSatisfy { isModerate($0.coefficient) }
      && (constants + editVariables.map(\.value)).allSatisfy(isModerate)
  }
}
