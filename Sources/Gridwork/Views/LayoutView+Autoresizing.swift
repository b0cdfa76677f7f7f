// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether frame and autoresizing mask become constraints; true for a plain view, false for a view
  /// that a grid or a stack manages.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesStorage }
    set { translatesStorage = newValue }
  }
}
