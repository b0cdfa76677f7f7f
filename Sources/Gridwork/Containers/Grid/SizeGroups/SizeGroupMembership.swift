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
  struct Membership {
    private(set) var members: [Member] = []
    /// The place of every grid among them.
    private var places: [ObjectIdentifier: Int] = [:]
    /// What they need together; nil if there are none.
    private var need: TrackNeeds.GroupNeed?

    /// All that a member's plan takes from the group: what the members need together; nil if there is only
    /// one.
    var shared: TrackNeeds.GroupNeed? { members.count > 1 ? need : nil }

    func place(of grid: GridView) -> Int? { places[ObjectIdentifier(grid)] }

    mutating func append(_ member: Member, _ grid: GridView) {
      places[ObjectIdentifier(grid)] = members.count
      members.append(member)
      need = need?.joined(member.need) ?? member.need
    }

    /// Takes over what a grid announces of itself.
    mutating func update(_ place: Int, with member: Member) {
      members[place].leader = member.leader
      guard members[place].need != member.need else { return }
      members[place].need = member.need
      need = joinedNeed()
    }

    mutating func remove(at place: Int, _ grid: GridView) {
      members.remove(at: place)
      places[ObjectIdentifier(grid)] = nil
      for (grid, other) in places where other > place { places[grid] = other - 1 }
      need = joinedNeed()
    }

    /// The tracks that a member's link ties; nil for the first member.
    func tracksToLink(at place: Int) -> (first: GridTrack, second: GridTrack)? {
      place == 0 ? nil : (members[0].leader, members[place].leader)
    }

    func links(_ track: GridTrack) -> Bool {
      members.contains { $0.link?.names(track) == true }
    }

    mutating func setLink(_ link: Link?, at place: Int) { members[place].link = link }

    /// What all grids but one need, or what all of them do if that one needs the same as before, which
    /// then changes nothing for it.
    func need(except grid: GridView, _ own: TrackNeeds.GroupNeed) -> TrackNeeds.GroupNeed? {
      guard let place = place(of: grid) else { return need }
      return members[place].need == own ? shared : joinedNeed(except: place)
    }

    private func joinedNeed(except place: Int? = nil) -> TrackNeeds.GroupNeed? {
      var joined: TrackNeeds.GroupNeed?
      for (other, member) in members.enumerated() where other != place {
        joined = joined?.joined(member.need) ?? member.need
      }
      return joined
    }
  }
}
