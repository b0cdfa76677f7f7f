// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Arranged views without an intrinsic extent across a stack fill it.
@Suite struct StackFillingTests {
  private func rule(_ height: Double = LayoutView.noIntrinsicMetric) -> Box {
    Box("rule", 1, height)
  }

  private func toolbar(_ rule: LayoutView, _ alignment: LayoutConstraint.Attribute) -> Stacked {
    let stack = StackView(views: [text("label", 40, 16, ascent: 12), rule])
    stack.alignment = alignment
    return Stacked(stack, height: 30)
  }

  @Test(
    arguments: zip(
      [LayoutConstraint.Attribute.top, .bottom, .centerY, .fill, .firstBaseline, .lastBaseline],
      ["0 16", "14 16", "7 16", "0 30", "0 16", "14 16"]))
  func `a separator is as tall as its stack at every alignment`(
    alignment: LayoutConstraint.Attribute, label: String
  ) {
    let stacked = toolbar(rule(), alignment)
    #expect(stacked.across == "\(label) | 0 30")
    #expect(stacked.line == "0 40 | 48 1")
    #expect(stacked.isSound)
  }

  @Test func `a separator asks for nothing, and stays inside the insets`() {
    let stack = StackView(views: [text("label", 40, 16, ascent: 12), rule()])
    stack.edgeInsets = LayoutEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    stack.alignment = .lastBaseline
    let stacked = Stacked(stack)
    #expect(stacked.size == "49 21")
    #expect(stacked.across == "2 16 | 2 16")
    #expect(stacked.isSound)
  }

  @Test func `a separator across a vertical stack is as wide as that is`() {
    let line = Box(nil, LayoutView.noIntrinsicMetric, 1)
    let stack = StackView(views: [box("label", 40, 16), line])
    stack.orientation = .vertical
    stack.alignment = .leading
    let stacked = Stacked(stack, width: 70)
    #expect(stacked.across == "0 40 | 0 70")
    #expect(stacked.isSound)
  }

  // On a baseline 12 below the top, or 4 above the bottom, the rule has its edge on the line.
  @Test(
    arguments: [
      (.top, "0 10", "0 30"), (.bottom, "20 10", "0 30"), (.centerY, "10 10", "0 30"),
      (.fill, "0 30", "0 30"), (.firstBaseline, "12 10", "12 18"),
      (.lastBaseline, "16 10", "0 26"),
    ] as [(LayoutConstraint.Attribute, String, String)])
  func `an extent that a constraint asks for wins if it is firmer than the pull`(
    alignment: LayoutConstraint.Attribute, across: String, pulled: String
  ) {
    let rule = rule()
    let height = rule.heightAnchor.constraint(equalToConstant: 10)
    // The pull is just below 250.
    height.priority = 250
    height.isActive = true
    // Only alignment itself, at 260, is stronger where it makes views as tall as the stack.
    let stacked = toolbar(rule, alignment)
    #expect(stacked.across.hasSuffix("| \(across)"))
    #expect(stacked.isSound)
    height.priority = 249
    #expect(stacked.across.hasSuffix("| \(pulled)"))
    #expect(stacked.isSound)
  }

  @Test func `a view with an extent of its own and no baseline has its edge on the common line`() {
    let rule = rule()
    rule.heightAnchor.constraint(equalToConstant: 10).isActive = true
    // Its top at the line, 12 below the top of the stack.
    #expect(toolbar(rule, .firstBaseline).across == "0 16 | 12 10")
  }

  @Test func `a view with a baseline and no height reaches from its line to the edge`() {
    let field = rule()
    field.baseline = 5
    field.lastBaseline = .fromTop(5)
    let stacked = toolbar(field, .firstBaseline)
    #expect(stacked.across == "0 16 | 7 23")
    #expect(stacked.isSound)
    // The last line of the label is 4 above the bottom.
    let below = toolbar(field, .lastBaseline)
    #expect(below.across == "14 16 | 21 9")
    #expect(below.isSound)
  }

  @Test func `separators alone share no line`() {
    let stack = StackView(views: [rule(), rule()])
    stack.alignment = .firstBaseline
    let stacked = Stacked(stack, height: 30)
    #expect(stacked.across == "0 30 | 0 30")
    #expect(stacked.isSound)
  }
}
