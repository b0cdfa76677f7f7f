// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// How the findings for a document differ from those for an earlier version of it.
///
/// Causes are matched by rule and by the names of views, because a path such as `root.rows[2][1]` changes
/// when a row is inserted above. A constraint is matched by its identifier, or by its text if it has none.
package struct VerificationComparison {
  /// How a cause relates to the earlier version.
  package enum Fate: String, CaseIterable, Sendable {
    /// Only the later version has it.
    case new
    /// It shows in a state or at a width where it did not, or by more points.
    case worse
    /// It shows in fewer states, at fewer widths or by fewer points.
    case better
    /// Only the earlier version has it, or the later one exempts the view.
    case gone
  }

  /// A cause as one version has it.
  package struct Version {
    /// The finding with the greatest amount.
    package let finding: DocumentFinding
    /// The states and sizes in which it shows, in words.
    package let places: String
  }

  /// A cause that the two versions do not have in common.
  package struct Change {
    package let fate: Fate
    /// The cause in the earlier version; nil if it is new.
    package let earlier: Version?
    /// The cause in the later version; nil if it is gone, unless the view is now exempt.
    package let later: Version?
  }

  /// The changes, by fate and then in the order of the reports. What is exempt in both versions is left out.
  package let changes: [Change]

  /// Compares two reports.
  ///
  /// - Complexity: O(*c* *n* + *s*²) for *c* causes, *n* views and *s* stretches.
  /// - Parameters:
  ///   - earlier: The earlier version, with its tree; nil if there is none.
  ///   - later: The later version, with its tree.
  package init(
    from earlier: (tree: DocumentTree, report: VerificationReport)?,
    to later: (tree: DocumentTree, report: VerificationReport)
  ) {
    let before = earlier.map { Self.causes($0.report, $0.tree) } ?? []
    let after = Self.causes(later.report, later.tree)
    let earlierByKey = Dictionary(first: before.map { ($0.key, $0) })
    let laterByKey = Dictionary(first: after.map { ($0.key, $0) })
    let changes =
      after.compactMap { cause -> Change? in
        guard !cause.isExempt else { return nil }
        guard let earlier = earlierByKey[cause.key], !earlier.isExempt else {
          return Change(fate: .new, earlier: nil, later: cause.version)
        }
        let fate: Fate? =
          cause.exceeds(earlier) ? .worse : earlier.exceeds(cause) ? .better : nil
        return fate.map { Change(fate: $0, earlier: earlier.version, later: cause.version) }
      }
      + before.compactMap { cause -> Change? in
        let later = laterByKey[cause.key]
        guard !cause.isExempt, later?.isExempt ?? true else { return nil }
        return Change(fate: .gone, earlier: cause.version, later: later?.version)
      }
    self.changes = Fate.allCases.flatMap { fate in changes.filter { $0.fate == fate } }
  }

  /// A cause with the key that another version gives it as well.
  private struct KnownCause {
    let key: String
    let version: Version
    /// The states that have it at their own size.
    var states: Set<String> = []
    var stretches: [(state: String, stretch: DocumentVerifier.Stretch)] = []

    var isExempt: Bool { version.finding.exemption != nil }

    /// Whether the cause shows where another one does not, or by more points.
    func exceeds(_ other: KnownCause) -> Bool {
      version.finding.amount > other.version.finding.amount + LayoutInspection.tolerance
        || !states.isSubset(of: other.states)
        || !stretches.allSatisfy { state, stretch in
          other.stretches.contains { $0.state == state && $0.stretch.covers(stretch) }
        }
    }
  }

  private static func causes(_ report: VerificationReport, _ tree: DocumentTree) -> [KnownCause] {
    var counts: [String: Int] = [:]
    var numbers: [String: Int] = [:]
    var causes: [KnownCause] = []
    for cause in report.causes {
      var key = tree.key(of: cause.worst)
      let count = counts[key, default: 0] + 1
      counts[key] = count
      if count > 1 { key += " \(count)" }
      numbers[cause.worst.identity] = causes.count
      causes.append(
        KnownCause(
          key: key, version: Version(finding: cause.worst, places: report.places(of: cause))))
    }
    for state in report.states {
      for finding in state.findings {
        numbers[finding.identity].map { _ = causes[$0].states.insert(state.name) }
      }
      for stretch in state.stretches {
        numbers[stretch.finding.identity].map { causes[$0].stretches.append((state.name, stretch)) }
      }
    }
    return causes
  }
}

extension DocumentTree {
  /// A key for the cause of a finding: the rule, with the names of what the finding concerns.
  fileprivate func key(of finding: DocumentFinding) -> String {
    "\(finding.rule.id) \(subject(of: finding)) \(finding.part)"
  }

  private func subject(of finding: DocumentFinding) -> String {
    if let model = constraintPlaces["\(finding.place)"]?.model {
      if let identifier = model.identifier { return identifier }
      switch model.form {
      case .relation(let relation): return relation.text
      case .visualFormat(let format, _): return format
      }
    }
    guard let number = index.number(around: finding.place) else { return finding.path }
    let item = index.items[number]
    let inside = JSONPath(
      components: Array(finding.place.components.dropFirst(item.path.components.count)))
    return "\(item.id) \(inside)"
  }
}

extension DocumentVerifier.Stretch {
  /// Whether a finding with these widths is present at all widths of another stretch.
  fileprivate func covers(_ other: Self) -> Bool {
    let (mine, its) = (widths, other.widths)
    let reachesDown =
      mine.lowerBound < its.lowerBound
      || (mine.lowerBound == its.lowerBound && (!isOpenBelow || other.isOpenBelow))
    let reachesUp =
      mine.upperBound > its.upperBound
      || (mine.upperBound == its.upperBound && (!isOpenAbove || other.isOpenAbove))
    return reachesDown && reachesUp
  }
}
