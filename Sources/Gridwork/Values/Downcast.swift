// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Returns an object as one of the class that it is known to have: without a check in optimised builds.
///
/// Only the place that creates the object may promise this: the property that keeps it is set by one class.
@inline(__always)
func downcast<Class: AnyObject>(_ object: AnyObject, to type: Class.Type) -> Class {
  unsafeDowncast(object, to: type)
}
