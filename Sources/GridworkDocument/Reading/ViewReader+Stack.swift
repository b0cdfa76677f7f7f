// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ViewReader {
  mutating func stack(_ object: JSONObject) throws(DocumentError) -> LayoutDocument.Stack {
    var stack = LayoutDocument.Stack([])
    for value in try object["arranged"]?.list("views") ?? [] {
      stack.arranged.append(try arranged(value))
    }
    if let value = object["orientation"] {
      stack.orientation = try value.word(of: ["horizontal": .horizontal, "vertical": .vertical])
    }
    if let value = object["distribution"] {
      stack.distribution = try value.word(of: LayoutDocument.Stack.Distribution.self)
    }
    if let value = object["alignment"] {
      stack.alignment = try value.word(of: LayoutDocument.Stack.Alignment.self)
    }
    if let value = object["spacing"] { stack.spacing = try value.number() }
    if let value = object["edgeInsets"] { stack.edgeInsets = try value.directionalInsets() }
    if let value = object["layoutMarginsRelative"] {
      stack.isLayoutMarginsRelative = try value.bool()
    }
    if let value = object["huggingPriority"] { stack.huggingPriority = try value.priorities() }
    if let value = object["clippingResistancePriority"] {
      stack.clippingResistancePriority = try value.priorities()
    }
    if let value = object["detachesHiddenViews"] { stack.detachesHiddenViews = try value.bool() }
    return stack
  }

  private mutating func arranged(
    _ value: JSONValue
  ) throws(DocumentError) -> LayoutDocument.Stack.Entry {
    var entry = LayoutDocument.Stack.Entry(try view(value, at: .arranged))
    if let gravity = value.member(named: "gravity") {
      entry.gravity = try gravity.word(
        of: [
          "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
          "bottom": .trailing,
        ])
    }
    entry.customSpacingAfter = try value.member(named: "customSpacingAfter")?.number()
    if let priority = value.member(named: "visibilityPriority") {
      let number = try priority.number("a visibility priority")
      guard (0...1000).contains(number) else {
        throw priority.mismatch("a visibility priority must be from 0 to 1000")
      }
      entry.visibilityPriority = number
    }
    return entry
  }
}
