// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import Testing

struct ConstraintReadingTests {
  private static let attributes =
    "the attributes are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, "
    + "lastBaseline, firstBaseline"

  /// What a constraint of a document with a view `a`, a view `b`, a grid `g` and a guide `h` says is
  /// wrong with it, without the place.
  private func failure(of constraint: String) -> String {
    let text = """
      {"root": {"id": "main", "subviews": [{"id": "a"}, {"id": "b"},
        {"id": "g", "kind": "grid", "rows": [[null, null]]}, {"id": "h", "kind": "guide"}]},
       "constraints": [\(constraint)], "metrics": {"gap": 8}}
      """
    do throws(DocumentError) {
      _ = try read(text)
      return "no error"
    } catch {
      return error.message
    }
  }

  private func reading(_ text: String) throws -> String {
    let constraint = try LayoutDocument.Constraint(parsing: text)
    guard case .relation(let relation) = constraint.form else { return "a visual format" }
    let priority = constraint.priority
    let priorityText = priority.isRequired ? "" : " @\(priority)"
    let second = relation.second.map { "\(relation.multiplier)*\($0) + " } ?? ""
    return "\(relation.first) \(relation.relation) \(second)\(relation.constant)\(priorityText)"
  }

  @Test(arguments: [
    ("a.leading == b.trailing + 8 @750", "a.leading equal 1.0*b.trailing + 8.0 @750"),
    ("a.width == 0.4*root.width", "a.width equal 0.4*root.width + 0.0"),
    ("a.height==1.5 * a.width", "a.height equal 1.5*a.width + 0.0"),
    ("a.width >= 60", "a.width greaterThanOrEqual 60.0"),
    ("a.width <= 6e1 @2.5e2", "a.width lessThanOrEqual 60.0 @250"),
    ("a.top == b.bottom - 30", "a.top equal 1.0*b.bottom + -30.0"),
    ("a.width == - 30", "a.width equal -30.0"),
    ("a.width == -3", "a.width equal -3.0"),
    ("a.width == 3 + -5", "a.width equal -2.0"),
    ("a.left == -1*b.right - -2", "a.left equal -1.0*b.right + 2.0"),
    (
      " g . row [ 0 ] . top>=root.margins.top ",
      "g.row[0].top greaterThanOrEqual 1.0*root.margins.top + 0.0"
    ),
    ("g.column[1].width == a-b.width-8", "g.column[1].width equal 1.0*a-b.width + -8.0"),
  ])
  func `a relation is read as the grammar says`(text: String, meaning: String) throws {
    #expect(try reading(text) == meaning)
  }

  @Test func `of a long relation what is around the caret is shown`() {
    let blanks = String(repeating: " ", count: 200)
    let text = "a.width\(blanks)=\(blanks)3"
    let around = String(repeating: " ", count: 60)
    let error = #expect(throws: DocumentError.self) {
      try LayoutDocument.Constraint(parsing: text)
    }
    #expect(
      error?.message == """
        Expected one of ==, <=, >=, not "=".
        …\(around)=\(around.dropLast())…
        \(around) ^
        """)
  }

  @Test func `a wrong relation is shown with a caret`() {
    #expect(
      failure(of: "\"a.leading = b.trailing\"") == """
        Expected one of ==, <=, >=, not "=".
        a.leading = b.trailing
                  ^
        """)
    #expect(
      failure(of: "\"a.witdh == 3\"") == """
        There is no attribute "witdh"; did you mean "width"?
        a.witdh == 3
          ^
        """)
  }

  @Test(arguments: [
    ("\"\"", "The constraint ends where an item like root is expected."),
    ("\"a\"", "The constraint ends where \".\" and an attribute is expected."),
    ("\"a.width\"", "The constraint ends where one of ==, <=, >= is expected."),
    ("\"a.width ==\"", "The constraint ends where an attribute or a number is expected."),
    ("\"a.width == 3 @\"", "The constraint ends where a number is expected."),
    ("\"a.width == b.width * 2\"", "A factor stands before the attribute: 0.5*b.…"),
    ("\"a.width == b.width / 2\"", "A factor stands before the attribute: 0.5*b.…"),
    ("\"a.width == 2 b.width\"", "A factor is followed by \"*\"."),
    ("\"a.width == 3 4\"", "Expected \"+\", \"-\", \"@\" or the end, not \"4\"."),
    ("\"a.width == 5 foo\"", "Expected \"*\", \"@\" or the end, not \"foo\"."),
    (
      "\"a.w\\u001bidth == 5\"",
      "Found the string \"a.w\\u001bidth == 5\"; a constraint must not contain control characters."
    ),
    ("\"a.width == 07\"", "\"07\" is not a number in the syntax of JSON."),
    ("\"a.width == 1e400\"", "A number has a magnitude up to 1000000000."),
    ("\"a.width == 3 @0\"", "A priority must be above 0 and at most 1000."),
    ("\"a.width == 3 @1e-60\"", "A priority must be above 0 and at most 1000."),
    ("\"g.row[-1].top == a.top\"", "An index must be a whole number of 0 or more."),
    ("\"g.row.top == a.top\"", "Expected an index in brackets, not \".\"."),
    ("\"a.margins.row[0].top == a.top\"", "There is no attribute \"row\"; \(Self.attributes)."),
    ("\"a.x == a.top\"", "There is no attribute \"x\"; \(Self.attributes)."),
  ])
  func `what is no relation is refused`(constraint: String, message: String) {
    #expect(failure(of: constraint).split(separator: "\n").first ?? "" == message)
  }

  @Test(arguments: [
    ("\"c.width == 3\"", "There is no view or guide with the id \"c\"."),
    (
      "\"a.top == 3\"",
      "a.top is a position; it relates to another position, such as root.top, not to a number alone."
    ),
    (
      "\"a.top == b.left\"",
      "a.top is a vertical position, b.left is a horizontal position; the two "
        + "cannot be related."
    ),
    (
      "\"a.width == b.left\"",
      "a.width is a size, b.left is a horizontal position; the two cannot be "
        + "related."
    ),
    (
      "\"a.leading == b.left\"",
      "a.leading and b.left cannot be related: leading and trailing follow "
        + "the direction, left and right do not."
    ),
    ("\"a.row[0].top == b.top\"", "a is a view; only a grid has rows."),
    ("\"g.row[1].top == b.top\"", "There is no row 1 in g: it has 1, counted from 0."),
    (
      "\"g.row[0].firstBaseline == b.top\"",
      "A row has top, bottom, centerY and height, not "
        + "firstBaseline."
    ),
    (
      "\"g.column[0].left == b.left\"",
      "A column has leading, trailing, centerX and width, not left."
    ),
    ("\"h.firstBaseline == b.top\"", "A guide has no baseline; use its top or bottom."),
    (
      "\"b.margins.lastBaseline == b.top\"",
      "Margins and safe area have no baseline; use their top or bottom."
    ),
    ("\"h.margins.top == b.top\"", "A guide has no margins and no safe area."),
    (
      "{\"relation\": \"a.width == 3 @1000\", \"priority\": 750}",
      "The relation has a priority behind "
        + "\"@\" already."
    ),
    (
      "{\"relation\": \"a.width == 3\", \"identifier\": \"a\\nb\"}",
      "Found the string \"a\\nb\"; a name "
        + "must not contain control characters."
    ),
    ("{\"relation\": \"a.width == 3\", \"options\": []}", "Only a visual format has options."),
    (
      "{\"visualFormat\": \"[a]\", \"priority\": 3}",
      "A visual format has its priorities behind \"@\"."
    ),
    ("{\"visualFormat\": \"[a]\", \"options\": [\"alignAllTops\"]}", "did you mean"),
    ("{}", "A constraint needs the key \"relation\" or \"visualFormat\"."),
    (
      "{\"visualFormat\": \"[a\\u0007]\"}",
      "Found the string \"[a\\u0007]\"; a constraint must not contain control characters."
    ),
    (
      "7",
      "Found the number 7; expected a relation such as \"a.width == 60\", or an object with relation "
        + "or visualFormat."
    ),
  ])
  func `what cannot be related is refused`(constraint: String, message: String) {
    #expect(failure(of: constraint).contains(message))
  }

  @Test func `a visual format is tried on the views of the document`() {
    #expect(
      failure(of: #"{"visualFormat": "|-gap-[a]-[c]-|"}"#) == """
        There is no view called "c".
        |-gap-[a]-[c]-|
                   ^
        """)
    #expect(failure(of: #"{"visualFormat": "H:|-gap-[a(==root)]-[h]-|"}"#) == "no error")
    #expect(
      failure(of: #"{"visualFormat": "V:|-gap-[main]"}"#)
        .hasPrefix("\"|\" stands for the superview, but \"main\" has none."))
  }
}
