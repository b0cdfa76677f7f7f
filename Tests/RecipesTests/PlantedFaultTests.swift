// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkSnapshots
import Recipes
import TestSupport
import Testing

/// The recipes with a mistake in each that people make: a constraint is missing, a width is fixed, a text is
/// longer, or priorities are swapped. A mistake is a fault if the frames show it; see ``FrameCheck``.
///
/// One fault of each recipe is planted by default, and up to twelve with `GRIDWORK_SOAK=10`, more than 300 in
/// all.
@Suite struct `Planted faults` {
  /// Failures of `assertSoundLayout` are counted here and not reported.
  private final class FailureCount: @unchecked Sendable {
    @TaskLocal static var current: FailureCount?
    var count = 0
  }

  /// What became of a fault.
  private struct Outcome {
    let fault: PlantedFault
    let harm: String
    var isFoundByVerification = false
    var isFoundByTests = false
    var edits: [DocumentEdit] = []
    var isRepaired = false

    var text: String {
      "\(fault.what): \(harm); tried: \(edits.map(\.text).joined(separator: ", "))"
    }
  }

  /// The faults are looked for at the width of the recipe and at some greater ones.
  private static let moreWidths = 4.0

  @Test(
    .compactMapIssues { issue in
      guard let failures = FailureCount.current else { return issue }
      failures.count += 1
      return nil
    })
  func `are found by verification and by tests, and nine in ten are repaired by one edit`()
    async throws
  {
    let outcomes = try await withThrowingTaskGroup(of: [Outcome].self) { group in
      for (number, recipe) in `The recipes`.all.enumerated() {
        group.addTask { try Self.outcomes(of: recipe, number) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(outcomes.count >= `The recipes`.all.count * Soak.factor)
    for outcome in outcomes {
      #expect(outcome.isFoundByVerification, "\(outcome.text)")
      #expect(outcome.isFoundByTests, "\(outcome.text)")
    }
    let repaired = outcomes.count(where: \.isRepaired)
    let others = outcomes.filter { !$0.isRepaired }.map(\.text).sorted()
    #expect(repaired * 10 >= outcomes.count * 9, "\(others.joined(separator: "\n"))")
  }

  private static func outcomes(of recipe: Recipe, _ number: Int) throws -> [Outcome] {
    let document = try recipe.document
    var widths: ClosedRange<Double>?
    if case .exact(let width) = document.width { widths = width...width + moreWidths }
    let check = try FrameCheck(
      document, widths: widths.map { [$0.lowerBound, $0.upperBound] } ?? [])
    // Nothing is found in the recipe itself.
    #expect(try check.firstFault(in: document) == nil, "\(recipe.name)")
    let report = try DocumentVerifier(DocumentTree(document)).report(widths: widths)
    #expect(report.isSound, "\(report.summary(ofFile: recipe.name))")
    #expect(try failureCount(of: document, check) == 0, "\(recipe.name)")
    var outcomes: [Outcome] = []
    for fault in PlantedFault.mixed(in: document, of: recipe.name, startingWith: number) {
      guard let harm = try check.firstFault(in: fault.document) else { continue }
      outcomes.append(try outcome(of: fault, harm, check, widths))
      // Some recipes have fewer than ten.
      if outcomes.count == Soak.factor + Soak.factor / 5 { break }
    }
    return outcomes
  }

  private static func outcome(
    of fault: PlantedFault, _ harm: String, _ check: FrameCheck, _ widths: ClosedRange<Double>?
  ) throws -> Outcome {
    let source = try DocumentSource(json: fault.document.json.utf8)
    let editor = DocumentEditor(source) { DocumentVerifier($0).report(widths: widths) }
    let report = try editor.reportWithEdits()
    var outcome = Outcome(fault: fault, harm: harm)
    outcome.isFoundByVerification = !report.isSound
    outcome.isFoundByTests = try failureCount(of: fault.document, check) > 0
    let found = report.states.flatMap { $0.findings + $0.stretches.map(\.finding) }
    outcome.edits = Array(Set(found.flatMap(\.edits)))
    outcome.isRepaired = try outcome.edits.contains { edit in
      let edited = try editor.source(applying: edit).document
      return try check.firstFault(in: edited) == nil
        && DocumentVerifier(DocumentTree(edited)).report(widths: widths).isSound
    }
    return outcome
  }

  /// The number of places at which a test of the document's layout fails.
  private static func failureCount(of document: LayoutDocument, _ check: FrameCheck) throws -> Int {
    let tree = try DocumentTree(document)
    let exemptions = document.root.paths.map { document.root[$0] }.flatMap { view in
      view.exemptions.map { SoundnessExemption(view.id ?? "", from: $0.key, because: $0.value) }
    }
    let failures = FailureCount()
    try FailureCount.$current.withValue(failures) {
      for place in check.places {
        _ = try tree.layout(at: place)
        // A setting may have its effect in another state.
        assertSoundLayout(
          of: tree.root, rules: .standard.subtracting([.noEffect]), exempting: exemptions)
      }
    }
    return failures.count
  }
}

extension PlantedFault {
  /// All mistakes in a document, with the kinds by turns.
  static func mixed(
    in document: LayoutDocument, of recipe: String, startingWith first: Int
  ) -> [PlantedFault] {
    let all = all(in: document, of: recipe)
    // Many documents have no constraint to drop and no priority that matters: what is next then alternates.
    let order = first / Kind.allCases.count % 2 == 0 ? Kind.allCases : Kind.allCases.reversed()
    let kinds = order.indices.map { order[($0 + first) % order.count] }
    // Neighbours in the list are much the same: those of a kind are taken from all over it.
    let lists = kinds.map { kind in
      let list = all.filter { $0.kind == kind }
      return (0..<7).flatMap { rest in list.indices.filter { $0 % 7 == rest }.map { list[$0] } }
    }
    return (0..<(lists.map(\.count).max() ?? 0)).flatMap { turn in
      lists.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
    }
  }
}
