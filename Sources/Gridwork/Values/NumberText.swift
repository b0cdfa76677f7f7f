// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A number as all texts, pictures and pages print it: at most three decimals, no trailing zeros, a
/// point as the decimal separator, and never `-0`.
///
/// `13.0` becomes `13`, `33.3333` becomes `33.333`, and `-0.0001` becomes `0`.
package func numberText(_ number: Double) -> String { numberText(number, decimals: 3) }

/// The same with at most so many decimals.
func numberText(_ number: Double, decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = (number * scale).rounded()
  // A Double of 2^53 or more has no decimals left to trim.
  guard scaled.magnitude < 9_007_199_254_740_992 else { return "\(number)" }
  let (whole, rest) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(scale))
  let sign = scaled < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  var (fraction, digits) = (rest, decimals)
  while fraction.isMultiple(of: 10) {
    fraction /= 10
    digits -= 1
  }
  let text = "\(fraction)"
  let zeros = String(repeating: "0", count: digits - text.utf8.count)
  return "\(sign)\(whole).\(zeros)\(text)"
}

/// A difference with its sign: `+6`, `-0.5`, `0`.
package func signedNumberText(_ number: Double) -> String {
  let text = numberText(number)
  return text.hasPrefix("-") || text == "0" ? text : "+\(text)"
}

/// A finite number with as few digits as bring back the same `Double`; whole ones without a point, and
/// never `-0`.
package func exactNumberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The nearest multiple of 0.001: the number that ``numberText(_:)`` prints.
package func printedNumber(_ number: Double) -> Double {
  let thousandths = (number * 1000).rounded()
  return thousandths.magnitude < 9_007_199_254_740_992 ? thousandths / 1000 : number
}

/// Formats a number for logs: six significant digits, no trailing zeros, never `-0`.
func formatted(_ value: Double) -> String {
  var scaled = value.magnitude
  if scaled == 0 { return "0" }
  guard scaled < 1e6, scaled >= 1e-4 else { return "\(value)" }
  var decimals = 0
  while scaled < 1e5 {
    scaled *= 10
    decimals += 1
  }
  return numberText(value, decimals: decimals)
}

/// A count with its noun, as messages print it: `1 row`, `2 rows`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A range as code has it: `0..<2`.
func text(of range: Range<Int>) -> String { "\(range.lowerBound)..<\(range.upperBound)" }
