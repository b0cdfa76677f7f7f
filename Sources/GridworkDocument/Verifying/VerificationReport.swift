// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Everything that is wrong with a document in any of its states.
public struct VerificationReport: Sendable, Hashable {
  /// The document itself, or one of its variants.
  public struct State: Sendable, Hashable {
    /// The name of the variant; nil for the document itself.
    public let variant: String?
    /// What is wrong at the size that the document or the variant gives.
    public let findings: [Finding]
    /// What is wrong over the range of widths; empty when none was asked for.
    public let stretches: [DocumentVerifier.Stretch]

    /// Whether nothing is wrong.
    public var isSound: Bool { findings.isEmpty && stretches.isEmpty }

    /// The state in words: `document`, `variant long`.
    public var name: String { variant.map { "variant \($0)" } ?? "document" }
  }

  /// The document itself, then its variants in their order.
  public let states: [State]
  /// The range of widths in points; nil when every state was judged at its own size only.
  public let widths: ClosedRange<Double>?

  /// Whether nothing is wrong with any state.
  public var isSound: Bool { states.allSatisfy(\.isSound) }

  /// A cause, and where it shows.
  struct Cause {
    /// The finding where it is worst.
    var worst: Finding
    /// The states in which it shows, each with the sizes: `document: own size, width 60 to 70.5`.
    var states: [(name: String, sizes: [String])] = []

    mutating func note(_ finding: Finding, in state: String, at size: String) {
      if finding.amount > worst.amount { worst = finding }
      if states.last?.name != state { states.append((state, [])) }
      states[states.count - 1].sizes.append(size)
    }
  }

  /// The causes of all findings, each once, in the order of their first finding.
  var causes: [Cause] {
    var order: [String] = []
    var causes: [String: Cause] = [:]
    func note(_ finding: Finding, in state: State, at size: String) {
      if causes[finding.identity] == nil { order.append(finding.identity) }
      causes[finding.identity, default: Cause(worst: finding)].note(
        finding, in: state.name, at: size)
    }
    for state in states {
      for finding in state.findings { note(finding, in: state, at: "own size") }
      for stretch in state.stretches { note(stretch.finding, in: state, at: stretch.widthText) }
    }
    return order.compactMap { causes[$0] }
  }

  /// Where a cause shows, in words.
  func places(of cause: Cause) -> String {
    cause.states.map { state in
      widths == nil ? state.name : "\(state.name): \(state.sizes.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
