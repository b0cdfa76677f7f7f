// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// `workload NAME SIZE… [--edits KIND] [--count N] [--dumps N] [--seed N] [--sorted]`.
struct WorkloadArguments {
  static let names = "form N, lean N, grid N M, stack N, nested N, enaml"

  /// The workload, with its script.
  let workload: Workload

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    let list = try ArgumentList(
      arguments, options: ["--edits", "--count", "--dumps", "--seed"], flags: ["--sorted"])
    guard let name = list.words.first else {
      throw UsageError("no workload is given: \(Self.names)")
    }
    let edits = try Self.edits(list["--edits"] ?? "none")
    var workload = try Self.build(
      name, try ArgumentList.sizes(list.words.dropFirst()), edits,
      try list.positiveNumber("--seed", usual: 1))
    if list["--sorted"] != nil { workload.sortBuild() }
    workload.append(
      edits, count: try list.positiveNumber("--count", usual: 1000),
      dumps: try list.positiveNumber("--dumps", usual: 8))
    self.workload = workload
  }

  private static func edits(_ name: String) throws(UsageError) -> Workload.Edits {
    guard let edits = Workload.Edits(rawValue: name) else {
      let all = Workload.Edits.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there are no edits \(quoted(name)), only \(all)")
    }
    return edits
  }

  private static func build(
    _ name: String, _ sizes: [Int], _ edits: Workload.Edits, _ seed: Int
  ) throws(UsageError) -> Workload {
    if (edits == .rows || edits == .mid) && name != "form" {
      throw UsageError("\(edits) is something that happens to a form only")
    }
    if edits == .intrinsic && name == "enaml" {
      throw UsageError("enaml has no contents whose sizes change")
    }
    switch (name, sizes.count) {
    case ("form", 1):
      let insertion = edits == .rows ? sizes[0] : edits == .mid ? sizes[0] / 2 : nil
      return .form(rows: sizes[0], insertion: insertion, seed: seed)
    case ("lean", 1): return .lean(rows: sizes[0], seed: seed)
    case ("grid", 2): return .grid(rows: sizes[0], columns: sizes[1], seed: seed)
    case ("stack", 1): return .stack(count: sizes[0], seed: seed)
    case ("nested", 1): return .nested(depth: sizes[0], seed: seed)
    case ("enaml", 0): return .enaml(seed: seed)
    default: throw UsageError("\(quoted(name)) of \(sizes) is no workload: \(names)")
    }
  }
}
