// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension SizeGroupRegistry {
  /// A grid's part of a group.
  struct Member {
    @WeakItem var grid: GridView?
    var need: TrackNeeds.GroupNeed
    /// The grid's first visible track of the group.
    var leader: GridTrack
    /// What ties the track to that of the first grid; nil in the first grid.
    var link: Link?
  }

  /// The constraint that makes a grid's track as large as that of the first grid.
  struct Link {
    var first: GridTrack
    var second: GridTrack
    var constraint: LayoutConstraint

    func names(_ track: GridTrack) -> Bool { first === track || second === track }

    /// Whether the link is one between these tracks, and neither guide has been removed.
    func connects(_ second: GridTrack, to first: GridTrack) -> Bool {
      self.first === first && self.second === second && constraint.firstItem === second.guide
        && constraint.secondItem === first.guide
    }
  }

  /// The grids of a group, in the order in which they joined it.
  final class Membership {
    private let key: Key
    private(set) var members: [Member] = []
    /// The place of every grid among them.
    private var places: [ObjectIdentifier: Int] = [:]
    /// What they need together; nil if there are none.
    private var need: TrackNeeds.GroupNeed?

    init(_ key: Key) { self.key = key }

    /// All that a member's plan takes from the group: what the members need together; nil if there is only
    /// one.
    private var shared: TrackNeeds.GroupNeed? { members.count > 1 ? need : nil }

    /// What all grids but one need, or what all of them do if that one needs the same as before, which
    /// then changes nothing for it.
    func need(except grid: GridView, _ own: TrackNeeds.GroupNeed) -> TrackNeeds.GroupNeed? {
      guard let place = places[ObjectIdentifier(grid)] else { return need }
      return members[place].need == own ? shared : joinedNeed(except: place)
    }

    private func joinedNeed(except place: Int? = nil) -> TrackNeeds.GroupNeed? {
      var joined: TrackNeeds.GroupNeed?
      for (other, member) in members.enumerated() where other != place {
        joined = joined?.joined(member.need) ?? member.need
      }
      return joined
    }

    // MARK: Changes

    /// Takes over what a grid announces of itself. Returns whether the grid is new in the group.
    func note(_ member: Member, of grid: GridView) -> Bool {
      let before = shared
      let place = places[ObjectIdentifier(grid)] ?? members.count
      let isNew = place == members.count
      if isNew {
        places[ObjectIdentifier(grid)] = place
        members.append(member)
        need = need?.joined(member.need) ?? member.need
      } else {
        members[place].leader = member.leader
        if members[place].need != member.need {
          members[place].need = member.need
          need = joinedNeed()
        }
      }
      if shared != before { markOthers(of: grid) }
      link(place == 0 ? members.indices : place..<place + 1)
      return isNew
    }

    func remove(_ grid: GridView) {
      let place = known(places.removeValue(forKey: ObjectIdentifier(grid)))
      let before = shared
      let left = members.remove(at: place)
      for (grid, other) in places where other > place { places[grid] = other - 1 }
      need = joinedNeed()
      if shared != before { markOthers(of: grid) }
      // Without the first grid, the others are tied to the next one.
      link(place == 0 ? members.indices : 0..<0, replacing: left.link)
    }

    /// Lets the other grids of the group plan again.
    private func markOthers(of grid: GridView) {
      for member in members where member.grid !== grid { member.grid?.spreadChange() }
    }

    // MARK: Links

    /// Updates the constraints of some members to match them; unchanged ones stay. `replacing` is that of a
    /// member that has left.
    private func link(_ places: Range<Int>, replacing left: Link? = nil) {
      var old = left.map { [$0] } ?? []
      var new: [Link] = []
      for place in places {
        let (first, second) = (members[0].leader, members[place].leader)
        if place > 0, let link = members[place].link, link.connects(second, to: first) {
          new.append(link)
          continue
        }
        if let link = members[place].link { old.append(link) }
        let made = place > 0 ? link(second, to: first) : nil
        members[place].link = made
        if let made { new.append(made) }
      }
      for link in old { link.constraint.isActive = false }
      for link in new { link.constraint.isActive = true }
      for track in old.flatMap({ [$0.first, $0.second] })
      where !members.contains(where: { $0.link?.names(track) == true }) {
        track.takeBackGuide()
      }
    }

    private func link(_ second: GridTrack, to first: GridTrack) -> Link? {
      guard let guide = second.lendGuide(), let firstGuide = first.lendGuide() else { return nil }
      let constraint = LayoutConstraint(
        item: guide, attribute: key.axis.extent, relatedBy: .equal, toItem: firstGuide,
        attribute: key.axis.extent)
      let name = "size group \(nameText(key.group.name))"
      constraint.identifier = name
      constraint.maker = .library(
        owner: name, purpose: "common \(key.axis.extent)",
        remedy: "Take a \(key.axis.trackWord) out of \(name).")
      return Link(first: first, second: second, constraint: constraint)
    }
  }
}
