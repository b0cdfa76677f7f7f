// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// `scene NAME [SHAPE] SIZE… [--reps N] [--count N] [--edit NAME] [--seed N]`.
struct SceneArguments {
  let scene: Scene
  /// How many times to build.
  private(set) var repetitions = 5
  /// How many times to make every edit.
  private(set) var count = 100
  /// The only edit to make; nil for all.
  private(set) var edit: String?

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = ArgumentList(arguments)
    guard let name = rest.next() else { throw UsageError("no scene is given: \(Scene.names)") }
    var shape: String?
    var sizes: [Int] = []
    var seed = 1
    while let argument = rest.next() {
      switch argument {
      case "--reps": repetitions = try rest.positiveNumber(after: argument)
      case "--count": count = try rest.positiveNumber(after: argument)
      case "--edit": edit = try rest.value(after: argument)
      case "--seed": seed = try rest.positiveNumber(after: argument)
      default:
        if shape == nil, argument.first?.isLetter == true {
          shape = argument
        } else {
          sizes.append(try ArgumentList.size(argument))
        }
      }
    }
    scene = try Scene(name, shape: shape, sizes, seed: seed)
  }
}
