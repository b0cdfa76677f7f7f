// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Written by gridwork export.
// swift-format-ignore-file

import Gridwork

func makeToolbar() -> LayoutRoot {
  let first = LayoutView()
  first.identifier = "first"
  first.translatesAutoresizingMaskIntoConstraints = false
  let second = LayoutView()
  second.identifier = "second"
  second.translatesAutoresizingMaskIntoConstraints = false
  second.isHidden = true
  let third = LayoutView()
  third.identifier = "third"
  third.translatesAutoresizingMaskIntoConstraints = false
  let tools = StackView(views: [first, second, third])
  tools.identifier = "tools"
  tools.translatesAutoresizingMaskIntoConstraints = false
  tools.orientation = .horizontal
  tools.distribution = .fill
  tools.alignment = .centerY
  tools.spacing = 10
  tools.edgeInsets = LayoutEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)
  tools.setHuggingPriority(249.99998, for: .horizontal)
  tools.setHuggingPriority(249.99998, for: .vertical)
  tools.setCustomSpacing(20, after: first)
  tools.setVisibilityPriority(900, for: third)
  let toolbar = LayoutView()
  toolbar.identifier = "toolbar"
  toolbar.translatesAutoresizingMaskIntoConstraints = false
  toolbar.addSubview(tools)
  // Only in the document: the constraint second.height == 40 @250.
  LayoutConstraint.activate([
    tools.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor, constant: 10).with(identifier: "con-st-105"),
    tools.topAnchor.constraint(equalTo: toolbar.topAnchor, constant: 10).with(identifier: "con-st-106"),
    toolbar.trailingAnchor.constraint(equalTo: tools.trailingAnchor, constant: 10).with(identifier: "con-st-107"),
    toolbar.bottomAnchor.constraint(equalTo: tools.bottomAnchor, constant: 10).with(identifier: "con-st-108"),
    first.widthAnchor.constraint(equalToConstant: 50).with(identifier: "con-st-101"),
    first.heightAnchor.constraint(equalToConstant: 20).with(identifier: "con-st-102"),
    second.widthAnchor.constraint(equalToConstant: 40).with(identifier: "con-st-103"),
    third.heightAnchor.constraint(equalToConstant: 30).with(identifier: "con-st-104"),
  ])
  let layoutRoot = LayoutRoot(toolbar, width: .exact(320), height: .exact(60), scale: 0)
  return layoutRoot
}

extension LayoutConstraint {
  /// The constraint with a priority and an identifier.
  fileprivate func with(
    priority: LayoutPriority = .required, identifier: String? = nil
  ) -> LayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
