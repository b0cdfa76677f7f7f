// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Where one of the container's private variables ended up, from the container's leading and top
  /// frame edges, in points and unrounded; nil before the first solve or when it does not exist.
  final func solvedValue(of variable: OwnVariable) -> Double? {
    guard let engine, !slot.isNone,
      let known = engine.items[Int(slot.index)].container?.variables[variable]
    else { return nil }
    return engine.value(known.variable)
  }
}
