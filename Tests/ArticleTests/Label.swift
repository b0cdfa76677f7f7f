// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A label that is called what it says.
func label(_ text: String) -> LayoutView {
  let view = LayoutView(content: FixedText(text))
  view.identifier = text.lowercased()
  return view
}

/// The frame of a view after layout: x, y, width, height.
func frame(_ view: LayoutView) -> [Double] {
  [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
}

/// Lays out a tree in a root of some width; as small as the content allows if there is none.
func layOut(_ view: LayoutView, width: Double? = nil, height: Double? = nil) -> LayoutRoot {
  let root = LayoutRoot(
    view, width: width.map(LayoutRoot.Extent.exact) ?? .fitting,
    height: height.map(LayoutRoot.Extent.exact) ?? .fitting)
  root.layoutIfNeeded()
  return root
}

/// A text field, which has no size of its own.
func field(_ name: String) -> LayoutView {
  let view = LayoutView()
  view.identifier = name
  return view
}
