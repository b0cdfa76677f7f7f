// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension LayoutDifference {
  /// The difference as text, one line per view; empty if the layouts are the same.
  ///
  /// ```text
  /// label: x +4 (40 to 44), width -4 (84 to 80)
  /// hint: added, hint 40 60 120 16 first 13
  /// note: removed, note 0 60 34 16
  /// now ambiguous: nothing fixes the width of field; it may be anything from 150 up
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var text: String {
    (inputs + changes.map { $0.text } + newProblems.map { "now \($0)" }
      + solvedProblems.map { "no longer \($0)" }).joined(separator: "\n")
  }
}

extension LayoutDifference.Change {
  /// One line of text, such as `label: x +4 (40 to 44), width -4 (84 to 80)`.
  public var text: String {
    let fateWords =
      switch fate {
      case .stayed: [String]()
      case .added: ["added"]
      case .removed: ["removed"]
      }
    return "\(nameText(name)): "
      + (fateWords + numbers.map { $0.text } + words).joined(separator: ", ")
  }

  /// What the text tells beside the fate and the numbers.
  package var words: [String] { properties.map { $0.text } + (line.map { [$0] } ?? []) }
}

extension LayoutDifference.Property {
  /// The property and what it was: `hidden, was shown`, or `inside form, was inside page`.
  public var text: String {
    switch self {
    case .visibility(let before, let after): "\(after.rawValue), was \(before.rawValue)"
    case .parent(let before, let after):
      "inside \(after.map(nameText) ?? "nothing"), was inside "
        + "\(before.map(nameText) ?? "nothing")"
    }
  }
}

extension LayoutDifference.Number {
  /// The number and its change: `x +4 (40 to 44)`, or `first baseline 13, was none`.
  public var text: String {
    switch (before, after) {
    case (let before?, let after?):
      "\(what) \(signedNumberText(after - before)) (\(numberText(before)) to \(numberText(after)))"
    case (nil, let after?): "\(what) \(numberText(after)), was none"
    case (let before?, nil): "\(what) none, was \(numberText(before))"
    case (nil, nil): what
    }
  }
}
