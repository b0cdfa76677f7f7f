// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a view and the views inside it consist of, as far as layouts depend on it.
struct SubtreeComposition: Equatable {
  /// The greatest depth of nested containers.
  var nestedContainers: Int32 = 0
  /// Whether content wraps, so that heights depend on widths.
  var hasText = false

  mutating func formUnion(_ other: SubtreeComposition) {
    nestedContainers = max(nestedContainers, other.nestedContainers)
    hasText = hasText || other.hasText
  }
}

extension LayoutView {
  final var nestedContainers: Int32 { composition.nestedContainers }
  final var hasTextInside: Bool { composition.hasText }
}
