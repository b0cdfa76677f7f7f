// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Formats a number for logs: six significant digits, no trailing zeros, never `-0`.
func formatted(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let magnitude = value.magnitude
  guard magnitude > 0 else { return "0" }
  guard magnitude < 1e6, magnitude >= 1e-4 else { return "\(value)" }
  // The number of decimals that makes six digits significant.
  var digits = 5
  var limit = 10.0
  while magnitude >= limit, digits > 0 {
    digits -= 1
    limit *= 10
  }
  limit = 1
  while magnitude < limit, digits < 9 {
    digits += 1
    limit /= 10
  }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (magnitude * scale).rounded()
  let whole = (scaled / scale).rounded(.down)
  let fraction = Int64(scaled - whole * scale)
  var text = value < 0 ? "-\(Int(whole))" : "\(Int(whole))"
  guard fraction > 0 else { return text }
  var decimals = String(fraction)
  while decimals.count < digits { decimals = "0" + decimals }
  while decimals.hasSuffix("0") { decimals.removeLast() }
  text += "." + decimals
  return text
}
