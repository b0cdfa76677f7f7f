// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
@testable import ConstraintSolver
@testable import Gridwork

// Random scripts over a range of seeds:
//
//     swift run -c release gridwork-soak everything 0 10000
//
// compares living trees with fresh ones, of all that there is (`everything`), of what programs seldom
// do besides (`unusual`), of stacks with too little room (`room`), of grids in grids (`grids`) or of
// stacks of boxes (`stacks`); `formulas` compares the layouts of fresh trees by formula and by solver.
// Prints every script that shows a difference, made as short as it goes, and how many comparisons
// there were. Ends with status 1 if a script shows a difference.

extension LayoutRoot { func setNeedsLayoutForTest() { height = .exact(231); layoutIfNeeded() } }
let arguments = Array(CommandLine.arguments.dropFirst())
let histories: [String: ScriptVocabulary] = [
  "everything": .everything, "unusual": .unusual, "room": .room, "grids": .grids, "stacks": .stacks,
]
guard arguments.count == 3, let first = Int(arguments[1]), let last = Int(arguments[2]),
  first <= last, arguments[0] == "formulas" || histories[arguments[0]] != nil
else {
  print("Usage: gridwork-soak everything|unusual|room|grids|stacks|formulas FIRST-SEED END-SEED")
  exit(2)
}

if let text = ProcessInfo.processInfo.environment["STEPS"] {
  let steps = text.split(separator: ",").map { Int($0)! }
  func show(_ root: LayoutRoot) {
    let layout = root.computedLayout
    for item in layout.items { let f = item.frame; print(item.name, f.minX, f.minY, f.width, f.height, item.firstBaseline.map { "\($0)" } ?? "-", item.visibility) }
    for a in layout.ambiguities { print("ambiguous", layout.items[a.item].name, a.attribute, a.value, a.alternative) }
    print("conflicts", layout.conflicts.count, root.work, root.engine.solver.statistics)
    for case let s as StackView in root.view.everything { print("   ", s.identifier ?? "", "materialized", s.isMaterialized) }
  }
  var living = ContainerScript(seed: first, histories[arguments[0]]!)
  let root = living.makeRoot()
  for step in steps {
    living.take(step); living.tell(root)
    if step == steps.last || living.laysOut(after: step) { print("--- living after", step, living.log.last ?? ""); show(root)
      var random = RandomSource(seed: first &* 31 &+ step)
      let view = random.pick(living.top.everything)
      let k = step == steps.last ? 9 : random.below(12)
      print("asks", k, view.identifier ?? "")
    switch k {
    case 0: _ = view.fittingSize
    case 1: _ = view.constraintsAffectingLayout(for: .horizontal)
    case 2: _ = view.constraintsAffectingLayout(for: .vertical)
    case 3: _ = root.conflicts
    case 4: _ = root.ambiguities
    case 5: _ = root.layoutTrace()
    default: break
    }
    }
  }
  if ProcessInfo.processInfo.environment["PROVE"] != nil {
    if ProcessInfo.processInfo.environment["PROVE"] == "2" { root.engine.provesAnswers = true }
    root.engine.needsSolve = true
    root.setNeedsLayoutForTest()
    print("proved"); show(root)
  }
  func dumpSolver(_ r: LayoutRoot) {
    let e = r.engine
    func costs() -> [Int: [Double]] {
      var all: [Int: [Double]] = [:]
      for a in 0..<e.solver.simplex.activities.count where e.solver.simplex.activities[a].isLive && !e.solver.simplex.activities[a].isBasic {
        let c = e.solver.simplex.costs(of: a)
        all[a] = (0..<e.solver.simplex.levels.count).map { c[$0] }
      }
      return all
    }
    let before = costs()
    e.solver.simplex.sumReducedCosts()
    let after = costs()
    print("levels", e.solver.simplex.levels.count)
    for a in before.keys.sorted() {
      let act = e.solver.simplex.activities[a]
      var up: [Double] = [], down: [Double] = []
      let s = e.solver.simplex.scratchSlope.base
      e.solver.simplex.slope(of: a, segment: e.solver.simplex.segment(of: a, countingEqual: true), into: s)
      up = (0..<e.solver.simplex.levels.count).map { s[$0] + after[a]![$0] }
      e.solver.simplex.slope(of: a, segment: e.solver.simplex.segment(of: a, countingEqual: false), into: s)
      down = (0..<e.solver.simplex.levels.count).map { -s[$0] - after[a]![$0] }
      let differs = before[a]! != after[a]!
      print(a, "value", act.value, differs ? "DIFFERS \(before[a]!)" : "", "up", up, "down", down)
    }
  }
  if ProcessInfo.processInfo.environment["DUMP"] != nil { dumpSolver(root) }
  let fresh = ContainerScript.replay(steps, seed: first, histories[arguments[0]]!)
  print("--- fresh"); let other = fresh.makeRoot(); show(other)
  for r in [root, other] {
    var lines: [String] = []
    for row in r.engine.rows {
      switch row.owner {
      case .none: continue
      case .root(let axis): lines.append("root \(axis) \(row.constant) \(row.strength)")
      case .content(let item, let kind): lines.append("content \(r.engine.items[Int(item)].item!.identifier ?? "") \(kind) \(row.constant) \(row.strength)")
      case .frame(let item, let kind): lines.append("frame \(r.engine.items[Int(item)].item!.identifier ?? "") \(kind) \(row.constant) \(row.strength)")
      case .user(let c): lines.append("user \(c.takeUnretainedValue()) \(row.constant) \(row.strength)")
      case .container(let rec, let key): lines.append("container \(rec.takeUnretainedValue().view.identifier ?? "") \(key) \(row.constant) \(row.strength)")
      }
    }
    print("ROWS"); print(lines.sorted().joined(separator: "\n"))
  }
  for (name, top) in [("fresh", fresh.top), ("living", living.top)] {
    for v in top.everything.dropFirst() {
      print("==", name, v.identifier ?? "")
      for c in v.constraintsAffectingLayout(for: ProcessInfo.processInfo.environment["AXIS"] == "h" ? .horizontal : .vertical) { print("   ", c.statement, "@", c.priority, c.owner) }
    }
  }
  exit(0)
}
if let text = ProcessInfo.processInfo.environment["PAD"] {
  let steps = text.split(separator: ",").map { Int($0)! }
  func show(_ root: LayoutRoot) {
    let layout = root.computedLayout
    for item in layout.items { let f = item.frame; print(item.name, f.minX, f.minY, f.width, f.height, item.firstBaseline.map { "\($0)" } ?? "-", item.visibility) }
    for a in layout.ambiguities { print("ambiguous", layout.items[a.item].name, a.attribute, a.value, a.alternative) }
    for c in layout.conflicts { print("conflict", c) }
    let w = root.work
    print(w)
    for v in root.view.everything.dropFirst() {
      print("==", v.identifier ?? "")
      for c in v.constraintsAffectingLayout(for: ProcessInfo.processInfo.environment["AXIS"] == "h" ? .horizontal : .vertical) { print("   ", c.statement, "@", c.priority, c.owner) }
    }
  }
  let script = ContainerScript.replay(steps, seed: first, .unusual)
  print(script.log.joined(separator: "\n"))
  let make = { ContainerScript.replay(steps, seed: first, .unusual) }
  let a = make(); print("--- formula"); show(a.makeRoot())
  let b = make(); let padded = b.makeRoot()
  for view in padded.view.everything {
      for dimension in [view.widthAnchor, view.heightAnchor] {
        let constraint = dimension.constraint(greaterThanOrEqualToConstant: 0)
        constraint.priority = 1
        constraint.isActive = true
      }
    }
  print("--- padded"); show(padded)
  exit(0)
}
if let text = ProcessInfo.processInfo.environment["RUN"] {
  let steps = text.split(separator: ",").map { Int($0)! }
  let script = ContainerScript.replay(steps, seed: first, histories[arguments[0]]!)
  print(script.makeRoot().layoutTrace()); print(script.log.joined(separator: "\n"))
  for s in steps { print(s, script.laysOut(after: s)) }
  fflush(nil)
  var history = ContainerHistory(seed: first, histories[arguments[0]]!)
  print(history.differences(steps))
  exit(0)
}
var comparisons = 0
var failures = 0
for seed in first..<last {
  let failure: String?
  if let vocabulary = histories[arguments[0]] {
    var history = ContainerHistory(seed: seed, vocabulary)
    failure = history.failure(steps: 30)
    comparisons += history.comparisons
  } else {
    failure = FormulaComparison.failure(seed: seed)
    comparisons += 1
  }
  guard let failure else { continue }
  failures += 1
  print(failure, "\n")
  fflush(nil)
}
print("\(comparisons) comparisons, \(failures) scripts with differences")
exit(failures == 0 ? 0 : 1)
