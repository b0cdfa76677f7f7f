// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let signInForm = Recipe(
    "sign-in-form", "Sign-in form",
    teaches: "Labels keep their column as narrow as themselves; the fields take the rest.",
    width: .exact(400)
  ) {
    let buttons = StackView(views: [
      control("cancel", "Cancel", width: 48, height: 22, baseline: 15),
      control("signIn", "Sign in", width: 48, height: 22, baseline: 15),
    ])

    let form = GridView(views: [
      [label("nameLabel", "Name"), control("name", "ada@example.org", height: 22, baseline: 16)],
      [label("secretLabel", "Password"), control("secret", "•••••••", height: 22, baseline: 16)],
      [nil, label("remember", "Stay in")],
      [named("buttons", buttons).spanning(columns: 2)],
    ])
    form.rowAlignment = .firstBaseline
    form.column(at: 0).xPlacement = .trailing

    let window = named("window", LayoutView())
    window.addSubview(named("form", form))
    LayoutConstraint.activate(
      LayoutConstraint.constraints(withVisualFormat: "|-0-[form]-0-|", views: ["form": form])
        + LayoutConstraint.constraints(withVisualFormat: "V:|[form]|", views: ["form": form]))
    return window
  }
}
