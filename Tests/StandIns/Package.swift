// swift-tools-version: 6.2
// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The hosts for Apple's frameworks, where these do not exist. The modules UIKit, AppKit and SwiftUI of
// this package declare what the hosts use, with the signatures of Apple's documentation, and as much
// behaviour as the tests need. The sources of the hosts come through a symbolic link.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "stand-ins",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "gridwork", path: "../..")],
  targets: [
    .target(name: "UIKit", swiftSettings: settings),
    .target(name: "AppKit", swiftSettings: settings),
    .target(name: "SwiftUI", swiftSettings: settings),
    .target(
      name: "GridworkHostsOnStandIns",
      dependencies: [
        "UIKit", "AppKit", "SwiftUI", .product(name: "Gridwork", package: "gridwork"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GridworkHostsTests",
      dependencies: [
        "GridworkHostsOnStandIns", "UIKit", "AppKit", "SwiftUI",
        .product(name: "Gridwork", package: "gridwork"),
        .product(name: "GridworkSnapshots", package: "gridwork"),
      ],
      // Testing comes with additions to Apple's modules, which the stand-ins have not.
      swiftSettings: settings + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlay-search"])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
