// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The difference between two texts in the format of `diff -u`.
struct UnifiedDiff {
  private enum Line {
    case both(Substring)
    case removed(Substring)
    case added(Substring)

    var text: String {
      switch self {
      case .both(let line): " \(line)"
      case .removed(let line): "-\(line)"
      case .added(let line): "+\(line)"
      }
    }

    var isChange: Bool {
      if case .both = self { return false }
      return true
    }

    /// The number of lines of the earlier and the later text that this line represents.
    var counts: (old: Int, new: Int) {
      switch self {
      case .both: (1, 1)
      case .removed: (1, 0)
      case .added: (0, 1)
      }
    }
  }

  private var lines: [Line]

  /// Compares two texts line by line.
  ///
  /// - Complexity: O(*n* · *d*) for texts of *n* lines with *d* differences.
  init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    lines = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i) {
        lines.append(.removed(before[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(after[j]))
        j += 1
      } else {
        lines.append(.both(before[i]))
        i += 1
        j += 1
      }
    }
  }

  /// How many unchanged lines stand before and after every change.
  private static let context = 3

  /// The hunks of the diff, with unchanged lines around every change; empty if the texts are equal.
  func text() -> String {
    var shown = Set<Int>()
    for (index, line) in lines.enumerated() where line.isChange {
      shown.formUnion(max(0, index - Self.context)...min(lines.count - 1, index + Self.context))
    }
    var output: [String] = []
    var (old, new) = (1, 1)
    var index = 0
    while index < lines.count {
      if shown.contains(index) {
        let end = (index..<lines.count).first { !shown.contains($0) } ?? lines.count
        let hunk = lines[index..<end]
        let counts = hunk.reduce((old: 0, new: 0)) {
          ($0.old + $1.counts.old, $0.new + $1.counts.new)
        }
        // A text has at least one line, so with context both sides of a hunk have lines.
        let sides = (Self.side(old, counts.old), Self.side(new, counts.new))
        output.append("@@ -\(sides.0) +\(sides.1) @@")
        output += hunk.map(\.text)
        (old, new) = (old + counts.old, new + counts.new)
        index = end
      } else {
        (old, new) = (old + lines[index].counts.old, new + lines[index].counts.new)
        index += 1
      }
    }
    return output.joined(separator: "\n")
  }

  /// The range of a hunk: its first line, and its number of lines unless that is 1.
  private static func side(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
