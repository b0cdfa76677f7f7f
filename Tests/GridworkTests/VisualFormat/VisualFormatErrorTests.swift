// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct VisualFormatErrorTests {
  let stage = FormatStage()

  @Test func `points at the place and says what is expected there`() {
    #expect(
      stage.failure("H:|-[a]-(>=8]-|") == """
        Expected "," or ")", not "]".
        H:|-[a]-(>=8]-|
                    ^
        """)
    #expect(
      stage.failure("[a]-") == """
        Expected a view, the superview "|", or a distance, but the format ends here.
        [a]-
            ^
        """)
  }

  @Test(arguments: [
    ("", 1, "Expected a view like [name], but the format ends here."),
    ("H:", 3, "Expected a view like [name], but the format ends here."),
    ("h:[a]", 1, "A visual format begins with H: or V:, | or a view like [name]."),
    ("Z:[a]", 1, "A visual format begins with H: or V:, | or a view like [name]."),
    ("||", 2, "Expected a view like [name], not \"|\"."),
    ("|-|", 3, "Expected a view like [name], not \"|\"."),
    ("[]", 2, "Expected the name of a view, not \"]\"."),
    ("[1a]", 2, "Expected the name of a view, not \"1\"."),
    (
      "[naïve]", 4,
      "Expected \"]\" or a size in parentheses, not \"ï\": a name consists of letters from A to Z, digits, "
        + "underscores and hyphens."
    ),
    ("[a]-my-gap-[b]", 8, "A name with hyphens must be in parentheses here: -(my-gap)-."),
    ("[a]-8@my-p-[b]", 10, "A name with hyphens must be in parentheses here: -(my-gap)-."),
    ("[a]-8-b]", 7, "Expected a view like [name], not \"b\"."),
    ("[a(b*2)]", 5, "A visual format does not calculate; write this as a constraint of its own."),
    (
      "[a]-(8+8)-[b]", 7,
      "A visual format does not calculate; write this as a constraint of its own."
    ),
    ("[a", 3, "Expected \"]\" or a size in parentheses, but the format ends here."),
    (
      "[a b]", 3,
      "Expected \"]\" or a size in parentheses, not a space: a visual format contains no spaces."
    ),
    ("[a(8)", 6, "Expected \"]\", but the format ends here."),
    ("[a()]", 4, "Expected a number, a metric or the name of a view, not \")\"."),
    ("[a(=8)]", 4, "A relation must be ==, <= or >=."),
    ("[a(8,)]", 6, "Expected a number, a metric or the name of a view, not \")\"."),
    ("[a(8@)]", 6, "Expected a priority: a number or a metric, not \")\"."),
    ("[a]--[b]", 5, "A negative distance must be in parentheses: -(-8)-."),
    ("[a]--8-[b]", 5, "A negative distance must be in parentheses: -(-8)-."),
    ("[a]->=8-[b]", 5, "A distance with a relation must be in parentheses: -(>=8)-."),
    ("[a]-8[b]", 6, "Expected \"-\" after the distance, not \"[\"."),
    ("[a]-8-", 7, "Expected a view like [name], but the format ends here."),
    ("[a]|[b]", 5, "Nothing may follow the superview's last edge."),
    ("[a]-1e999-[b]", 5, "This number is too large."),
    ("[a(5@1001)]", 6, "A priority must be above 0 and at most 1000, not 1001."),
    ("[a(5@0)]", 6, "A priority must be above 0 and at most 1000, not 0."),
    ("[a(5@1e-50)]", 6, "A priority must be above 0 and at most 1000, not 1e-50."),
    ("[a]-[bb]", 6, "There is no view called \"bb\"; did you mean \"b\"?"),
    ("[a]-[x]", 6, "There is no view called \"x\"."),
    ("[a]-gapp-[b]", 5, "There is no metric called \"gapp\"; did you mean \"gap\"?"),
    ("[a(gapp)]", 4, "There is no metric and no view called \"gapp\"; did you mean \"gap\"?"),
    ("[a]-bad-[b]", 5, "The metric \"bad\" is inf, but a distance must be finite."),
    ("[a]-a-[b]", 5, "There is no metric called \"a\"."),
  ])
  func `is refused`(format: String, column: Int, message: String) {
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        parsingVisualFormat: format, metrics: ["gap": 8, "bad": Double.infinity],
        views: stage.views)
      Issue.record("\(format) was read")
    } catch {
      #expect(error.message == message)
      #expect(error.column == column)
      #expect(error.format == format)
    }
  }

  @Test(arguments: [
    ("c", ["a"], nil), ("", ["a"], nil), ("A", ["b", "a"], "a"), ("c", ["a", "cc"], "cc"),
    ("ba", ["ab"], "ab"), ("row2", ["row1", "row"], "row"),
  ])
  func `a name of which nothing stays is not similar`(
    name: String, known: [String], similar: String?
  ) {
    #expect(nearestName(to: name, among: known) == similar)
  }

  @Test func `cannot align along its own axis`() {
    #expect(
      stage.failure("V:[a][b]", options: .alignAllBottom) == """
        A vertical format cannot align views by bottom, which lies along its own axis.
        V:[a][b]
        ^
        """)
  }

  @Test func `cannot align guides on baselines`() {
    #expect(
      stage.failure("[a][g]", options: .alignAllLastBaseline) == """
        "g" is a guide; a guide has no baseline. Align its top or bottom.
        [a][g]
            ^
        """)
  }

  @Test func `needs one superview for its bars`() {
    let alone = LayoutView()
    let inner = LayoutView()
    alone.addSubview(inner)
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        parsingVisualFormat: "|[alone]|", views: ["alone": alone])
      Issue.record("was read")
    } catch {
      #expect(error.message == "\"|\" stands for the superview, but \"alone\" has none.")
    }
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        parsingVisualFormat: "[a][inner]|",
        views: stage.views.merging(["inner": inner]) { a, _ in a })
      Issue.record("was read")
    } catch {
      #expect(
        error.message
          == "\"|\" stands for the superview of all views, but \"inner\" and \"a\" have different "
          + "superviews.")
      #expect(error.column == 5)
    }
  }

  @Test func `a tab takes the place of one character`() {
    #expect(stage.failure("[a]\t[b]").hasSuffix("\n[a] [b]\n   ^"))
    #expect(stage.failure("[a]\u{1B}[b]\u{202E}").hasSuffix("\n[a] [b] \n   ^"))
  }

  @Test func `offers the identifiers that there are`() {
    do throws(VisualFormatError) {
      _ = try stage.box.constraints(parsingVisualFormat: "[b]-[boxx]")
      Issue.record("was read")
    } catch {
      #expect(error.message == "There is no view called \"boxx\"; did you mean \"box\"?")
    }
  }

  @Test func `names one item for one identifier`() {
    let twin = LayoutView()
    twin.identifier = "a"
    stage.box.addSubview(twin)
    do throws(VisualFormatError) {
      _ = try stage.box.constraints(parsingVisualFormat: "[b]-[a]")
      Issue.record("was read")
    } catch {
      #expect(
        error.message
          == "2 items have the identifier \"a\", but a name must stand for one. Pass views by name "
          + "instead.")
      #expect(error.column == 6)
    }
  }

  @Test func `is read in time in proportion to its length`() throws {
    let format = "H:" + String(repeating: "[a(1)]-2-", count: 20_000) + "[b]"
    let constraints = try LayoutConstraint.constraints(
      parsingVisualFormat: format, views: stage.views)
    #expect(constraints.count == 40_000)
    #expect(stage.failure(String(repeating: "[", count: 100_000)).hasPrefix("Expected the name"))
  }
}
