// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// What is ambiguous about one item along one axis, in a sentence.
  package struct AmbiguitySentence: Sendable {
    /// The position of the item in ``ComputedLayout/items``.
    package let item: Int
    /// The axis that the ambiguous numbers lie along.
    package let axis: LayoutAxis
    /// How far the other frame that was found is from the one in use, in points.
    package let distance: Double
    /// Such as `nothing fixes the width of field; it may be anything from 150 up`.
    package let text: String
  }

  /// Ambiguities in words. The position and the extent of an item along an axis have one cause and share
  /// a sentence.
  package func sentences(about ambiguities: [Ambiguity]) -> [AmbiguitySentence] {
    var sentences: [AmbiguitySentence] = []
    var rest = ambiguities[...]
    while let first = rest.first {
      let same = Array(rest.prefix { $0.item == first.item && $0.axis == first.axis })
      rest = rest.dropFirst(same.count)
      sentences.append(
        AmbiguitySentence(
          item: first.item, axis: first.axis,
          distance: known(same.map { ($0.alternative - $0.value).magnitude }.max()),
          text: Ambiguity.sentence(about: same, of: nameText(items[first.item].name))))
    }
    return sentences
  }
}

extension ComputedLayout.Ambiguity: CustomStringConvertible {
  /// What is ambiguous, and what it may be:
  /// `nothing fixes the width of field; it may be anything from 150 up`.
  public var description: String {
    Self.sentence(about: [self], of: itemName.map(nameText) ?? "item \(item)")
  }

  /// What is ambiguous about an item along one axis: its position, its extent or both.
  fileprivate static func sentence(about numbers: [Self], of name: String) -> String {
    let words = numbers.map { "the \($0.attribute.words)" }
    let ranges = numbers.map { $0.rangeWords }
    let range =
      ranges.count == 1
      ? "it may be \(ranges[0])"
      : ranges[0] == ranges[1]
        ? "both may be \(ranges[0])"
        : "\(words[0]) may be \(ranges[0]), \(words[1]) \(ranges[1])"
    return "nothing fixes \(words.joined(separator: " and ")) of \(name); \(range)"
  }

  /// The values that are equally good: `anything from 150 up`.
  var rangeWords: String {
    switch (lowerBound, upperBound) {
    case (nil, nil): "anything"
    case (let lower?, nil): "anything from \(numberText(lower)) up"
    case (nil, let upper?): "anything up to \(numberText(upper))"
    case (let lower?, let upper?): "anything from \(numberText(lower)) to \(numberText(upper))"
    }
  }
}
