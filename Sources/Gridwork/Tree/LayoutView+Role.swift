// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a view is to a person who reads or operates it.
///
/// AppKit's counterpart is `NSAccessibility.Role`, which tells many more kinds apart.
public enum LayoutRole: String, Sendable, CaseIterable {
  /// Text to read.
  case text
  /// Something to operate, such as a button or a field.
  case control
  /// A picture that says something.
  case image
  /// Something without a meaning of its own, such as a background.
  case decoration
}

extension LayoutView {
  /// What a view is to a person.
  public typealias Role = LayoutRole

  /// What the view is to a person; nil, the default, for a view that does not say.
  ///
  /// The role does not affect the layout. Verification judges views by it: see `SoundnessRule` in
  /// GridworkInspector.
  public final var role: Role? {
    get { rareProperties?.role }
    set { setRare(to: newValue, from: role) { $0.role = $1 } }
  }

  /// Whether the view is a target that a person points at or operates; by default whether its ``role`` is
  /// ``LayoutRole/control``.
  ///
  /// It does not affect the layout. AppKit has no counterpart.
  public final var isInteractive: Bool {
    get { rareProperties?.isInteractive ?? (role == .control) }
    set { ownRareProperties.isInteractive = newValue }
  }
}
