// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import GridworkInspector

extension LogExplanation {
  /// The explanation as a JSON object: `conflicts`, each with the `line`, the text and the `excess` of
  /// the broken constraint, its `sum`, all `constraints` and what `helps`; and the `unreadable` lines.
  package var output: JSONOutput {
    .object([
      ("conflicts", .array(conflicts.map(output))),
      (
        "unreadable",
        .array(
          log.unreadable.map { line in
            .object([
              ("line", .integer(line.line)), ("text", .string(line.text)),
              ("reason", .string(line.reason)),
            ])
          })
      ),
    ])
  }

  private func output(of conflict: Conflict) -> JSONOutput {
    let broken = conflict.members[conflict.broken]
    return .object([
      ("line", .integer(log.constraints[broken].line)),
      ("broken", .string(statement(ofConstraint: broken))),
      ("excess", .number(conflict.excess)), ("sum", .optional(conflict.sum)),
      (
        "constraints",
        .array(
          conflict.members.map { member in
            .object([
              ("line", .integer(log.constraints[member].line)),
              ("text", .string(statement(ofConstraint: member))),
              ("identifier", .optional(log.constraints[member].identifier)),
            ])
          })
      ),
      ("helps", .strings(helps(conflict))),
    ])
  }
}
