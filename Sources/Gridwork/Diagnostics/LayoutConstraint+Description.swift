// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as Apple's logs print it.
  public var description: String { "<LayoutConstraint>" }
}
