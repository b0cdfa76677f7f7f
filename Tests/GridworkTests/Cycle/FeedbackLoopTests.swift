// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The two examples of the 2016 talk, and when the debugger looks into a pass.
@Suite struct FeedbackLoopTests {
  /// A superview sets the frame of the view in the middle, a view inside it sets another: they fight over
  /// it. What is inside is an innocent victim.
  @Test func `a view that changes its superview's frame in layout is found`() throws {
    let window = Box("window")
    let transition = Meddler("TransitionView")
    let dropShadow = Meddler("DropShadowView")
    let controller = Meddler("ControllerView")
    window.addSubview(transition)
    transition.addSubview(dropShadow)
    dropShadow.addSubview(controller)
    transition.fill(window)
    controller.fill(dropShadow)
    dropShadow.translatesAutoresizingMaskIntoConstraints = true
    transition.after = { dropShadow.frame = rect(0, 0, 100, 80) }
    controller.after = { dropShadow.frame = rect(0, 0, 90, 80) }
    let victim = Meddler("victim")
    let innermost = Meddler("innermost")
    controller.addSubview(victim)
    victim.addSubview(innermost)
    victim.fill(controller)
    innermost.fill(victim)
    let root = LayoutRoot(window, width: .exact(100), height: .exact(80))
    var reports: [LayoutFeedbackLoop] = []
    root.onFeedbackLoop = { reports.append($0) }
    var misplaced: [MisplacedInvalidation] = []
    root.onMisplacedInvalidation = { misplaced.append($0) }
    root.layoutIfNeeded()

    #expect(reports.count == 1)
    let report = try #require(reports.first)
    // No view nearer to the root is laid out; the last in the order is the top-level view.
    // When the frame in the middle is another, so are the solved values of all that is inside, and
    // everybody who contains one of those is laid out.
    let lines = report.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix { $0 != "Solved values that keep changing:" }.joined(separator: "\n")
        == """
        Layout feedback loop: a view was laid out more than 100 times in one pass.

        Top-level view: TransitionView:Meddler

        Tree, with the order of layout:
          TransitionView:Meddler 4
          |   DropShadowView:Meddler 1 tAMIC:Y
          |   |   ControllerView:Meddler 2
          |   |   |   victim:Meddler 3
          |   |   |   |   innermost:Meddler

        Views receiving layout, in order:
          1 DropShadowView:Meddler
          2 ControllerView:Meddler
          3 victim:Meddler
          4 TransitionView:Meddler

        Geometry changes:
          DropShadowView:Meddler: 0 0 100 80 to 0 0 90 80, set by hand during layout of \
        ControllerView:Meddler
          DropShadowView:Meddler: 0 0 90 80 to 0 0 100 80, set by hand during layout of \
        TransitionView:Meddler

        setNeedsLayout of the top-level view came from:
          other solved values of Meddler 'DropShadowView' during layout of TransitionView:Meddler
          setting the frame of Meddler 'DropShadowView' during layout of ControllerView:Meddler
          other solved values of Meddler 'DropShadowView' during layout of ControllerView:Meddler

        """)
    let fought = try #require(report.oscillations.first)
    #expect(fought.view == "DropShadowView:Meddler" && fought.attribute == .width)
    #expect(Set(fought.values) == [90, 100])
    #expect(!report.suspectsAmbiguity)
    #expect(
      misplaced.map(\.description) == [
        "During layout of ControllerView:Meddler, the frame of DropShadowView:Meddler was set; layout() "
          + "should set only the frames of views inside its own. Let the superview set the frame in its "
          + "layout(), or let constraints place the view."
      ])
    // The pass was stopped, and the next one is fine again.
    controller.after = {}
    transition.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(dropShadow.frame == rect(0, 0, 100, 80))
  }

  /// A label is padded in a container, which is centred on an action view, which has a frame in a
  /// representation view, which is aligned with its sibling; and nothing says where all that is.
  @Test func `an ambiguous layout that oscillates is suspected`() throws {
    let window = Meddler("window")
    let names = ["representation", "sibling", "action", "container", "label"]
    let views = names.map { Box($0) }
    let (representation, sibling, action) = (views[0], views[1], views[2])
    let (container, label) = (views[3], views[4])
    window.addSubview(representation)
    window.addSubview(sibling)
    representation.addSubview(action)
    representation.addSubview(container)
    container.addSubview(label)
    action.translatesAutoresizingMaskIntoConstraints = true
    action.frame = rect(-140, 0, 280, 60)
    label.size = LayoutSize(width: 60, height: 10)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -8),
      container.centerXAnchor.constraint(equalTo: action.centerXAnchor),
      representation.leadingAnchor.constraint(equalTo: sibling.leadingAnchor),
    ])
    window.after = { representation.exerciseAmbiguityInLayout() }
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    root.feedbackLoopThreshold = 50
    var reports: [LayoutFeedbackLoop] = []
    root.onFeedbackLoop = { reports.append($0) }
    root.layoutIfNeeded()

    let report = try #require(reports.first)
    #expect(report.topLevelView == "window:Meddler")
    #expect(report.suspectsAmbiguity)
    let lines = report.description.split(separator: "\n")
    #expect(lines[1] == "Ambiguous layout is suspected.")
    // It is contagious: nearly everything is open. The view with a frame is not, in its superview.
    let open = report.tree.filter(\.isAmbiguous).map(\.view)
    #expect(open == ["representation:Box", "container:Box", "label:Box", "sibling:Box"])
    #expect(lines.contains("  |   |   action:Box tAMIC:Y"))
    #expect(lines.contains("  |   sibling:Box - AMBIGUOUS LAYOUT"))
    let oscillation = try #require(report.oscillations.first)
    #expect(oscillation.view == "representation:Box" && oscillation.attribute == .minX)
    // It goes back and forth between two values.
    #expect(Set(oscillation.values).count == 2)
    #expect(zip(oscillation.values, oscillation.values.dropFirst()).allSatisfy { $0 != $1 })
    // All that hold together what is open: centring, alignment, and the frame of the action.
    let bodies = [
      "action.minX == -140", "container.centerX == action.centerX",
      "representation.leading == sibling.leading",
    ]
    for body in bodies {
      #expect(oscillation.constraints.contains { $0.contains(body) }, "\(body)")
    }
  }

  /// Lays out a window whose view asks for `count` more layouts in one pass.
  private func layouts(asking count: Int, threshold: Int) -> (layouts: Int, reports: Int) {
    let window = Box("window")
    let view = Meddler("view")
    window.addSubview(view)
    view.fill(window)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    root.feedbackLoopThreshold = threshold
    var (layouts, reports) = (0, 0)
    view.after = {
      layouts += 1
      if layouts < count { view.setNeedsLayout() }
    }
    root.onFeedbackLoop = { _ in
      reports += 1
      // The pass is over.
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    // What one pass was about is forgotten in the next.
    view.after = { layouts += 1 }
    for _ in 0..<20 {
      view.setNeedsLayout()
      root.layoutIfNeeded()
    }
    return (layouts - 20, reports)
  }

  @Test func `more layouts than the threshold, not as many, are looked into`() {
    #expect(layouts(asking: 50, threshold: 50) == (50, 0))
    #expect(layouts(asking: 51, threshold: 50) == (51, 1))
    // It runs on a little, eight layouts, and is stopped.
    #expect(layouts(asking: 1000, threshold: 50) == (58, 1))
    #expect(layouts(asking: 100, threshold: 100) == (100, 0))
    #expect(layouts(asking: 101, threshold: 100) == (101, 1))
  }

  @Test func `the threshold is 100, and kept between 50 and 1000`() {
    let root = LayoutRoot(Box("window"))
    #expect(root.feedbackLoopThreshold == 100)
    root.feedbackLoopThreshold = 7
    #expect(root.feedbackLoopThreshold == 50)
    root.feedbackLoopThreshold = 2000
    #expect(root.feedbackLoopThreshold == 1000)
    root.feedbackLoopThreshold = 51
    #expect(root.feedbackLoopThreshold == 51)
  }

  @Test func `a constraint that flips in every layout shows its values`() throws {
    let window = Box("window")
    let view = Meddler("view")
    let child = Box("child", 10, 10)
    window.addSubview(view)
    view.addSubview(child)
    view.fill(window)
    let lead = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -120)
    lead.isActive = true
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.after = { lead.constant = -280 - lead.constant }
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    var report: LayoutFeedbackLoop?
    root.onFeedbackLoop = { report = $0 }
    root.layoutIfNeeded()
    let oscillation = try #require(report?.oscillations.first)
    #expect(oscillation.view == "child:Box")
    #expect(Set(oscillation.values) == [-120, -160])
    #expect(oscillation.constraints.contains { $0.contains("H:|-(") && $0.contains("[child]") })
  }

  /// What a view changes in each of its layouts so that it is laid out again.
  enum Cause: CaseIterable {
    case subview, insets, scale

    /// The causes that the report names.
    var words: [String] {
      switch self {
      case .subview: ["adding Box 'child'", "removing Box 'child'"]
      case .insets: ["other insets or baselines of Box 'child'"]
      case .scale: ["another scale"]
      }
    }
  }

  @Test(arguments: Cause.allCases)
  func `the cause of another layout is named`(cause: Cause) throws {
    let window = Box("window")
    let view = Meddler("view")
    let child = Box("child", 10, 10)
    window.addSubview(view)
    view.addSubview(child)
    view.fill(window)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    view.after = {
      switch cause {
      case .subview:
        if child.superview == nil { view.addSubview(child) } else { child.removeFromSuperview() }
      case .insets: child.insets.left = 5 - child.insets.left
      case .scale: root.scale = 3 - root.scale
      }
    }
    var report: LayoutFeedbackLoop?
    root.onFeedbackLoop = { report = $0 }
    root.layoutIfNeeded()
    let text = try #require(report).description
    for words in cause.words {
      #expect(text.contains("  \(words) during layout of view:Meddler\n"))
    }
  }
}
