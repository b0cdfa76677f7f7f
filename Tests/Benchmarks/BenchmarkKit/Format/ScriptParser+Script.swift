// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The script section.
extension ScriptParser {
  mutating func readScriptRecord(_ fields: inout RecordFields) throws(RecordProblem) {
    switch fields.kind {
    case "s": try readSuggestion(&fields)
    case "k":
      let slot = try readLiveConstraint(&fields)
      script.operations.append(.setConstant(slot: slot, try fields.number("constant")))
    case "p":
      let slot = try readLiveConstraint(&fields)
      script.operations.append(.setStrength(slot: slot, try fields.strength()))
    case "r": try readRemoval(&fields)
    case "a": script.operations.append(.add(try readConstraint(&fields)))
    case "solve": script.operations.append(.solve)
    case "dump": try readDump(&fields)
    case "lcs", "vars", "n", "e", "c":
      throw RecordProblem("record '\(fields.kind)' belongs before 'build'")
    case "build":
      throw RecordProblem("record 'build' is there twice")
    default:
      throw RecordProblem("\(quoted(fields.kind)) is not a record")
    }
  }

  private mutating func readSuggestion(_ fields: inout RecordFields) throws(RecordProblem) {
    let variable = try readVariable(&fields)
    guard let edit = edits[variable] else {
      throw RecordProblem("\(name(of: variable)) is not an edit variable")
    }
    script.operations.append(.suggest(edit: edit.position, value: try fields.number("value")))
  }

  private mutating func readRemoval(_ fields: inout RecordFields) throws(RecordProblem) {
    let id = try fields.count("ID")
    let slot = try liveSlot(of: id)
    mentions[id]?.removed = line
    script.operations.append(.remove(slot: slot))
  }

  private mutating func readDump(_ fields: inout RecordFields) throws(RecordProblem) {
    let label = try fields.next("label")
    if let earlier = labels[label] {
      throw RecordProblem("there is a dump \(quoted(label)) already, on line \(earlier)")
    }
    labels[label] = line
    script.appendDump(String(label))
  }

  /// An ID whose constraint is there at this point of the script.
  private func readLiveConstraint(_ fields: inout RecordFields) throws(RecordProblem) -> Int {
    try liveSlot(of: try fields.count("ID"))
  }

  private func liveSlot(of id: Int) throws(RecordProblem) -> Int {
    guard let mention = mentions[id] else { throw RecordProblem("there is no constraint \(id)") }
    if let removed = mention.removed {
      throw RecordProblem("there is no constraint \(id): line \(removed) removed it")
    }
    return mention.slot
  }
}
