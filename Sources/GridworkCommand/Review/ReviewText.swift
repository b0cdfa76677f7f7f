// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// The Markdown of a review: a summary, a section for every file about which there is something to say, and
/// what accepts the changes.
struct ReviewText {
  /// A picture in a file beside the text.
  struct Picture {
    let name: String
    let svg: String
  }

  private let drawsFiles: Bool
  private var paragraphs: [String] = []
  /// The pictures that the text links to; empty if it draws with characters.
  private(set) var pictures: [Picture] = []

  /// The text with a line break at the end.
  var markdown: String { paragraphs.joined(separator: "\n\n") + "\n" }

  /// - Parameters:
  ///   - reviews: The reviews, in the order of the text.
  ///   - drawsFiles: Whether pictures are files; otherwise they are drawn with characters.
  init(_ reviews: [FileReview], drawsFiles: Bool) {
    self.drawsFiles = drawsFiles
    paragraphs.append(Self.summary(reviews))
    let audible = reviews.filter { !$0.isSilent }
    for review in audible { add(review) }
    if audible.contains(where: { $0.error == nil }) { addAcceptance(of: audible) }
  }

  // MARK: Summary

  /// The counts on one line: `3 layouts changed, 1 added; 1 new finding, 2 gone. 5 are the same.`
  private static func summary(_ reviews: [FileReview]) -> String {
    let reviews = reviews.filter { !$0.isOther }
    let usable = reviews.filter { $0.error == nil }
    let added = usable.count { $0.fate == .added }
    let removed = usable.count { $0.fate == .removed }
    let same = usable.count(where: \.isSilent)
    let renamed = usable.count { if case .renamed = $0.fate { true } else { false } }
    let changed = usable.count - added - removed - renamed - same
    let layouts =
      list(
        [(changed, "changed"), (added, "added"), (removed, "removed"), (renamed, "renamed")],
        of: "layout") ?? "No layout changed"
    let findings =
      list(
        VerificationComparison.Fate.allCases.map { fate in
          (usable.reduce(0) { $0 + $1.count(fate) }, fate.rawValue)
        }, of: "finding") ?? "no finding is new or gone"
    let unusable = reviews.count - usable.count
    let rest = [
      unusable == 0 ? nil : "\(counted(unusable, "file")) cannot be used.",
      same == 0 ? nil : "\(counted(same, "layout")) \(same == 1 ? "is" : "are") the same.",
    ]
    return (["**\(layouts); \(findings).**"] + rest.compactMap { $0 }).joined(separator: " ")
  }

  /// The counts that are not 0, the first one with the noun: `1 new finding, 2 gone` or `3 layouts changed`.
  private static func list(_ counts: [(Int, String)], of noun: String) -> String? {
    let parts = counts.filter { $0.0 > 0 }
    guard let (count, word) = parts.first else { return nil }
    let first =
      word == VerificationComparison.Fate.new.rawValue
      ? counted(count, "\(word) \(noun)") : "\(counted(count, noun)) \(word)"
    return ([first] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }

  // MARK: Files

  private mutating func add(_ review: FileReview) {
    let fate =
      switch review.fate {
      case .kept: ""
      case .added: " (added)"
      case .removed: " (removed)"
      case .renamed(let name): " (renamed from \(Markdown.code(name)))"
      }
    paragraphs.append("### \(Markdown.code(review.name))\(fate)")
    if let error = review.error {
      paragraphs.append("The file cannot be used: \(Self.code(error))")
    }
    if let error = review.earlierError {
      paragraphs.append("The earlier version cannot be used: \(Self.code(error))")
    }
    if !review.findings.isEmpty { add(review.findings) }
    add(review.changes)
  }

  /// The first line of an error.
  private static func code(_ error: CommandError) -> String {
    Markdown.code(String(error.text.prefix { !$0.isNewline }))
  }

  private mutating func add(_ findings: [FileReview.Finding]) {
    let rows = findings.flatMap { finding -> [[String]] in
      func row(_ word: String, _ text: String, _ places: String) -> [String] {
        [word, Markdown.code(text), Markdown.code(places)]
      }
      let now = row("**\(finding.fate.rawValue)**", finding.text, finding.places)
      return [now] + (finding.earlier.map { [row("before", $0.text, $0.places)] } ?? [])
    }
    paragraphs.append(Markdown.table(["", "Finding", "Where"], rows))
  }

  /// The first change in full view, and the others with all pictures to open.
  private mutating func add(_ changes: [FileReview.Change]) {
    guard let first = changes.first else { return }
    addMoves(of: first)
    let others = changes.dropFirst()
    let more = others.isEmpty ? "" : ", and \(counted(others.count, "other layout"))"
    let pictures = first.difference == nil ? "Picture" : "Before and after"
    paragraphs.append("<details><summary>\(pictures)\(more)</summary>")
    addPictures(of: first)
    for change in others {
      addMoves(of: change)
      addPictures(of: change)
    }
    paragraphs.append("</details>")
  }

  // MARK: What moved

  /// The number of rows after which a table ends. The reader of so many looks at the picture.
  private static let mostRows = 30

  private mutating func addMoves(of change: FileReview.Change) {
    let inputs = change.after?.inputsText ?? change.before?.inputsText ?? ""
    let name = Markdown.code(change.name)
    guard let difference = change.difference else {
      paragraphs.append("\(name) (\(inputs)): \(change.before == nil ? "added" : "removed")")
      return
    }
    let earlier = difference.inputs.isEmpty ? nil : change.before?.inputsText
    paragraphs.append("\(name) (\(inputs)\(earlier.map { ", before: \($0)" } ?? "")):")
    guard !difference.changes.isEmpty else { return }
    paragraphs.append(
      Markdown.table(
        ["View", "From", "To"], difference.changes.prefix(Self.mostRows).map(Self.row)))
    let rest = difference.changes.count - Self.mostRows
    if rest > 0 {
      paragraphs.append("\(counted(rest, "more view")); `gridwork diff` lists all.")
    }
  }

  private static func row(_ change: LayoutDifference.Change) -> [String] {
    let (from, to): ([String], [String])
    switch change.fate {
    case .added: (from, to) = (["added"], [change.line ?? ""])
    case .removed: (from, to) = ([change.line ?? ""], ["removed"])
    case .stayed:
      func text(_ number: LayoutDifference.Number, _ value: Double?) -> String {
        "\(number.what) \(value.map(numberText) ?? "none")"
      }
      from =
        change.numbers.map { text($0, $0.before) }
        + change.properties.map { $0.words.from }
      to = change.numbers.map { text($0, $0.after) } + change.properties.map { $0.words.to }
    }
    return [nameText(change.name), from.joined(separator: ", "), to.joined(separator: ", ")]
      .map(Markdown.code)
  }

  // MARK: Pictures

  private mutating func addPictures(of change: FileReview.Change) {
    let layouts = [("Before", change.before), ("After", change.after)]
    let shown = layouts.compactMap { word, layout in layout.map { (word: word, layout: $0) } }
    guard drawsFiles else {
      for (word, layout) in shown {
        paragraphs.append("\(word):")
        paragraphs.append(Markdown.block(layout.asciiPicture(width: 72)))
      }
      return
    }
    let links = shown.map { link($0.word, to: $0.layout.svgPicture()) }
    paragraphs.append(Markdown.table(shown.map(\.word), [links]))
    if let before = change.before, let after = change.after {
      paragraphs.append(link("What moved", to: after.svgComparison(with: before)))
    }
  }

  private mutating func link(_ text: String, to svg: String) -> String {
    let name = "picture-\(pictures.count + 1).svg"
    pictures.append(Picture(name: name, svg: svg))
    return "![\(text)](\(name))"
  }

  /// The names of the pictures that a review links to.
  static func pictureNames(in markdown: String) -> [String] {
    markdown.matches(of: /!\[[^\]\n]*\]\((picture-[0-9]+\.svg)\)/).map { String($0.output.1) }
  }

  // MARK: Acceptance

  private mutating func addAcceptance(of reviews: [FileReview]) {
    paragraphs.append("### To accept this")
    paragraphs.append(
      "Merging accepts the files as they are. Tests that compare these layouts with snapshots record them "
        + "with this command:")
    paragraphs.append(Markdown.block("GRIDWORK_RECORD=failed swift test", language: "sh"))
    // A view may break a rule in several ways.
    var seen: Set<String> = []
    let exemptions = reviews.flatMap { review in
      review.findings.compactMap { finding in
        finding.exemption.map { exemption in
          "- \(Markdown.code(nameText(exemption.view))) in \(Markdown.code(review.name)): "
            + Markdown.code(#""exempt": {"\#(exemption.rule.id)": "the reason"}"#)
        }
      }
    }.filter { seen.insert($0).inserted }
    guard !exemptions.isEmpty else { return }
    paragraphs.append(
      "If a finding is intended, exempt the view from the rule and give the reason:")
    paragraphs.append(exemptions.joined(separator: "\n"))
  }
}

extension LayoutDifference.Property {
  /// The property before and after: `shown` and `hidden`, or `inside page` and `inside form`.
  fileprivate var words: (from: String, to: String) {
    func words(_ parent: String?) -> String { "inside \(parent.map(nameText) ?? "nothing")" }
    return
      switch self
    {
    case .visibility(let from, let to): (from.rawValue, to.rawValue)
    case .parent(let from, let to): (words(from), words(to))
    }
  }
}
