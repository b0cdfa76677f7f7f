// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import GridworkSnapshots
import Testing

/// Settings that change nothing: each tree is made with the setting and without, and has the same frames.
@Suite struct `Settings without effect` {
  private let matrix = LayoutMatrix(
    widths: [nil, 100, 250], heights: [nil, 80], directions: [.leftToRight, .rightToLeft])

  /// Expects a finding with the setting, none without it, and the same frames at every size.
  private func expectNoEffect(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    make: (_ isSet: Bool) -> LayoutView
  ) {
    #expect(lines(make(true)) == ["no effect: \(message)"], sourceLocation: sourceLocation)
    #expect(lines(make(false)).isEmpty, sourceLocation: sourceLocation)
    #expect(frames(make(true)) == frames(make(false)), sourceLocation: sourceLocation)
  }

  /// Expects no finding with a setting, and other frames without it at some size.
  private func expectEffect(
    sourceLocation: SourceLocation = #_sourceLocation, make: (_ isSet: Bool) -> LayoutView
  ) {
    #expect(lines(make(true)).isEmpty, sourceLocation: sourceLocation)
    #expect(frames(make(true)) != frames(make(false)), sourceLocation: sourceLocation)
  }

  private func lines(_ view: LayoutView) -> [String] {
    LayoutRoot(view).soundnessFindings(rules: [.noEffect]).map(\.text)
  }

  private func frames(_ view: LayoutView) -> [[LayoutRect]] {
    let root = LayoutRoot(view)
    var frames: [[LayoutRect]] = []
    for direction in matrix.directions {
      for width in matrix.widths {
        for height in matrix.heights {
          root.direction = direction
          root.width = width.map(LayoutExtent.exact) ?? .fitting
          root.height = height.map(LayoutExtent.exact) ?? .fitting
          frames.append(root.computedLayout.items.map(\.frameInRoot))
        }
      }
    }
    return frames
  }

  private func text(_ text: String, named name: String) -> LayoutView {
    let view = LayoutView(content: FixedText(text))
    view.identifier = name
    return view
  }

  /// A label and a field side by side, each with a baseline.
  private func makeForm() -> GridView {
    let form = GridView(views: [[text("Name", named: "label"), text("Ada", named: "field")]])
    form.identifier = "form"
    return form
  }

  private func makeBar(_ count: Int = 3) -> StackView {
    let bar = StackView()
    bar.identifier = "bar"
    for name in ["a", "b", "c"].prefix(count) { bar.addArrangedSubview(text(name, named: name)) }
    return bar
  }

  // MARK: Rows and columns

  @Test func `a weight beside a width`() {
    expectNoEffect("the weight of column 1 of form changes nothing: its width is set to 40") {
      isSet in
      let form = makeForm()
      form.column(at: 1).width = 40
      if isSet { form.column(at: 1).weight = 2 }
      return form
    }
    expectEffect { isSet in
      let form = makeForm()
      if isSet { form.column(at: 1).weight = 2 }
      form.column(at: 0).weight = 1
      return form
    }
  }

  @Test func `limits and a fraction beside a height`() {
    let reason = "its height is set to 30"
    let settings: [(String, (GridRow) -> Void)] = [
      ("minimum height", { $0.minimumHeight = 50 }), ("maximum height", { $0.maximumHeight = 20 }),
      ("height fraction", { $0.heightFraction = 0.5 }),
    ]
    for (setting, set) in settings {
      expectNoEffect("the \(setting) of row 0 of form changes nothing: \(reason)") { isSet in
        let form = makeForm()
        form.row(at: 0).height = 30
        if isSet { set(form.row(at: 0)) }
        return form
      }
    }
  }

  @Test func `a weight and a size group beside a fraction`() {
    let reason = "its width is a fraction of the grid's"
    expectNoEffect("the weight of column 0 of form changes nothing: \(reason)") { isSet in
      let form = makeForm()
      form.column(at: 0).widthFraction = 0.5
      if isSet { form.column(at: 0).weight = 2 }
      return form
    }
    expectNoEffect("the size group of column 0 of form changes nothing: \(reason)") { isSet in
      let form = makeForm()
      form.column(at: 0).widthFraction = 0.5
      form.column(at: 1).sizeGroup = "fields"
      if isSet { form.column(at: 0).sizeGroup = "fields" }
      return form
    }
  }

  @Test func `a weight counts where a fraction cannot be honored`() {
    // 0.7 and 0.7 are more than the whole: the second column becomes sized for its content.
    let form = makeForm()
    form.column(at: 0).widthFraction = 0.7
    form.column(at: 1).widthFraction = 0.7
    form.column(at: 1).weight = 1
    #expect(lines(form).isEmpty)
  }

  // MARK: Baselines

  @Test func `a vertical placement on a baseline that another view places`() {
    expectNoEffect(
      "the vertical placement of field changes nothing: row 0 of form aligns baselines, and label places "
        + "them"
    ) { isSet in
      let form = makeForm()
      form.rowAlignment = .firstBaseline
      if isSet { form.cell(atColumnIndex: 1, rowIndex: 0).yPlacement = .trailing }
      return form
    }
    expectEffect { isSet in
      let form = makeForm()
      form.rowAlignment = .firstBaseline
      if isSet { form.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = .trailing }
      return form
    }
    expectEffect { isSet in
      let form = makeForm()
      if isSet { form.cell(atColumnIndex: 1, rowIndex: 0).yPlacement = .trailing }
      return form
    }
  }

  @Test func `a view without a placement leaves the baseline to the next one`() {
    let form = GridView(views: [
      [text("a", named: "a"), text("b", named: "b"), text("c", named: "c")]
    ])
    form.identifier = "form"
    form.row(at: 0).rowAlignment = .lastBaseline
    form.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = .none
    form.cell(atColumnIndex: 1, rowIndex: 0).yPlacement = .center
    form.cell(atColumnIndex: 2, rowIndex: 0).yPlacement = .trailing
    #expect(
      lines(form) == [
        "no effect: the vertical placement of c changes nothing: row 0 of form aligns baselines, and b "
          + "places them"
      ])
  }

  @Test func `an alignment of a row with a single baseline`() {
    expectNoEffect(
      "the row alignment of row 0 of form changes nothing: fewer than two of its views have a baseline"
    ) { isSet in
      let form = GridView(views: [[text("Name", named: "label"), LayoutView()]])
      form.identifier = "form"
      if isSet { form.row(at: 0).rowAlignment = .firstBaseline }
      return form
    }
    let form = makeForm()
    form.row(at: 0).rowAlignment = .firstBaseline
    #expect(lines(form).isEmpty)
  }

  // MARK: Priorities

  @Test func `hugging of a view whose content has no extent`() {
    expectNoEffect("the horizontal hugging of spacer changes nothing: its content has no width") {
      isSet in
      let bar = makeBar(2)
      bar.distribution = .fill
      let spacer = LayoutView()
      spacer.identifier = "spacer"
      bar.insertArrangedSubview(spacer, at: 1)
      if isSet { spacer.setContentHuggingPriority(1, for: .horizontal) }
      return bar
    }
    expectEffect { isSet in
      let bar = makeBar(2)
      bar.distribution = .fill
      if isSet { bar.arrangedSubviews[0].setContentHuggingPriority(300, for: .horizontal) }
      return bar
    }
  }

  @Test func `priorities of a view that fills a column of a set width`() {
    let reason = "it fills column 1 of form, whose width is set to 40"
    func make(_ set: (LayoutView) -> Void) -> LayoutView {
      let form = makeForm()
      form.column(at: 1).width = 40
      form.column(at: 1).xPlacement = .fill
      if let field = form.cell(atColumnIndex: 1, rowIndex: 0).contentView { set(field) }
      return form
    }
    expectNoEffect("the horizontal hugging of field changes nothing: \(reason)") { isSet in
      make { if isSet { $0.setContentHuggingPriority(800, for: .horizontal) } }
    }
    expectNoEffect("the horizontal compression resistance of field changes nothing: \(reason)") {
      isSet in
      make { if isSet { $0.setContentCompressionResistancePriority(100, for: .horizontal) } }
    }
    // Down the row, the hugging counts.
    #expect(lines(make { $0.setContentHuggingPriority(800, for: .vertical) }).isEmpty)
  }

  @Test func `text that wraps resists less by itself`() {
    let form = GridView(views: [[LayoutView(content: FixedText("one two", wraps: true))]])
    form.column(at: 0).width = 40
    form.xPlacement = .fill
    #expect(lines(form).isEmpty)
  }

  // MARK: Stacks

  @Test func `a spacing that custom spacing replaces in every gap`() {
    func make(spacing: Double?, last: Double?) -> StackView {
      let bar = makeBar()
      let views = bar.arrangedSubviews
      bar.setCustomSpacing(12, after: views[0])
      bar.setCustomSpacing(last, after: views[1])
      if let spacing { bar.spacing = spacing }
      return bar
    }
    expectNoEffect("the spacing of bar changes nothing: every gap has a custom spacing") { isSet in
      make(spacing: isSet ? 20 : nil, last: 4)
    }
    expectEffect { isSet in make(spacing: isSet ? 20 : nil, last: nil) }
  }

  @Test func `a custom spacing after the last view, or between equal gaps`() {
    expectNoEffect("the custom spacing of c changes nothing: no view of bar follows it") { isSet in
      let bar = makeBar()
      if isSet { bar.setCustomSpacing(20, after: bar.arrangedSubviews[2]) }
      return bar
    }
    expectNoEffect("the custom spacing of a changes nothing: bar makes all gaps equal") { isSet in
      let bar = makeBar()
      bar.distribution = .equalSpacing
      if isSet { bar.setCustomSpacing(20, after: bar.arrangedSubviews[0]) }
      return bar
    }
    expectEffect { isSet in
      let bar = makeBar()
      if isSet { bar.setCustomSpacing(20, after: bar.arrangedSubviews[1]) }
      return bar
    }
  }

  @Test func `a visibility priority where nothing leaves`() {
    expectNoEffect(
      "the visibility priority of b changes nothing: the clipping resistance of bar is required, so no view "
        + "leaves"
    ) { isSet in
      let bar = makeBar()
      if isSet { bar.setVisibilityPriority(500, for: bar.arrangedSubviews[1]) }
      return bar
    }
    // 10 + 8 + 10 + 8 + 10 points do not fit in 40, and b leaves.
    let bar = makeBar()
    bar.setClippingResistancePriority(400, for: .horizontal)
    bar.setVisibilityPriority(500, for: bar.arrangedSubviews[1])
    #expect(lines(bar).isEmpty)
  }

  // MARK: Assertions

  @Test func `an assertion lists such a setting once for all layouts`() {
    let form = makeForm()
    form.column(at: 1).width = 40
    form.column(at: 1).weight = 2
    #expect(
      failures {
        assertSoundLayout(of: form, in: LayoutMatrix(widths: [nil, 100, 200]))
      } == [
        """
        1 of 3 layouts has faults.

        width fitting, height fitting, ltr, scale 1
        no effect: the weight of column 1 of form changes nothing: its width is set to 40
        """
      ])
    assertSoundLayout(
      of: form, in: LayoutMatrix(widths: [nil, 100, 200]),
      exempting: [SoundnessExemption("form", from: .noEffect, because: "the width is for print")])
  }
}
