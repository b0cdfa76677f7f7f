// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A question leaves no trace: whatever it plans or gives variables to, the pass that follows ends where it
/// would have ended without it.
///
/// Every question is held against every change, in every order, and the tree compared with one that was
/// asked nothing.
@Suite struct QuestionTests {
  private static let questions = Question.all + Question.ofWholeLayouts
  /// Those that the other orders are tried with: all of them under `GRIDWORK_SOAK`.
  private static let someQuestions =
    Soak.factor > 1
    ? questions
    : stride(from: 0, to: questions.count, by: 4).map { questions[$0] }

  @Test(arguments: questions.indices)
  func `a question between a change and its pass changes nothing`(index: Int) {
    let question = Self.questions[index]
    for change in Self.changes(for: index) {
      let stage = Stage()
      stage.root.layoutIfNeeded()
      change.make(stage)
      question.ask(stage)
      let found = stage.differences(fromFresh: [change])
      #expect(found.isEmpty, "\(change.name)")
    }
  }

  /// The changes that a question is held against: all; with invariants, which take most of the time, every
  /// third, other ones for each question.
  private static func changes(for question: Int) -> [Change] {
    #if InternalChecks
      stride(from: question % 3, to: Change.all.count, by: 3).map { Change.all[$0] }
    #else
      Change.all
    #endif
  }

  @Test(arguments: someQuestions)
  func `a question before a change and its pass changes nothing`(question: Question) {
    for change in Change.all {
      let stage = Stage()
      stage.root.layoutIfNeeded()
      question.ask(stage)
      change.make(stage)
      let found = stage.differences(fromFresh: [change])
      #expect(found.isEmpty, "\(change.name)")
    }
  }

  @Test(arguments: someQuestions)
  func `a question between two changes changes nothing`(question: Question) {
    for (number, change) in Change.all.enumerated() {
      // The other change is one that can be made after any other.
      let other = [Change.all[0], Change.all[9], Change.all[45]][number % 3]
      let stage = Stage()
      stage.root.layoutIfNeeded()
      change.make(stage)
      question.ask(stage)
      other.make(stage)
      question.ask(stage)
      let found = stage.differences(fromFresh: [change, other])
      #expect(found.isEmpty, "\(change.name), \(other.name)")
    }
  }

  @Test(arguments: questions)
  func `a question before the first pass changes nothing`(question: Question) {
    let stage = Stage()
    question.ask(stage)
    #expect(stage.differences(fromFresh: []).isEmpty)
  }
}
