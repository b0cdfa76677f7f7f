// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A visual format, read: what it says, in its order, and at which character it says it.
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
/// The grammar has no nesting but these three levels, so reading it needs no recursion.
struct VisualFormat {
  /// A word or number and the offset of its first character.
  struct Word {
    enum Kind {
      case number(Double)
      case name(String)
    }
    var kind: Kind
    var offset: Int
  }

  /// A demand on a size or a distance.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Word
    var priority: Word?
  }

  /// What stands between two views, or between a view and the superview.
  enum Connection {
    /// Nothing: the edges touch.
    case flush
    /// A single `-`: the system spacing.
    case standard
    case predicates([Predicate])
  }

  /// A view with the demands on its size and the connection before it; the first one's leads to the
  /// superview, if there is any.
  struct View {
    var name: String
    var offset: Int
    var leading: Connection?
    var predicates: [Predicate]
  }

  var text: String
  var axis = LayoutAxis.horizontal
  var views: [View] = []
  /// What leads to the superview after the last view, if there is any.
  var closing: Connection?
  /// The offsets of the bars that stand for the superview.
  var openingBar: Int?
  var closingBar: Int?
}
