// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension LogDocument {
  /// A constraint of the log in the syntax of code, such as `button.trailing == panel.trailing -
  /// 12`.
  func statement(ofConstraint position: Int) -> String {
    log.constraints[position].comparisons.map { statement(of: $0) }.joined(separator: ", ")
  }

  private func statement(of comparison: ConstraintLog.Comparison) -> String {
    var right = ""
    if let second = comparison.second {
      let magnitude = numberText(comparison.multiplier.magnitude)
      right = comparison.multiplier < 0 ? "-" : ""
      right += (magnitude == "1" ? "" : "\(magnitude) * ") + text(of: second)
    }
    let constant = numberText(comparison.constant.magnitude)
    if right.isEmpty {
      right = numberText(comparison.constant)
    } else if constant != "0" {
      right += (comparison.constant < 0 ? " - " : " + ") + constant
    }
    let priority = comparison.priority
    let level = priority.isRequired ? "" : " @\(numberText(Double(priority.rawValue)))"
    return "\(text(of: comparison.first)) \(comparison.relation.sign) \(right)\(level)"
  }

  private func text(of quantity: ConstraintLog.Quantity) -> String {
    switch quantity {
    case .attribute(let term): text(of: term)
    case .distance(let from, let to): "(\(text(of: to)) - \(text(of: from)))"
    }
  }

  private func text(of term: ConstraintLog.Term) -> String {
    owner(of: term) + (term.isMargin ? ".margins" : "") + ".\(term.attribute)"
  }
}
