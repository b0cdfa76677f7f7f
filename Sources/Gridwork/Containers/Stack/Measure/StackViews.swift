// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The attached views of a stack that can be laid out by formula, and what is known about them.
///
/// In memory of its own: to read an array of a class costs more than most of what is done with it. The
/// formulas of the stack keep it alive. They read what is known now, and are found again when that changes.
final class StackViews {
  /// The stack as it was resolved. No view of it may leave for lack of room.
  let stack: ResolvedStack
  private let needMemory: UnsafeMutableBufferPointer<StackNeed>
  private let contentMemory: UnsafeMutableBufferPointer<StackContent>

  /// What the views need.
  var needs: StackNeeds { StackNeeds(needMemory) }
  /// What the formulas know about them besides. Through a pointer, one is read in place; a buffer would
  /// copy it, and count references to what it has in memory.
  var contents: UnsafePointer<StackContent> {
    UnsafePointer(contentMemory.baseAddress.unsafelyUnwrapped)
  }

  init(_ stack: ResolvedStack, _ needs: StackNeeds, _ contents: [StackContent]) {
    self.stack = stack
    needMemory = .allocate(capacity: needs.count)
    contentMemory = .allocate(capacity: contents.count)
    _ = needMemory.initialize(from: needs)
    _ = contentMemory.initialize(from: contents)
  }

  deinit {
    needMemory.deallocate()
    contentMemory.deinitialize()
    contentMemory.deallocate()
  }

  /// Replaces what is known about a view, and notes the axes along which the stack is another one.
  func renew(
    at index: Int, _ need: StackNeed, _ content: consuming StackContent,
    _ changed: inout AxisPair<Bool>
  ) {
    let known = contentMemory.baseAddress.unsafelyUnwrapped + index
    need.noteDifferences(from: needMemory[index], along: stack.axis, in: &changed)
    content.noteDifferences(from: known.pointee, in: &changed)
    needMemory[index] = need
    known.pointee = consume content
  }
}
