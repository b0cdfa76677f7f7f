// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkInspector
import Testing

@testable import GridworkCommand

/// Pages that are made beside the loop of the command.
struct BackgroundPageTests {
  @Test func `a page that was overtaken while it was made is not shown`() throws {
    let pages = BackgroundPages()
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    pages.make {
      hasBegun.signal()
      mayEnd.wait()
      return InspectorPage(title: "first")
    }
    hasBegun.wait()
    // Pages are made one after the other, so the first one has ended by then.
    pages.make { InspectorPage(title: pages.take() == nil ? "second" : "second, after the first") }
    mayEnd.signal()
    var made: BackgroundPages.Made?
    let end = Date().addingTimeInterval(60)
    while made == nil, Date() < end {
      made = pages.take()
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(made?.page.title == "second")
  }
}
