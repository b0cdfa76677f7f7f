// swift-tools-version: 6.2
// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The one settings array of every target.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A playground page is an executable target whose only file is `Contents.swift`.
func page(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Gridwork", "GridworkInspector"] + dependencies,
    path: "Playgrounds/Gridwork.playground/Pages/\(name).xcplaygroundpage",
    exclude: ["Resources"],
    swiftSettings: settings + [.defaultIsolation(MainActor.self)]
  )
}

let package = Package(
  name: "gridwork",
  // What the sources use exists since these. `.ci/run imports` looks for what is newer.
  platforms: [
    .macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1), .macCatalyst(.v16),
  ],
  products: [
    .library(name: "Gridwork", targets: ["Gridwork"]),
    .library(name: "GridworkInspector", targets: ["GridworkInspector"]),
    .library(name: "GridworkSnapshots", targets: ["GridworkSnapshots"]),
    .library(name: "GridworkDocument", targets: ["GridworkDocument"]),
    .library(name: "GridworkInterfaceBuilder", targets: ["GridworkInterfaceBuilder"]),
    .library(name: "GridworkHosts", targets: ["GridworkHosts"]),
    .executable(name: "gridwork", targets: ["GridworkCommand"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description:
        "Checks the invariants of the solver and of the layout engine after every change.")
  ],
  targets: [
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(
      name: "Gridwork", dependencies: ["ConstraintSolver"], swiftSettings: settings,
      // Rounding a number calls the C library's mathematics, which is a library of its own there.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "GridworkInspector", dependencies: ["ConstraintSolver", "Gridwork"],
      resources: [.embedInCode("Page/Script"), .embedInCode("Page/Style")],
      swiftSettings: settings),
    .target(
      name: "GridworkSnapshots", dependencies: ["Gridwork", "GridworkInspector"],
      swiftSettings: settings),
    .target(
      name: "GridworkDocument", dependencies: ["Gridwork", "GridworkInspector"],
      swiftSettings: settings),
    .target(
      name: "GridworkInterfaceBuilder",
      dependencies: ["Gridwork", "GridworkInspector", "GridworkDocument"],
      resources: [.embedInCode("Metrics/Data")],
      swiftSettings: settings),
    // What `.ci/wasm` compiles for browsers, and the page of `.ci/playground`.
    .target(
      name: "GridworkWeb", dependencies: ["Gridwork", "GridworkInspector", "GridworkDocument"],
      exclude: ["Page"], swiftSettings: settings),
    // Empty where none of Apple's frameworks can be imported; see Tests/StandIns.
    .target(name: "GridworkHosts", dependencies: ["Gridwork"], swiftSettings: settings),
    // Its folder is not called like the command: beside `Gridwork` that breaks where file names fold
    // case.
    .executableTarget(
      name: "GridworkCommand",
      dependencies: [
        "Gridwork", "GridworkInspector", "GridworkDocument", "GridworkInterfaceBuilder",
      ],
      swiftSettings: settings),
    .systemLibrary(name: "AllocatorStatistics", path: "Tests/Benchmarks/AllocatorStatistics"),
    .target(
      name: "BenchmarkKit",
      dependencies: ["AllocatorStatistics", "ConstraintSolver", "Gridwork", "TestSupport"],
      path: "Tests/Benchmarks/BenchmarkKit",
      swiftSettings: settings),
    .executableTarget(
      name: "gridwork-bench",
      dependencies: ["BenchmarkKit"],
      path: "Tests/Benchmarks/gridwork-bench",
      swiftSettings: settings),
    page("VoiceOverPreferences"),
    page("GridGallery"),
    page("StackGallery"),
    page("ConstraintTour"),
    page("WeatherAutoresizing"),
    page("MinimizeAnimation"),
    page("BrokenForms"),
    page("LayoutMysteries"),
    .executableTarget(
      name: "TerminalForm", dependencies: ["Gridwork"], path: "Playgrounds/TerminalForm",
      swiftSettings: settings),
    .executableTarget(
      name: "InvoicePDF", dependencies: ["Gridwork"], path: "Playgrounds/InvoicePDF",
      swiftSettings: settings),
    .target(
      name: "Recipes", dependencies: ["Gridwork", "GridworkInspector"],
      path: "Playgrounds/Recipes", exclude: ["Documents", "Pictures", "README.md"],
      swiftSettings: settings),
    .executableTarget(
      name: "gridwork-recipes",
      dependencies: ["Recipes", "Gridwork", "GridworkDocument", "GridworkInspector"],
      path: "Playgrounds/RecipeExport", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Gridwork"], path: "Tests/TestSupport",
      swiftSettings: settings),
    // What `.ci/fuzz` links with libFuzzer.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "BenchmarkKit", "ConstraintSolver", "Gridwork", "GridworkDocument", "GridworkInspector",
        "GridworkSnapshots", "TestSupport",
      ],
      path: "Tests/Fuzzing/FuzzTargets", swiftSettings: settings),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["FuzzTargets"],
      path: "Tests/Fuzzing/FuzzTargetsTests", swiftSettings: settings),
    .executableTarget(
      name: "gridwork-soak", dependencies: ["TestSupport"], path: "Tests/Soak",
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkKitTests",
      dependencies: ["BenchmarkKit", "ConstraintSolver"],
      path: "Tests/Benchmarks/BenchmarkKitTests",
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "BenchmarkKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GridworkTests", dependencies: ["Gridwork", "ConstraintSolver", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GridworkSnapshotsTests",
      dependencies: ["GridworkSnapshots", "Gridwork", "GridworkInspector"],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "GridworkInspectorTests", dependencies: ["GridworkInspector", "Gridwork"],
      swiftSettings: settings),
    .testTarget(
      name: "GridworkDocumentTests",
      dependencies: [
        "ConstraintSolver", "GridworkDocument", "GridworkInspector", "Gridwork", "BenchmarkKit",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GridworkWebTests", dependencies: ["GridworkWeb", "GridworkDocument"],
      exclude: ["embedding.mjs"], swiftSettings: settings),
    .testTarget(
      name: "GridworkInterfaceBuilderTests",
      dependencies: [
        "GridworkInterfaceBuilder", "GridworkDocument", "GridworkInspector", "Gridwork",
      ],
      exclude: ["Samples"], swiftSettings: settings),
    .testTarget(
      name: "ArticleTests",
      dependencies: ["Gridwork", "GridworkDocument", "GridworkInspector", "GridworkSnapshots"],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes", "Gridwork", "GridworkDocument", "GridworkInspector", "GridworkSnapshots",
        "TestSupport",
      ],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "GridworkCommandTests",
      dependencies: [
        "BenchmarkKit", "Gridwork", "GridworkCommand", "GridworkDocument", "GridworkInspector",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InvoicePDFTests", dependencies: ["InvoicePDF", "Gridwork", "GridworkSnapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalFormTests",
      dependencies: ["TerminalForm", "Gridwork", "GridworkSnapshots", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
