// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// `scene NAME [SHAPE] SIZE… [--reps N] [--count N] [--edit NAME] [--seed N]`.
struct SceneArguments {
  let scene: Scene
  /// How many times to build.
  let repetitions: Int
  /// How many times to make every edit.
  let count: Int
  /// The only edit to make; nil for all.
  let edit: String?

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    let list = try ArgumentList(arguments, options: ["--reps", "--count", "--edit", "--seed"])
    guard let name = list.words.first else {
      throw UsageError("no scene is given: \(Scene.names)")
    }
    repetitions = try list.positiveNumber("--reps", usual: 5)
    count = try list.positiveNumber("--count", usual: 100)
    edit = list["--edit"]
    var sizes = list.words.dropFirst()
    let shape = sizes.first?.first?.isLetter == true ? sizes.popFirst() : nil
    scene = try Scene(
      name, shape: shape, try ArgumentList.sizes(sizes),
      seed: try list.positiveNumber("--seed", usual: 1))
  }
}
