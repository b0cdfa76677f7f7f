// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutAxis {
  /// The noun for an extent along the axis: `width` or `height`.
  package var lengthWord: String { self == .horizontal ? "width" : "height" }

  /// The adjective for an extent along the axis: `wide` or `high`.
  package var sizeWord: String { self == .horizontal ? "wide" : "high" }

  /// The noun for a track that has its extent along the axis: `column` or `row`.
  package var trackWord: String { self == .horizontal ? "column" : "row" }
}
