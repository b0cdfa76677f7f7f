// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What a constraint says about frames, computed from the frames and from nothing else.
private struct Meaning {
  let tree: DescribedTree
  let description: TreeDescription

  /// The frame in the root's coordinates.
  func frame(of view: LayoutView) -> LayoutRect {
    var rect = outset(tree.root.engine.rect(of: view) ?? .zero, view.alignmentRectInsets)
    if let parent = view.superview {
      let outer = frame(of: parent)
      rect.origin.x += outer.minX
      rect.origin.y += outer.minY
    } else {
      rect.origin = .zero
    }
    return rect
  }

  private func outset(_ rect: LayoutRect, _ insets: LayoutEdgeInsets) -> LayoutRect {
    LayoutRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  private func alignmentRect(of item: LayoutItem) -> LayoutRect {
    if let guide = item as? LayoutGuide, let owner = guide.owningView {
      var rect = guide.frame
      rect.origin.x += frame(of: owner).minX
      rect.origin.y += frame(of: owner).minY
      return rect
    }
    guard let view = item as? TextBox else { return .zero }
    let insets = view.alignmentRectInsets
    return outset(
      frame(of: view),
      LayoutEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// An attribute, positions measured from the holder's frame: from its top, and from its left edge or,
  /// mirrored, from its right edge leftwards.
  private func value(
    _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, from holder: LayoutRect,
    rightToLeft: Bool, mirrored: Bool
  ) -> Double {
    let rect = alignmentRect(of: item)
    func x(_ position: Double) -> Double {
      mirrored ? holder.maxX - position : position - holder.minX
    }
    let baseline = (item as? TextBox)?.description.baseline
    switch attribute {
    case .left: return x(rect.minX)
    case .right: return x(rect.maxX)
    case .leading: return x(rightToLeft ? rect.maxX : rect.minX)
    case .trailing: return x(rightToLeft ? rect.minX : rect.maxX)
    case .centerX: return x((rect.minX + rect.maxX) / 2)
    case .width: return rect.width
    case .height: return rect.height
    case .top: return rect.minY - holder.minY
    case .bottom: return rect.maxY - holder.minY
    case .centerY: return (rect.minY + rect.maxY) / 2 - holder.minY
    case .firstBaseline: return rect.minY + (baseline ?? 0) - holder.minY
    case .lastBaseline: return rect.maxY - (baseline ?? 0) / 2 - holder.minY
    case .notAnAttribute: return 0
    }
  }

  /// By how much a rule is violated.
  func violation(of key: Int) -> Double {
    guard let rule = description.rules[key], let constraint = tree.constraints[key],
      let holder = tree.views.first(where: { view in
        view.constraints.contains { $0 === constraint }
      })
    else { return .nan }
    let rightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let attributes = [rule.first.attribute, rule.second?.attribute].compactMap { $0 }
    // Leading and trailing follow the direction, and what is paired with them; so does a position with a
    // factor. Two centres do not.
    let isRelative = attributes.contains { $0 == .leading || $0 == .trailing }
    let mirrored =
      rightToLeft && (isRelative || (attributes.contains(.centerX) && rule.multiplier != 1))
    let edge = frame(of: holder)
    func side(_ side: TreeDescription.Rule.Side) -> Double {
      func at(_ item: TreeDescription.Item) -> Double {
        value(
          tree.item(item), side.attribute, from: edge, rightToLeft: rightToLeft, mirrored: mirrored)
      }
      return at(side.item) - (side.start.map(at) ?? 0)
    }
    let difference =
      side(rule.first) - rule.multiplier * (rule.second.map(side) ?? 0) - rule.constant
    switch rule.relation {
    case .lessThanOrEqual: return max(0, difference)
    case .equal: return abs(difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }
}

@Suite struct ConstraintMeaningTests {
  /// Right to left, insets, baselines, guides, distances, factors, cousins, after any history.
  @Test(arguments: 0..<6)
  func `required constraints hold on the frames unless they are broken`(block: Int) {
    var held = 0
    for seed in block * 20..<block * 20 + 20 {
      var edits = TreeEdits(seed: seed + 5000)
      let tree = DescribedTree(edits.description)
      for step in 0..<16 {
        let edit = edits.apply(to: tree)
        tree.root.layoutIfNeeded()
        let meaning = Meaning(tree: tree, description: edits.description)
        for view in tree.views {
          let size = meaning.frame(of: view).size
          let insets = view.alignmentRectInsets
          #expect(size.width - insets.left - insets.right > -1e-6)
          #expect(size.height - insets.top - insets.bottom > -1e-6)
        }
        for key in edits.description.order {
          guard let constraint = tree.constraints[key], constraint.priority.isRequired else {
            continue
          }
          let violation = meaning.violation(of: key)
          if !constraint.isBroken { held += 1 }
          #expect(
            constraint.isBroken || violation < 1e-6,
            "seed \(seed), step \(step), \(edit): \(constraint) is violated by \(violation)")
        }
      }
    }
    #expect(held > 300)
  }
}
