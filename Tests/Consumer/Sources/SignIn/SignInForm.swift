// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A form to sign in with: two fields with their labels, and a button below.
///
/// ```text
///         Account  ada@example.org
///        Password  **********
///                  Sign in
/// ```
public func makeSignInForm(buttonTitle: String = "Sign in") -> GridView {
  let account = text("Account", named: "accountLabel")
  let password = text("Password", named: "passwordLabel")
  let accountField = text("ada@example.org", named: "accountField")
  let passwordField = text("**********", named: "passwordField")
  // Fields take the spare room before labels do.
  for field in [accountField, passwordField] {
    field.setContentHuggingPriority(200, for: .horizontal)
  }
  let button = text(buttonTitle, named: "button")

  let form = GridView(views: [
    [account, accountField],
    [password, passwordField],
    [nil, button],
  ])
  form.identifier = "form"
  form.rowAlignment = .firstBaseline
  form.column(at: 0).xPlacement = .trailing
  form.column(at: 1).xPlacement = .fill
  form.cell(for: button)?.xPlacement = .leading
  form.row(at: 2).topPadding = 8
  return form
}

private func text(_ text: String, named name: String) -> LayoutView {
  let view = LayoutView(content: FixedText(text))
  view.identifier = name
  return view
}
