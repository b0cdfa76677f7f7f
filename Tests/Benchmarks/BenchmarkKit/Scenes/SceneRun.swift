// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A scene composed, laid out, read and edited with the clock beside it; times in microseconds of this
/// thread, memory in bytes unless the name says otherwise.
package struct SceneRun {
  /// One line of JSON for the build, then one for every kind of edit.
  package private(set) var lines: [String] = []

  init(_ arguments: SceneArguments) throws(UsageError) {
    let scene = arguments.scene
    let repetitions = arguments.repetitions

    // 1. The build, several times.
    var times: [String: [Double]] = [:]
    var stage = measureBuild(scene, &times)
    let warmUps = Stopwatch.warmUps(forBuildsOf: stage.viewCount)
    for _ in 1..<warmUps + max(1, repetitions) { stage = measureBuild(scene, &times) }
    for name in Self.phases { times[name]?.removeFirst(warmUps) }
    let size = stage.root.systemSize
    var line = JSONLine()
    line.add("scene", scene.name)
    line.add("views", stage.viewCount)
    line.add("vars", size.variables)
    line.add("cons", size.constraints)
    for name in Self.phases { line.add("\(name)_us", times[name, default: []].sorted().median) }
    line.add("direct_us", Self.directTime(scene, repetitions: repetitions) ?? 0)
    line.add("pivots", size.pivots)

    // 2. Every edit, on the last build: at once, as the peers do, while what it touches is in the caches.
    let edits = try Self.edits(of: stage, named: arguments.edit)
    let editLines = edits.map { measure($0, stage, scene, arguments.count) }

    // 3. The memory, which takes builds of its own.
    line.add("build_heap_bytes", Self.buildMemory(scene))
    lines = [line.text] + editLines
  }

  /// All edits, or the only one that is asked for.
  private static func edits(
    of stage: Stage, named name: String?
  ) throws(UsageError) -> [Stage.Edit] {
    guard let name else { return stage.edits }
    guard let edit = stage.edits.first(where: { $0.name == name }) else {
      let names = stage.edits.map(\.name).joined(separator: ", ")
      throw UsageError("the scene has no edit \(quoted(name)): it has \(names)")
    }
    return [edit]
  }

  /// The memory of one more build. The one before it takes what the allocator keeps for later, and counts as
  /// allocated.
  private static func buildMemory(_ scene: Scene) -> Int {
    func build() -> Stage {
      let stage = scene.compose()
      stage.root.layoutIfNeeded()
      return stage
    }
    let other = build()
    let before = Stopwatch.allocatedMemory
    let stage = build()
    return withExtendedLifetime((other, stage)) { Stopwatch.allocatedMemory - before }
  }

  private static let phases = ["compose", "layout", "read", "build"]

  private func measureBuild(_ scene: Scene, _ times: inout [String: [Double]]) -> Stage {
    let start = Stopwatch.threadTime
    let stage = scene.compose()
    let composed = Stopwatch.threadTime
    stage.root.layoutIfNeeded()
    let laidOut = Stopwatch.threadTime
    precondition(stage.readFrames().isFinite, "a frame is not finite")
    let read = Stopwatch.threadTime
    let phases = [composed - start, laidOut - composed, read - laidOut, read - start]
    for (name, time) in zip(Self.phases, phases) { times[name, default: []].append(time) }
    return stage
  }

  private func measure(
    _ edit: Stage.Edit, _ stage: Stage, _ scene: Scene, _ count: Int
  ) -> String {
    let pivots = stage.root.systemSize.pivots
    var times: [Double] = []
    for time in 0..<count {
      let start = Stopwatch.threadTime
      edit.perform(time)
      stage.root.layoutIfNeeded()
      times.append(Stopwatch.threadTime - start)
    }
    let newPivots = stage.root.systemSize.pivots - pivots
    // Once more, without a look at the clock for every edit: that takes as long as a small one.
    let start = Stopwatch.threadTime
    for time in count..<2 * count {
      edit.perform(time)
      stage.root.layoutIfNeeded()
    }
    let loop = (Stopwatch.threadTime - start) / Double(count)
    let mean = times.reduce(0, +) / Double(count)
    times.sort()
    var line = JSONLine()
    line.add("scene", scene.name)
    line.add("edit", edit.name)
    line.add("edits", count)
    line.add("edit_loop_us", loop)
    line.add("edit_mean_us", mean)
    line.add("edit_p50_us", times.median)
    line.add("edit_max_us", times.last ?? 0)
    line.add("pivots", newPivots)
    line.add("peak_rss_kb", Stopwatch.peakMemory)
    return line.text
  }

  /// The time of a layout by hand; nil where there is none.
  private static func directTime(_ scene: Scene, repetitions: Int) -> Double? {
    guard var direct = scene.direct else { return nil }
    var times: [Double] = []
    for time in 0..<max(31, repetitions) {
      let start = Stopwatch.threadTime
      direct.layOut(width: 500 + Double(time), height: 1e6)
      times.append(Stopwatch.threadTime - start)
      precondition(direct.numbers.last?.isFinite ?? true, "a frame is not finite")
    }
    return times.sorted().median
  }
}

extension [Double] {
  /// Of sorted values, the one in the middle; 0 of none.
  fileprivate var median: Double { quantile(0.5) }
}
