// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridRow.Alignment: CustomStringConvertible {
  /// The name of the alignment, such as `firstBaseline`.
  public var description: String {
    switch self {
    case .inherited: "inherited"
    case .none: "none"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}
