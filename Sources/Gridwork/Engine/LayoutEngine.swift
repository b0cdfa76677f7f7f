// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Turns a tree of items into variables and rows of one solver, keeps them in step with the tree by
/// the fewest edits, and reads the values back.
///
/// Every item has four variables: left and top of its alignment rectangle *relative to the frame
/// origin of its parent*, width and height. Moving a view therefore moves everything inside it
/// without a change of any other number, and a constraint between siblings mentions them only. One
/// between cousins sums the positions up to the nearest common ancestor. The top-level view lies
/// nowhere and has only a size.
///
/// Where things live:
///
/// 1. `+Tree`: items come and go.
/// 2. `+Lowering`: attributes become terms over variables.
/// 3. `+Rows`: constraints, content sizes, frames and masks, guides, the root's size become rows.
/// 4. `+Containers`: what grids and stacks want becomes rows.
/// 5. `+Update`: the phases of an update, from the tree's changes to solved values.
/// 6. `+Order`: tree order and precedence.
/// 7. `+Dependents`: views without variables, which follow their container.
/// 8. `+Wrapping`: heights that follow widths.
/// 9. `+Adapting`: containers whose views may leave for want of room.
/// 10. `+Aside`: the same class measures a subtree aside; it differs in its ``memory``, and in that the
///     tree hears nothing from it: see `Fitting`.
final class LayoutEngine {
  var solver = Solver()

  /// Where slots, rows and plans are kept.
  @exclusivity(unchecked) var memory: EngineMemory
  /// Who runs the passes and owns the engine; nil while measuring.
  unowned(unsafe) let host: (any EngineHost)?
  /// The top-level view; while measuring, the outermost one so far.
  unowned(unsafe) var top: LayoutView

  /// The items, by the index of their slot.
  @exclusivity(unchecked) var items: [ItemRecord] = []
  private(set) var freeItems: [Int32] = []
  /// Why each row exists, by the solver's number.
  var rows: [RowRecord] = []
  /// Whose variable each one is, by the solver's number.
  var variables: [VariableRecord] = []

  /// Items whose own rows are to be looked at again.
  var queue: [LayoutItem] = []
  /// Constraints that came or changed.
  var pending: [LayoutConstraint] = []
  /// Variables of items that left, until no row mentions them.
  var graveyard: [Int32] = []
  /// Whether the numbers that say where an item stands in the tree are out of date.
  var orderIsStale = true
  /// Views whose content wraps.
  var wrapping: [LayoutView] = []
  /// Contents with such content inside, which their containers measure at the width that they have.
  var followed = FollowedContents()
  /// Containers with views that may leave for want of room.
  var adapting: [ContainerRecord] = []
  /// Containers with custom constraints whose items are not all inside them.
  var awaitingItems: [LayoutView] = []
  /// What containers of one kind know of each other, by kind.
  var sharedPlanning: (any SharedPlanning)?
  /// The measurements that this one belongs to, which outlive it; nil in the living tree.
  private unowned(unsafe) let fittings: Fittings?
  /// What is installed of containers with contents that have no variables.
  var dependents: [ContainerRecord] = []
  /// Whether they may stand in another order than in the tree.
  var dependentsAreUnordered = false
  /// Containers that have more variables than they need at first.
  var strained: [LayoutView] = []
  /// Those of them that can do with fewer again.
  var relaxed: [LayoutView] = []
  /// Whether every content has variables, because somebody asks about constraints.
  var isWhole = false
  /// Whether a measurement takes more variables than there are.
  var lacksVariables = false
  /// Views that constraints seek through the baseline of a container around them.
  var sought: [LayoutView] = []
  /// Whether a constraint that sought such a view is gone.
  var soughtAreStale = false
  /// The items with variables, by the index of their slot.
  var solvedItems: [Int32] = []
  var solvedItemsAreStale = true
  /// Rows that mention extents or positions of both axes.
  var mixedRows = 0
  /// Whether something was given to the solver since values were read.
  var needsSolve = true
  /// Whether the root's size is to be looked at again.
  var sizeIsStale = true
  /// Whether baselines or insets changed somewhere.
  var positionsAreStale = false
  /// Whether a baseline comes from another view, or from another edge, than before.
  var baselineSourcesAreStale = false
  /// What layouts took so far.
  var work = LayoutWork()
  /// Whether the solver proves every answer, not only those that rounding may have spoiled.
  var provesAnswers = false {
    didSet {
      guard provesAnswers != oldValue else { return }
      solver.verification = provesAnswers ? .always : .usual
      // The answer in use has to be proved too.
      solver.noteOrderChange()
      needsSolve = true
    }
  }
  /// What the last solve came to.
  var outcome = SolveOutcome.solved
  /// Whether nothing proves the answer of the last solve.
  var isUndecided: Bool { outcome != .solved }
  /// The conflicts of the last solve, once somebody has asked for them.
  var knownConflicts: [Conflict]?
  /// The rows of the root's size, horizontal and vertical, or of the size proposed while measuring.
  var sizeRows: [Int32] = []
  /// Stands for a lowered form while it is made.
  var form = LoweredForm()

  init(host: any EngineHost, top: LayoutView) {
    self.host = host
    self.top = top
    fittings = nil
    memory = EngineMemory(isAside: false)
  }

  /// Makes an engine that measures a subtree aside.
  init(measuring top: LayoutView, _ fittings: Fittings) {
    host = nil
    self.top = top
    self.fittings = fittings
    memory = EngineMemory(isAside: true)
  }

  /// What answers containers about their contents.
  var measuring: Measuring { Measuring(engine: self, fittings: fittings ?? Fittings(for: self)) }

  // MARK: Slots

  @inline(__always)
  func slot(of item: LayoutItem) -> ItemSlot { memory.slot(of: item) }

  func setSlot(_ slot: ItemSlot, of item: LayoutItem) { memory.setSlot(slot, of: item) }

  /// Takes an item in, unless it is known, and gives it its variables, unless it needs none.
  func ensureSlot(of item: LayoutItem) {
    if slot(of: item).isNone {
      var slot = ItemSlot.none
      if let free = freeItems.popLast() {
        slot.index = free
        items[Int(free)] = ItemRecord(item)
      } else {
        slot.index = Int32(items.count)
        items.append(ItemRecord(item))
      }
      setSlot(slot, of: item)
      orderIsStale = true
      needsSolve = true
    }
    if !isDependent(item) { ensureVariables(of: item) }
  }

  /// Gives a known item its variables, unless it has them.
  func ensureVariables(of item: LayoutItem) {
    var slot = slot(of: item)
    guard !slot.hasVariables else { return }
    if item !== top {
      slot.x = makeVariable(.item(slot.index, .x))
      slot.y = makeVariable(.item(slot.index, .y))
    }
    slot.width = makeVariable(.item(slot.index, .width))
    slot.height = makeVariable(.item(slot.index, .height))
    setSlot(slot, of: item)
    solvedItemsAreStale = true
    needsSolve = true
  }

  /// Gives the item that was outermost until now its position.
  func ensurePosition(of item: LayoutItem) {
    var slot = slot(of: item)
    guard slot.hasVariables, slot.x < 0 else { return }
    slot.x = makeVariable(.item(slot.index, .x))
    slot.y = makeVariable(.item(slot.index, .y))
    setSlot(slot, of: item)
  }

  /// Lets the variables of an item go once no row mentions them.
  func releaseVariables(of item: LayoutItem) {
    var slot = slot(of: item)
    guard slot.hasVariables else { return }
    for variable in [slot.x, slot.y, slot.width, slot.height] where variable >= 0 {
      variables[Int(variable)] = .none
      graveyard.append(variable)
    }
    (slot.x, slot.y, slot.width, slot.height) = (-1, -1, -1, -1)
    setSlot(slot, of: item)
    // With variables again, it may be anywhere else.
    items[Int(slot.index)].rect = nil
    solvedItemsAreStale = true
    needsSolve = true
  }

  /// Lets an item go; its variables follow once no row mentions them.
  func releaseSlot(of item: LayoutItem) {
    let slot = self.slot(of: item)
    guard !slot.isNone else { return }
    releaseVariables(of: item)
    solvedItemsAreStale = true
    items[Int(slot.index)] = ItemRecord(nil)
    freeItems.append(slot.index)
    setSlot(.none, of: item)
    orderIsStale = true
    needsSolve = true
  }

  func makeVariable(_ owner: VariableRecord) -> Int32 {
    let isNonNegative: Bool
    switch owner {
    case .item(_, let part): isNonNegative = part == .width || part == .height
    case .own(_, let name): isNonNegative = name.isNonNegative
    case .none: isNonNegative = false
    }
    let index = solver.addVariable(isNonNegative: isNonNegative).index
    while variables.count <= Int(index) { variables.append(.none) }
    variables[Int(index)] = owner
    return index
  }

  func buryVariables() {
    graveyard.sort()
    for variable in graveyard { solver.removeVariable(Variable(index: variable)) }
    graveyard.removeAll(keepingCapacity: true)
  }
}

/// What the engine knows about an item.
struct ItemRecord {
  // The engine only knows items of its own tree, which the root keeps alive. (An optional field that is
  // `unowned(unsafe)` would make a loop over records stop at the first record without an item.)
  private let reference: Unmanaged<LayoutItem>?

  /// The item; nil for a record that waits for one.
  var item: LayoutItem? { reference?.takeUnretainedValue() }

  /// Hugging and resistance, horizontal then vertical; negative where there is no row.
  var contentRows = SIMD4<Int32>(repeating: -1)
  /// The rows that stand for frame and mask, or for the insets of a guide.
  var frameRows = SIMD4<Int32>(repeating: -1)
  var frameRowsBasis: FrameRowsBasis?
  /// What is installed of a container; nil for other items.
  var container: ContainerRecord?
  /// Whether the item is among those whose content wraps.
  var wraps = false
  /// The width that wrapping content was measured at last, and the height found.
  var wrapped: (width: Double, height: Double)?
  /// The item's number in tree order, once counted.
  var order: Int32 = 0
  /// The solved alignment rectangle relative to the parent's frame origin.
  var rect: LayoutRect?

  init(_ item: LayoutItem?) { reference = item.map { Unmanaged.passUnretained($0) } }
}

/// Whose number a variable is.
enum VariableRecord {
  enum Part: Int8 {
    // In the order in which ambiguous numbers are settled: size before position.
    case width
    case height
    case x
    case y
  }

  case none
  case item(Int32, Part)
  case own(Unmanaged<ContainerRecord>, OwnVariable)
}

/// Why a row exists, and what it was last told.
struct RowRecord {
  enum Owner {
    case none
    /// The size of the top-level view that the root asks for, or that a measurement proposes.
    case root(LayoutAxis)
    case content(item: Int32, row: ItemRow<ContentRole>)
    case frame(item: Int32, row: ItemRow<FrameRole>)
    /// The holder keeps an active constraint alive.
    case person(Unmanaged<LayoutConstraint>)
    case container(Unmanaged<ContainerRecord>, ConstraintKey)
  }

  var owner: Owner
  var constant: Double
  var strength: Strength
  var mixesAxes: Bool
}
