// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A view that does something else besides when it is laid out.
private final class Meddler: LayoutView {
  var meddle: () -> Void = {}

  init(_ name: String) {
    super.init()
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var className: String { "Meddler" }

  override func layout() {
    super.layout()
    meddle()
  }
}

/// The two examples of the 2016 talk.
@Suite struct FeedbackLoopTests {
  @Test func `a view that changes its superview's frame in layout is found`() throws {
    // transition holds dropShadow, which holds controller; controller moves dropShadow.
    let window = Box("window")
    let transition = Box("transition")
    let dropShadow = Box("dropShadow")
    let controller = Meddler("controller")
    window.addSubview(transition)
    transition.addSubview(dropShadow)
    dropShadow.addSubview(controller)
    transition.fill(window)
    dropShadow.fill(transition)
    controller.fill(dropShadow)
    var shift = 0.0
    controller.meddle = {
      shift = shift == 0 ? 10 : 0
      dropShadow.frame = rect(shift, 0, 90, 100)
      controller.setNeedsLayout()
    }
    let root = LayoutRoot(window, width: .exact(100), height: .exact(100))
    var reports: [LayoutFeedbackLoop] = []
    root.onFeedbackLoop = { reports.append($0) }
    root.layoutIfNeeded()

    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.threshold == 100)
    #expect(report.topLevelView == "transition:Box")
    #expect(report.order == ["dropShadow:Box", "controller:Meddler", "transition:Box"])
    #expect(report.tree.map(\.view) == ["transition:Box", "dropShadow:Box", "controller:Meddler"])
    #expect(report.tree.map(\.numbers) == [[3], [1], [2]])
    #expect(
      report.causes == ["setting the frame of Box 'dropShadow' during layout of controller:Meddler"]
    )
    let byHand = report.geometryChanges.filter(\.isSetByHand)
    #expect(byHand.map(\.view) == ["dropShadow:Box"])
    #expect(byHand.first?.duringLayoutOf == "controller:Meddler")
    #expect(
      report.geometryChanges.contains {
        !$0.isSetByHand && $0.duringLayoutOf == "transition:Box" && $0.new == rect(0, 0, 100, 100)
      })
    #expect(!report.suspectsAmbiguity)
    #expect(report.description.contains("Top-level view: transition:Box"))
    // The pass was stopped, and the next one is fine again.
    controller.meddle = {}
    window.setNeedsLayout()
    transition.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(dropShadow.frame == rect(0, 0, 100, 100))
  }

  @Test func `an ambiguous layout that oscillates is suspected`() throws {
    let window = Box("window")
    let container = Meddler("container")
    let action = Box("action", 40, 20)
    window.addSubview(container)
    container.addSubview(action)
    container.fill(window)
    action.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
    container.meddle = { action.exerciseAmbiguityInLayout() }
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    root.feedbackLoopThreshold = 7
    #expect(root.feedbackLoopThreshold == 50)
    var reports: [LayoutFeedbackLoop] = []
    root.onFeedbackLoop = { reports.append($0) }
    root.layoutIfNeeded()

    let report = try #require(reports.first)
    #expect(report.topLevelView == "container:Meddler")
    #expect(report.suspectsAmbiguity)
    #expect(report.tree.last?.isAmbiguous == true)
    let oscillation = try #require(report.oscillations.first)
    #expect(oscillation.view == "action:Box")
    #expect(oscillation.attribute == .minX)
    #expect(Set(oscillation.values).count == 2)
    #expect(report.description.contains("Ambiguous layout is suspected."))
  }

  @Test func `laying out often, but not too often, is nobody's business`() {
    let window = Box("window")
    let view = Meddler("view")
    window.addSubview(view)
    view.fill(window)
    var left = 90
    view.meddle = {
      left -= 1
      if left > 0 { view.setNeedsLayout() }
    }
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    root.onFeedbackLoop = { _ in Issue.record("no loop") }
    root.layoutIfNeeded()
    #expect(left == 0)
  }

  @Test func `a constraint that flips in every layout shows its values`() throws {
    let window = Box("window")
    let view = Meddler("view")
    let child = Box("child", 10, 10)
    window.addSubview(view)
    view.addSubview(child)
    view.fill(window)
    let lead = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120)
    lead.isActive = true
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.meddle = {
      lead.constant = 280 - lead.constant
      view.setNeedsLayout()
    }
    let root = LayoutRoot(window, width: .exact(300), height: .exact(100))
    var report: LayoutFeedbackLoop?
    root.onFeedbackLoop = { report = $0 }
    root.layoutIfNeeded()
    let oscillation = try #require(report?.oscillations.first)
    #expect(oscillation.view == "child:Box")
    #expect(Set(oscillation.values) == [120, 160])
    #expect(oscillation.constraints.contains { $0.contains("H:|-(") && $0.contains("[child]") })
  }
}
