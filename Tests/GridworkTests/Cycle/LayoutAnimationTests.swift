// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

@Suite struct LayoutAnimationTests {
  let window = Box("window")
  let a = Box("a", 40, 20)
  let b = Box("b", 60, 20)
  let lead: LayoutConstraint
  let root: LayoutRoot

  init() {
    window.addSubview(a)
    window.addSubview(b)
    lead = a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      lead, a.topAnchor.constraint(equalTo: window.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    root = LayoutRoot(window, width: .exact(300), height: .exact(100))
  }

  @Test func `a change gives the frames before and after, by view`() {
    let animation = root.capturingAnimation { lead.constant = 30 }
    #expect(animation.changes.map(\.view.identifier) == ["window", "a", "b"])
    #expect(animation.changes.map(\.moves) == [false, true, true])
    #expect(animation.change(of: a)?.before == rect(10, 0, 40, 20))
    #expect(animation.change(of: a)?.after == rect(30, 0, 40, 20))
    #expect(animation.change(of: b)?.state(at: 0.25).frame == rect(60, 0, 60, 20))
    #expect(b.frame == rect(75, 0, 60, 20))
  }

  @Test func `a change during a pass is made, and not captured`() throws {
    let meddler = Meddler("meddler")
    window.addSubview(meddler)
    var animation: LayoutAnimation?
    meddler.after = {
      guard animation == nil else { return }
      animation = root.capturingAnimation { a.identifier = "changed" }
    }
    root.layoutIfNeeded()
    #expect(try #require(animation).changes.isEmpty)
    #expect(a.identifier == "changed")
  }

  @Test func `what was due before does not count`() {
    root.layoutIfNeeded()
    lead.constant = 20
    let animation = root.capturingAnimation { a.size.width = 50 }
    #expect(animation.change(of: a)?.before == rect(20, 0, 40, 20))
    #expect(animation.change(of: a)?.after == rect(20, 0, 50, 20))
  }

  @Test func `views appear and disappear`() {
    let c = Box("c", 10, 10)
    let animation = root.capturingAnimation {
      b.removeFromSuperview()
      a.isHidden = true
      window.addSubview(c)
    }
    #expect(animation.changes.map(\.view.identifier) == ["window", "c", "a", "b"])
    #expect(animation.change(of: c)?.appears == true)
    #expect(animation.change(of: a)?.disappears == true)
    #expect(animation.change(of: b)?.disappears == true)
    let halfway = animation.frames(at: 0.25)
    #expect(halfway.map(\.opacity) == [1, 0.25, 0.75, 0.75])
    #expect(halfway[3].frame == rect(55, 0, 60, 20))
  }

  @Test func `the last moment is exactly the layout after`() {
    let start = rect(0.1, 0.2, 0.3, 0.4)
    let end = rect(10.7, 3.3, 1.9, 100.1)
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(
      rect(0, 0, 10, 10).interpolated(to: rect(10, 0, 20, 10), at: 1.5) == rect(15, 0, 25, 10))
  }
}
