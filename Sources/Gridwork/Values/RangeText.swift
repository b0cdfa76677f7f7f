// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A range as code has it: `0..<2`.
func text(of range: Range<Int>) -> String { "\(range.lowerBound)..<\(range.upperBound)" }
