// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension LayoutView {
  /// Adds a subview whose edges keep these distances from those of the view.
  package func addSubview(
    _ view: LayoutView, leading: Double, trailing: Double, top: Double, bottom: Double
  ) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -trailing),
      view.topAnchor.constraint(equalTo: topAnchor, constant: top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom),
    ])
  }
}
