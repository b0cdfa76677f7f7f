// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What methods and closures of the app may do while the library calls them: see *Embedding in a host*.
///
/// A change that is allowed leads to the layout of a tree to which it was made before; what is refused stops
/// the program with a text.
@Suite struct CallbackTests {
  // MARK: Allowed

  @Test(arguments: Callback.all.filter(\.mayChange))
  func `a change in a callback of the first pass leads to the layout of a fresh tree`(
    callback: Callback
  ) {
    guard callback.isInEveryFirstPass else { return }
    for change in Change.all {
      let stage = Stage()
      var isMade = false
      callback.await(stage) {
        if !isMade {
          isMade = true
          change.make(stage)
        }
      }
      stage.root.layoutIfNeeded()
      #expect(isMade)
      let found = stage.differences(fromFresh: [change])
      #expect(found.isEmpty, "\(change.name)")
    }
  }

  @Test(arguments: Callback.all.filter(\.mayChange))
  func `a change in a callback of a later pass leads to the layout of a fresh tree`(
    callback: Callback
  ) {
    for change in Change.all where !callback.impossible.contains(change.name) {
      let stage = Stage()
      for preparation in callback.preparation { preparation.make(stage) }
      stage.root.layoutIfNeeded()
      var isMade = false
      callback.await(stage) {
        if !isMade {
          isMade = true
          change.make(stage)
        }
      }
      callback.provocation.make(stage)
      stage.root.layoutIfNeeded()
      #expect(isMade, "\(change.name)")
      let found = stage.differences(
        fromFresh: callback.preparation
          + (callback.comesFirst
            ? [change, callback.provocation] : [callback.provocation, change]))
      #expect(found.isEmpty, "\(change.name)")
    }
  }

  @Test(arguments: Callback.all.filter(\.mayAsk))
  func `a question in a callback changes nothing`(callback: Callback) {
    let wholes = callback.mayAskForWhole ? Question.ofWholeLayouts : []
    let passes = [
      Question("layoutIfNeeded") { $0.root.layoutIfNeeded() },
      Question("layoutSubtreeIfNeeded") { $0.grid.layoutSubtreeIfNeeded() },
    ]
    for question in Question.all + wholes + passes {
      let stage = Stage()
      for preparation in callback.preparation { preparation.make(stage) }
      stage.root.layoutIfNeeded()
      var isAsked = false
      callback.await(stage) {
        if !isAsked {
          isAsked = true
          question.ask(stage)
        }
      }
      callback.provocation.make(stage)
      stage.root.layoutIfNeeded()
      #expect(isAsked, "\(question.name)")
      let found = stage.differences(fromFresh: callback.preparation + [callback.provocation])
      #expect(found.isEmpty, "\(question.name)")
    }
  }

  @Test(arguments: Callback.all)
  func `a pass that is asked for in the middle of another one is not run`(callback: Callback) {
    guard callback.isInEveryFirstPass else { return }
    let stage = Stage()
    callback.await(stage) {
      stage.root.layoutIfNeeded()
      stage.grid.layoutSubtreeIfNeeded()
    }
    stage.root.layoutIfNeeded()
    #expect(stage.differences(fromFresh: []).isEmpty)
  }
}

/// What is refused stops the program, with a text that says what, when and why.
@Suite struct RefusedCallbackTests {
  @Test(arguments: Callback.all.filter { !$0.mayChange }.map(\.name))
  func `a change while a view is measured is a programmer error`(callback: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [callback] in
      Callback.named(callback).provoke { $0.bar.addArrangedSubview(Box("new", 10, 10)) }
    }
    let text = said(result)
    #expect(text.contains("StackView 'bar' cannot be changed while "))
    #expect(
      text.contains(
        " is measured: the layout in progress is calculated from the tree as it is. Change it before "
          + "the layout, in updateConstraints() or in layout()."))
  }

  /// One change of each way into the library.
  @Test(arguments: [
    "rowSpacing", "row.height", "insertRow(at: 0)", "mergeCells", "contentView = nil",
    "distribution", "removeFromSuperview", "frame", "constant", "isActive", "width", "direction",
    "removeLayoutGuide", "order of subviews", "scale",
  ])
  func `every change while a view is measured is a programmer error`(change: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [change] in
      Callback.named("intrinsicContentSize").provoke { stage in
        Change.all.first { $0.name == change }?.make(stage)
      }
    }
    #expect(said(result).contains("cannot be changed while Probe 'd' is measured: "))
  }

  @Test func `a change while a view without a root is measured is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let probe = Probe("probe", 10, 10)
      let stack = StackView(views: [probe])
      probe.on = (.intrinsicContentSize, { stack.spacing = 3 })
      _ = stack.fittingSize
    }
    #expect(
      said(result).contains("a StackView cannot be changed while Probe 'probe' is measured: "))
  }

  @Test func `adding views while a view is measured is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let probe = Probe("probe", 10, 10)
      probe.wraps = true
      let stack = StackView(views: [probe, Box("b", 20, 10)])
      stack.identifier = "stack"
      stack.setClippingResistancePriority(400, for: .horizontal)
      stack.setVisibilityPriority(.detachOnlyIfNecessary, for: stack.arrangedSubviews[1])
      let root = LayoutRoot(stack, width: .exact(20))
      probe.on = (.heightForWidth, { stack.insertArrangedSubview(Box("new", 40, 20), at: 0) })
      root.layoutIfNeeded()
    }
    #expect(
      said(result).contains("StackView 'stack' cannot be changed while Probe 'probe' is measured: ")
    )
  }

  @Test(arguments: Callback.all.filter { !$0.mayAsk }.map(\.name))
  func `a question in the middle of an update is a programmer error`(callback: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [callback] in
      Callback.named(callback).provoke { _ = $0.grid.fittingSize }
    }
    let text = said(result)
    #expect(text.contains("The layout of GridView 'grid' cannot be asked for while "))
    #expect(
      text.contains(
        ": it is not known yet. Ask before the layout, in layout() or after the layout."))
  }

  @Test(
    arguments: (Question.all + Question.ofWholeLayouts).map(\.name).filter { name in
      // They read what is there, or do nothing during an update.
      !["debugDescription", "capturingAnimation"].contains(name)
    })
  func `every question in updateConstraints is a programmer error`(question: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [question] in
      Callback.named("updateConstraints").provoke { stage in
        (Question.all + Question.ofWholeLayouts).first { $0.name == question }?.ask(stage)
      }
    }
    #expect(
      said(result).contains(
        "cannot be asked for while updateConstraints() of Probe 'd' is running: "))
  }

  @Test(arguments: ["before layout", "after layout", "place(in:)"])
  func `reading the whole layout during a pass is a programmer error`(callback: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [callback] in
      Callback.named(callback).provoke { _ = $0.root.computedLayout }
    }
    #expect(
      said(result).contains(
        "The layout of Box 'top' cannot be read during a pass: some frames are still those of the last "
          + "one. Read it when layoutIfNeeded() has returned, or ask single views."))
  }

  @Test func `moving a view that is being moved is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Callback.named("viewWillMove").provoke { $0.bar.addArrangedSubview($0.d) }
    }
    #expect(
      said(result).contains(
        "Probe 'd' cannot become subview 0 of Box 'note': viewWillMove(toSuperview:) or "
          + "willRemoveSubview(_:) moved views in between. Move them before, or in "
          + "viewDidMoveToSuperview()."))
  }
}

/// A method or closure of the app that the library calls.
struct Callback: Sendable, CustomTestStringConvertible {
  let name: String
  var mayChange = true
  var mayAsk = true
  /// Whether the whole layout may be read.
  var mayAskForWhole = false
  /// Whether the first pass of every stage calls it.
  var isInEveryFirstPass = true
  /// Whether what happens in the callback happens before what made the library call it.
  var comesFirst = false
  /// The changes that are left out: they would move the view that is being moved, or go before it.
  var impossible: [String] = []
  /// What comes before a pass that is not to call it.
  var preparation: [Change] = []
  /// What makes the next pass call it.
  let provocation: Change
  /// Makes it act.
  let await: @Sendable (Stage, @escaping () -> Void) -> Void

  var testDescription: String { name }
}

extension Callback {
  /// Does something in the callback, in a later pass of a new stage.
  func provoke(_ act: @escaping (Stage) -> Void) {
    let stage = Stage()
    for preparation in preparation { preparation.make(stage) }
    stage.root.layoutIfNeeded()
    self.await(stage) { act(stage) }
    provocation.make(stage)
    stage.root.layoutIfNeeded()
  }

  static func named(_ name: String) -> Callback {
    all.first { $0.name == name } ?? all[0]
  }

  static let all: [Callback] = measuring + passing + telling

  private static let measuring: [Callback] = {
    let methods: [Probe.Method] = [
      .intrinsicContentSize, .heightForWidth, .firstBaseline, .lastBaselineFromTop,
      .lastBaselineFromBottom, .alignmentRectInsets,
    ]
    var result = methods.map { method in
      Callback(
        name: "\(method)", mayChange: false, mayAsk: false,
        provocation: Change("invalidate") { $0.d.invalidateIntrinsicContentSize() }
      ) { stage, act in
        if method == .heightForWidth { stage.d.wraps = true }
        stage.d.on = (method, act)
      }
    }
    result.append(
      Callback(
        name: "size of content", mayChange: false, mayAsk: false,
        provocation: Change("invalidate") { $0.g.invalidateIntrinsicContentSize() }
      ) { stage, act in stage.placed.onMeasure = act })
    return result
  }()

  private static let passing: [Callback] = [
    Callback(
      name: "updateConstraints", mayAsk: false,
      provocation: Change("mark") { $0.d.setNeedsUpdateConstraints() }
    ) { stage, act in stage.d.on = (.updateConstraints, act) },
    Callback(name: "before layout", provocation: Change("mark") { $0.d.setNeedsLayout() }) {
      stage, act in stage.d.on = (.beforeLayout, act)
    },
    Callback(name: "after layout", provocation: Change("mark") { $0.d.setNeedsLayout() }) {
      stage, act in stage.d.on = (.afterLayout, act)
    },
    Callback(
      name: "place(in:)", provocation: Change("mark") { $0.g.invalidateIntrinsicContentSize() }
    ) { stage, act in stage.placed.onPlace = act },
    Callback(
      name: "willDetach", mayAsk: false, isInEveryFirstPass: false, provocation: narrow
    ) { stage, act in stage.delegate.onDetach = act },
    Callback(
      name: "didReattach", mayAsk: false, isInEveryFirstPass: false, preparation: [narrow],
      provocation: Change("wide") { $0.barWidth.constant = 200 }
    ) { stage, act in stage.delegate.onReattach = act },
  ]

  private static let narrow = Change("narrow") { $0.barWidth.constant = 110 }

  private static let telling: [Callback] = [
    Callback(
      name: "onNeedsLayout", mayAskForWhole: true, isInEveryFirstPass: false,
      provocation: Change("mark") { $0.note.setNeedsLayout() }
    ) { stage, act in stage.root.onNeedsLayout = act },
    Callback(
      name: "onConflict", mayAskForWhole: true, isInEveryFirstPass: false,
      provocation: Change("conflict") {
        for height in [4.0, 5] {
          $0.note.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
      }
    ) { stage, act in stage.root.onConflict = { _ in act() } },
    Callback(
      name: "onMisplacedInvalidation", mayAskForWhole: true, isInEveryFirstPass: false,
      provocation: Change("mark") { stage in
        stage.d.on = (.afterLayout, { stage.note.setNeedsLayout() })
        stage.d.setNeedsLayout()
      }
    ) { stage, act in stage.root.onMisplacedInvalidation = { _ in act() } },
    Callback(
      name: "viewWillMove", mayAskForWhole: true, isInEveryFirstPass: false, comesFirst: true,
      impossible: ["addArrangedSubview of a cell's view", "contentView = nil", "addSubview"],
      provocation: movedAway
    ) { stage, act in stage.d.on = (.willMove, act) },
    Callback(
      name: "viewDidMove", mayAskForWhole: true, isInEveryFirstPass: false, provocation: movedAway
    ) { stage, act in stage.d.on = (.didMove, act) },
  ]

  private static let movedAway = Change("move") { $0.note.addSubview($0.d) }
}
