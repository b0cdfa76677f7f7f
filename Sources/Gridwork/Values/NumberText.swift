// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A number as all texts, pictures and pages print it: at most three decimals, no trailing zeros, a
/// point as the decimal separator, and never `-0`.
///
/// `13.0` becomes `13`, `33.3333` becomes `33.333`, and `-0.0001` becomes `0`.
package func numberText(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  // A Double of 2^53 thousandths or more has no decimals left to trim.
  guard thousandths.magnitude < 9_007_199_254_740_992 else { return "\(number)" }
  let magnitude = Int64(thousandths.magnitude)
  let sign = thousandths < 0 ? "-" : ""
  let whole = magnitude / 1000
  var decimals = magnitude % 1000
  guard decimals > 0 else { return "\(sign)\(whole)" }
  var digits = 3
  while decimals.isMultiple(of: 10) {
    decimals /= 10
    digits -= 1
  }
  let text = "\(decimals)"
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
