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
  var direction: UserInterfaceLayoutDirection?
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
  final func setRare<Value: Equatable>(
    to value: Value, from old: Value, _ set: (RareProperties, Value) -> Void
  ) {
    if value != old { set(ownRareProperties, value) }
  }

  final var guideStorage: [LayoutGuide] { rareProperties?.guides ?? [] }
  final var marginsGuideStorage: LayoutGuide? { rareProperties?.marginsGuide }
  final var safeAreaGuideStorage: LayoutGuide? { rareProperties?.safeAreaGuide }
  final var listed: [LayoutConstraint] { rareProperties?.listed ?? [] }

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
