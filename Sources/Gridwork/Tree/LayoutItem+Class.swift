// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Embedded Swift has no metatypes of classes, and no names of types.

extension LayoutItem {
  /// The name of the item's type; in Embedded Swift, that of the nearest class of the library.
  final var typeName: String {
    #if hasFeature(Embedded)
      switch self {
      case is GridView: "GridView"
      case is StackView: "StackView"
      default: isView ? "LayoutView" : "LayoutGuide"
      }
    #else
      "\(type(of: self))"
    #endif
  }
}

extension LayoutView {
  #if hasFeature(Embedded)
    /// Whether the view is of no subclass: whether its class is that of a view known to be of none.
    final var isOfNoSubclass: Bool {
      if Self.plainClass == 0 {
        // Making that view asks the same question of it.
        Self.plainClass = 1
        Self.plainClass = LayoutView().classWord
      }
      return classWord == Self.plainClass
    }

    nonisolated(unsafe) private static var plainClass: UInt = 0

    /// The first word of an object points to its class.
    private final var classWord: UInt {
      Unmanaged.passUnretained(self).toOpaque().load(as: UInt.self)
    }
  #else
    final var isOfNoSubclass: Bool { @inline(__always) get { type(of: self) == LayoutView.self } }
  #endif
}
