// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A single change of a document's text, in the author's own terms, that removes a finding and makes nothing else
/// worse.
public struct DocumentEdit: Sendable, Hashable {
  /// What an edit changes. The order of the cases is the order of size, from the smallest.
  public enum Kind: String, Sendable, CaseIterable {
    /// A number of points of a constraint or a setting.
    case constant
    /// The priority of a constraint, or with which a view hugs its content or resists being smaller.
    case priority
    /// The relation of a constraint: an equality becomes an inequality.
    case relation
    /// A fixed extent becomes a minimum.
    case limit
    /// A label wraps.
    case wrapping
    /// A constraint or a setting is removed.
    case removal
    /// A constraint is added.
    case addition
  }

  /// What the edit changes.
  public let kind: Kind
  /// The edit as part of a sentence: `write "title.width == 80" instead of "title.width == 30"`, `let hint
  /// wrap`.
  public let text: String
  /// What else moves where the finding was worst, in words: `title becomes 80 wide; nothing else moves`.
  public let effect: String
  /// The first character that the edit replaces, or the one before which it inserts its text.
  public let start: DocumentSource.Position
  /// The character after the last one that the edit replaces.
  public let end: DocumentSource.Position
  /// The text in place of the characters from ``start`` to ``end``.
  public let replacement: String
  let patch: JSONPatch
}

extension DocumentEdit {
  /// The edit as a sentence, with its line: `Let hint wrap (line 9): hint becomes 20 high; nothing else moves.`
  var sentence: String {
    "\(text.prefix(1).uppercased())\(text.dropFirst()) (line \(start.line)): \(effect)."
  }
}
