// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Why views and guides are where they are, and as large as they are.

extension ComputedLayout {
  // MARK: Positions and extents

  func numberReason(_ position: Int, _ attribute: Ambiguity.Attribute) -> Reason? {
    let item = items[position]
    guard item.hasPlace else { return nil }
    let value = item.alignmentRect[attribute]
    let terms = terms(of: position, attribute)
    let quantity = Quantity.number(item: position, attribute)
    let claim = claim(of: item, attribute)
    func reason(_ ending: String) -> Reason {
      Reason(quantity: quantity, value: value, terms: terms, sentence: "\(claim)\(ending).")
    }
    // 1. Nothing determines the number.
    let open = ambiguities.filter { $0.item == position && $0.attribute == attribute }
    if !open.isEmpty {
      let range = open[0].rangeWords
      return Reason(
        quantity: quantity, value: value, terms: [],
        sentence: "\(claim), but nothing fixes that: it may be \(range).")
    }
    // 2. There is too little room for the content, which may wrap.
    if attribute == .height, let wrapped = wrappedReason(of: position, terms) { return wrapped }
    if attribute == .height || attribute == .width && item.wrapping == nil,
      let content = item.sizing(along: attribute.axis)?.intrinsicExtent,
      content > value + LengthTolerance.noticeable
    {
      let cause = cause(of: position, along: attribute.axis, terms)
      let size = cause == nil ? sum(terms).map { "\($0) = " } ?? "" : ""
      return Reason(
        quantity: quantity, value: value, terms: terms,
        sentence:
          "\(nameText(item.name)) is squeezed: it is \(size)\(attribute.sized(value)) and its "
          + "content needs \(numberText(content))\(cause.map { ", because \($0)" } ?? "").")
    }
    // 3. The cell gives the number.
    if let cell = cellReason(of: position, attribute, claim) { return cell }
    // 4. Constraints add up to it.
    if terms.isEmpty {
      let isZero = value.magnitude < LengthTolerance.rounding
      return reason(isZero ? "" : ", as its container places it")
    }
    if let content = contentEnding(of: terms, about: position, attribute) { return reason(content) }
    if terms.count == 1 { return reason(": \(terms[0].words)") }
    return reason(sum(terms).map { ": \($0)" } ?? "")
  }

  /// `field is 168 wide`, `the left edge of field is at 104`.
  private func claim(of item: Item, _ attribute: Ambiguity.Attribute) -> String {
    let value = item.alignmentRect[attribute]
    return attribute.isExtent
      ? "\(nameText(item.name)) is \(attribute.sized(value))"
      : "The \(attribute.words) of \(nameText(item.name)) is at \(numberText(value))"
  }

  /// The reason for the height of content that wraps: its width; nil for any other height.
  private func wrappedReason(of position: Int, _ terms: [Reason.Term]) -> Reason? {
    let item = items[position]
    let (width, height) = (item.alignmentRect.width, item.alignmentRect.height)
    guard let wrapping = item.wrapping, let line = item.horizontalSizing?.intrinsicExtent,
      let content = item.verticalSizing?.intrinsicExtent, line > width + LengthTolerance.noticeable,
      (content - height).magnitude < LengthTolerance.noticeable
    else { return nil }
    let lines = wrapping.lineCount.map { " into \(counted($0, "line"))" } ?? ""
    return Reason(
      quantity: .number(item: position, .height), value: height, terms: terms,
      sentence: "\(nameText(item.name)) wraps at \(numberText(width))\(lines), "
        + "\(numberText(height)) high.")
  }

  /// Why there is too little room for a view, in a clause.
  private func cause(of position: Int, along axis: LayoutAxis, _ terms: [Reason.Term]) -> String? {
    if let (grid, tracks) = cell(of: position, along: axis), tracks.count == 1 {
      let track = grids[grid].tracks(along: axis)[tracks.lowerBound]
      // Tracks are snapped to pixels.
      if items[position].alignmentRect.size[axis] >= track.extent - 1 {
        let verb = rule(grid, axis, tracks.lowerBound)?.extent == nil ? "gets only" : "has"
        return "\(axis.trackWord) \(track.index) \(verb) a \(axis.lengthWord) of "
          + numberText(track.extent)
      }
    }
    if terms.count == 1 { return terms[0].words }
    guard terms.isEmpty else { return nil }
    // Nothing is left of the extent: the constraints on it say why.
    let item = items[position]
    let determining =
      axis == .horizontal ? item.horizontalConstraints : item.verticalConstraints
    let tight = determining.map { constraints[$0] }
      .filter { $0.items.contains(position) && !$0.isOfContent && $0.violation == 0 }
    // A constraint on the extent itself says more than one on an edge.
    let isOnExtent = { (constraint: Constraint) in
      constraint.equation?.terms.contains {
        $0.subject == .item(position) && $0.attribute == axis.extent
      } ?? false
    }
    return (tight.first(where: isOnExtent) ?? tight.first)
      .map { $0.statementWithProvenance }
  }

  /// `, as its content is`, where nothing but a view's own content gives it its extent.
  private func contentEnding(
    of terms: [Reason.Term], about position: Int, _ attribute: Ambiguity.Attribute
  ) -> String? {
    guard attribute.isExtent, terms.count == 1,
      let constraint = terms[0].constraint.map({ constraints[$0] }), constraint.isOfContent,
      constraint.items == [position]
    else { return nil }
    return ", as its content is"
  }

  /// How a cell of a grid gives a view its position or extent; nil where it does not.
  private func cellReason(
    of position: Int, _ attribute: Ambiguity.Attribute, _ claim: String
  ) -> Reason? {
    let (item, axis) = (items[position], attribute.axis)
    guard let (grid, tracks) = cell(of: position, along: axis),
      let sizing = item.sizing(along: axis),
      let placement = sizing.placement, placement != .none
    else { return nil }
    let all = grids[grid].tracks(along: axis)[tracks]
    let start = known(all.map { $0.position }.min())
    let end = known(all.map { $0.position + $0.extent }.max())
    let noun = axis.trackWord
    let (first, last) = (known(all.first).index, known(all.last).index)
    let place =
      (first == last ? "\(noun) \(first)" : "\(noun)s \(first) to \(last)")
      + " of \(name(ofGrid: grid))"
    let value = item.alignmentRect[attribute]
    let terms: [Reason.Term]
    let words: String
    switch attribute {
    case .width, .height:
      guard placement == .fill || isStretched(position, value, grid, axis, tracks),
        (value - (end - start)).magnitude < 1
      else { return nil }
      terms = [Reason.Term(amount: value, words: place)]
      words = "it fills \(place)"
    case .minX, .minY:
      let offset = value - start
      terms = [
        Reason.Term(amount: start, words: "the start of \(place)"),
        Reason.Term(amount: offset, words: "from there"),
      ]
      if axis == .vertical, let baseline = sizing.baseline {
        words = "its \(baseline.rawValue) baseline is on the common line of \(place)"
      } else if offset.magnitude < 1 {
        words = "\(place) \(first == last ? "begins" : "begin") there"
      } else {
        let side = placement == .center ? "in the middle" : "at the end"
        words = "\(side) of \(place), \(numberText(offset)) from its start at \(numberText(start))"
      }
    }
    return Reason(
      quantity: .number(item: position, attribute), value: value, terms: terms,
      sentence: "\(claim): \(words).")
  }

  /// Whether a view in a cell is longer than it wants to be, or wants nothing.
  private func isStretched(
    _ position: Int, _ value: Double, _ grid: Int, _ axis: LayoutAxis, _ tracks: Range<Int>
  ) -> Bool {
    if let content = items[position].sizing(along: axis)?.intrinsicExtent {
      return value > content + LengthTolerance.noticeable
    }
    if items[position].kind == .view, children(of: position).isEmpty { return true }
    // What is inside has a size; it is no larger than what the tracks need.
    let all = grids[grid].tracks(along: axis)
    return tracks.contains {
      all[$0].extent > (rule(grid, axis, $0)?.need ?? .infinity) + LengthTolerance.noticeable
    }
  }

  /// The grid that a view lies in, by its position in `grids`, and the visible tracks of its cell.
  private func cell(of position: Int, along axis: LayoutAxis) -> (grid: Int, tracks: Range<Int>)? {
    guard let cell = items[position].cell, let parent = items[position].parent,
      let grid = grid(at: parent)
    else { return nil }
    let tracks = cell.tracks(along: axis)
    return grids[grid].tracks(along: axis).indices.contains(tracks.upperBound - 1)
      ? (grid, tracks) : nil
  }

  // MARK: Terms

  /// What adds up to a number: that of a neighbour, if it counts from one, and what constraints
  /// contribute.
  private func terms(of position: Int, _ attribute: Ambiguity.Attribute) -> [Reason.Term] {
    let shares = items[position].shares[attribute] ?? []
    guard let reference = items[position].references[attribute] else {
      return terms(of: shares, about: position)
    }
    let start = reference.numbers.reduce(0) { $0 + items[reference.item].alignmentRect[$1] }
    let term = Reason.Term(
      amount: start,
      words: "the \(reference.numbers.words) of \(nameText(items[reference.item].name))")
    return [term] + terms(of: shares)
  }

  /// What constraints contribute, in order of precedence. Where none contributes anything, the first one on
  /// an item stands for all.
  func terms(of shares: [Item.Share], about item: Int? = nil) -> [Reason.Term] {
    var counting = shares.filter { $0.amount.magnitude > LengthTolerance.rounding }
    if counting.isEmpty, let item,
      let first = shares.first(where: { constraints[$0.constraint].items.contains(item) })
    {
      counting = [first]
    }
    return counting.map { share in
      let constraint = constraints[share.constraint]
      return Reason.Term(
        amount: share.amount,
        words: constraint.part(ofAmount: share.amount) + constraint.statementWithProvenance,
        constraint: share.constraint, source: constraint.source)
    }
  }

  /// The largest number of terms that a sentence adds up.
  private static let mostAddends = 10

  /// `300 - 20 - 84`, or `300 - 8 - … and 95 more`; nil for no terms.
  func sum(_ terms: [Reason.Term]) -> String? {
    guard !terms.isEmpty else { return nil }
    let ordered = terms.filter { $0.amount > 0 } + terms.filter { $0.amount < 0 }
    var text = ""
    for term in ordered.prefix(Self.mostAddends) {
      if text.isEmpty {
        text = numberText(term.amount)
      } else {
        text += (term.amount < 0 ? " - " : " + ") + numberText(term.amount.magnitude)
      }
    }
    let rest = ordered.count - Self.mostAddends
    return rest > 0 ? "\(text) and \(rest) more" : text
  }

  // MARK: Baselines and gaps

  func baselineReason(_ position: Int, isFirst: Bool) -> Reason? {
    let item = items[position]
    guard item.hasPlace, let offset = isFirst ? item.firstBaseline : item.lastBaseline else {
      return nil
    }
    let value = item.frame.minY + offset
    let name = nameText(item.name)
    let shared =
      item.verticalSizing?.baseline == (isFirst ? .first : .last)
      ? ", on the line that the aligned views of its row share" : ""
    return Reason(
      quantity: isFirst ? .firstBaseline(item: position) : .lastBaseline(item: position),
      value: value,
      terms: [
        Reason.Term(amount: item.frame.minY, words: "the top edge of \(name)"),
        Reason.Term(amount: offset, words: "from there to the baseline"),
      ],
      sentence: "The \(isFirst ? "first" : "last") baseline of \(name) is at \(numberText(value)): "
        + "\(numberText(offset)) below its top edge, which is at \(numberText(item.frame.minY))\(shared)."
    )
  }

  func gapReason(_ axis: LayoutAxis, _ first: Int, _ second: Int) -> Reason? {
    let (a, b) = (items[first], items[second])
    guard a.hasPlace, b.hasPlace, a.parent == b.parent else { return nil }
    let (position, extent) = (
      Ambiguity.Attribute.position(along: axis), Ambiguity.Attribute.extent(along: axis)
    )
    let value = b.alignmentRect[position] - a.alignmentRect[position] - a.alignmentRect[extent]
    let terms = terms(of: [
      (Number(item: second, attribute: position), 1),
      (Number(item: first, attribute: position), -1),
      (Number(item: first, attribute: extent), -1),
    ])
    var sentence =
      "The gap between \(nameText(a.name)) and \(nameText(b.name)) is \(numberText(value))"
    if terms.count == 1 {
      sentence += ": \(terms[0].words)"
    } else if let sum = sum(terms) {
      sentence += ": \(sum)"
    }
    return Reason(
      quantity: .gap(axis, from: first, to: second), value: value, terms: terms,
      sentence: sentence + ".")
  }
}

extension ComputedLayout {
  /// A number of an item's alignment rectangle.
  fileprivate struct Number: Hashable {
    var item: Int
    var attribute: Ambiguity.Attribute
  }

  /// What adds up to a sum of numbers, each taken as often as its factor says. What determines several
  /// of them may cancel.
  fileprivate func terms(of numbers: [(Number, factor: Double)]) -> [Reason.Term] {
    var numbers = numbers
    var amounts: [Int: Double] = [:]
    // 1. Replace a number that counts from another one of the sum, or from none, by what it counts.
    func isReplaceable(_ number: Number) -> Bool {
      items[number.item].references[number.attribute].map { reference in
        numbers.contains { $0.0.item == reference.item }
      } ?? true
    }
    while let index = numbers.firstIndex(where: { isReplaceable($0.0) }) {
      let (number, factor) = numbers.remove(at: index)
      let item = items[number.item]
      for share in item.shares[number.attribute] ?? [] {
        amounts[share.constraint, default: 0] += factor * share.amount
      }
      guard let reference = item.references[number.attribute] else { continue }
      for start in reference.numbers.map({ Number(item: reference.item, attribute: $0) }) {
        if let same = numbers.firstIndex(where: { $0.0 == start }) {
          numbers[same].factor += factor
        } else {
          numbers.append((start, factor))
        }
      }
      numbers.removeAll { $0.factor == 0 }
    }
    // 2. What is left counts from elsewhere.
    let rest = numbers.map { number, factor in
      Reason.Term(
        amount: factor * items[number.item].alignmentRect[number.attribute],
        words: "the \([number.attribute].words) of \(nameText(items[number.item].name))")
    }
    let shares = amounts.sorted { $0.key < $1.key }.map {
      Item.Share(constraint: $0.key, amount: $0.value)
    }
    return rest + terms(of: shares)
  }
}

extension [ComputedLayout.Ambiguity.Attribute] {
  /// Where numbers that add up lead to: `left edge`, `width`, or for both `right edge`.
  fileprivate var words: String {
    guard count == 1 else { return contains(.width) ? "right edge" : "bottom edge" }
    return self[0].words
  }
}

extension ComputedLayout.Item {
  func sizing(along axis: LayoutAxis) -> Sizing? {
    axis == .horizontal ? horizontalSizing : verticalSizing
  }
}

extension ComputedLayout.Ambiguity.Attribute {
  /// `150 wide`, `21 high`.
  fileprivate func sized(_ value: Double) -> String {
    "\(numberText(value)) \(axis.sizeWord)"
  }
}
