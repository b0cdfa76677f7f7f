// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A report by AppKit or UIKit that constraints cannot be satisfied together, as programs log it.
///
/// The reader understands every form that the two frameworks have printed: spacings in visual
/// format and equations, tables of names, `'|'` for a superview, identifiers, autoresizing lines,
/// standard spaces, directions such as `(LTR)`, content sizes, and the lines of stack views and of
/// cells and grids, and the lines of Masonry and SnapKit. Lines that it cannot read are collected in
/// ``unreadable``; the other lines are used.
///
/// ```swift
/// for log in try ConstraintLog.logs(in: text) {
///   print(try log.explanation().text(ofFile: "log.txt"))
/// }
/// ```
public struct ConstraintLog: Sendable {
  /// A view or guide of the program that wrote the log.
  public struct Item: Sendable, Hashable {
    /// The class name, such as `UIButton`; empty if the log gives only the view's identifier.
    public var className: String
    /// The address that identifies the item, such as `0x7ff0f2e07ce0`, or the name that the log prints
    /// instead.
    public var address: String
    /// The identifier or the text that the log shows for the item; nil if it shows neither.
    public var label: String?
    /// The position of the superview in ``ConstraintLog/items``; nil if the log does not tell.
    public var superview: Int?
  }

  /// A constraint of the report.
  public struct Constraint: Sendable, Hashable {
    /// The line of the text on which the constraint begins, starting at 1.
    public var line: Int
    /// The class name, such as `NSLayoutConstraint`.
    public var className: String
    /// The address of the constraint, or the name that it has instead.
    public var address: String
    /// The identifier; nil if the constraint has none.
    public var identifier: String?
    /// The source location that the log gives, such as `Form.swift#12`; nil if it gives none.
    public var source: String?
    /// The comparisons that the constraint makes: one, or two for a content size.
    var comparisons: [Comparison]
    /// What the text of the constraint leaves open.
    var doubt: Doubt?

    /// Whether the framework made the constraint from a frame and an autoresizing mask.
    public var isAutoresizing: Bool { className.hasSuffix("AutoresizingMaskLayoutConstraint") }
  }

  /// `Σ factor · attribute  relation  constant`.
  struct Relation: Sendable, Hashable {
    var terms: [Term]
    var relation: LayoutConstraint.Relation
    var constant: Double
    var priority = LayoutPriority.required
  }

  /// An attribute times a factor.
  struct Term: Sendable, Hashable {
    var factor: Double
    var subject: Subject
    var attribute: LayoutConstraint.Attribute
    /// Whether the term means the margin at this edge.
    var isMargin = false

    /// Whether the log does not show the place in the view.
    var isHidden: Bool { isMargin || isBaseline }

    var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
  }

  /// The owner of an attribute.
  enum Subject: Sendable, Hashable {
    /// The item at a position in ``ConstraintLog/items``.
    case item(Int)
    /// The superview of the item at a position in ``ConstraintLog/items``.
    case superview(of: Int)

    /// The item whose superview is the owner; nil for another owner.
    var placedItem: Int? { if case .superview(let item) = self { item } else { nil } }
  }

  /// A line that begins like a constraint but cannot be read.
  public struct Unreadable: Sendable, Hashable {
    /// The line of the text, starting at 1.
    public var line: Int
    /// The text of the statement, on one line.
    public var text: String
    /// The reason why it cannot be read, as a sentence.
    public var reason: String
  }

  /// The views and guides, in the order in which the log first mentions them.
  public internal(set) var items: [Item] = []
  /// The constraints in the order of the log, without duplicates.
  public internal(set) var constraints: [Constraint] = []
  /// The lines that cannot be read.
  public internal(set) var unreadable: [Unreadable] = []
  /// The position in ``constraints`` of the constraint that the framework chose to break; nil if
  /// the log does not tell.
  public internal(set) var broken: Int?

  init() {}
}
