// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A report of AppKit or UIKit about constraints that cannot all hold, as it stands in a program's log.
///
/// Every form that the two frameworks have printed is read: spacings in visual format and equations,
/// tables of names, `'|'` for a superview, identifiers, autoresizing lines, standard spaces, directions
/// such as `(LTR)`, content sizes, and the lines of stack views and of cells. What cannot be read is kept
/// in ``unreadable``, and the rest is used.
///
/// ```swift
/// for log in ConstraintLog.logs(in: text) {
///   print(try log.explanation().text(ofFile: "log.txt"))
/// }
/// ```
public struct ConstraintLog: Sendable {
  /// A view or guide of the program.
  public struct Item: Sendable, Hashable {
    /// The name of the class, such as `UIButton`; empty where the log has only the view's identifier.
    public var className: String
    /// The address that tells the item from others, such as `0x7ff0f2e07ce0`.
    public var address: String
    /// The identifier or the text that the log shows for the item; nil for none.
    public var label: String?
    /// The position in ``ConstraintLog/items`` of the superview; nil where the log does not tell.
    public var superview: Int?
  }

  /// One line of the list.
  public struct Constraint: Sendable, Hashable {
    /// The line of the text on which it begins, counted from 1.
    public var line: Int
    /// The name of the class, such as `NSLayoutConstraint`.
    public var className: String
    /// The address of the constraint.
    public var address: String
    /// The identifier; nil for none.
    public var identifier: String?
    /// The place in the program that the log tells, such as `Form.swift#12`; nil for none.
    public var source: String?
    /// What it says: one comparison, or two for a content size.
    var comparisons: [Comparison]

    /// Whether the framework made the constraint from a frame and a mask.
    public var isAutoresizing: Bool { className.hasSuffix("AutoresizingMaskLayoutConstraint") }
  }

  /// `Σ factor · attribute  relation  constant`.
  struct Relation: Sendable, Hashable {
    var terms: [Term]
    var relation: LayoutConstraint.Relation
    var constant: Double
    var priority = LayoutPriority.required
  }

  /// A multiple of an attribute.
  struct Term: Sendable, Hashable {
    var factor: Double
    var subject: Subject
    var attribute: LayoutConstraint.Attribute
    /// Whether the margin at the edge is meant.
    var isMargin = false
  }

  /// What an attribute belongs to.
  enum Subject: Sendable, Hashable {
    /// The item at a position.
    case item(Int)
    /// The superview of the item at a position.
    case superview(of: Int)
  }

  /// A line that begins like a constraint and cannot be read.
  public struct Unreadable: Sendable, Hashable {
    /// The line of the text, counted from 1.
    public var line: Int
    /// The text, on one line.
    public var text: String
    /// What was found, as a sentence.
    public var reason: String
  }

  /// The views and guides, in the order in which they are first mentioned.
  public internal(set) var items: [Item] = []
  /// The constraints of the list, in its order, each once.
  public internal(set) var constraints: [Constraint] = []
  /// The lines that cannot be read.
  public internal(set) var unreadable: [Unreadable] = []
  /// The position in ``constraints`` of the one that the framework chose to break; nil where the text
  /// does not tell.
  public internal(set) var broken: Int?

  init() {}
}
