// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension SizeGroupRegistry {
  /// A grid's part of a group.
  struct Member {
    weak var grid: GridView?
    var need: TrackNeeds.GroupNeed
    /// The grid's first visible track of the group.
    var leader: GridTrack
    /// Whether the tracks of the group have what it needs without being tied to those of other grids, as
    /// far as the grid's plan knows.
    var keepsNeed: Bool
    /// What ties the track to that of the first grid; nil in the first grid, and while no grid is tied.
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
    /// How many of them may give the group another extent than it needs.
    private var deviating = 0
    /// The place of every grid among them.
    private var places: [ObjectIdentifier: Int] = [:]
    /// What they need together; nil if there are none.
    private var need: TrackNeeds.GroupNeed?

    /// All that a member's plan takes from the group: what the members need together; nil if there is only
    /// one.
    var shared: TrackNeeds.GroupNeed? { members.count > 1 ? need : nil }

    /// Whether constraints must tie the grids to each other.
    var isTied: Bool { members.count > 1 && deviating > 0 }

    /// Whether the ties of the group may be their own only reason: every member that may give it another
    /// extent plans again, or has containers inside, which may be tied themselves.
    var mayHoldItself: Bool {
      // Asked first, because in most groups the first of them tells.
      isTied && deviatingAreAll { $0.dirtyFlags.contains(.changed) || $0.nestedContainers > 1 }
        && members.contains { $0.grid?.dirtyFlags.contains(.changed) == true }
    }

    /// Whether those that may give the group another extent plan again or are among the views around tied
    /// grids, at least one of them.
    func holdsItself(_ around: Set<ObjectIdentifier>) -> Bool {
      var someAreAround = false
      let allMayChange = deviatingAreAll { grid in
        let isAround = around.contains(ObjectIdentifier(grid))
        if isAround { someAreAround = true }
        return isAround || grid.dirtyFlags.contains(.changed)
      }
      return allMayChange && someAreAround
    }

    private func deviatingAreAll(_ condition: (GridView) -> Bool) -> Bool {
      members.allSatisfy { $0.keepsNeed || $0.grid.map(condition) != false }
    }

    /// Presumes, until the members plan again, that all of them have what the group needs.
    mutating func presumeKept() {
      for place in members.indices { members[place].keepsNeed = true }
      deviating = 0
    }

    func place(of grid: GridView) -> Int? { places[ObjectIdentifier(grid)] }

    mutating func append(_ member: Member, _ grid: GridView) {
      if !member.keepsNeed { deviating += 1 }
      places[ObjectIdentifier(grid)] = members.count
      members.append(member)
      need = need?.joined(member.need) ?? member.need
    }

    /// Takes over what a grid announces of itself.
    mutating func update(_ place: Int, with member: Member) {
      members[place].leader = member.leader
      if members[place].keepsNeed != member.keepsNeed { deviating += member.keepsNeed ? -1 : 1 }
      members[place].keepsNeed = member.keepsNeed
      guard members[place].need != member.need else { return }
      members[place].need = member.need
      need = joinedNeed()
    }

    mutating func remove(at place: Int, _ grid: GridView) {
      if !members.remove(at: place).keepsNeed { deviating -= 1 }
      places[ObjectIdentifier(grid)] = nil
      for (grid, other) in places where other > place { places[grid] = other - 1 }
      need = joinedNeed()
    }

    /// The tracks that a member's link ties; nil for the first member, and while no grid is tied.
    func tracksToLink(at place: Int) -> (first: GridTrack, second: GridTrack)? {
      place == 0 || !isTied ? nil : (members[0].leader, members[place].leader)
    }

    func links(_ track: GridTrack) -> Bool {
      isTied && members.contains { $0.link?.names(track) == true }
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
