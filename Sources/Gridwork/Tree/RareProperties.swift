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
    _ property: ReferenceWritableKeyPath<RareProperties, Value>, to value: Value, from old: Value
  ) {
    if value != old { ownRareProperties[keyPath: property] = value }
  }

  final var tagStorage: Int {
    get { rareProperties?.tag ?? RareProperties.defaultTag }
    set { setRare(\.tag, to: newValue, from: tagStorage) }
  }

  final var guideStorage: [LayoutGuide] { rareProperties?.guides ?? [] }
  final var marginsGuideStorage: LayoutGuide? { rareProperties?.marginsGuide }
  final var safeAreaGuideStorage: LayoutGuide? { rareProperties?.safeAreaGuide }
  final var listed: [LayoutConstraint] { rareProperties?.listed ?? [] }

  final var marginsStorage: LayoutEdgeInsets {
    get { rareProperties?.margins ?? RareProperties.defaultMargins }
    set { setRare(\.margins, to: newValue, from: marginsStorage) }
  }

  final var safeAreaStorage: LayoutEdgeInsets {
    get { rareProperties?.safeArea ?? .zero }
    set { setRare(\.safeArea, to: newValue, from: safeAreaStorage) }
  }

  final var additionalSafeAreaStorage: LayoutEdgeInsets {
    get { rareProperties?.additionalSafeArea ?? .zero }
    set { setRare(\.additionalSafeArea, to: newValue, from: additionalSafeAreaStorage) }
  }

  final var ownDirection: UserInterfaceLayoutDirection? {
    get { rareProperties?.ownDirection }
    set { setRare(\.ownDirection, to: newValue, from: ownDirection) }
  }

  final var roleStorage: LayoutRole? {
    get { rareProperties?.role }
    set { setRare(\.role, to: newValue, from: roleStorage) }
  }

  final var ownInteractivity: Bool? {
    get { rareProperties?.isInteractive }
    set { setRare(\.isInteractive, to: newValue, from: ownInteractivity) }
  }

  final var maskStorage: AutoresizingMask {
    get { rareProperties?.mask ?? [] }
    set { setRare(\.mask, to: newValue, from: maskStorage) }
  }

  final var autoresizingBasis: AutoresizingBasis {
    get { rareProperties?.autoresizingBasis ?? AutoresizingBasis() }
    set { setRare(\.autoresizingBasis, to: newValue, from: autoresizingBasis) }
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
