// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Why rows and columns are as large as they are, and what lies between them.

extension ComputedLayout {
  func trackReason(_ grid: Int, _ axis: LayoutAxis, _ position: Int) -> Reason? {
    let tracks = grids[grid].tracks(along: axis)
    guard tracks.indices.contains(position), let rule = rule(grid, axis, position) else {
      return nil
    }
    let track = tracks[position]
    let (terms, words) =
      rule.fraction.map { fractionWords($0, of: track, axis) }
      ?? extentWords(grid, axis, position, rule)
    let noun = axis == .horizontal ? "Column" : "Row"
    return Reason(
      quantity: .track(grid: grid, axis, position), value: track.extent, terms: terms,
      sentence: "\(noun) \(track.index) of \(name(ofGrid: grid)) is "
        + "\(numberText(track.extent)) \(axis.sizeWord): \(words).")
  }

  func name(ofGrid grid: Int) -> String { nameText(items[grids[grid].item].name) }

  /// What adds up to the extent of a track: its need, and what it takes or lacks of the room.
  private func extentWords(
    _ grid: Int, _ axis: LayoutAxis, _ position: Int, _ rule: Track.Rule
  ) -> (terms: [Reason.Term], words: String) {
    let need = needWords(rule, grid, axis, position)
    var terms = [
      Reason.Term(
        amount: rule.need, words: String(need.drop { $0 == "," || $0 == " " }))
    ]
    // Tracks are snapped to pixels, needs are not.
    let change = grids[grid].tracks(along: axis)[position].extent - rule.need
    var parts = ["\(numberText(rule.need))\(need)"]
    if change > LengthTolerance.noticeable {
      let (words, share) = surplusWords(grid, axis, position, rule)
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
    return (terms, parts.joined(separator: joint))
  }

  /// What a track has that is a fraction of the grid.
  private func fractionWords(
    _ fraction: Double, of track: Track, _ axis: LayoutAxis
  ) -> (terms: [Reason.Term], words: String) {
    let whole =
      fraction > 0 ? "the \(numberText(track.extent / fraction)) that" : "what"
    let words = "\(numberText(fraction)) of \(whole) the grid has for \(axis.trackWord)s"
    return ([Reason.Term(amount: track.extent, words: words)], words)
  }

  func rule(_ grid: Int, _ axis: LayoutAxis, _ position: Int) -> Track.Rule? {
    let rules = grids[grid].rules(along: axis)
    return rules.indices.contains(position) ? rules[position] : nil
  }

  /// What a track's need comes from, to be put after its number.
  private func needWords(
    _ rule: Track.Rule, _ grid: Int, _ axis: LayoutAxis, _ position: Int
  ) -> String {
    let size = axis.lengthWord
    if rule.extent != nil { return ", the \(size) that it is given" }
    if rule.need > 0, rule.need == rule.minimum { return ", its least \(size)" }
    if rule.need == rule.maximum { return ", its greatest \(size)" }
    if let group = rule.sizeGroup { return " for the largest of size group \(nameText(group))" }
    if rule.need == 0 { return " for no content" }
    // The content that needs as much, when one does.
    let widest = children(of: grids[grid].item).first { child in
      guard let cell = items[child].cell, items[child].visibility == .shown else { return false }
      guard cell.tracks(along: axis) == position..<position + 1 else { return false }
      if rule.wraps { return items[child].wrapping != nil }
      let content = items[child].sizing(along: axis)?.intrinsicExtent
      return content.map { ($0 - rule.need).magnitude < LengthTolerance.noticeable } ?? false
    }
    return " for its content" + (widest.map { " (\(nameText(items[$0].name)))" } ?? "")
      + (rule.wraps ? ", which wraps" : "")
  }

  /// What a track takes of the surplus: for a term, and in a sentence.
  private func surplusWords(
    _ grid: Int, _ axis: LayoutAxis, _ position: Int, _ rule: Track.Rule
  ) -> (term: String, sentence: String) {
    let tracks = grids[grid].tracks(along: axis)
    var (total, weights, takers) = (0.0, 0.0, 0)
    var firmer: (track: Track, rule: Track.Rule)?
    for (track, other) in zip(tracks, grids[grid].rules(along: axis)) where other.fraction == nil {
      if track.extent > other.need + LengthTolerance.noticeable {
        total += track.extent - other.need
        weights += other.weight
        takers += 1
      } else if track.extent < other.maximum ?? .infinity, other.level(above: rule) != nil,
        firmer.map({ $0.rule.level(above: other) != nil }) ?? true
      {
        firmer = (track, other)
      }
    }
    guard takers > 1 else {
      var words = ""
      if weights == 0, let (track, other) = firmer, let level = other.level(above: rule) {
        // `, which column 0 resists more: with 2 pulls just below 249, column 1 with none`
        let pulls = "\(numberText(level.firmer)) \(level.firmer == 1 ? "pull" : "pulls")"
        let own = level.other == 0 ? "none" : numberText(level.other)
        words =
          ", which \(axis.trackWord) \(track.index) resists more: with \(pulls) "
          + "\(level.priority.placeText), \(axis.trackWord) \(tracks[position].index) with \(own)"
      }
      return ("all that is left over", "left over\(words)")
    }
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

  func trackGapReason(_ grid: Int, _ axis: LayoutAxis, _ position: Int) -> Reason? {
    let tracks = grids[grid].tracks(along: axis)
    guard tracks.indices.contains(position), tracks.indices.contains(position + 1) else {
      return nil
    }
    let (track, next) = (tracks[position], tracks[position + 1])
    let noun = axis.trackWord
    let terms = [
      (track.paddingAfter, "\(axis.far) padding of \(noun) \(track.index)"),
      (track.spacingAfter, "spacing"),
      (next.paddingBefore, "\(axis.near) padding of \(noun) \(next.index)"),
    ].filter { $0.0 != 0 }.map { Reason.Term(amount: $0.0, words: $0.1) }
    let value = track.paddingAfter + track.spacingAfter + next.paddingBefore
    let parts =
      terms.count == 1
      ? "the \(terms[0].words)"
      : terms.map { "\(numberText($0.amount)) \($0.words)" }.joined(separator: ", ")
    return Reason(
      quantity: .trackGap(grid: grid, axis, after: position), value: value, terms: terms,
      sentence: "The gap between \(noun)s \(track.index) and \(next.index) of "
        + "\(name(ofGrid: grid)) is \(numberText(value))"
        + (terms.isEmpty ? "." : ": \(parts)."))
  }
}

extension ComputedLayout.Track.Rule {
  /// The strongest priority at which a track resists a surplus more than another one, with the pulls of
  /// both there; nil if it does not, or only the solver knows.
  fileprivate func level(
    above other: Self
  ) -> (priority: LayoutPriority, firmer: Double, other: Double)? {
    guard let own = pulls, let others = other.pulls else { return nil }
    func count(_ pulls: [ComputedLayout.Track.Pull], _ priority: LayoutPriority) -> Double {
      pulls.first { $0.priority == priority }?.count ?? 0
    }
    let priorities = (own + others).map { $0.priority }.sorted(by: >)
    let deciding = priorities.lazy.map { ($0, count(own, $0), count(others, $0)) }
      .first { ($0.1 - $0.2).magnitude > LengthTolerance.noticeable }
    return deciding.flatMap { $0.1 > $0.2 ? $0 : nil }
  }
}
