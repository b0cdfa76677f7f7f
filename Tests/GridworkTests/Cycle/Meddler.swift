// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A view that does things before and after its subviews are placed.
final class Meddler: LayoutView {
  var before: () -> Void = {}
  var after: () -> Void = {}
  var onUpdate: () -> Void = {}

  init(_ name: String) {
    super.init()
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var className: String { "Meddler" }

  override func layout() {
    before()
    super.layout()
    after()
  }

  override func updateConstraints() {
    super.updateConstraints()
    onUpdate()
  }
}
