// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// The number added to the second side, in points. Changing it is cheap.
  ///
  /// For a constraint created with system spacing, this is the spacing in the tree where the
  /// constraint is active, until the constant is set. A number that is not finite is a programmer
  /// error. One beyond 10,000,000 or -10,000,000 is cut to that, the greatest length that a layout calculates
  /// with, and ``ComputedLayout/problems`` says so. AppKit substitutes a smaller number, too.
  public var constant: Double {
    get { cut(statedConstant) }
    set {
      requireFinite(newValue, "constant")
      guard newValue != constantStorage || systemSpacing != nil else { return }
      systemSpacing = nil
      constantStorage = newValue
      valueChanged()
    }
  }

  /// The constant before it is cut to the greatest length.
  package var statedConstant: Double {
    guard let systemSpacing else { return constantStorage }
    let product = systemSpacing * (systemSpacingUnit ?? LayoutSystemSpacing().siblings)
    // The product of two numbers may be none.
    return max(-.greatestFiniteMagnitude, min(product, .greatestFiniteMagnitude))
  }

  /// Makes a multiple of the system spacing replace the constant again.
  package func keepSystemSpacing(_ multiple: Double) {
    guard systemSpacing != multiple else { return }
    requireFinite(multiple, "system spacing multiplier")
    systemSpacing = multiple
    valueChanged()
  }

  /// The importance of the constraint; required by default.
  ///
  /// It may change from and to required while the constraint is active. A constraint that becomes
  /// required counts as the newest when required constraints contradict each other.
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

  /// The origin of a constraint.
  enum Maker {
    /// A line of source code.
    case line(StaticString, UInt)
    /// A path in a document.
    case document(path: String)
    /// The library, for something that relates several containers, such as a size group: its name, what it
    /// wants, and what helps if it cannot have that. Few constraints need the room for it.
    indirect case library(owner: String, purpose: String, remedy: String)
  }

  var isMadeByLibrary: Bool { if case .library = maker { true } else { false } }

  /// The place in the program or document that created the constraint.
  public var source: LayoutSourceLocation {
    switch maker {
    case .line(let file, let line): LayoutSourceLocation(fileID: "\(file)", line: Int(line))
    case .document(let path): LayoutSourceLocation(fileID: path, line: 0)
    case .library(let owner, _, _): LayoutSourceLocation(fileID: owner, line: 0)
    }
  }

  /// Sets the path in a document that the constraint comes from. It replaces the source line.
  package func setSource(path: String) {
    maker = .document(path: path)
  }

  /// The system spacing that applies: between siblings, or between a view and its container.
  private var systemSpacingUnit: Double? {
    guard let holder else { return nil }
    let spacing = holder.rootStorage?.systemSpacing ?? LayoutSystemSpacing()
    return hasPart { $0.item.nearestView === holder } ? spacing.container : spacing.siblings
  }
}
