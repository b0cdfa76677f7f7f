// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The directions in which quantities can move while the rows that combine them are blocked.
///
/// A *member* is a quantity that can move up, down or both ways. A *row* is a combination of
/// members that can no longer rise, or no longer fall:
///
///     Σ α_k · d_k <= 0     the row cannot go up
///     Σ α_k · d_k >= 0     the row cannot go down
///
/// The signs of the coefficients rule out most directions at once. Consider a row that cannot rise,
/// and the members that can push it down:
///
/// - If there is none, no member can push the row up.
/// - If there is exactly one, that member cannot push the row up, because no other could push it
///   back down.
///
/// A direction that is ruled out disappears from the other rows as well, which may rule out more. A
/// remaining direction may still be impossible (two rows can exclude it together), but a direction
/// that is ruled out is impossible. The cost is proportional to the number of coefficients.
struct FaceDirections: ~Copyable {
  private var members = Storage<FaceMember>()
  private var rows = Storage<FaceRow>()
  private var terms = Storage<FaceTerm>()
  private var suspects = Storage<Int32>()

  init() {}

  mutating func removeAll() {
    members.removeAll()
    rows.removeAll()
    terms.removeAll()
  }

  /// Adds a member. Members are numbered from 0.
  mutating func addMember(canRise: Bool, canFall: Bool) {
    members.append(FaceMember(canRise: canRise, canFall: canFall))
  }

  /// Adds a row without terms.
  mutating func addRow(cannotRise: Bool, cannotFall: Bool) {
    let end = Int32(terms.count)
    rows.append(
      FaceRow(cannotRise: cannotRise, cannotFall: cannotFall, firstTerm: end, endTerm: end))
  }

  /// Adds a term to the last row.
  mutating func addTerm(member: Int, coefficient: Double) {
    let row = rows.count - 1
    let isNegative = coefficient < 0
    terms.append(
      FaceTerm(
        isNegative: isNegative, row: Int32(row), member: Int32(member),
        next: members[member].firstTerm))
    members[member].firstTerm = Int32(terms.count - 1)
    rows[row].endTerm = Int32(terms.count)
    if isNegative ? members[member].canFall : members[member].canRise { rows[row].lifters += 1 }
    if isNegative ? members[member].canRise : members[member].canFall { rows[row].sinkers += 1 }
  }

  /// Returns whether the member can still move in some direction.
  func canMove(_ member: Int) -> Bool { members[member].canRise || members[member].canFall }

  /// Removes all directions that rows rule out.
  mutating func propagate() {
    for row in 0..<rows.count { suspect(row) }
    while let suspect = suspects.popLast() {
      let row = Int(suspect)
      rows[row].isSuspect = false
      if rows[row].cannotRise && rows[row].sinkers <= 1 { removePushes(up: true, of: row) }
      if rows[row].cannotFall && rows[row].lifters <= 1 { removePushes(up: false, of: row) }
    }
  }

  /// Queues a row that may rule out a direction.
  private mutating func suspect(_ row: Int) {
    let rules =
      rows[row].cannotRise && rows[row].sinkers <= 1
      || rows[row].cannotFall && rows[row].lifters <= 1
    if !rules || rows[row].isSuspect { return }
    rows[row].isSuspect = true
    suspects.append(Int32(row))
  }

  /// Removes the directions that push a row up (or down): those of all members if no member can
  /// push it back, those of the only member that can otherwise.
  private mutating func removePushes(up: Bool, of row: Int) {
    let isStuck = up ? rows[row].sinkers == 0 : rows[row].lifters == 0
    for place in Int(rows[row].firstTerm)..<Int(rows[row].endTerm) {
      let term = terms[place]
      let member = Int(term.member)
      let rises = up != term.isNegative
      let canPush = rises ? members[member].canRise : members[member].canFall
      let canPushBack = rises ? members[member].canFall : members[member].canRise
      if canPush && (isStuck || canPushBack) { removeDirection(rises: rises, of: member) }
    }
  }

  private mutating func removeDirection(rises: Bool, of member: Int) {
    if rises { members[member].canRise = false } else { members[member].canFall = false }
    var place = members[member].firstTerm
    while place >= 0 {
      let term = terms[Int(place)]
      let row = Int(term.row)
      if rises != term.isNegative { rows[row].lifters -= 1 } else { rows[row].sinkers -= 1 }
      suspect(row)
      place = term.next
    }
  }
}

/// A quantity, the directions in which it can move, and the list of its terms.
struct FaceMember: BitwiseCopyable {
  var canRise: Bool
  var canFall: Bool
  var firstTerm: Int32 = -1
}

/// A combination of members. Its terms are contiguous.
struct FaceRow: BitwiseCopyable {
  var cannotRise: Bool
  var cannotFall: Bool
  var isSuspect = false
  var firstTerm: Int32
  var endTerm: Int32
  /// The numbers of members that can push the row up and down.
  var lifters: Int32 = 0
  var sinkers: Int32 = 0
}

/// A coefficient, reduced to its sign.
struct FaceTerm: BitwiseCopyable {
  var isNegative: Bool
  var row: Int32
  var member: Int32
  /// The next term of the same member; -1 after the last.
  var next: Int32
}
