// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a root says about its size along one axis.
public enum LayoutExtent: Hashable, Sendable {
  /// Exactly this many points, required.
  case exact(Double)
  /// This many points at a priority: a stronger hugging or resistance overcomes it.
  case preferred(Double, priority: LayoutPriority = .windowSizeStayPut)
  /// At most this many points; as small as the content allows.
  case atMost(Double)
  /// As small as the content allows.
  case unbounded
}
