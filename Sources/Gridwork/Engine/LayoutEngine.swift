// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Translates a tree of items into variables and rows of one solver, keeps them up to date by the
/// fewest edits, and reads the values back.
///
/// An item has four variables, unless it is laid out by formula: left and top of its alignment
/// rectangle *relative to the frame origin of its parent*, width and height. Moving a view
/// therefore moves everything inside it without changing any other number, and a constraint between
/// siblings mentions only these. A constraint between cousins sums the positions up to the nearest
/// common ancestor. The top-level view has a size and no position.
///
/// The same class also measures subtrees. Such an engine has a ``memory`` of its own and leaves the tree
/// unchanged: see `MeasuringEngine`.
///
/// Its state is in parts: see `EngineParts`.
final class LayoutEngine: IdentityHashable {
  @exclusivity(unchecked) var system = SolvingSystem()
  /// The storage for slots, rows and plans.
  @exclusivity(unchecked) var memory: EngineMemory
  /// The owner, which runs the passes; nil for a measuring engine.
  @exclusivity(unchecked) unowned(unsafe) var host: (any EngineHost)?
  /// The top-level view; for a measuring engine, the outermost view so far.
  @exclusivity(unchecked) private var unretainedTop: Unretained<LayoutView>
  var top: LayoutView {
    get { unretainedTop.object }
    set { unretainedTop = Unretained(newValue) }
  }

  /// The items, by the index of their slot.
  @exclusivity(unchecked) var items: [ItemRecord] = []
  @exclusivity(unchecked) private var indices = ItemIndices()
  /// The origin of each row, by the solver's number.
  @exclusivity(unchecked) var rows: [RowRecord] = []
  /// The owner of each variable, by the solver's number.
  @exclusivity(unchecked) var variables: [VariableRecord] = []
  @exclusivity(unchecked) var queue = EditQueue()
  @exclusivity(unchecked) var following = FollowingContainers()
  @exclusivity(unchecked) var solved = SolvedItems()
  @exclusivity(unchecked) var rootSize = RootSizeRows()
  @exclusivity(unchecked) var texts = WrappingContents()
  @exclusivity(unchecked) var baselines = MentionedBaselines()
  /// Containers with views that may leave for want of room.
  @exclusivity(unchecked) var adapting: [ContainerRecord] = []
  /// The types of content in the tree, and which of them are placed.
  @exclusivity(unchecked) var placedContentTypes = PlacedContentTypes()
  /// What the containers of the tree share.
  @exclusivity(unchecked) var sharedPlanning: (any SharedPlanning)?
  /// The measurements that this engine belongs to, which outlive it; nil for the engine of a root.
  @Unowned private var measurementCache: MeasurementCache?
  /// Where the heights of wrapping content come from.
  let text: TextHeights
  /// Whether the numbers of the items in tree order are out of date.
  @exclusivity(unchecked) var orderIsStale = true
  /// Whether the tree is being brought up to date.
  @exclusivity(unchecked) var isUpdating = false {
    didSet { if !isUpdating { host?.tellHost() } }
  }
  /// The work done so far.
  @exclusivity(unchecked) var work = LayoutWork()
  /// Whether the solver proves every answer, not only those that rounding may have spoiled.
  var provesAnswers = false {
    didSet {
      solver.verification = provesAnswers ? .always : .usual
      // The answer in use has to be proved too.
      solver.noteOrderChange()
      system.needsSolve = true
    }
  }
  /// The form being made; one buffer serves all rows.
  @exclusivity(unchecked) var form = LoweredForm()

  /// Creates the engine of a host, which owns it from then on.
  init(top: LayoutView) {
    unretainedTop = Unretained(top)
    measurementCache = nil
    text = .measured
    memory = EngineMemory(isMeasuring: false)
  }

  /// Creates a measuring engine.
  init(measuring top: LayoutView, _ measurementCache: MeasurementCache, _ text: TextHeights) {
    unretainedTop = Unretained(top)
    self.measurementCache = measurementCache
    self.text = text
    memory = EngineMemory(isMeasuring: true)
    solver.verification = measurementCache.verification
  }

  deinit {
    system.made?.deinitialize(count: 1)
    system.made?.deallocate()
  }

  /// Measures the contents of containers for this engine.
  var measuring: Measuring {
    Measuring(engine: self, measurementCache: measurementCache ?? MeasurementCache(for: self))
  }

  /// Forgets what was measured with the heights that text had in this engine until now.
  func forgetMeasurementsWithText() { measurementCache?.forgetMeasurements(withTextOf: self) }

  // MARK: Slots

  @inline(__always)
  func slot(of item: LayoutItem) -> ItemSlot { memory.slot(of: item) }

  func setSlot(_ slot: ItemSlot, of item: LayoutItem) { memory.setSlot(slot, of: item) }

  /// The index of an item's record; nil for an item that the engine does not have.
  @inline(__always)
  func index(of item: LayoutItem) -> Int? {
    let slot = slot(of: item)
    return slot.isNone ? nil : Int(slot.index)
  }

  /// Adds an item, unless it is known, and gives it variables, unless it is laid out by formula.
  func ensureSlot(of item: LayoutItem) {
    if slot(of: item).isNone {
      var slot = ItemSlot.none
      if let free = indices.free.popLast() {
        slot.index = free
        items[Int(free)] = ItemRecord(item)
      } else {
        slot.index = Int32(items.count)
        items.append(ItemRecord(item))
      }
      setSlot(slot, of: item)
      if host != nil { indices.new.append(slot.index) }
      orderIsStale = true
      system.needsSolve = true
    }
    if !isByFormula(item) { ensureVariables(of: item) }
  }

  /// Returns the views that are new in the tree since the last call.
  func takeNewViews() -> [LayoutView] {
    defer { indices.new.removeAll() }
    return indices.new.compactMap { items[Int($0)].item?.asView }
  }

  /// Gives a known item the variables that it lacks: a position, unless it is the outermost, and a size.
  func ensureVariables(of item: LayoutItem) {
    var slot = slot(of: item)
    let lacksPosition = slot.x < 0 && item !== top
    guard lacksPosition || !slot.hasVariables else { return }
    if lacksPosition {
      slot.x = makeVariable(.item(slot.index, .minX))
      slot.y = makeVariable(.item(slot.index, .minY))
    }
    if !slot.hasVariables {
      slot.width = makeVariable(.item(slot.index, .width))
      slot.height = makeVariable(.item(slot.index, .height))
    }
    setSlot(slot, of: item)
    solved.areStale = true
    system.needsSolve = true
  }

  /// Retires the variables of an item.
  func releaseVariables(of item: LayoutItem) {
    var slot = slot(of: item)
    guard slot.hasVariables else { return }
    for variable in [slot.x, slot.y, slot.width, slot.height] where variable >= 0 {
      variables[Int(variable)] = .none
      queue.retiredVariables.append(variable)
    }
    (slot.x, slot.y, slot.width, slot.height) = (-1, -1, -1, -1)
    setSlot(slot, of: item)
    // If the item gets variables again, it may have another rectangle.
    items[Int(slot.index)].rect = nil
    solved.areStale = true
    system.needsSolve = true
  }

  /// Removes an item and retires its variables.
  func releaseSlot(of item: LayoutItem) {
    let slot = self.slot(of: item)
    guard !slot.isNone else { return }
    releaseVariables(of: item)
    items[Int(slot.index)] = ItemRecord(nil)
    texts.measured[slot.index] = nil
    indices.free.append(slot.index)
    setSlot(.none, of: item)
    orderIsStale = true
    system.needsSolve = true
  }

  func makeVariable(_ owner: VariableRecord) -> Int32 {
    let isNonNegative: Bool
    switch owner {
    case .item(_, let part): isNonNegative = part.isExtent
    case .own(_, let name): isNonNegative = name.isNonNegative
    case .none: isNonNegative = false
    }
    let index = addVariable(isNonNegative: isNonNegative)
    while variables.count <= Int(index) { variables.append(.none) }
    variables[Int(index)] = owner
    return index
  }

  /// Removes the retired variables from the solver, once no row mentions them.
  func reclaimVariables() {
    guard !queue.retiredVariables.isEmpty else { return }
    queue.retiredVariables.sort()
    for variable in queue.retiredVariables { solver.removeVariable(Variable(index: variable)) }
    queue.retiredVariables.removeAll(keepingCapacity: true)
  }
}

/// The engine's data about an item.
struct ItemRecord {
  /// Hugging and resistance, horizontal then vertical; negative where there is no row. First, because its
  /// alignment would leave a gap elsewhere.
  var contentRows = SIMD4<Int32>(repeating: -1)

  // The engine only knows items of its own tree, which the root keeps alive. (An optional field
  // that is
  // `unowned(unsafe)` would make a loop over records stop at the first record without an item.)
  let unretainedItem: Unretained<LayoutItem>?

  /// The item; nil for a free record.
  var item: LayoutItem? { unretainedItem?.object }

  /// The rows for frame and mask, or for the insets of a guide; nil for an item without them.
  var frameRows: FrameRows?
  /// What is installed for a container; nil for other items.
  var container: ContainerRecord?
  /// The solved alignment rectangle relative to the parent's frame origin.
  var rect: LayoutRect?
  /// Whether the item's content wraps.
  var wraps = false
  /// The item's number in tree order.
  var order: Int32 = 0
  init(_ item: LayoutItem?) { unretainedItem = item.unretained }
}

extension ItemRecord {
  /// Whether nothing is installed for the item.
  var isEmpty: Bool {
    frameRows == nil && container == nil && !wraps && contentRows == SIMD4(repeating: -1)
  }
}

extension ItemSlot {
  /// The solver's variable for a number; negative for the position of the top-level view.
  subscript(number: ComputedLayout.Ambiguity.Attribute) -> Int32 {
    number.isExtent ? extent(along: number.axis) : position(along: number.axis)
  }
}

/// The owner of a variable.
enum VariableRecord {
  case none
  case item(Int32, ComputedLayout.Ambiguity.Attribute)
  case own(Unmanaged<ContainerRecord>, OwnVariable)
}

/// The origin of a row, and its current numbers.
struct RowRecord {
  enum Owner {
    case none
    /// The size requested for the top-level view by the root, or by a measurement.
    case root(LayoutAxis)
    case content(item: Int32, row: ItemRow<ContentRole>)
    case frame(item: Int32, row: ItemRow<FrameRole>)
    /// A constraint of the user. Its holder keeps it alive while it is active.
    case user(Unmanaged<LayoutConstraint>)
    case container(Unmanaged<ContainerRecord>, ConstraintKey)
  }

  var owner: Owner
  var constant: Double
  var strength: Strength
  var mixesAxes: Bool

  /// Whether the row has an owner.
  var isInUse: Bool { if case .none = owner { false } else { true } }
}
