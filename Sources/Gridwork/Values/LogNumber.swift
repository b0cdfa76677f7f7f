// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

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
