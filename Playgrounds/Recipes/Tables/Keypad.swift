// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let keypad = Recipe(
    "keypad", "Keypad",
    teaches: "Content placed fill is as large as its cell, even if the cell spans two columns.",
    width: .exact(240), height: .exact(200)
  ) {
    func key(_ title: String) -> LayoutView {
      control("key\(title)", title, width: 40, height: 30)
    }
    let keypad = GridView(views: [
      [key("1"), key("2"), key("3")],
      [key("4"), key("5"), key("6")],
      [key("7"), key("8"), key("9")],
      [
        key("0").spanning(columns: 2), nil,
        control("comma", ",", width: 40, height: 30),
      ],
    ])
    keypad.xPlacement = .fill
    keypad.yPlacement = .fill
    for index in 0..<4 { keypad.row(at: index).weight = 1 }
    return named("keypad", keypad)
  }
}
