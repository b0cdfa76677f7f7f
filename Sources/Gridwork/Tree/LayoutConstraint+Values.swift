// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// The number added to the second side, in points. Changing it is cheap.
  ///
  /// Of a constraint made with system spacing: the spacing in the tree that it is active in, until
  /// the constant is set. A number that is not finite is a programmer error.
  public var constant: Double {
    get {
      guard let systemSpacing else { return constantStorage }
      return systemSpacing * (systemSpacingUnit ?? LayoutSystemSpacing().siblings)
    }
    set {
      requireFinite(newValue, "constant")
      guard newValue != constantStorage || systemSpacing != nil else { return }
      systemSpacing = nil
      constantStorage = newValue
      valueChanged()
    }
  }

  /// Lets a multiple of the system spacing stand in for the constant again.
  package func keepSystemSpacing(_ multiple: Double) {
    guard systemSpacing != multiple else { return }
    requireFinite(multiple, "system spacing multiplier")
    systemSpacing = multiple
    valueChanged()
  }

  /// How important the constraint is; required by default.
  ///
  /// It may change from and to required while the constraint is active. One that becomes required
  /// counts as the newest when required constraints contradict each other.
  public var priority: LayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      priorityStorage = newValue
      // A container may activate it later, in the place that it has now.
      if newValue.isRequired, let view = holder ?? firstItem?.nearestView { renewStamp(in: view) }
      valueChanged()
    }
  }

  /// What made a constraint.
  enum Maker {
    /// A line of a program.
    case line(StaticString, UInt)
    /// What stands at a path of a document.
    case document(path: String)
  }

  /// The place in the program, or in the document, that made the constraint.
  public var source: LayoutSourceLocation {
    switch maker {
    case .line(let file, let line): LayoutSourceLocation(fileID: "\(file)", line: Int(line))
    case .document(let path): LayoutSourceLocation(fileID: path, line: 0)
    }
  }

  /// Says where in a document the constraint stands; its source is this path instead of a line.
  package func setSource(path: String) {
    maker = .document(path: path)
  }

  /// The system spacing that applies: between siblings, or between a view and what contains it.
  private var systemSpacingUnit: Double? {
    guard let holder else { return nil }
    let spacing = holder.rootStorage?.systemSpacing ?? LayoutSystemSpacing()
    var relatesHolder = false
    forEachPart { part in if part.item.nearestView === holder { relatesHolder = true } }
    return relatesHolder ? spacing.container : spacing.siblings
  }
}
