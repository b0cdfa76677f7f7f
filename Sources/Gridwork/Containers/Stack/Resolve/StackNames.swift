// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Keys of a stack's variables and constraints in the solver. They follow the identity of views,
// never their index, so that moving a view changes only its gaps.

/// The private variables of a stack.
enum StackVariable: Int32 {
  /// The length of the smallest views when they share it equally.
  case ideal
  /// The common factor of the intrinsic sizes.
  case scale
  /// The length of the smallest gap.
  case gap
  /// The distance of the closest centres.
  case pitch
  /// The line that text stands on.
  case line
}

/// The purpose of a constraint for a view or for the stack.
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
  case stretch
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
}
