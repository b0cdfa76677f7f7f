// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How a text writes the sum of some terms and a constant.
struct SumNotation {
  /// The signs between two terms.
  private let plus: String
  private let minus: String
  /// The sign before a first term that is subtracted.
  private let firstMinus: String
  /// What stands between a factor and its term.
  private let times: String
  private let number: @Sendable (Double) -> String

  /// `0.5*B.width + 10`, as Apple's logs print it.
  static let log = SumNotation(
    plus: " + ", minus: " - ", firstMinus: "-", times: "*", number: formatted)
  /// `0.5 * label.width + 10`, as code states it.
  static let code = SumNotation(
    plus: " + ", minus: " - ", firstMinus: "-", times: " * ", number: numberText)
  /// `0.5 times the width of label plus 10`.
  static let words = SumNotation(
    plus: " plus ", minus: " minus ", firstMinus: "minus ", times: " times ", number: formatted)

  /// Returns the sum. A factor of 1 is left out, and so is a constant of 0 unless it stands alone.
  func text(_ terms: [(factor: Double, text: String)], _ constant: Double) -> String {
    guard !terms.isEmpty else { return number(constant) }
    var text = ""
    for (factor, term) in terms {
      let sign = factor < 0 ? minus : plus
      let magnitude = number(factor.magnitude)
      text += text.isEmpty ? (factor < 0 ? firstMinus : "") : sign
      text += (magnitude == "1" ? "" : magnitude + times) + term
    }
    let magnitude = number(constant.magnitude)
    return magnitude == "0" ? text : text + (constant < 0 ? minus : plus) + magnitude
  }
}
