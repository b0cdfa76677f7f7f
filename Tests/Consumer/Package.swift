// swift-tools-version: 6.2
// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Another package, which uses Gridwork: one form and its tests. It sees products and public declarations
// only.
let package = Package(
  name: "sign-in",
  platforms: [.macOS(.v13)],
  products: [.library(name: "SignIn", targets: ["SignIn"])],
  dependencies: [.package(name: "gridwork", path: "../..")],
  targets: [
    .target(name: "SignIn", dependencies: [.product(name: "Gridwork", package: "gridwork")]),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "SignIn",
        .product(name: "Gridwork", package: "gridwork"),
        .product(name: "GridworkInspector", package: "gridwork"),
        .product(name: "GridworkSnapshots", package: "gridwork"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
