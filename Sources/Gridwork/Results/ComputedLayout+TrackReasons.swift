// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Why rows and columns are as large as they are, and what lies between them.

extension ComputedLayout {
  func trackReason(_ grid: Int, _ axis: LayoutAxis, _ position: Int) -> Reason? {
    let tracks = tracks(ofGrid: grid, along: axis)
    guard tracks.indices.contains(position), let rule = rule(grid, axis, position) else {
      return nil
    }
    let track = tracks[position]
    if let fraction = rule.fraction { return fractionReason(grid, axis, position, fraction) }
    let (noun, adjective) = axis == .horizontal ? ("Column", "wide") : ("Row", "high")
    let name = "\(noun) \(track.index) of \(nameText(items[grids[grid].item].name))"
    let need = needWords(rule, grid, axis, position)
    var terms = [
      Reason.Term(
        amount: rule.need, words: String(need.drop { $0 == "," || $0 == " " }))
    ]
    // Tracks are snapped to pixels, needs are not.
    let change = track.extent - rule.need
    var parts = ["\(numberText(rule.need))\(need)"]
    if change > LengthTolerance.noticeable {
      let (words, share) = surplusWords(grid, axis, position)
      terms.append(Reason.Term(amount: change, words: words))
      if rule.need == 0 { parts = [] }
      parts.append("\(numberText(change)) \(share)")
    } else if change < -LengthTolerance.noticeable {
      terms.append(
        Reason.Term(amount: change, words: "given up, because the grid has too little room"))
      parts.append("less the \(numberText(-change)) for which the grid has no room")
    }
    // What says more than a number is set off by commas.
    let joint = change > 0 ? need.hasPrefix(",") ? ", and " : " and " : " "
    return Reason(
      quantity: .track(grid: grid, axis, position), value: track.extent, terms: terms,
      sentence: "\(name) is \(numberText(track.extent)) \(adjective): "
        + "\(parts.joined(separator: joint)).")
  }

  /// Why a track has a fraction of the grid.
  private func fractionReason(
    _ grid: Int, _ axis: LayoutAxis, _ position: Int, _ fraction: Double
  ) -> Reason {
    let track = tracks(ofGrid: grid, along: axis)[position]
    let (noun, nouns, adjective) =
      axis == .horizontal ? ("Column", "columns", "wide") : ("Row", "rows", "high")
    let whole =
      fraction > 0 ? "the \(numberText(track.extent / fraction)) that" : "what"
    let words = "\(numberText(fraction)) of \(whole) the grid has for \(nouns)"
    return Reason(
      quantity: .track(grid: grid, axis, position), value: track.extent,
      terms: [Reason.Term(amount: track.extent, words: words)],
      sentence: "\(noun) \(track.index) of \(nameText(items[grids[grid].item].name)) is "
        + "\(numberText(track.extent)) \(adjective): \(words).")
  }

  /// What a track follows.
  func rule(_ grid: Int, _ axis: LayoutAxis, _ position: Int) -> Track.Rule? {
    let rules = axis == .horizontal ? grids[grid].columnRules : grids[grid].rowRules
    return rules.indices.contains(position) ? rules[position] : nil
  }

  /// What a track's need comes from, to be put after its number.
  private func needWords(
    _ rule: Track.Rule, _ grid: Int, _ axis: LayoutAxis, _ position: Int
  ) -> String {
    let size = axis == .horizontal ? "width" : "height"
    if rule.extent != nil { return ", the \(size) that it is given" }
    if rule.need > 0, rule.need == rule.minimum { return ", its least \(size)" }
    if rule.need == rule.maximum { return ", its greatest \(size)" }
    if let group = rule.sizeGroup { return " for the largest of size group \(nameText(group))" }
    if rule.need == 0 { return " for no content" }
    // The content that needs as much, when one does.
    let widest = children(of: grids[grid].item).first { child in
      guard let cell = items[child].cell, items[child].visibility == .shown else { return false }
      let tracks = axis == .horizontal ? cell.columns : cell.rows
      guard tracks == position..<position + 1 else { return false }
      if rule.wraps { return items[child].wrapping != nil }
      let content = items[child].sizing(along: axis)?.intrinsicExtent
      return content.map { ($0 - rule.need).magnitude < LengthTolerance.noticeable } ?? false
    }
    return " for its content" + (widest.map { " (\(nameText(items[$0].name)))" } ?? "")
      + (rule.wraps ? ", which wraps" : "")
  }

  /// What a track takes of the surplus: for a term, and in a sentence.
  private func surplusWords(
    _ grid: Int, _ axis: LayoutAxis, _ position: Int
  ) -> (term: String, sentence: String) {
    let tracks = tracks(ofGrid: grid, along: axis)
    var (total, weights, takers) = (0.0, 0.0, 0)
    var firmer: (position: Int, level: PullLevel)?
    for other in tracks.indices {
      guard let rule = rule(grid, axis, other), rule.fraction == nil else { continue }
      if tracks[other].extent > rule.need + LengthTolerance.noticeable {
        total += tracks[other].extent - rule.need
        weights += rule.weight
        takers += 1
      } else if tracks[other].extent < rule.maximum ?? .infinity,
        let level = firmerLevel(of: other, than: position, grid, axis),
        firmer.map({ firmerLevel(of: $0.position, than: other, grid, axis) != nil }) ?? true
      {
        firmer = (other, level)
      }
    }
    guard takers > 1 else {
      let words = firmer.map { comparison(of: position, with: $0, grid, axis) } ?? ""
      return ("all that is left over", "left over\(weights > 0 ? "" : words)")
    }
    let rule = known(rule(grid, axis, position))
    let weight = rule.weight
    var share = "of the \(numberText(total)) points left over"
    // A greatest size or a constraint may have taken something from a share, or added to it.
    let growth = tracks[position].extent - rule.need
    if weight > 0, (growth - total * weight / weights).magnitude < 1 {
      share += " (weight \(numberText(weight)) of \(numberText(weights)))"
    } else if weights == 0, (growth - total / Double(takers)).magnitude < 1 {
      share += " (shared equally)"
    }
    return (share, share)
  }

  /// The strongest priority at which one track resists a surplus more than another one, with the pulls of
  /// both there.
  private typealias PullLevel = (priority: LayoutPriority, firmer: Double, other: Double)

  /// `, which column 0 resists more: with 2 pulls just below 249, column 1 with none`.
  private func comparison(
    of position: Int, with firmer: (position: Int, level: PullLevel), _ grid: Int,
    _ axis: LayoutAxis
  ) -> String {
    func name(_ position: Int) -> String {
      (axis == .horizontal ? "column " : "row ")
        + "\(tracks(ofGrid: grid, along: axis)[position].index)"
    }
    let level = firmer.level
    let pulls = "\(numberText(level.firmer)) \(level.firmer == 1 ? "pull" : "pulls")"
    let own = level.other == 0 ? "none" : numberText(level.other)
    return ", which \(name(firmer.position)) resists more: with \(pulls) "
      + "\(level.priority.placeText), \(name(position)) with \(own)"
  }

  /// Where a track resists a surplus more than another one; nil if it does not, or only the solver knows.
  private func firmerLevel(
    of position: Int, than other: Int, _ grid: Int, _ axis: LayoutAxis
  ) -> PullLevel? {
    guard let own = rule(grid, axis, position)?.pulls, let others = rule(grid, axis, other)?.pulls
    else { return nil }
    func count(_ pulls: [Track.Pull], _ priority: LayoutPriority) -> Double {
      pulls.first { $0.priority == priority }?.count ?? 0
    }
    let priorities = (own + others).map { $0.priority }.sorted(by: >)
    let deciding = priorities.lazy.map { ($0, count(own, $0), count(others, $0)) }
      .first { ($0.1 - $0.2).magnitude > LengthTolerance.noticeable }
    return deciding.flatMap { $0.1 > $0.2 ? $0 : nil }
  }

  func trackGapReason(_ grid: Int, _ axis: LayoutAxis, _ position: Int) -> Reason? {
    let tracks = tracks(ofGrid: grid, along: axis)
    guard tracks.indices.contains(position), tracks.indices.contains(position + 1) else {
      return nil
    }
    let (track, next) = (tracks[position], tracks[position + 1])
    let noun = axis == .horizontal ? "column" : "row"
    let (far, near) = axis == .horizontal ? ("trailing", "leading") : ("bottom", "top")
    let terms = [
      (track.paddingAfter, "\(far) padding of \(noun) \(track.index)"),
      (track.spacingAfter, "spacing"),
      (next.paddingBefore, "\(near) padding of \(noun) \(next.index)"),
    ].filter { $0.0 != 0 }.map { Reason.Term(amount: $0.0, words: $0.1) }
    let value = track.paddingAfter + track.spacingAfter + next.paddingBefore
    let parts =
      terms.count == 1
      ? "the \(terms[0].words)"
      : terms.map { "\(numberText($0.amount)) \($0.words)" }.joined(separator: ", ")
    return Reason(
      quantity: .trackGap(grid: grid, axis, after: position), value: value, terms: terms,
      sentence: "The gap between \(noun)s \(track.index) and \(next.index) of "
        + "\(nameText(items[grids[grid].item].name)) is \(numberText(value))"
        + (terms.isEmpty ? "." : ": \(parts)."))
  }
}
