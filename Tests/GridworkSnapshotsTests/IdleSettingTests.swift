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

  // MARK: Priorities of constraints

  /// A plain view with a view in it, which some constraints place; none refers to anything else.
  private func makePanel(
    _ make: (_ panel: LayoutView, _ title: LayoutView) -> [LayoutConstraint]
  ) -> LayoutView {
    let panel = LayoutView()
    panel.identifier = "panel"
    let title = LayoutView()
    title.identifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(title)
    LayoutConstraint.activate(make(panel, title))
    return panel
  }

  private func set(_ constraint: LayoutConstraint, _ priority: LayoutPriority?) -> LayoutConstraint
  {
    if let priority { constraint.priority = priority }
    return constraint
  }

  @Test func `the priority of a constraint that nothing opposes`() {
    func make(x: LayoutPriority?, width: LayoutPriority?) -> LayoutView {
      makePanel { panel, title in
        [
          set(title.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8), x),
          set(title.widthAnchor.constraint(equalToConstant: 40), width),
          title.topAnchor.constraint(equalTo: panel.topAnchor),
          title.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        ]
      }
    }
    expectNoEffect(
      "the priority of title.width == 40 changes nothing: nothing opposes it at any size"
    ) { make(x: nil, width: $0 ? 750 : nil) }
    expectNoEffect(
      "the priority of title.leading == panel.leading + 8 changes nothing: nothing opposes it at any size"
    ) { make(x: $0 ? 1 : nil, width: nil) }
  }

  // Each of these may be at odds with the width of 40, or with its place at 8.
  @Test func `the priority of a constraint that something may oppose`() {
    func make(
      width: LayoutPriority?,
      _ opponent: (_ panel: LayoutView, _ title: LayoutView) -> [LayoutConstraint]
    ) -> LayoutView {
      makePanel { panel, title in
        [
          title.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),
          set(title.widthAnchor.constraint(equalToConstant: 40), width),
          title.topAnchor.constraint(equalTo: panel.topAnchor),
          title.heightAnchor.constraint(equalToConstant: 20),
        ] + opponent(panel, title)
      }
    }
    expectEffect { isSet in
      make(width: isSet ? 750 : nil) { panel, title in
        [set(title.trailingAnchor.constraint(equalTo: panel.trailingAnchor), 800)]
      }
    }
    expectEffect { isSet in
      make(width: isSet ? 750 : nil) { _, title in
        [set(title.widthAnchor.constraint(equalToConstant: 50), 800)]
      }
    }
    // Another view depends on it.
    expectEffect { isSet in
      make(width: isSet ? 750 : nil) { panel, title in
        let field = LayoutView()
        field.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(field)
        return [
          field.leadingAnchor.constraint(equalTo: title.trailingAnchor),
          field.topAnchor.constraint(equalTo: panel.topAnchor),
          field.heightAnchor.constraint(equalToConstant: 20),
          set(field.trailingAnchor.constraint(equalTo: panel.trailingAnchor), 800),
          set(field.widthAnchor.constraint(equalToConstant: 50), 800),
        ]
      }
    }
  }

  // Two edges: in a panel that is narrower than 108 points, the width of the title would be negative.
  @Test func `the priority of an edge counts where the view has no room`() {
    expectEffect { isSet in
      let panel = LayoutView()
      let narrow = makePanel { panel, title in
        [
          title.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 108),
          set(title.trailingAnchor.constraint(equalTo: panel.trailingAnchor), isSet ? 750 : nil),
          title.topAnchor.constraint(equalTo: panel.topAnchor),
          title.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        ]
      }
      narrow.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(narrow)
      LayoutConstraint.activate([
        narrow.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        narrow.topAnchor.constraint(equalTo: panel.topAnchor),
        narrow.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        set(narrow.widthAnchor.constraint(equalTo: panel.widthAnchor), 800),
      ])
      return panel
    }
  }

  @Test func `the priorities of content where nothing else determines the extent`() {
    func make(_ set: (LayoutView) -> Void, isPinned: Bool = false) -> LayoutView {
      let panel = LayoutView()
      let title = text("Name", named: "title")
      title.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(title)
      set(title)
      title.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
      title.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
      title.trailingAnchor.constraint(equalTo: panel.trailingAnchor).isActive = isPinned
      return panel
    }
    expectNoEffect(
      "the horizontal hugging of title changes nothing: nothing else determines its width"
    ) { isSet in make { if isSet { $0.setContentHuggingPriority(800, for: .horizontal) } } }
    expectNoEffect(
      "the horizontal compression resistance of title changes nothing: nothing else determines its width"
    ) { isSet in
      make { if isSet { $0.setContentCompressionResistancePriority(100, for: .horizontal) } }
    }
    // The panel's own size is at odds with a title from edge to edge.
    #expect(
      lines(make({ $0.setContentHuggingPriority(800, for: .horizontal) }, isPinned: true)).isEmpty)
  }

  // MARK: Overrides

  private final class Panel: LayoutView {
    var callsSuper = true
    override func layout() { if callsSuper { super.layout() } }
  }

  @Test func `a layout override that does not call super`() {
    func make(callsSuper: Bool) -> LayoutView {
      let panel = Panel()
      panel.identifier = "panel"
      panel.callsSuper = callsSuper
      let title = text("Name", named: "title")
      title.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(title)
      title.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8).isActive = true
      title.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
      return panel
    }
    #expect(lines(make(callsSuper: true)).isEmpty)
    #expect(
      lines(make(callsSuper: false)) == [
        "no effect: the constraint-based layout of panel changes nothing: its layout() does not call "
          + "super.layout(), which places the subviews"
      ])
    // Without views inside there is nothing to place.
    let empty = Panel()
    empty.callsSuper = false
    #expect(lines(empty).isEmpty)
  }

  // What stopped the pass is the loop, which is reported as such.
  @Test func `a pass that a feedback loop stops blames no override`() {
    final class Restless: LayoutView {
      var height: LayoutConstraint?
      override func layout() {
        super.layout()
        height?.constant += 1
      }
    }
    let restless = Restless()
    let quiet = Panel()
    quiet.addSubview(text("Name", named: "title"))
    let panel = StackView(views: [restless, quiet])
    restless.height = restless.heightAnchor.constraint(equalToConstant: 10)
    restless.height?.isActive = true
    let root = LayoutRoot(panel)
    var isStopped = false
    root.onFeedbackLoop = { _ in isStopped = true }
    root.onMisplacedInvalidation = { _ in }
    #expect(root.soundnessFindings(rules: [.noEffect]).isEmpty)
    #expect(isStopped)
  }

  // MARK: Stacks

  @Test func `an alignment along a stack`() {
    expectNoEffect(
      "the alignment of bar changes nothing: leading is not across a horizontal stack; use top, bottom, "
        + "centerY, firstBaseline, lastBaseline or fill"
    ) { isSet in
      let bar = makeBar()
      if isSet { bar.alignment = .leading }
      return bar
    }
    expectNoEffect(
      "the alignment of bar changes nothing: firstBaseline is not across a vertical stack; use leading, "
        + "trailing, centerX or fill"
    ) { isSet in
      let bar = makeBar()
      bar.orientation = .vertical
      if isSet { bar.alignment = .firstBaseline }
      return bar
    }
    for (orientation, alignments) in [
      (
        LayoutAxis.horizontal,
        [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .fill, .height]
      ),
      (.vertical, [.leading, .trailing, .left, .right, .centerX, .fill, .width]),
    ] as [(LayoutAxis, [LayoutConstraint.Attribute])] {
      for alignment in alignments {
        let bar = makeBar()
        bar.orientation = orientation
        bar.alignment = alignment
        #expect(lines(bar).isEmpty, "\(alignment)")
      }
    }
  }

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
