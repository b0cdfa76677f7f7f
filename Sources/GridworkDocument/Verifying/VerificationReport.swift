// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
public import GridworkInspector

/// The findings for a document in each of its states.
public struct VerificationReport: Sendable, Hashable {
  /// The findings for the document's own state or for one of its variants, at a text scale and in a language.
  public struct State: Sendable, Hashable {
    /// The name of the variant; nil for the document's own state.
    public let variant: String?
    /// The text scale at which the state was verified; nil if it is that of the document or variant.
    public let textScale: Double?
    /// The language in which the state was verified; nil if it is that of the document or variant.
    public let language: String?
    /// The findings at the size that the document or the variant sets.
    public internal(set) var findings: [DocumentFinding]
    /// The findings over the range of widths; empty if no range was verified.
    public internal(set) var stretches: [DocumentVerifier.Stretch]
    /// The regions of the range with what proves their frames; nil if the range was sampled, or none was
    /// verified.
    public internal(set) var certificate: LayoutRegions?
    /// The findings over the range of widths and that of text scales; empty if no range of text scales was verified.
    public internal(set) var patches: [DocumentVerifier.Patch] = []
    /// The areas of both ranges with what proves their frames; nil if no range of text scales was verified.
    public internal(set) var areas: LayoutAreas?

    /// Creates a state, by default without findings.
    package init(
      variant: String?, textScale: Double? = nil, language: String? = nil,
      findings: [DocumentFinding] = [], stretches: [DocumentVerifier.Stretch] = [],
      certificate: LayoutRegions? = nil
    ) {
      self.variant = variant
      self.textScale = textScale
      self.language = language
      self.findings = findings
      self.stretches = stretches
      self.certificate = certificate
    }

    /// Whether the state has no findings but those about views that are exempt from the rule.
    public var isSound: Bool { faultCount == 0 }

    /// The number of findings, stretches and patches without an exemption.
    var faultCount: Int {
      findings.count { $0.exemption == nil } + stretches.count { $0.finding.exemption == nil }
        + patches.count { $0.finding.exemption == nil }
    }

    /// The name of the state: `document`, or `variant long`; with the text scale and the language at which it
    /// was verified, as in `document, text scale 2, language de`.
    public var name: String {
      let name = variant.map { "variant \($0)" } ?? "document"
      let textScale = textScale.map { ", text scale \(numberText($0))" } ?? ""
      return name + textScale + (language.map { ", language \($0)" } ?? "")
    }
  }

  /// The document's own state, followed by its variants in order, for each text scale and language.
  public internal(set) var states: [State]
  /// Whether edits that may help were left untried, so that a report takes no longer than it may.
  public internal(set) var hasUntriedEdits = false
  /// The range of widths in points; nil if every state was verified at its own size only.
  public let widths: ClosedRange<Double>?
  /// The range of text scales; nil if there is none.
  public let textScales: ClosedRange<Double>?

  /// Creates a report of the findings in some states, without ranges by default.
  package init(
    states: [State], widths: ClosedRange<Double>? = nil, textScales: ClosedRange<Double>? = nil
  ) {
    self.states = states
    self.widths = widths
    self.textScales = textScales
  }

  /// Whether no state has findings but those about views that are exempt from the rule.
  ///
  /// - Complexity: O(*s*) for *s* states.
  public var isSound: Bool { states.allSatisfy { $0.isSound } }

  /// Whether there is neither a fault nor a note to print.
  package var isWithoutMessages: Bool {
    states.allSatisfy { $0.findings.isEmpty && $0.stretches.isEmpty && $0.patches.isEmpty }
  }

  /// The number of causes of faults.
  package var faultCount: Int { causes.count { $0.worst.exemption == nil } }

  /// A line for every cause of a fault, such as `squeezed: title is 12 narrower than its content (variant long)`.
  package var lines: [String] {
    causes.filter { $0.worst.exemption == nil }.map { "\($0.worst.text) (\(places(of: $0)))" }
  }

  /// A cause and the states in which it shows.
  struct Cause {
    /// The finding with the greatest amount among those with this cause.
    var worst: DocumentFinding
    /// The states in which the cause shows, each with its sizes: `document: own size, width 60 to
    /// 70.5`.
    var states: [(name: String, sizes: [String])] = []

    mutating func note(_ finding: DocumentFinding, in state: String, at size: String) {
      if finding.amount > worst.amount { worst = finding }
      if states.last?.name != state { states.append((state, [])) }
      states[states.count - 1].sizes.append(size)
    }
  }

  /// The causes of all findings, without duplicates, in the order of their first findings.
  var causes: [Cause] {
    var order: [String] = []
    var causes: [String: Cause] = [:]
    func note(_ finding: DocumentFinding, in state: State, at size: String) {
      if causes[finding.identity] == nil { order.append(finding.identity) }
      causes[finding.identity, default: Cause(worst: finding)].note(
        finding, in: state.name, at: size)
    }
    for state in states {
      for finding in state.findings { note(finding, in: state, at: "own size") }
      for stretch in state.stretches { note(stretch.finding, in: state, at: stretch.widthText) }
      for patch in state.patches { note(patch.finding, in: state, at: patch.placeText) }
    }
    return order.compactMap { causes[$0] }
  }

  /// The states and sizes at which a cause shows, in words.
  func places(of cause: Cause) -> String {
    cause.states.map { state in
      widths == nil ? state.name : "\(state.name): \(state.sizes.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
