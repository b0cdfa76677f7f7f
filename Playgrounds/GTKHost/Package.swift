// swift-tools-version: 6.2
// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Gridwork as the layout manager of GTK 4. A package of its own, because it needs GTK: on Debian,
// `apt-get install libgtk-4-dev`.
let package = Package(
  name: "gtk-host",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "gridwork", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "GTKAdapter",
      dependencies: ["CGtk", .product(name: "Gridwork", package: "gridwork")],
      swiftSettings: settings),
    .target(
      name: "GTKForms",
      dependencies: ["CGtk", "GTKAdapter", .product(name: "Gridwork", package: "gridwork")],
      swiftSettings: settings),
    .executableTarget(
      name: "GTKHost", dependencies: ["CGtk", "GTKForms"], swiftSettings: settings),
    .testTarget(
      name: "GTKFormsTests",
      dependencies: [
        "CGtk", "GTKAdapter", "GTKForms",
        .product(name: "Gridwork", package: "gridwork"),
        .product(name: "GridworkSnapshots", package: "gridwork"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
