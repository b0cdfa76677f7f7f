// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Views and guides are the only kinds of items.
import Gridwork

class Marker: LayoutItem {
  init() { super.init(isView: true) }
}
