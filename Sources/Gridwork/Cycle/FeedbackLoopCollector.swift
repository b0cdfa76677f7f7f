// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Records the events of a pass that is caught in a feedback loop, until they fill a report.
final class FeedbackLoopCollector {
  /// The number of further layouts of the tripped view that are recorded.
  static let extraLayouts = 8

  /// The view that was laid out too many times.
  let tripped: LayoutView
  private let threshold: Int
  private var remaining = extraLayouts

  private var layouts: [LayoutView] = []
  private var changes: [(at: Int, view: LayoutView, change: LayoutFeedbackLoop.GeometryChange)] = []
  private var requests: [(view: LayoutView, cause: String)] = []
  private var values: [(item: LayoutItem, attribute: Attribute, values: [Double])] = []

  typealias Attribute = ComputedLayout.Ambiguity.Attribute

  init(_ tripped: LayoutView, threshold: Int) {
    self.tripped = tripped
    self.threshold = threshold
  }

  // MARK: Recording

  /// Records a layout of a view. Returns whether the collector has enough for its report.
  func noteLayout(of view: LayoutView) -> Bool {
    if view === tripped { remaining -= 1 }
    if remaining < 0 { return true }
    layouts.append(view)
    return false
  }

  func noteFrame(
    of view: LayoutView, _ old: LayoutRect, _ new: LayoutRect, byHand: Bool, during: LayoutView?
  ) {
    guard old != new else { return }
    let change = LayoutFeedbackLoop.GeometryChange(
      view: view.reportName, old: old, new: new, duringLayoutOf: during.map { $0.reportName },
      isSetByHand: byHand)
    changes.append((layouts.count, view, change))
  }

  func noteNeedsLayout(of view: LayoutView, because reason: String?, during: LayoutView?) {
    let what = reason ?? "setNeedsLayout"
    requests.append((view, what + (during.map { " during layout of \($0.reportName)" } ?? "")))
  }

  func noteValues(of item: LayoutItem, _ old: LayoutRect?, _ new: LayoutRect) {
    for attribute in Attribute.allCases where old?[attribute] != new[attribute] {
      if let known = values.firstIndex(where: { $0.item === item && $0.attribute == attribute }) {
        values[known].values.append(new[attribute])
      } else {
        let first = old.map { [$0[attribute]] } ?? []
        values.append((item, attribute, first + [new[attribute]]))
      }
    }
  }

  // MARK: Report

  func report(_ engine: LayoutEngine) -> LayoutFeedbackLoop {
    // The constraints that determine a number may belong to content laid out by formula.
    if !engine.following.containers.isEmpty { engine.materializeForQuestion() }
    let top = topLevelView
    let turn = lastTurn(of: top)
    let order = layouts[turn].map { $0.reportName }
    let ambiguities = engine.ambiguities()
    func isAmbiguous(_ item: LayoutItem, _ attribute: Attribute? = nil) -> Bool {
      let position = Int(engine.order(of: item))
      return ambiguities.contains {
        $0.item == position && (attribute == nil || $0.attribute == attribute)
      }
    }
    let nodes = top.subtree.map { view in
      LayoutFeedbackLoop.Node(
        view: view.reportName, depth: view.depth - top.depth,
        numbers: layouts[turn].enumerated().filter { $0.element === view }
          .map { $0.offset + 1 },
        translatesAutoresizingMask: view.translatesStorage, isAmbiguous: isAmbiguous(view))
    }
    var causes: [String] = []
    for request in requests where request.view === top && !causes.contains(request.cause) {
      causes.append(request.cause)
    }
    // A number that changed only once does not oscillate.
    let oscillations = values.filter { $0.values.count > 2 }.map { entry in
      let isOpen = isAmbiguous(entry.item, entry.attribute)
      // Ambiguity spreads: the missing constraint may belong to any of the ambiguous items.
      let open = engine.openItems(ambiguities.filter { $0.axis == entry.attribute.axis })
      return LayoutFeedbackLoop.Oscillation(
        view: entry.item.reportName, attribute: entry.attribute, values: entry.values,
        isAmbiguous: isOpen,
        constraints: engine.constraintsAffecting(isOpen ? open : [entry.item], entry.attribute.axis)
          .map { $0.text }
      )
    }
    return LayoutFeedbackLoop(
      threshold: threshold, topLevelView: top.reportName, tree: nodes, order: order,
      geometryChanges: changes.filter { turn.lowerBound < $0.at && $0.at <= turn.upperBound }
        .map { $0.change },
      causes: causes, oscillations: oscillations)
  }

  /// The view with the fewest ancestors of those laid out; the first if there are several.
  private var topLevelView: LayoutView {
    known(([tripped] + layouts).min { $0.depth < $1.depth })
  }

  /// The layouts after the second-to-last layout of the top-level view, through its last one.
  private func lastTurn(of top: LayoutView) -> Range<Int> {
    let places = layouts.indices.filter { layouts[$0] === top }
    let last = known(places.last)
    let before = places.dropLast().last.map { $0 + 1 } ?? layouts.startIndex
    return before..<last + 1
  }
}
