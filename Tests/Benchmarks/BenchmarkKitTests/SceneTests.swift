// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import BenchmarkKit

/// The built-in scenes.
struct SceneTests {
  private func arguments(_ text: String) throws -> SceneArguments {
    try SceneArguments(text.split(separator: " ").map { String($0) }[...])
  }

  @Test(
    arguments: [
      ("form 4", 9), ("padded 4", 13), ("widths 4", 9), ("sections 3", 28), ("cells 3 5", 16),
      ("stacks 4", 9), ("row 6", 7), ("deep 4", 5), ("list 3", 16), ("moving 5", 7),
      ("removal 5", 7),
    ])
  func `a scene has as many views as its name says, and nothing is wrong with it`(
    text: String, views: Int
  ) throws {
    let stage = try arguments(text).scene.compose()
    let layout = stage.root.computedLayout
    #expect(stage.viewCount == views)
    #expect(layout.conflicts.isEmpty)
    #expect(layout.ambiguities.isEmpty)
    // Edits are made in pairs: afterwards everything is there again.
    for edit in stage.edits {
      for time in 0..<4 {
        edit.perform(time)
        #expect(stage.root.conflicts.isEmpty)
      }
    }
    #expect(stage.viewCount == views)
  }

  @Test func `the form laid out by hand is the form laid out by the grid`() throws {
    let scene = try arguments("form 7 --seed 3").scene
    let stage = scene.compose()
    stage.root.scale = 0
    stage.root.height = .exact(400)
    stage.root.layoutIfNeeded()
    var direct = try #require(scene.direct)
    direct.layOut(width: 600, height: 400)
    for (index, view) in stage.root.view.subviews.enumerated() {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      for (number, expected) in zip(numbers, direct.numbers[4 * index..<4 * index + 4]) {
        #expect(abs(number - expected) < 1e-9)
      }
    }
  }

  @Test func `a run says what the build took, and every edit`() throws {
    let arguments = try arguments("moving 3 --reps 2 --count 3")
    let run = try SceneRun(arguments)
    #expect(run.lines.count == 2)
    #expect(run.lines[0].hasPrefix(#"{"scene":"moving_3","views":5,"#))
    #expect(run.lines[1].hasPrefix(#"{"scene":"moving_3","edit":"move","edits":3,"#))
  }

  @Test func `a run makes the edit that is asked for, and no other`() throws {
    let run = try SceneRun(arguments("form 3 --count 2 --edit hide"))
    #expect(run.lines.count == 2)
    #expect(run.lines[1].hasPrefix(#"{"scene":"form_3","edit":"hide","edits":2,"#))
    let error = try #require(throws: UsageError.self) {
      try SceneRun(arguments("cells 2 2 --edit hide"))
    }
    #expect(error.problem == #"the scene has no edit "hide": it has resize, content"#)
  }

  @Test func `arguments that make no scene are refused`() {
    for text in ["", "form", "cells 3", "form 3 --edits resize", "form -1", "form 3 --count 0"] {
      #expect(throws: UsageError.self) { try arguments(text) }
    }
  }
}
