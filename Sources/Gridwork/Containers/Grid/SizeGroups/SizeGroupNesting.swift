// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size groups of a root that do not apply to certain grids.
///
/// A track is larger than a track inside its content, by the padding and spacing between them. If a
/// track of group y lies inside one of group x, every track of x is larger than every track of y.
/// Therefore no group may lie inside itself, not even through other groups (y inside x here, x
/// inside y there). In tree order, each grid joins the groups of its tracks; it leaves a group that
/// would then lie inside itself.
struct SizeGroupNesting {
  private var members: [ObjectIdentifier: Member] = [:]
  private var isStale = false

  private struct Member {
    @WeakItem var grid: GridView?
    var use: SizeGroupUse
    var left: [SizeGroupLeft] = []
  }

  /// Records the size groups that a grid uses; nil if it uses none.
  mutating func note(_ use: SizeGroupUse?, of grid: GridView) {
    let name = ObjectIdentifier(grid)
    guard members[name]?.use != use else { return }
    isStale = true
    members[name] = use.map { Member(grid: grid, use: $0, left: members[name]?.left ?? []) }
  }

  /// Records that subviews changed places: the tree order decides which grid leaves a group.
  mutating func noteOrderChange() { if !members.isEmpty { isStale = true } }

  /// The groups that a grid leaves, in the order of its tracks, columns first.
  func left(by grid: GridView) -> [SizeGroupLeft] { members[ObjectIdentifier(grid)]?.left ?? [] }

  /// Decides again, if any use has changed, which grid leaves which group. Returns the grids for
  /// which the decision changed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of grids with size groups and their ancestors.
  mutating func update(in top: LayoutView) -> [GridView] {
    guard isStale else { return [] }
    isStale = false
    var changed: [GridView] = []
    // The grids and all views that contain one.
    var way: Set<ObjectIdentifier> = []
    for member in members.values { way.insertPath(from: member.grid) }
    var order = SizeGroupOrder()
    var open: [(view: LayoutView, outer: ObjectIdentifier?, places: [SizeGroupPlace])] = []
    open.append((top, nil, []))
    while let (view, outer, places) = open.popLast() {
      let name = ObjectIdentifier(view)
      let here = self.places(of: name, in: outer, within: places)
      if let member = members[name] {
        let left = order.join(member.use.groups, within: here)
        if left != member.left {
          members[name]?.left = left
          if let grid = member.grid { changed.append(grid) }
        }
      }
      let inner = members[name] == nil ? outer : name
      for subview in view.subviewStorage.reversed() where way.contains(ObjectIdentifier(subview)) {
        open.append((subview, inner, here))
      }
    }
    return changed
  }

  /// Returns the nearest places with size groups that contain a view. Places further out contain
  /// these.
  private func places(
    of view: ObjectIdentifier, in outer: ObjectIdentifier?, within places: [SizeGroupPlace]
  ) -> [SizeGroupPlace] {
    guard let member = outer.flatMap({ members[$0] }), let own = member.use.contents[view] else {
      return places
    }
    let inForce = own.filter { place in !member.left.contains { $0.group == place.group } }
    return inForce
      + places.filter { place in !inForce.contains { $0.group.axis == place.group.axis } }
  }
}

extension Set<ObjectIdentifier> {
  /// Inserts a view and those that contain it, up to one that is there already.
  mutating func insertPath(from view: LayoutView?) {
    view?.climb { insert(ObjectIdentifier($0)).inserted }
  }
}

struct SizeGroupUse: Equatable {
  /// The groups of its visible tracks, columns first.
  var groups: [SizeGroupRegistry.Key] = []
  /// The places of the content views that may contain grids.
  var contents: [ObjectIdentifier: [SizeGroupPlace]] = [:]
}

/// A visible track that carries a size group.
struct SizeGroupPlace: Equatable {
  var group: SizeGroupRegistry.Key
  var index: Int
  @WeakItem var grid: GridView?

  static func == (a: SizeGroupPlace, b: SizeGroupPlace) -> Bool {
    a.group == b.group && a.index == b.index && a.grid === b.grid
  }
}

/// A size group that does not apply to the tracks of a grid, because of the grid's position in the
/// tree.
struct SizeGroupLeft: Equatable {
  var group: SizeGroupRegistry.Key
  var place: SizeGroupPlace

  /// Returns the problem to report, given the grid's name in messages.
  func problem(of inner: String) -> String {
    let noun = group.axis.trackWord
    let large = group.axis == .horizontal ? "wide" : "tall"
    let outer = place.grid?.diagnosticName ?? "a grid"
    let carried =
      place.group == group
      ? "the same size group"
      : "the size group \(place.group.group.name), whose \(noun)s lie inside \(noun)s of "
        + group.group.name
    return "The \(noun)s of \(inner) leave the size group \(group.group.name): the grid lies in "
      + "\(noun) \(place.index) of \(outer), which carries \(carried), and a \(noun) cannot be as "
      + "\(large) as one inside it. Give the \(noun)s of \(inner) another size group."
  }
}

/// The containment relation between size groups.
private struct SizeGroupOrder {
  private var inside: [SizeGroupRegistry.Key: Set<SizeGroupRegistry.Key>] = [:]

  /// Puts the groups inside others, except those that would then lie inside themselves; returns
  /// these.
  mutating func join(
    _ groups: [SizeGroupRegistry.Key], within places: [SizeGroupPlace]
  ) -> [SizeGroupLeft] {
    var left: [SizeGroupLeft] = []
    for group in groups {
      let around = places.filter { $0.group.axis == group.axis }
      if let place = around.first(where: { contains(group, $0.group) }) {
        left.append(SizeGroupLeft(group: group, place: place))
      } else {
        for place in around { inside[place.group, default: []].insert(group) }
      }
    }
    return left
  }

  /// Returns whether a group is another one, or contains it at any depth.
  private func contains(_ outer: SizeGroupRegistry.Key, _ inner: SizeGroupRegistry.Key) -> Bool {
    var seen: Set<SizeGroupRegistry.Key> = [outer]
    var open = [outer]
    while let group = open.popLast() {
      if group == inner { return true }
      for next in inside[group] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return false
  }
}
