// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The names of what a stack wants from the solver. They follow the identity of views, never their
// index, so that a moved view keeps everything but its gaps.

/// The private variables of a stack.
enum StackVariable: Int32 {
  /// The length of the smallest views when they share it equally.
  case ideal
  /// The common factor of the intrinsic sizes.
  case scale
  /// The length of the smallest gap.
  case gap
  /// The distance of the closest centers.
  case pitch
  /// The line that text stands on.
  case line
}

/// What a stack's constraints do for their view or stack.
enum StackRole: Int32 {
  // Of a view, along the stack.
  case gapKept
  case gapReached
  case share
  case sharePull
  case distance
  case distancePull
  // Of a view, across the stack.
  case nearKept
  case farKept
  case nearReached
  case farReached
  case placement
  case fillNear
  case fillFar
  // Of a stack, per axis.
  case startKept
  case startReached
  case endKept
  case endReached
  case center
  case hugging
  case extent
  case line
  case room
  case kink
}
