// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Structurals and forms: what is measured from what.
///
/// Every activity is either a *structural*, one of the independent coordinates of the system, or a
/// *form*, defined over others. At first the coordinates of variables are the structurals. A required
/// equality that is solved for one of them changes roles with it:
///
///     before   f = c·k + Σ F_m · m           f a form, k a structural
///     after    k = (1/c)·f - Σ (F_m/c) · m    k a form, f a structural
///
/// What mentions `k` goes on mentioning it: a definition may contain forms, and never, in the end,
/// itself. So a chain of equalities is a chain of short definitions. As `f` is held at one value, it
/// needs no column (`+Folding`).
extension Solver {
  /// Writes a constraint over coordinates into `expression`: replaces, from the deepest variable up,
  /// `x` by `x_parent + coordinate`; what meets on the way adds up and often cancels.
  mutating func express(_ block: Block) {
    let entries = terms.elements(block)
    expression.removeAll()
    if expressDirectly(entries, Int(block.count)) { return }
    expression.removeAll()
    path.removeAll()
    for index in block.indices {
      let entry = entries[index]
      path.append(PathEntry(entry, depth: 0))
      settlePath(PathEntry(entry, depth: nodes[Int(entry.index)].depth))
    }
    while let deepest = path.last {
      var parent: Int32 = -1
      if deepest.coefficient != 0 {
        expression.append(Entry(index: deepest.index, coefficient: deepest.coefficient))
        parent = nodes[Int(deepest.index)].parent
      }
      if parent >= 0 {
        settlePath(
          PathEntry(
            Entry(index: parent, coefficient: deepest.coefficient), depth: deepest.depth - 1))
      } else {
        path.removeLast()
      }
    }
  }

  /// The coordinate that a constraint is a multiple of, nil where it is about several.
  @inline(__always)
  mutating func soleCoordinate(in block: Block) -> Entry? {
    if block.count > 2 { return nil }
    let entries = terms.elements(block)
    if block.count == 1 && nodes[Int(entries[0].index)].parent < 0 { return entries[0] }
    if block.count == 2 && entries[0].coefficient == -entries[1].coefficient {
      if nodes[Int(entries[0].index)].parent == entries[1].index { return entries[0] }
      if nodes[Int(entries[1].index)].parent == entries[0].index { return entries[1] }
    }
    express(block)
    return expression.count == 1 ? expression[0] : nil
  }

  /// The commonest cases, which need no walk: roots by themselves, and the difference of two that are
  /// parent and child, one coordinate, or siblings, two.
  @inline(__always)
  private mutating func expressDirectly(
    _ entries: UnsafeMutablePointer<Entry>, _ count: Int
  ) -> Bool {
    switch count {
    case 1: return expressRoot(entries[0])
    case 2: return expressDifference(entries[0], entries[1])
    case 3:
      return expressRoot(entries[2]) && expressDifference(entries[0], entries[1])
        || expressRoot(entries[1]) && expressDifference(entries[0], entries[2])
        || expressRoot(entries[0]) && expressDifference(entries[1], entries[2])
    default: return false
    }
  }

  /// Makes a root the first part of `expression`.
  @inline(__always)
  private mutating func expressRoot(_ entry: Entry) -> Bool {
    expression.removeAll()
    if nodes[Int(entry.index)].parent >= 0 || entry.coefficient == 0 { return false }
    expression.append(entry)
    return true
  }

  /// Adds `c · a - c · b` to what is in `expression`, which mentions neither.
  @inline(__always)
  private mutating func expressDifference(_ a: Entry, _ b: Entry) -> Bool {
    if a.coefficient != -b.coefficient || a.coefficient == 0 || a.index == b.index { return false }
    let (parentA, parentB) = (nodes[Int(a.index)].parent, nodes[Int(b.index)].parent)
    if parentA == b.index {
      expression.append(a)
    } else if parentB == a.index {
      expression.append(b)
    } else if parentA >= 0 && parentA == parentB {
      expression.append(a)
      expression.append(b)
    } else {
      return false
    }
    return true
  }

  /// Writes the value of a variable over coordinates into `expression`.
  mutating func expressValue(of variable: Int) {
    expression.removeAll()
    var index = Int32(variable)
    while index >= 0 {
      expression.append(Entry(index: index, coefficient: 1))
      index = nodes[Int(index)].parent
    }
  }

  /// Puts an entry in the place of the last one of `path`, which is ordered by depth, then number, and
  /// moves it to where it belongs; it joins one of the same variable.
  @inline(__always)
  private mutating func settlePath(_ entry: PathEntry) {
    let last = path.count - 1
    var place = last
    while place > 0 && path[place - 1].isBehind(entry) {
      path[place] = path[place - 1]
      place -= 1
    }
    if place == 0 || path[place - 1].index != entry.index {
      path[place] = entry
      return
    }
    path[place - 1].coefficient = Tolerance.sum(path[place - 1].coefficient, entry.coefficient)
    while place < last {
      path[place] = path[place + 1]
      place += 1
    }
    path.removeLast()
  }

  // MARK: Definitions

  /// The coefficient of an activity in the definition of a form, 0 where it does not occur.
  @inline(__always)
  mutating func definitionCoefficient(form activity: Int, _ part: Int32) -> Double {
    forms.coefficient(of: part, in: activities[activity].form)
  }

  /// Forgets the users of an activity that no longer mention it, or are listed twice: one that has
  /// been a structural in between is.
  mutating func tidyUsers(of part: Int) {
    clock &+= 1
    let users = activities[part].users
    let entries = columns.elements(users)
    var kept = 0
    for position in users.indices {
      let user = Int(entries[position])
      if activities[user].stamp == clock || !activities[user].isForm { continue }
      if definitionCoefficient(form: user, Int32(part)) == 0 { continue }
      activities[user].stamp = clock
      entries[kept] = entries[position]
      kept += 1
    }
    activities[part].users.count = Int32(kept)
  }

  /// Exchanges the roles of a form and one of the structurals in its definition, which no other part
  /// of the definition depends on.
  mutating func exchangeRoles(form: Int, structural: Int) {
    let inverse = 1 / definitionCoefficient(form: form, Int32(structural))
    let definition = activities[form].form
    let entries = forms.elements(definition)
    for position in definition.indices {
      let part = Int(entries[position].index)
      if part == structural {
        entries[position] = Entry(index: Int32(form), coefficient: inverse)
      } else {
        entries[position].coefficient *= -inverse
        columns.append(Int32(structural), to: &activities.pointer(at: part).pointee.users)
      }
    }
    activities[structural].isForm = true
    activities[structural].form = definition
    activities[form].form = Block()
    activities[form].isForm = false
    columns.append(Int32(structural), to: &activities.pointer(at: form).pointee.users)
  }

  /// Whether a structural was the form in `expression` before it exchanged roles with one of the parts:
  /// that was its first user then.
  mutating func hasRoleOfExpression(_ structural: Int) -> Bool {
    if activities[structural].users.isEmpty { return false }
    let form = columns.element(activities[structural].users, 0)
    let definition = activities[Int(form)].form
    let inverse = definitionCoefficient(form: Int(form), Int32(structural))
    if inverse == 0 || Int(definition.count) != expression.count { return false }
    for position in 0..<expression.count {
      let entry = expression[position]
      let expected =
        entry.index == form ? 1 : -definitionCoefficient(form: Int(form), entry.index)
      if entry.coefficient * inverse != expected { return false }
    }
    return true
  }

  /// Whether a definition has a form among its parts that depends on the given part: then the two
  /// cannot exchange roles.
  mutating func isEntangled(_ part: Int, in form: Int) -> Bool {
    let definition = activities[form].form
    var hasForms = false
    for position in definition.indices
    where activities[Int(forms.element(definition, position).index)].isForm {
      hasForms = true
    }
    if !hasForms { return false }
    visitDependents(of: part)
    // Also those in which it cancels depend on it.
    var isEntangled = false
    for position in 0..<dependents.count {
      let dependent = dependents[position].index
      if Int(dependent) != form && definitionCoefficient(form: form, dependent) != 0 {
        isEntangled = true
      }
    }
    dependents.finishSum(positions)
    return isEntangled
  }

  /// Replaces the forms in a definition by theirs, until it mentions structurals only.
  mutating func expandDefinition(of form: Int) {
    expression.removeAll()
    var definition = activities[form].form
    for position in definition.indices { expression.append(forms.element(definition, position)) }
    expandExpression()
    forms.release(&definition)
    for position in 0..<expression.count {
      forms.append(expression[position], to: &definition)
      columns.append(
        Int32(form), to: &activities.pointer(at: Int(expression[position].index)).pointee.users)
    }
    activities[form].form = definition
  }

  /// Replaces the forms in `expression` by their definitions, and those in them, and so on.
  mutating func expandExpression() {
    visitOrder.removeAll()
    clock &+= 1
    for position in 0..<expression.count { visitParts(of: expression[position].index) }
    mixed.removeAll()
    for position in 0..<expression.count { mixed.accumulate(expression[position], positions) }
    // A form comes after all that mention it.
    while let form = visitOrder.popLast() {
      let place = Int(positions[Int(form)]) - 1
      let factor = mixed[place].coefficient
      mixed[place].coefficient = 0
      let definition = activities[Int(form)].form
      for position in definition.indices {
        let part = forms.element(definition, position)
        mixed.accumulate(
          Entry(index: part.index, coefficient: factor * part.coefficient), positions)
      }
    }
    mixed.finishSum(positions)
    swap(&mixed, &expression)
  }

  /// Appends the forms that an activity depends on to `visitOrder`, itself included, each after those
  /// in its definition.
  private mutating func visitParts(of activity: Int32) {
    if !enter(activity) { return }
    while let visit = visits.last {
      let definition = activities[Int(visit.activity)].form
      if visit.next == definition.count {
        visitOrder.append(visit.activity)
        visits.removeLast()
      } else {
        visits[visits.count - 1].next += 1
        _ = enter(forms.element(definition, Int(visit.next)).index)
      }
    }
  }

  /// Starts the visit of a form that has not been visited.
  private mutating func enter(_ activity: Int32) -> Bool {
    let index = Int(activity)
    if !activities[index].isForm || activities[index].stamp == clock { return false }
    activities[index].stamp = clock
    visits.append(Visit(activity: activity))
    return true
  }

  /// Writes into `dependents` the forms that depend on an activity, each with the coefficient that it
  /// has in them once all definitions between are written out.
  mutating func collectDependents(of activity: Int) {
    visitDependents(of: activity)
    while let part = visitOrder.popLast() {
      let place = Int(positions[Int(part)]) - 1
      let factor = Int(part) == activity ? 1 : dependents[place].coefficient
      let users = activities[Int(part)].users
      for position in users.indices {
        let user = columns.element(users, position)
        let coefficient = definitionCoefficient(form: Int(user), part)
        dependents.accumulate(Entry(index: user, coefficient: factor * coefficient), positions)
      }
    }
    dependents.finishSum(positions)
  }

  /// Starts the sum `dependents` with every form that depends on an activity, times 0, and writes them
  /// into `visitOrder`, the activity included, each after those that depend on it.
  private mutating func visitDependents(of activity: Int) {
    dependents.removeAll()
    visitOrder.removeAll()
    tidyUsers(of: activity)
    visits.append(Visit(activity: Int32(activity)))
    while let visit = visits.last {
      let users = activities[Int(visit.activity)].users
      if visit.next == users.count {
        visitOrder.append(visit.activity)
        visits.removeLast()
        continue
      }
      visits[visits.count - 1].next += 1
      let user = columns.element(users, Int(visit.next))
      if positions[Int(user)] != 0 { continue }
      dependents.accumulate(Entry(index: user, coefficient: 0), positions)
      tidyUsers(of: Int(user))
      visits.append(Visit(activity: user))
    }
  }
}

/// How far a walk through definitions has come with one of them.
struct Visit: BitwiseCopyable {
  var activity: Int32
  var next: Int32 = 0
}

/// One entry of a constraint while it is written over coordinates.
struct PathEntry: BitwiseCopyable {
  var index: Int32
  var depth: Int32
  var coefficient: Double

  init(_ entry: Entry, depth: Int32) {
    index = entry.index
    coefficient = entry.coefficient
    self.depth = depth
  }

  @inline(__always)
  func isBehind(_ other: PathEntry) -> Bool {
    depth != other.depth ? depth > other.depth : index > other.index
  }
}
