// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
public import GridworkInspector

/// Asserts that a tree follows the rules of a sound layout at every size, direction and scale of a matrix.
///
/// `gridwork verify` checks documents by the same rules, in the same words and order: no conflict, no problem
/// of a container, no ambiguity that the `ambiguityLevel` of a view forbids, nothing squeezed, clipped,
/// outside or overlapping, no target or text that is hard to use, and no setting without effect.
///
/// The assertion records nothing. Its failure lists every layout with faults; a setting that has no effect in
/// any of the layouts is listed once.
///
/// ```swift
/// assertSoundLayout(of: makeForm(), in: LayoutMatrix(widths: [nil, 76, 200, 900]))
/// ```
///
/// A view that breaks a rule on purpose is exempt from it. The failure for other faults prints the reason.
///
/// ```swift
/// assertSoundLayout(
///   of: makeCard(),
///   exempting: [
///     SoundnessExemption("badge", from: .overlap, because: "a badge lies on its picture")
///   ])
/// ```
///
/// The assertion fails if an exemption is for a view that is not in the tree, or from a rule that is not about
/// a single view.
///
/// - Complexity: One layout, with its conflicts and ambiguities, for each combination of the matrix, and what
///   `LayoutRoot.soundnessFindings` takes for each.
/// - Parameters:
///   - view: The topmost view of a tree. If it is the view of a root, the root's settings are restored
///     afterwards. A view that has a superview fails the assertion.
///   - matrix: The sizes, directions and scales; by default the smallest size that fits the content.
///   - rules: The rules to judge by; the standard ones by default. `GridworkInspector` declares them.
///   - exemptions: The views that may break a rule; none by default.
///   - fileID: The source location of the assertion.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
public func assertSoundLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(),
  rules: Set<SoundnessRule> = .standard,
  exempting exemptions: [SoundnessExemption] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotReporter.fail(at: TestPlace(fileID, filePath, function, line, column)) {
    () throws(SnapshotError) in
    try faultText(
      of: answers(of: view, in: matrix) { JudgedLayout($0, rules, exemptions) }, exemptions)
  }
}

/// Asserts that the layout of a root at the root's own size, direction and scale keeps the rules of a sound
/// layout; see ``assertSoundLayout(of:in:rules:exempting:fileID:filePath:function:line:column:)``.
///
/// - Complexity: That of `LayoutRoot.soundnessFindings`.
public func assertSoundLayout(
  of root: LayoutRoot, rules: Set<SoundnessRule> = .standard,
  exempting exemptions: [SoundnessExemption] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotReporter.fail(at: TestPlace(fileID, filePath, function, line, column)) {
    () throws(SnapshotError) in
    try faultText(of: [JudgedLayout(root, rules, exemptions)], exemptions)
  }
}

/// Asserts that the layout of a root keeps the rules of a sound layout where a host shows it with its own
/// widgets, which measure themselves; see
/// ``assertSoundLayout(of:in:rules:exempting:fileID:filePath:function:line:column:)``.
///
/// ```swift
/// let form = GridView(views: [[host.makeLeaf(.label("Name")), host.makeLeaf(.field)]])
/// assertSoundLayout(of: LayoutRoot(form), shownBy: host, at: [LayoutSize(width: 200, height: 14)])
/// ```
///
/// The host shows the root first, and then lays it out at each size. What the assertion judges is the
/// layout that the root has after that.
///
/// - Complexity: One layout by the host for each size, and what `LayoutRoot.soundnessFindings` takes for
///   each.
/// - Parameters:
///   - root: The root of a tree whose leaves the host has made.
///   - host: The adapter of the host.
///   - sizes: The sizes to lay out, in points. Without one, the assertion fails.
///   - rules: The rules to judge by; the standard ones by default.
///   - exemptions: The views that may break a rule; none by default.
///   - fileID: The source location of the assertion.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
public func assertSoundLayout(
  of root: LayoutRoot, shownBy host: any HostAdapter, at sizes: [LayoutSize],
  rules: Set<SoundnessRule> = .standard, exempting exemptions: [SoundnessExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotReporter.fail(at: TestPlace(fileID, filePath, function, line, column)) {
    () throws(SnapshotError) in
    guard !sizes.isEmpty else { throw SnapshotError("There is no size at which to lay out.") }
    host.show(root)
    let judged = sizes.map { size in
      host.layOut(in: size)
      return JudgedLayout(root, rules, exemptions)
    }
    return try faultText(of: judged, exemptions)
  }
}

/// Asserts that a computed layout, such as the layout of a document, keeps the rules of a sound layout as far
/// as they can be judged without a tree; see `ComputedLayout.soundnessFindings` and
/// ``assertSoundLayout(of:in:rules:exempting:fileID:filePath:function:line:column:)``.
///
/// - Complexity: That of `ComputedLayout.soundnessFindings`.
public func assertSoundLayout(
  of layout: ComputedLayout, rules: Set<SoundnessRule> = .standard,
  exempting exemptions: [SoundnessExemption] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotReporter.fail(at: TestPlace(fileID, filePath, function, line, column)) {
    () throws(SnapshotError) in
    let findings = layout.soundnessFindings(rules: rules, exempting: exemptions)
    return try faultText(of: [JudgedLayout(layout: layout, findings: findings)], exemptions)
  }
}

/// A layout and what the rules say about it.
private struct JudgedLayout {
  let layout: ComputedLayout
  let findings: [SoundnessFinding]
}

extension JudgedLayout {
  /// Judges the layout that a root has now.
  fileprivate init(
    _ root: LayoutRoot, _ rules: Set<SoundnessRule>, _ exemptions: [SoundnessExemption]
  ) {
    layout = root.assertedLayout(allowingFaults: false)
    findings = root.findings(in: layout, rules: rules, exempting: exemptions)
  }
}

/// The text of a failure; nil if all layouts are sound.
///
/// - Throws: An error about an exemption that means nothing.
private func faultText(
  of judged: [JudgedLayout], _ exemptions: [SoundnessExemption]
) throws(SnapshotError) -> String? {
  for exemption in exemptions {
    guard exemption.rule.allowsExemptions else {
      throw SnapshotError(
        "\(exemption.view) cannot be exempt from the rule \(exemption.rule.id): it is not about a "
          + "single view. Leave the rule out of rules: instead.")
    }
    guard judged.contains(where: { $0.layout.index(of: exemption.view) != nil }) else {
      throw SnapshotError(
        "There is no view named \(exemption.view) to exempt from the rule \(exemption.rule.id)"
          + suggestion(for: exemption.view, among: judged.flatMap { $0.layout.items.map(\.name) })
          + " A view has its identifier as its name, or its class and a number.")
    }
  }
  return LayoutFaults(
    of: withSettingsOnce(judged).map { judged in
      LayoutFaults.Layout(
        inputs: judged.layout.inputsText,
        isFaulty: judged.findings.contains { $0.exemption == nil },
        messages: judged.findings.map { $0.conflict?.message ?? $0.text })
    }
  ).map { "\($0.count.capitalizedSentence).\n\n\($0.text)" }
}

/// The layouts with every setting without effect at the first one only, and there only if it has none in any
/// of them.
private func withSettingsOnce(_ judged: [JudgedLayout]) -> [JudgedLayout] {
  let settings = judged.map { Set($0.findings.filter { $0.rule == .noEffect }) }
  let idle = settings.dropFirst().reduce(settings.first ?? []) { $0.intersection($1) }
  return judged.enumerated().map { number, judged in
    JudgedLayout(
      layout: judged.layout,
      findings: judged.findings.filter {
        $0.rule != .noEffect || (number == 0 && idle.contains($0))
      })
  }
}
