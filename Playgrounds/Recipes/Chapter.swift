// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A part of the gallery.
public struct Chapter: Sendable {
  /// The title of the chapter.
  public let title: String
  /// Its recipes, in the order in which one learns from them.
  public let recipes: [Recipe]

  /// The chapters of the gallery.
  public static let all = [
    Chapter(
      title: "Forms",
      recipes: [
        .signInForm, .preferences, .settingsList, .inspectorPanel, .colorSliders, .disclosure,
        .rightToLeftForm, .largeText,
      ]),
    Chapter(
      title: "Tables",
      recipes: [
        .invoice, .quarterTable, .priceTable, .calendarMonth, .keypad, .dashboard, .photoGrid,
      ]),
    Chapter(
      title: "Bars",
      recipes: [.wizardButtons, .statusBar, .tabBar, .searchBar, .mediaControls, .toolbar]),
    Chapter(
      title: "Lists and messages",
      recipes: [.cardList, .dialogInThreeLanguages, .chatRow, .timeline, .emptyState]),
    Chapter(
      title: "Pages", recipes: [.pageFrame, .splitView, .readableColumn, .videoPlayer]),
  ]
}
