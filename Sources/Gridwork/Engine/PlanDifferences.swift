// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if DEBUG || InternalChecks
  /// Where a plan that took changes over differs from one that is made now.
  struct PlanDifferences {
    private(set) var found: [String] = []

    /// Compares what the plan of a container decides with what another plan of it does.
    init(of container: LayoutView, from made: borrowing ContainerPlan) {
      let plan = container.plan
      compare("constraints", plan.wanted(of: container), made.wanted(of: container))
      compare("measurement", plan.measurement, made.measurement)
      compare("growth", plan.formulas?.growth, made.formulas?.growth)
      compare("cells", plan.contents?.cells, made.contents?.cells)
    }

    mutating func compare<Value: Equatable>(_ what: String, _ a: Value, _ b: Value) {
      if a != b { found.append("\(what): \(a), not \(b)") }
    }
  }
#endif
