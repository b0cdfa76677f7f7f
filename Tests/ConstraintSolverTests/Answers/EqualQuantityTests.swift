// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Quantities that required equalities hold equal but for a constant: the solver keeps one for all.
struct EqualQuantityTests {
  /// A column and forty fields as wide as it. Field `i` wants to be `100 + i` wide: not narrower at
  /// 750, not wider at 250. The column should be 120 wide at 500.
  private struct Form: ~Copyable {
    var system = WrittenSystem()
    var ties: [Int: ConstraintID] = [:]

    init() {
      system.add([1: "column"], .equal, 120, at: 500)
      for field in 1...40 {
        let width = Double(100 + field)
        system.add([1: "field \(field)"], .greaterThanOrEqual, 0)
        system.add([1: "field \(field)"], .greaterThanOrEqual, width, at: 750)
        system.add([1: "field \(field)"], .lessThanOrEqual, width, at: 250)
        tie(field)
      }
    }

    mutating func tie(_ field: Int) {
      ties[field] = system.add([1: "field \(field)", -1: "column"], .equal, 0)
    }

    mutating func untie(_ field: Int) {
      if let id = ties.removeValue(forKey: field) { system.solver.removeConstraint(id) }
    }

    /// The widths of the column and of some fields.
    mutating func widths(_ fields: Int...) -> [Double] {
      system.solver.solve()
      return [system["column"]] + fields.map { system["field \($0)"] }
    }
  }

  @Test func `the widest decides for all`() {
    var form = Form()
    #expect(form.widths(1, 20, 40) == [140, 140, 140, 140])
  }

  @Test func `one that is let go has its own width`() {
    var form = Form()
    form.system.solver.solve()
    form.untie(40)
    #expect(form.widths(1, 39, 40) == [139, 139, 139, 140])
    // The first is the one that all others were compared with.
    form.untie(1)
    #expect(form.widths(1, 39, 40) == [139, 101, 139, 140])
    form.tie(40)
    form.tie(1)
    #expect(form.widths(1, 39, 40) == [140, 140, 140, 140])
  }

  @Test func `all are let go and tied again`() {
    var form = Form()
    form.system.solver.solve()
    for field in 1...40 { form.untie(field) }
    #expect(form.widths(1, 20, 40) == [120, 101, 120, 140])
    for field in 1...40 { form.tie(field) }
    #expect(form.widths(1, 20, 40) == [140, 140, 140, 140])
  }

  @Test func `a constant moves one away from the others`() throws {
    var form = Form()
    form.system.solver.solve()
    let tie = try #require(form.ties[40])
    // field 40 = column + 15, so that 139 of field 39 is the most that anything needs.
    form.system.solver.setConstant(15, of: tie)
    #expect(form.widths(1, 39, 40) == [139, 139, 139, 154])
    form.system.solver.setConstant(-15, of: tie)
    #expect(form.widths(1, 39, 40) == [155, 155, 155, 140])
    form.system.solver.setConstant(0, of: tie)
    #expect(form.widths(1, 39, 40) == [140, 140, 140, 140])
  }

  @Test func `a wish of one moves all`() {
    var form = Form()
    form.system.solver.solve()
    let wish = form.system.add([1: "field 7"], .equal, 300, at: 900)
    #expect(form.widths(1, 7, 40) == [300, 300, 300, 300])
    form.system.solver.setConstant(200, of: wish)
    #expect(form.widths(1, 7, 40) == [200, 200, 200, 200])
    form.system.solver.setStrength(Strength(100), of: wish)
    #expect(form.widths(1, 7, 40) == [140, 140, 140, 140])
    form.system.solver.removeConstraint(wish)
    #expect(form.widths(1, 7, 40) == [140, 140, 140, 140])
  }

  @Test func `one that is required to have a width gives it to all`() {
    var form = Form()
    form.system.solver.solve()
    let width = form.system.add([1: "field 7"], .equal, 50)
    #expect(form.widths(1, 7, 40) == [50, 50, 50, 50])
    form.untie(7)
    #expect(form.widths(1, 7, 40) == [140, 140, 50, 140])
    form.tie(7)
    form.system.solver.removeConstraint(width)
    #expect(form.widths(1, 7, 40) == [140, 140, 140, 140])
  }

  @Test func `two that contradict each other through their equality`() {
    var system = WrittenSystem()
    let least = system.add([1: "a"], .greaterThanOrEqual, 10)
    let most = system.add([1: "b"], .lessThanOrEqual, 5)
    let tie = system.add([1: "a", -1: "b"], .equal, 2)
    system.solver.solve()
    // a = 10 and b = 5 differ by 3 more than they should.
    let conflicts = system.solver.conflicts()
    #expect(conflicts.map(\.broken) == [tie])
    #expect(conflicts.map(\.members) == [[least, most, tie]])
    #expect(conflicts.map(\.excess) == [3])
    system.solver.setConstant(8, of: most)
    system.solver.solve()
    #expect(system.solver.conflicts().isEmpty)
    #expect([system["a"], system["b"]] == [10, 8])
    system.solver.setConstant(7.5, of: most)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.broken) == [tie])
  }

  @Test func `what determines a width is the one that holds all, and what ties the two`() throws {
    var form = Form()
    let wish = form.system.add([1: "field 7"], .equal, 300, at: 900)
    form.system.solver.solve()
    let (seventh, twentieth) = (try #require(form.ties[7]), try #require(form.ties[20]))
    let column = form.system.variable("column")
    #expect(form.system.solver.determiningConstraints(of: column) == [seventh, wish])
    let other = form.system.variable("field 20")
    #expect(form.system.solver.determiningConstraints(of: other) == [seventh, twentieth, wish])
    let itself = form.system.variable("field 7")
    #expect(form.system.solver.determiningConstraints(of: itself) == [wish])
  }

  @Test func `what the bound of one holds is determined by the tie`() {
    // x = y + 11 wants to be less, and y is not negative.
    var system = WrittenSystem()
    let y = system.variable("y", isNonNegative: true)
    let x = system.variable("x")
    system.add([1: "x"], .lessThanOrEqual, -8, at: 750)
    system.add([1: "x"], .lessThanOrEqual, -22, at: 250)
    let tie = system.add([1: "x", -1: "y"], .equal, 11)
    system.solver.solve()
    #expect([system["x"], system["y"]] == [11, 0])
    #expect(system.solver.determiningConstraints(of: x) == [tie])
    #expect(system.solver.determiningConstraints(of: y).isEmpty)
  }

  @Test func `two with many wishes lose some while they are tied`() {
    var system = WrittenSystem()
    var wishes: [ConstraintID] = []
    for wish in 1...61 {
      wishes.append(system.add([1: "a"], .equal, Double(wish), at: 750))
      wishes.append(system.add([1: "b"], .equal, Double(100 + wish), at: 750))
    }
    system.solver.solve()
    // The one in the middle wins.
    #expect([system["a"], system["b"]] == [31, 131])
    let tie = system.add([1: "a", -1: "b"], .equal, 0)
    system.solver.solve()
    for wish in wishes.prefix(40) { system.solver.removeConstraint(wish) }
    system.solver.removeConstraint(tie)
    system.solver.solve()
    // 21 to 61 and 121 to 161 are left.
    #expect([system["a"], system["b"]] == [41, 141])
  }

  @Test func `wishes are found again beside distances that cost them digits`() {
    for member in 1...20 {
      var system = WrittenSystem()
      // x = far + d and, later, far = here - d: x is where `here` is, but its wish came through `far`.
      let distance = 1e8 + Double(member) / 3
      let least = Double(member) / 7
      let wish = system.add([1: "x"], .greaterThanOrEqual, least, at: 750)
      system.add([1: "far"], .lessThanOrEqual, 0, at: 200)
      system.add([1: "far"], .greaterThanOrEqual, -1e9, at: 200)
      system.add([1: "x", -1: "far"], .equal, distance)
      for side in 0..<6 { system.add([1: "here"], .lessThanOrEqual, Double(-side), at: 250) }
      system.solver.solve()
      system.add([1: "here", -1: "far"], .equal, distance)
      system.solver.solve()
      #expect(abs(system["here"] - least) < 1e-6)
      system.solver.removeConstraint(wish)
      system.solver.solve()
      #expect(abs(system["here"] - -5) < 1e-6)
    }
  }
}
