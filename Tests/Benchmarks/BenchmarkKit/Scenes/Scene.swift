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
    "form N, padded N, widths N, sections N, cells ROWS COLUMNS, stacks N, nest SHAPE N, row N, deep N, list N, moving N, removal N"

  init(name: String, compose: @escaping () -> Stage) {
    self.name = name
    self.compose = compose
  }

  /// The scene called `nest` has a shape besides its size.
  init(_ name: String, shape: String?, _ sizes: [Int], seed: Int) throws(UsageError) {
    if let shape {
      guard name == "nest", sizes.count == 1, let nest = Nest(rawValue: shape) else {
        let shapes = Nest.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          "\(quoted(shape)) is neither a size above 0 nor an option, and a nest of one size has the "
            + "shapes \(shapes)")
      }
      self = .nest(nest, depth: sizes[0])
      return
    }
    switch (name, sizes.count) {
    case ("form", 1): self = .form(rows: sizes[0], seed: seed)
    case ("padded", 1): self = .padded(rows: sizes[0], seed: seed)
    case ("widths", 1): self = .widths(rows: sizes[0], seed: seed)
    case ("sections", 1): self = .sections(count: sizes[0], seed: seed)
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
