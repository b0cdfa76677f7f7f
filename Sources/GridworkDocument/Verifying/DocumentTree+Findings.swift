// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension DocumentTree {
  /// All findings for the layout that the tree shows now.
  ///
  /// Runs the layout pass first if the layout is out of date. Hidden views and views that are not
  /// in the tree are not checked. A finding about a view that is exempt from the rule says so.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views, plus O(*k*) for *k* overlapping pairs.
  /// - Returns: The findings, by rule and then in tree order; empty if the layout is sound.
  public func findings() -> [DocumentFinding] { findings(in: root.computedLayout) }

  /// All findings for a layout of the state that the tree shows now. Only settings that change nothing in any
  /// state of the document are without effect.
  func findings(in layout: ComputedLayout) -> [DocumentFinding] {
    findings(in: layout, rules: rules).filter { finding in
      finding.rule != .noEffect || settingsWithoutEffect?.contains(finding.identity) ?? true
    }
  }

  /// The findings by some rules for a layout of the state that the tree shows now, as if it were the only one.
  func findings(in layout: ComputedLayout, rules: Set<SoundnessRule>) -> [DocumentFinding] {
    let places = LayoutPlaces(layout, self)
    var findings = places.located(
      root.findings(in: layout, rules: rules, exempting: exemptions) { grid, axis, index in
        places.documentIndex(of: index, along: axis, in: grid)
      })
    // The priority of a placeholder is for the views that an application has in its place.
    findings.removeAll { finding in
      finding.rule == .noEffect
        && constraintPlaces["\(finding.place)"]?.model.isPlaceholder == true
    }
    for finding in findCutLengths(in: layout) + findCoveredViews(in: layout)
      + findIdleMerges(in: layout)
    where rules.contains(finding.rule) {
      let end = findings.firstIndex { $0.rule.rank > finding.rule.rank }
      findings.insert(finding, at: end ?? findings.endIndex)
    }
    return findings
  }

  /// The lengths of the document that are cut when the tree is made. The layout does not have them.
  private func findCutLengths(in layout: ComputedLayout) -> [DocumentFinding] {
    cutLengths.map { path in
      let item = index.number(around: path).map { index.items[$0] }
      let depth = item?.path.components.count ?? 0
      let key = JSONPath(components: Array(path.components.dropFirst(depth)))
      return finding(
        .problem, cutLengthMessage("\(key)\(item.map { " of \($0.id)" } ?? "")"),
        about: (item ?? index.items[0]).id, of: layout, at: path)
    }
  }

  /// The views that are not shown in any state, because a merged area covers their cell. The layout does not
  /// have them.
  private func findCoveredViews(in layout: ComputedLayout) -> [DocumentFinding] {
    index.items.indices.compactMap { number in
      guard let grid = index.gridCovering(number) else { return nil }
      let view = index.items[number]
      return finding(
        .problem, "\(view.id) is not shown: a merged area of \(grid.id) covers its cell",
        about: view.id, in: grid, of: layout, at: view.path)
    }
  }

  /// The merged areas that are a single cell, probably because their author took the end of a range for its last
  /// index. The layout does not have them.
  private func findIdleMerges(in layout: ComputedLayout) -> [DocumentFinding] {
    grids.flatMap { grid in
      grid.model.merges.enumerated().compactMap { number, merge in
        guard merge.columns.count == 1, merge.rows.count == 1 else { return nil }
        return finding(
          .noEffect,
          "the merged area at column \(merge.columns.lowerBound), row \(merge.rows.lowerBound) of "
            + "\(grid.item.id) changes nothing: it is a single cell; the end of a range is not included",
          about: grid.item.id, of: layout, at: grid.item.path + "merges" + number)
      }
    }
  }

  /// A finding about a view of the document, at the place of an item that the layout has.
  private func finding(
    _ rule: SoundnessRule, _ message: String, about view: String,
    in item: DocumentIndex.Item? = nil,
    of layout: ComputedLayout, at path: JSONPath
  ) -> DocumentFinding {
    let exemption = exemptions.first { $0.view == view && $0.rule == rule }
    let finding = SoundnessFinding(
      rule: rule, message: message, amount: 0, view: view, conflict: nil,
      exemption: exemption?.reason, place: .item(layout.index(of: item?.id ?? view) ?? 0), part: "")
    return DocumentFinding(
      finding, identity: "\(rule.rawValue) \(path)", place: path, conflictPlaces: [])
  }

  /// The identities of the settings that change nothing in any state of the document; nil if it has a single
  /// one. Another tree shows the states.
  func findSettingsWithoutEffect() -> Set<String>? {
    guard !document.variants.isEmpty, let tree = try? DocumentTree(document, for: purpose) else {
      return nil
    }
    var found: Set<String>?
    for state in document.states {
      tree.show(Situation(document, state))
      let here = tree.findings(in: tree.root.computedLayout, rules: [.noEffect]).map { $0.identity }
      found = found?.intersection(here) ?? Set(here)
      if found?.isEmpty == true { break }
    }
    return found
  }

  /// The id of the view or guide that a finding concerns.
  ///
  /// - Complexity: O(*n*) for *n* views and constraints.
  /// - Parameter finding: A finding about this tree's document.
  /// - Returns: The id. For a constraint, the id of its first item; nil for a constraint in visual
  ///   format.
  public func view(of finding: DocumentFinding) -> String? {
    if let live = constraintPlaces["\(finding.place)"] {
      guard case .relation(let relation) = live.model.form else { return nil }
      return relation.first.id == "root" ? index.items[0].id : relation.first.id
    }
    return index.number(around: finding.place).map { index.items[$0].id }
  }

  /// The exemptions of all views, in the order of the document.
  func makeExemptions() -> [SoundnessExemption] {
    zip(index.items, models).flatMap { item, model in
      model.exemptions.map { SoundnessExemption(item.id, from: $0.key, because: $0.value) }
    }
  }
}
