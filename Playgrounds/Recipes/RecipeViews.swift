// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A label. A glyph of its text is 10 points wide and 10 high. The translations are by language.
func label(
  _ name: String, _ text: String, wraps: Bool = false, translations: [String: String] = [:]
) -> LayoutView {
  named(name, LayoutView(content: FixedText(text, wraps: wraps, translations: translations)))
}

/// A control of a size that a toolkit has measured, in points. Nil is no size of its own, and no
/// baseline.
func control(
  _ name: String, _ title: String? = nil, width: Double? = nil, height: Double? = nil,
  baseline: Double? = nil
) -> LayoutView {
  named(
    name,
    LayoutView(content: Control(title: title, width: width, height: height, baseline: baseline)))
}

/// Gives a view the name that its document, its picture and its snapshot call it by. Grids, stacks
/// and constraints place it.
func named<View: LayoutView>(_ name: String, _ view: View) -> View {
  view.identifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// What a control wants, and what a person reads on it.
private struct Control: LayoutContent {
  let title: String?
  let width: Double?
  let height: Double?
  let baseline: Double?

  var intrinsicContentSize: LayoutSize {
    LayoutSize(
      width: width ?? LayoutView.noIntrinsicMetric, height: height ?? LayoutView.noIntrinsicMetric)
  }
  var firstBaselineOffsetFromTop: Double? { baseline }
  var lastBaselineOffsetFromBottom: Double? {
    if let height, let baseline { height - baseline } else { nil }
  }
}

extension LayoutView {
  /// What a person reads in the views of this tree, by the names of the views.
  public var recipeTexts: [String: String] {
    var texts = subviews.reduce(into: [:]) { texts, view in
      texts.merge(view.recipeTexts) { first, _ in first }
    }
    if let identifier {
      texts[identifier] =
        (layoutContent as? FixedText)?.text ?? (layoutContent as? Control)?.title
    }
    return texts
  }
}
