// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// Whether the constraint takes part in layout; false for a new one.
  ///
  /// Activating needs a common ancestor of both items, else it is a programmer error; it does not
  /// need a root.
  public var isActive: Bool {
    get { holder != nil }
    set { fatalError() }
  }

  /// Activates several constraints as one batch.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints as one batch.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The number added to the second side, in points. Changing it is cheap.
  public var constant: Double {
    get { constantStorage }
    set { constantStorage = newValue }
  }

  /// How important the constraint is; required by default.
  public var priority: LayoutPriority {
    get { priorityStorage }
    set { priorityStorage = newValue }
  }

  /// The first item; nil once it is gone.
  public var firstItem: LayoutItem? { first.item }
  /// The first item's attribute.
  public var firstAttribute: Attribute { first.attribute }
  /// The second item; nil when there is none or once it is gone.
  public var secondItem: LayoutItem? { second?.item }
  /// The second item's attribute; ``Attribute/notAnAttribute`` when there is none.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The place in the program that made the constraint.
  public var source: LayoutSourceLocation {
    LayoutSourceLocation(fileID: "\(file)", line: Int(line))
  }

  func validate() {}
}
