// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A parsed visual format: its parts in order, with their positions in the text.
///
/// ```text
/// format      := ( ("H"|"V") ":" )?  ( "|" connection )?  view ( connection view )*  ( connection "|" )?
/// view        := "[" name ( "(" predicate ("," predicate)* ")" )? "]"
/// connection  := (nothing)  |  "-" simple "-"  |  "-(" predicate ("," predicate)* ")-"  |  "-"
/// simple      := ( number | metric ) ( "@" priority )?
/// predicate   := ( "==" | "<=" | ">=" )?  ( number | metric | view name )  ( "@" priority )?
/// priority    := number | metric
/// ```
///
/// The grammar nests no deeper than these rules, so the parser needs no recursion.
struct VisualFormat {
  /// A name or a number, with the offset of its first character.
  struct Word {
    enum Kind {
      case number(Double)
      case name(String)
    }
    var kind: Kind
    var offset: Int
  }

  /// A comparison that a size or a distance must satisfy.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Word
    var priority: Word?
  }

  /// The distance between two views, or between a view and the superview.
  enum Connection {
    /// No distance, written as nothing: the edges touch.
    case flush
    /// The system spacing, written as `-`.
    case standard
    case predicates([Predicate])
  }

  /// A view with the predicates on its size and the connection before it. The connection before the
  /// first view leads to the superview, if the format starts with one.
  struct View {
    var name: String
    var offset: Int
    var leading: Connection?
    var predicates: [Predicate]
  }

  var text: String
  var axis = LayoutAxis.horizontal
  var views: [View] = []
  /// The connection from the last view to the superview, if the format ends with one.
  var closing: Connection?
  /// The offset of the first bar, which stands for the superview.
  var bar: Int?
}
