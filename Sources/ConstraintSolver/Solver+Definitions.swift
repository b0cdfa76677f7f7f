// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Structurals and forms: what is measured from what.
///
/// Every activity is either a *structural*, one of the independent coordinates of the system, or a
/// *form*, defined over structurals. At first the coordinates of variables are the structurals. A
/// required equality that is solved for one of them changes roles with it:
///
///     before   f = c·k + Σ F_m · m           f a form, k a structural
///     after    k = (1/c)·f - Σ (F_m/c) · m    k a form, f a structural
///
/// Whatever mentions `k` is rewritten, and from then on constraints are expressed without it. As
/// `f` is held at one value, it needs no column (`+Folding`).
extension Solver {
  /// Writes a constraint over structurals into `expression`: replaces, from the deepest variable
  /// up, `x` by `x_parent + coordinate`; what meets on the way adds up and often cancels. Then
  /// coordinates that have become forms are replaced by their definitions.
  mutating func express(_ block: Block) {
    expression.removeAll()
    let entries = terms.elements(block)
    if expressDirectly(entries, Int(block.count)) { return }
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
    substituteDefinitions()
  }

  /// The two commonest cases: a root by itself, and the difference of a variable and its parent. Both
  /// are one coordinate.
  @inline(__always)
  private mutating func expressDirectly(
    _ entries: UnsafeMutablePointer<Entry>, _ count: Int
  ) -> Bool {
    let first = entries[0]
    if count == 1 {
      if nodes[Int(first.index)].parent >= 0 || first.coefficient == 0 { return false }
      expression.append(first)
      return true
    }
    if count != 2 || first.coefficient == 0 { return false }
    let second = entries[1]
    if first.coefficient != -second.coefficient { return false }
    if nodes[Int(first.index)].parent == second.index {
      expression.append(first)
      return true
    }
    if nodes[Int(second.index)].parent == first.index {
      expression.append(second)
      return true
    }
    return false
  }

  /// Writes the value of a variable over structurals into `expression`.
  mutating func expressValue(of variable: Int) {
    expression.removeAll()
    var index = Int32(variable)
    while index >= 0 {
      expression.append(Entry(index: index, coefficient: 1))
      index = nodes[Int(index)].parent
    }
    substituteDefinitions()
  }

  /// Replaces forms in `expression` by their definitions. A form by itself stays: it is an activity
  /// like any other.
  private mutating func substituteDefinitions() {
    if expression.count < 2 { return }
    var hasForms = false
    for position in 0..<expression.count where activities[Int(expression[position].index)].isForm {
      hasForms = true
      break
    }
    if !hasForms { return }
    swap(&mixed, &expression)
    expression.removeAll()
    for position in 0..<mixed.count {
      let entry = mixed[position]
      let activity = Int(entry.index)
      if activities[activity].isForm {
        let form = activities[activity].form
        for index in form.indices {
          let part = forms.element(form, index)
          expression.accumulate(
            Entry(index: part.index, coefficient: entry.coefficient * part.coefficient), positions)
        }
      } else {
        expression.accumulate(entry, positions)
      }
    }
    expression.finishSum(positions)
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

  /// The coefficient of a structural in the definition of a form, 0 where it does not occur.
  @inline(__always)
  mutating func definitionCoefficient(form activity: Int, _ structural: Int32) -> Double {
    let form = activities[activity].form
    let entries = forms.elements(form)
    for position in form.indices where entries[position].index == structural {
      return entries[position].coefficient
    }
    return 0
  }

  /// Forgets the users of a structural that no longer mention it, or are listed twice: a form that
  /// has been a structural in between is.
  mutating func tidyUsers(of structural: Int) {
    clock &+= 1
    let users = activities[structural].users
    let entries = columns.elements(users)
    var kept = 0
    for position in users.indices {
      let user = Int(entries[position])
      if activities[user].stamp == clock || !activities[user].isForm { continue }
      let form = activities[user].form
      let parts = forms.elements(form)
      if !form.indices.contains(where: { parts[$0].index == Int32(structural) }) { continue }
      activities[user].stamp = clock
      entries[kept] = entries[position]
      kept += 1
    }
    activities[structural].users.count = Int32(kept)
  }

  /// Exchanges the roles of a form and one of the structurals it is defined over.
  mutating func exchangeRoles(form: Int, structural: Int) {
    let inverse = 1 / definitionCoefficient(form: form, Int32(structural))
    var old = activities[form].form
    var definition = forms.makeBlock(capacity: Int(old.count))
    forms.append(Entry(index: Int32(form), coefficient: inverse), to: &definition)
    for position in old.indices {
      let entry = forms.element(old, position)
      if Int(entry.index) == structural { continue }
      forms.append(
        Entry(index: entry.index, coefficient: -entry.coefficient * inverse), to: &definition)
      columns.append(
        Int32(structural), to: &activities.pointer(at: Int(entry.index)).pointee.users)
    }
    forms.release(&old)
    var users = activities[structural].users
    activities[form].isForm = false
    activities[form].users = Block()
    activities[structural].isForm = true
    activities[structural].form = definition
    columns.append(Int32(structural), to: &activities.pointer(at: form).pointee.users)

    for position in users.indices {
      let user = Int(columns.element(users, position))
      if activities[user].isForm && user != structural {
        rewrite(user, replacing: structural, by: definition)
      }
    }
    columns.release(&users)
  }

  /// Puts a definition in place of a structural in the definition of another form.
  private mutating func rewrite(_ user: Int, replacing structural: Int, by definition: Block) {
    var form = activities[user].form
    let entries = forms.elements(form)
    guard let found = form.indices.first(where: { entries[$0].index == Int32(structural) }) else {
      return
    }
    let factor = entries[found].coefficient
    entries[found] = entries[Int(form.count) - 1]
    form.count -= 1
    for position in definition.indices {
      let entry = forms.element(definition, position)
      let share = factor * entry.coefficient
      let elements = forms.elements(form)
      if let place = form.indices.first(where: { elements[$0].index == entry.index }) {
        elements[place].coefficient = Tolerance.sum(elements[place].coefficient, share)
      } else {
        forms.append(Entry(index: entry.index, coefficient: share), to: &form)
        columns.append(
          Int32(user), to: &activities.pointer(at: Int(entry.index)).pointee.users)
      }
    }
    activities[user].form = form
  }
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
