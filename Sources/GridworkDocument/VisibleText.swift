// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The name of a file or of a tree in a message: in quotes if it contains a line break or another character
/// that cannot be seen, otherwise unchanged.
package func visibleName(_ name: String) -> String {
  name.unicodeScalars.contains { $0.isInvisible } ? nameText(name) : name
}
