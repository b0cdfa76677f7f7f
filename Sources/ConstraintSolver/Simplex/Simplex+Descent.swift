// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The descent: moves nonbasic activities as long as some move gains.
extension Simplex {
  /// The number of steps after which the descent gives up and reports it.
  var stepLimit: Int { 10_000 + 100 * activities.count }

  /// Makes moves that gain until there is none left.
  ///
  /// Slopes far smaller than 1 (such as the shares of nested containers, which halve from one to
  /// the next) may count in the units of one activity and not in those of another. Moves that seem
  /// to gain then cycle. If that is detected, the tolerances grow, and the answer is an optimum
  /// within them.
  ///
  /// With `isForRequirements`, moves that gain at weaker levels only are left for later.
  mutating func descend(
    forRequirements isForRequirements: Bool = false, within mostSteps: Int = .max
  ) -> SolveOutcome {
    buckets.setCount(levels.bucketCount)
    pricesAreStale = !buckets.isEmpty
    let end = levels.bucket(
      gaining: isForRequirements ? 1 : levels.count, resisting: levels.count)
    let limit = min(stepLimit, mostSteps)
    let usualSteps = 200 + 2 * activities.count
    let patience = isPatient ? 200 + activities.count / 4 : 0
    var steps = 0
    var idleSteps = 0
    lastStopped = -1
    defer { levels.tighten() }
    while true {
      // Steps without progress may be a cycle; choosing the smallest number breaks it.
      let isCircling = idleSteps > patience
      guard let (activity, direction) = isCircling ? firstMove(before: end) : nextMove(before: end)
      else {
        if isCircling && !queued.isEmpty {
          idleSteps = 0
          continue
        }
        if !reducedCostsAreStale { return .solved }
        sumReducedCosts()
        continue
      }
      steps += 1
      if steps > limit {
        enqueue(activity)
        return .iterationLimit(limit)
      }
      // Where a move has just ended, neither continuing nor reversing it gains.
      if activity == lastStopped || steps % usualSteps == 0 {
        lastStopped = -1
        levels.loosen()
        pricesAreStale = true
        enqueue(activity)
        continue
      }
      let progress = move(activity, Double(direction))
      idleSteps = progress ? 0 : idleSteps + 1
    }
  }

  /// Moves a nonbasic activity in a direction that gains, across breakpoints as long as that still
  /// gains (the long-step rule), and exchanges it for the activity whose breakpoint stopped it.
  ///
  /// Let `c` be the slope of the whole cost along the move, which is lexicographically negative at
  /// the start. Every breakpoint of an activity that changes at the rate `r` adds `jump · |r|`; the
  /// first one that makes `c` non-negative stops the move.
  ///
  /// Returns whether anything moved.
  private mutating func move(_ activity: Int, _ direction: Double) -> Bool {
    counters.steps &+= 1
    movesSinceRebuild += 1
    tidyColumns()
    touch(activity)
    setSegment(of: activity, countingEqual: direction > 0)
    let slope = enteringSlope
    self.slope(of: activity, segment: Int(activities[activity].segment), into: slope)
    let costs = costs(of: activity)
    for level in 0..<levels.count {
      slope[level] = direction * Tolerance.sum(slope[level], costs[level])
    }
    gatherColumn(activity)
    collectEvents(activity, direction)

    var stopped = -1
    var distance = 0.0
    var stop = 0.0
    while !heap.isEmpty {
      let event = heap.nearest
      let index = Int(event.activity)
      let isUp = event.rate > 0
      let segment = Int(activities[index].segment)
      let breakpoint = breakpoints.element(
        activities[index].breakpoints, isUp ? segment : segment - 1)
      slope[Int(breakpoint.level)] = Tolerance.sum(
        slope[Int(breakpoint.level)], breakpoint.jump * event.rate.magnitude)
      if levels.sign(slope) >= 0 {
        stopped = index
        distance = Swift.max(
          0, (breakpoint.location - activities[index].value) / event.rate)
        stop = breakpoint.location
        break
      }
      if index == activity {
        activities[index].segment += isUp ? 1 : -1
      } else if isUp {
        crossUp(index)
      } else {
        crossDown(index)
      }
      if let next = nextEvent(index, event.rate) {
        heap.replaceNearest(
          Event(
            distance: Swift.max(event.distance, next.distance), rate: event.rate,
            activity: event.activity))
      } else {
        heap.removeNearest()
      }
    }
    if stopped < 0 {
      // A sum of violations is bounded below, so a move without end has a slope that is only
      // rounding.
      sumReducedCost(of: activity)
      return false
    }
    lastStopped = stopped
    advance(activity, by: direction * distance)
    activities[stopped].value = stop
    if stopped == activity {
      enqueue(activity)
    } else {
      pivot(entering: activity, leaving: stopped)
    }
    if distance <= Tolerance.value { return false }
    if distance > Tolerance.farMove { lostPrecision = true }
    distanceTravelled += distance
    return true
  }

  private mutating func collectEvents(_ activity: Int, _ direction: Double) {
    heap.removeAll()
    if let event = nextEvent(activity, direction) { heap.append(event) }
    for position in 0..<columnEntries.count {
      let entry = columnEntries[position]
      if let event = nextEvent(Int(entry.index), entry.coefficient * direction) {
        heap.append(event)
      }
    }
    heap.arrange()
  }

  /// Returns the next breakpoint that an activity reaches when it changes at a given rate.
  @inline(__always)
  private mutating func nextEvent(_ activity: Int, _ rate: Double) -> Event? {
    let block = activities[activity].breakpoints
    let segment = activities[activity].segment
    if rate > 0 ? segment >= block.count : segment <= 0 { return nil }
    let position = rate > 0 ? Int(segment) : Int(segment) - 1
    let location = breakpoints.elements(block)[position].location
    var distance = (location - activities[activity].value) / rate
    if rate.magnitude * Tolerance.pivotGrowth < 1 { distance += Tolerance.overrun / rate.magnitude }
    return Event(distance: Swift.max(0, distance), rate: rate, activity: Int32(activity))
  }

  /// Moves the activity and the rows in `columnEntries`, which have already crossed their
  /// breakpoints.
  private mutating func advance(_ activity: Int, by delta: Double) {
    counters.rowUpdates &+= columnEntries.count
    activities[activity].value += delta
    activities[activity].mayBeInfeasible = true
    for position in 0..<columnEntries.count {
      let entry = columnEntries[position]
      let index = Int(entry.index)
      touch(index)
      activities[index].value += entry.coefficient * delta
    }
  }
}
