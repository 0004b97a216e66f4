// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The toy app and all that drives it live on the main actor, as an iOS app does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Apple's systems have Combine; elsewhere OpenCombine has its interface.
let combine: Target.Dependency = .product(
  name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))

let patterns = ["MVC", "MVVMC", "MVCVS", "MVP", "VIPER"]

/// A pattern's exhibit, and beside it, out of its way, what goes wrong with it and the tests that fit
/// it.
func target(ofPattern name: String) -> Target {
  let others = patterns.filter { $0 != name }
  return .target(
    name: name, dependencies: ["RecordingsApp", "ToyKit", "LiveTesting"], path: "Sources/Patterns",
    exclude: others.flatMap { [$0, "Mistakes/\($0)", "Tests/\($0)"] },
    sources: [name, "Mistakes/\(name)", "Tests/\(name)"],
    swiftSettings: onMainActor)
}

let package = Package(
  name: "lifeline",
  platforms: [.macOS("15.4")],
  products: [
    .executable(name: "lifeline", targets: ["lifeline"]),
    .executable(name: "recorder-benchmark", targets: ["recorder-benchmark"]),
    .executable(name: "scenario-benchmark", targets: ["scenario-benchmark"]),
    .executable(name: "drawing-benchmark", targets: ["drawing-benchmark"]),
    .executable(name: "exports-benchmark", targets: ["exports-benchmark"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // What is said, in which language.
    .target(name: "Localization"),

    // Values: what a run is, text in cells, digests, what a person can do.
    .target(name: "Trace", exclude: ["trace.schema.json"]),
    .target(name: "Cells"),
    .target(name: "Digests"),
    .target(name: "Actions", dependencies: ["Localization"]),

    // Tracing.
    .macro(
      name: "TraceMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]),
    .target(
      name: "Tracer", dependencies: ["Trace", "TraceMacros"], swiftSettings: onMainActor),

    // The toy app. Its patterns stand at the end.
    .target(
      name: "ToyKit", dependencies: ["Localization", "Tracer", "Cells", combine],
      swiftSettings: onMainActor),
    .target(
      name: "LiveTesting", dependencies: ["TraceMacros"], swiftSettings: onMainActor),
    .target(
      name: "RecordingsApp", dependencies: ["Localization", "ToyKit", "LiveTesting"],
      swiftSettings: onMainActor),
    .target(
      name: "Stage",
      dependencies: ["Localization", "Actions"] + patterns.map { .byName(name: $0) },
      swiftSettings: onMainActor),

    // What is made of a trace, and what teaches with it.
    .target(name: "Analysis", dependencies: ["Localization", "Trace"]),
    .target(name: "Diagrams", dependencies: ["Localization", "Trace", "Cells"]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .target(
      name: "Lessons",
      dependencies: ["Localization", "Trace", "Cells", "Actions", "CMarkdown", "Yams"]),

    .target(
      name: "Course",
      dependencies: ["Localization", "Actions", "Stage", "Analysis", "Diagrams", "Lessons"],
      swiftSettings: onMainActor),

    // The forms in which runs and questions are taken to other programs.
    .systemLibrary(
      name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .target(
      name: "Exports",
      dependencies: [
        "Localization", "Trace", "Cells", "Digests", "Analysis", "Diagrams", "Lessons", "CZip",
      ],
      resources: [.embedInCode("Player/Page")]),

    // What a learner has done.
    .target(
      name: "Progress",
      dependencies: ["Localization", "Digests", .product(name: "GRDB", package: "GRDB.swift")]),

    // What a teacher takes to class, and gets back.
    .target(
      name: "Classroom",
      dependencies: [
        "Localization", "Cells", "Trace", "Stage", "Analysis", "Diagrams", "Lessons", "Course",
        "Exports", "Progress",
      ],
      swiftSettings: onMainActor),

    // The shell.
    .target(
      name: "Shell",
      dependencies: [
        "Localization", "Cells", "Trace", "Actions", "Stage", "Analysis", "Diagrams", "Lessons",
        "Course", "Exports", "Progress", "Classroom",
      ],
      swiftSettings: onMainActor),
    .systemLibrary(
      name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(
      name: "Terminal", dependencies: ["Localization", "Cells", "Exports", "CReadline", "Shell"]),
    .executableTarget(
      name: "lifeline",
      dependencies: [
        "Localization", "Shell", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: onMainActor),

    .executableTarget(
      name: "recorder-benchmark", dependencies: ["Tracer"],
      path: "Sources/Benchmarks/Recorder", swiftSettings: onMainActor),
    .executableTarget(
      name: "drawing-benchmark", dependencies: ["Cells", "Diagrams", "Measuring"],
      path: "Sources/Benchmarks/Drawings", exclude: ["README.md"]),
    .executableTarget(
      name: "exports-benchmark",
      dependencies: ["Analysis", "Cells", "Diagrams", "Exports", "Measuring", "Trace"],
      path: "Sources/Benchmarks/Exports", exclude: ["README.md"]),
    .target(name: "Measuring", path: "Sources/Benchmarks/Measuring"),
    .executableTarget(
      name: "scenario-benchmark", dependencies: ["Stage", "Lessons", "Diagrams"],
      path: "Sources/Benchmarks/Scenarios", swiftSettings: onMainActor),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "Localization", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(name: "TraceTests", dependencies: ["Trace", "TestSupport"]),
    .testTarget(name: "CellsTests", dependencies: ["Cells"]),
    .testTarget(name: "ActionsTests", dependencies: ["Actions", "Localization"]),
    .testTarget(
      name: "TraceMacrosTests",
      dependencies: [
        "TraceMacros",
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
      ]),
    .testTarget(name: "TracerTests", dependencies: ["Tracer"], swiftSettings: onMainActor),
    .testTarget(
      name: "ToyKitTests", dependencies: ["ToyKit", "Analysis"], swiftSettings: onMainActor),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Stage", "ToyKit", "LiveTesting", "Lessons", "Localization", "Analysis", "Diagrams",
        "TestSupport",
      ],
      exclude: ["Fixtures", "Golden"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "Lessons", "Localization", "Trace", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "DiagramsTests",
      dependencies: ["Diagrams", "Localization", "Trace", "Cells", "TestSupport"]),
    .testTarget(
      name: "LessonsTests",
      dependencies: ["Lessons", "Localization", "Cells", "Trace", "TestSupport"]),
    .testTarget(
      name: "CourseTests",
      dependencies: ["Course", "Lessons", "Stage", "Analysis", "Diagrams", "Trace", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
    .testTarget(
      name: "ExportsTests",
      dependencies: [
        "Exports", "Digests", "Localization", "Trace", "Cells", "Analysis", "Diagrams", "Lessons",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "ClassroomTests",
      dependencies: [
        "Classroom", "Course", "Exports", "Lessons", "Localization", "Progress", "Trace",
        "TestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "ProgressTestHost", dependencies: ["Progress"], path: "Tests/ProgressTestHost"),
    .testTarget(
      name: "ProgressTests",
      dependencies: [
        "Progress", "ProgressTestHost", "Localization", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "ShellTests", dependencies: ["Localization", "Shell", "TestSupport"],
      exclude: ["Transcripts"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LifelineTests", dependencies: ["lifeline", "Diagrams", "Trace", "TestSupport"]),
    .executableTarget(
      name: "TerminalTestHost", dependencies: ["Cells", "Shell", "Terminal"],
      path: "Tests/TerminalTestHost"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Cells", "Shell", "Terminal", "TerminalTestHost", "TestSupport"]),
  ] + patterns.map(target(ofPattern:)),
  swiftLanguageModes: [.v6]
)
