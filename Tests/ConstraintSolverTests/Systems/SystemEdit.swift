// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A row that takes the place of another; one of the two may be missing.
struct SystemEdit: Equatable {
  var old: LinearSystem.Row?
  var new: LinearSystem.Row?

  var inverse: SystemEdit { SystemEdit(old: new, new: old) }
}

extension LinearSystem {
  mutating func apply(_ edit: SystemEdit) {
    guard let old = edit.old else {
      rows += [edit.new].compactMap { $0 }
      return
    }
    guard let place = rows.firstIndex(of: old) else { return }
    if let new = edit.new { rows[place] = new } else { rows.remove(at: place) }
  }
}
