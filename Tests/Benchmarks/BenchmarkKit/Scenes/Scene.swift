// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A kind of tree that layouts are measured by; each has a file of its own.
///
/// The grids and stacks are those that programs have most; the last five are the ones that Apple
/// measured when it spoke about the speed of Auto Layout in 2018.
package struct Scene {
  package let name: String
  /// Composes the tree.
  let compose: () -> Stage
  /// The same layout written by hand, where there is one.
  var direct: DirectForm?

  static let names =
    "form N, cells ROWS COLUMNS, stacks N, row N, deep N, list N, moving N, removal N"

  init(name: String, compose: @escaping () -> Stage) {
    self.name = name
    self.compose = compose
  }

  init(_ name: String, _ sizes: [Int], seed: Int) throws(UsageError) {
    switch (name, sizes.count) {
    case ("form", 1): self = .form(rows: sizes[0], seed: seed)
    case ("cells", 2): self = .cells(rows: sizes[0], columns: sizes[1], seed: seed)
    case ("stacks", 1): self = .nestedStacks(depth: sizes[0])
    case ("row", 1): self = .longRow(count: sizes[0], seed: seed)
    case ("deep", 1): self = .deepHierarchy(depth: sizes[0])
    case ("list", 1): self = .list(cells: sizes[0], seed: seed)
    case ("moving", 1): self = .movingTree(views: sizes[0], seed: seed)
    case ("removal", 1): self = .removal(views: sizes[0], seed: seed)
    default: throw UsageError("\(quoted(name)) of \(sizes) is no scene: \(Self.names)")
    }
  }
}
