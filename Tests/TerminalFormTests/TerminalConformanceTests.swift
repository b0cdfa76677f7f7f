// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import Testing

@testable import TerminalForm

/// The program's controls, in forms that the conformance test arranges.
private final class TerminalHost: HostAdapter {
  private var root: LayoutRoot?
  private var controls: [LayoutView: Control] = [:]

  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let control: Control =
      switch leaf {
      case .label(let text): Label(text)
      case .field: TextField()
      case .note(let text): Label(text, wraps: true)
      }
    let view = control.makeView()
    controls[view] = control
    return view
  }

  func setText(_ text: String, of leaf: LayoutView) {
    (controls[leaf] as? Label)?.text = text
  }

  // The program lays out after every event, whether or not a layout is due.
  func show(_ root: LayoutRoot) { self.root = root }

  func layOut(in size: LayoutSize) { root?.layOut(in: size) }

  func frame(of leaf: LayoutView) -> LayoutRect? {
    controls[leaf]?.cells.map {
      LayoutRect(
        x: Double($0.columns.lowerBound), y: Double($0.rows.lowerBound),
        width: Double($0.columns.count), height: Double($0.rows.count))
    }
  }
}

struct TerminalConformanceTests {
  @Test func `the terminal keeps the contract of hosts`() {
    assertHostConformance { TerminalHost() }
  }
}
