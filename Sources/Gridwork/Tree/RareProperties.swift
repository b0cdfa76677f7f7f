// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The properties of a view that few views set. A view has this object only once one of them has a value
/// other than its default, so that most views are small.
final class RareProperties {
  var tag = RareProperties.defaultTag
  var guides: [LayoutGuide] = []
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?
  var margins = RareProperties.defaultMargins
  var safeArea = LayoutEdgeInsets.zero
  var additionalSafeArea = LayoutEdgeInsets.zero
  var ownDirection: UserInterfaceLayoutDirection?
  /// The constraints that were added to the view although a view inside it holds them.
  var listed: [LayoutConstraint] = []
  var mask: LayoutView.AutoresizingMask = []
  var role: LayoutRole?
  /// Whether the view is interactive, where it says so itself.
  var isInteractive: Bool?
  var autoresizingBasis = AutoresizingBasis()
  /// The measurements of the view by separate solves; nil if it must be measured again.
  var measurements: AnyObject?

  static let defaultMargins = LayoutEdgeInsets(all: 8)
  static let defaultTag = -1
}

extension LayoutView {
  /// The rare properties, created now if the view has none.
  final var ownRareProperties: RareProperties {
    if let rareProperties { return rareProperties }
    let properties = RareProperties()
    rareProperties = properties
    return properties
  }

  /// Sets a rare property, and creates nothing for a value that it has anyway.
  private final func setRare<Value: Equatable>(
    to value: Value, from old: Value, _ set: (RareProperties, Value) -> Void
  ) {
    if value != old { set(ownRareProperties, value) }
  }

  final var tagStorage: Int {
    get { rareProperties?.tag ?? RareProperties.defaultTag }
    set { setRare(to: newValue, from: tagStorage) { $0.tag = $1 } }
  }

  final var guideStorage: [LayoutGuide] { rareProperties?.guides ?? [] }
  final var marginsGuideStorage: LayoutGuide? { rareProperties?.marginsGuide }
  final var safeAreaGuideStorage: LayoutGuide? { rareProperties?.safeAreaGuide }
  final var listed: [LayoutConstraint] { rareProperties?.listed ?? [] }

  final var marginsStorage: LayoutEdgeInsets {
    get { rareProperties?.margins ?? RareProperties.defaultMargins }
    set { setRare(to: newValue, from: marginsStorage) { $0.margins = $1 } }
  }

  final var safeAreaStorage: LayoutEdgeInsets {
    get { rareProperties?.safeArea ?? .zero }
    set { setRare(to: newValue, from: safeAreaStorage) { $0.safeArea = $1 } }
  }

  final var additionalSafeAreaStorage: LayoutEdgeInsets {
    get { rareProperties?.additionalSafeArea ?? .zero }
    set { setRare(to: newValue, from: additionalSafeAreaStorage) { $0.additionalSafeArea = $1 } }
  }

  final var ownDirection: UserInterfaceLayoutDirection? {
    get { rareProperties?.ownDirection }
    set { setRare(to: newValue, from: ownDirection) { $0.ownDirection = $1 } }
  }

  final var roleStorage: LayoutRole? {
    get { rareProperties?.role }
    set { setRare(to: newValue, from: roleStorage) { $0.role = $1 } }
  }

  final var ownInteractivity: Bool? {
    get { rareProperties?.isInteractive }
    set { setRare(to: newValue, from: ownInteractivity) { $0.isInteractive = $1 } }
  }

  final var maskStorage: AutoresizingMask {
    get { rareProperties?.mask ?? [] }
    set { setRare(to: newValue, from: maskStorage) { $0.mask = $1 } }
  }

  final var autoresizingBasis: AutoresizingBasis {
    get { rareProperties?.autoresizingBasis ?? AutoresizingBasis() }
    set { setRare(to: newValue, from: autoresizingBasis) { $0.autoresizingBasis = $1 } }
  }

  final var measurements: AnyObject? {
    get { rareProperties?.measurements }
    set {
      if let newValue {
        ownRareProperties.measurements = newValue
      } else {
        rareProperties?.measurements = nil
      }
    }
  }
}
