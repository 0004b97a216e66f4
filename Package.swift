// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toy app and all that drives it live on the main actor, as an iOS app does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The small modules in which a debug build spends most of its time are optimized in it, too: tests gain more than the
/// build loses. What was measured is in `Figures.md`. A debugger shows less of them.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Apple's systems have Combine; elsewhere OpenCombine has its interface.
let combine: Target.Dependency = .product(
  name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))

/// One folder holds the modules of one floor: `Sources/Tracing/Trace`. What a floor may import is told in
/// `Sources/README.md`, and tested.
enum Floor: String {
  case support = "Support"
  case tracing = "Tracing"
  case apps = "Apps"
  case drawing = "Drawing"
  case teaching = "Teaching"
  case classroom = "Classroom"
  case shell = "Shell"
  case benchmarks = "Benchmarks"

  func sources(_ name: String) -> String { "Sources/\(rawValue)/\(name)" }
  func tests(_ name: String) -> String { "Tests/\(rawValue)/\(name)" }
}

extension Target {
  static func module(
    _ name: String, on floor: Floor, needs dependencies: [Dependency] = [], exclude: [String] = [],
    resources: [Resource]? = nil, settings: [SwiftSetting]? = nil
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: floor.sources(name), exclude: exclude,
      resources: resources, swiftSettings: settings)
  }

  static func tests(
    of name: String, on floor: Floor, needs dependencies: [Dependency], exclude: [String] = [],
    settings: [SwiftSetting]? = nil
  ) -> Target {
    .testTarget(
      name: name + "Tests", dependencies: dependencies, path: floor.tests(name + "Tests"),
      exclude: exclude, swiftSettings: settings)
  }
}

/// An app: a folder of `Sources/Apps` that has what its patterns share in `Shared`, and a folder for each pattern.
struct App {
  let name: String
  let patterns: [String]

  var modules: [Target] { [shared] + patterns.map(module(ofPattern:)) }

  private var path: String { Floor.apps.sources(name) }

  private var shared: Target {
    .target(
      name: name + "App", dependencies: ["Localization", "AppInterface", "LiveTesting"],
      path: path + "/Shared", swiftSettings: onMainActor)
  }

  /// A pattern's exhibit, and next to it, out of its way, its mistakes and the tests that fit it.
  private func module(ofPattern pattern: String) -> Target {
    .target(
      name: pattern,
      dependencies: ["Localization", .byName(name: name + "App"), "LiveTesting"]
        + (kits[pattern] ?? ["ToyKit"]),
      path: path,
      exclude: ["Shared"] + patterns.filter { $0 != pattern }.flatMap(folders),
      sources: folders(ofPattern: pattern), swiftSettings: onMainActor)
  }

  /// A variant of a pattern may have no mistakes and tests of its own.
  private func folders(ofPattern pattern: String) -> [String] {
    let nextToIt = ["Mistakes/\(pattern)", "Tests/\(pattern)"]
    let root = Context.packageDirectory + "/" + path
    return [pattern] + nextToIt.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
  }
}

/// What patterns are written with that are not written with the toy UIKit alone.
let kits: [String: [Target.Dependency]] = [
  "MV": ["ToySwiftUI"], "MVVMObservable": ["ToySwiftUI"], "TEA": ["ToyKit", "TEAKit"],
  "TEAStore": ["ReducerKit"],
]

let apps = [
  App(
    name: "Recordings",
    patterns: [
      "MVC", "MVVMC", "MVCVS", "MVP", "VIPER", "MVCS", "MV", "MVVMObservable", "TEA", "TEAStore",
    ]),
  App(name: "Danmu", patterns: ["MVPGlue", "MVPForwarding"]),
  App(name: "Repositories", patterns: ["Coordinators", "CoordinatorsDelegate"]),
  App(name: "Articles", patterns: ["VIPEREdges", "VIPERMock"]),
  App(name: "LoginHomeDetail", patterns: ["MVVM", "MVVMSignal", "MVVMRaw", "MVVMSwizzling"]),
]

let patterns: [Target.Dependency] = apps.flatMap(\.patterns).map { .byName(name: $0) }

let package = Package(
  name: "lifeline",
  platforms: [.macOS("15.4")],
  products: [
    .executable(name: "lifeline", targets: ["lifeline"]),
    .executable(name: "benchmark", targets: ["benchmark"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
  ],
  targets: [
    // Support: what every floor may use.
    .module("Localization", on: .support, needs: ["CTranslations"]),
    .target(
      name: "CTranslations", path: Floor.support.sources("CTranslations"), exclude: ["zh-Hans.po"]),
    .module("Cells", on: .support, settings: optimized),
    .module("Files", on: .support),
    .module("SourceCode", on: .support, needs: ["Cells", "Files"], settings: optimized),
    .module("Documents", on: .support, needs: ["Localization", "Cells", "CZip"]),
    .systemLibrary(
      name: "CMarkdown", path: Floor.support.sources("CMarkdown"), pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CZip", path: Floor.support.sources("CZip"), pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .systemLibrary(
      name: "CReadline", path: Floor.support.sources("CReadline"),
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),

    // Tracing: how a run is recorded, and what can be asked of it.
    .module(
      "Trace", on: .tracing, exclude: ["difference.schema.json", "trace.schema.json"],
      settings: optimized),
    .macro(
      name: "TraceMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ],
      path: Floor.tracing.sources("TraceMacros")),
    .module(
      "Tracer", on: .tracing, needs: ["Trace", "TraceMacros"], settings: onMainActor + optimized),
    .module("Analysis", on: .tracing, needs: ["Cells", "Localization", "SourceCode", "Trace"]),

    // Apps: what is traced, and the stage that runs it. The apps themselves are at the end.
    .module("Actions", on: .apps, needs: ["Localization", "Cells"]),
    .module(
      "ToyKit", on: .apps, needs: ["Localization", "Tracer", "Cells", combine],
      settings: onMainActor),
    .module("ToySwiftUI", on: .apps, needs: ["ToyKit", "Tracer"], settings: onMainActor),
    .module("TEAKit", on: .apps, needs: ["ToyKit"], settings: onMainActor),
    .module(
      "ReducerKit", on: .apps, needs: ["ToySwiftUI", "LiveTesting"], settings: onMainActor),
    .module("LiveTesting", on: .apps, needs: ["TraceMacros"], settings: onMainActor),
    .module(
      "AppInterface", on: .apps, needs: ["Localization", "ToyKit", "LiveTesting"],
      settings: onMainActor),
    .module("LeakCheck", on: .apps, needs: ["Trace", "ToyKit"], settings: onMainActor),
    .module(
      "Stage", on: .apps,
      needs: ["Localization", "Trace", "Tracer", "Analysis", "Actions", "AppInterface"] + patterns,
      settings: onMainActor),

    // Drawing: a trace as a diagram, a picture, a page or a table.
    .module("Diagrams", on: .drawing, needs: ["Localization", "Trace", "Cells"]),
    .module(
      "Exports", on: .drawing,
      needs: [
        "Localization", "Trace", "Cells", "Documents", "Files", "SourceCode", "Analysis",
        "Diagrams",
      ],
      resources: [.embedInCode("Player/Page")]),

    // Teaching: lessons, questions, exercises and progress of a learner.
    .module(
      "Lessons", on: .teaching,
      needs: [
        "Localization", "Trace", "Analysis", "Cells", "Documents", "Files",
        "SourceCode", "Actions", "CMarkdown",
      ]),
    .module(
      "Course", on: .teaching,
      needs: [
        "Localization", "Cells", "Actions", "Trace", "Stage", "Analysis", "Diagrams", "Lessons",
      ],
      settings: onMainActor),
    .module(
      "Workshop", on: .teaching,
      needs: [
        "Localization", "Files", "SourceCode", "Trace", "Actions", "LiveTesting", "Stage",
        "Analysis", "Lessons", "Course",
      ],
      settings: onMainActor),
    .executableTarget(
      name: "ExerciseHost", dependencies: ["Workshop", "MacroMemory"],
      path: Floor.teaching.sources("ExerciseHost"), swiftSettings: onMainActor),
    .executableTarget(name: "MacroMemory", path: Floor.teaching.sources("MacroMemory")),
    .plugin(
      name: "ExercisePlan",
      capability: .command(
        intent: .custom(
          verb: "exercise-plan", description: "Prints how the code of an exercise is built.")),
      path: Floor.teaching.sources("ExercisePlan")),
    .module(
      "Progress", on: .teaching,
      needs: ["Localization", "Cells", "Files", .product(name: "GRDB", package: "GRDB.swift")]),
    .module(
      "Generator", on: .teaching,
      needs: ["Localization", .product(name: "Stencil", package: "Stencil")],
      resources: [.embedInCode("Templates/Texts")]),
    // Classroom: what a teacher takes to class and gets back.
    .module(
      "QuestionBanks", on: .classroom,
      needs: ["Localization", "Cells", "Documents", "Files", "Lessons"]),
    .module(
      "Classroom", on: .classroom,
      needs: [
        "Localization", "Cells", "Documents", "SourceCode", "Trace", "Stage", "Diagrams", "Lessons",
        "Course", "Workshop", "Exports", "QuestionBanks", "Progress", "Files",
      ],
      resources: [.embedInCode("Pack/Show"), .embedInCode("Site/Shared")], settings: onMainActor),

    // Shell: what answers a line, and the terminal around it.
    .module(
      "Grammar", on: .shell, needs: ["Localization", "Cells", "Files"],
      settings: onMainActor),
    .module(
      "Shell", on: .shell,
      needs: [
        "Localization", "Cells", "Documents", "Files", "SourceCode", "Trace", "Actions",
        "Stage", "Analysis", "Diagrams", "Lessons", "Course", "Exports", "QuestionBanks",
        "Progress", "Classroom", "Workshop", "Generator", "LeakCheck", "Grammar",
      ],
      settings: onMainActor),
    .module(
      "Terminal", on: .shell,
      needs: ["Localization", "Cells", "Documents", "CReadline", "Shell"]),
    .executableTarget(
      name: "lifeline",
      dependencies: ["Localization", "Cells", "Files", "Shell", "Terminal"],
      path: Floor.shell.sources("lifeline"), swiftSettings: onMainActor),

    // Benchmarks: one program that measures.
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Actions", "Analysis", "Cells", "Diagrams", "Documents", "Exports", "Lessons", "Stage",
        "Trace", "Tracer", "Workshop",
      ],
      path: Floor.benchmarks.sources("Benchmark"), swiftSettings: onMainActor),

    // Tests that need swift-syntax are in a package of their own, `Tests/SwiftSyntax`.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "HouseTests", dependencies: ["TestSupport"], path: "Tests/HouseTests"),
    .testTarget(
      name: "SupportTests",
      dependencies: ["Cells", "Documents", "Files", "Localization", "SourceCode", "TestSupport"],
      path: "Tests/Support"),

    .tests(of: "Trace", on: .tracing, needs: ["Trace", "TestSupport"]),
    .tests(of: "Tracer", on: .tracing, needs: ["Tracer"], settings: onMainActor),
    .tests(
      of: "Analysis", on: .tracing,
      needs: [
        "Analysis", "Lessons", "Localization", "SourceCode", "Trace", "TestSupport",
      ],
      exclude: ["Fixtures"]),

    .tests(
      of: "Kit", on: .apps,
      needs: [
        "Analysis", "LiveTesting", "ReducerKit", "TEAKit", "TestSupport", "ToyKit", "ToySwiftUI",
        "Trace",
      ],
      settings: onMainActor),
    .tests(
      of: "Stage", on: .apps,
      needs: [
        "Actions", "Stage", "Tracer", "ToyKit", "LiveTesting", "Lessons", "Localization",
        "Analysis", "Diagrams", "SourceCode", "TestSupport", "Trace",
      ],
      exclude: ["Fixtures", "Golden"], settings: onMainActor),

    .tests(
      of: "Diagrams", on: .drawing,
      needs: ["Diagrams", "Localization", "Trace", "Cells", "TestSupport"]),
    .tests(
      of: "Exports", on: .drawing,
      needs: [
        "Exports", "Localization", "Trace", "Cells", "Documents", "Analysis", "Diagrams",
        "TestSupport",
      ],
      exclude: ["Golden"]),

    .tests(
      of: "Lessons", on: .teaching,
      needs: [
        "Lessons", "Analysis", "Documents", "Localization", "Cells", "Trace", "TestSupport",
      ]),
    .tests(
      of: "QuestionBanks", on: .classroom,
      needs: ["QuestionBanks", "Documents", "Lessons", "TestSupport"],
      exclude: ["Golden"]),
    .tests(
      of: "Course", on: .teaching,
      needs: [
        "Course", "Actions", "Lessons", "Localization", "Stage", "Analysis", "Trace",
        "TestSupport",
      ],
      settings: onMainActor),
    .tests(
      of: "Workshop", on: .teaching,
      needs: [
        "Workshop", "ExerciseHost", "MacroMemory", "Course", "Lessons", "RecordingsApp", "Stage",
        "TestSupport", "Trace",
      ],
      exclude: ["Cheats"], settings: onMainActor),
    .tests(
      of: "Classroom", on: .classroom,
      needs: [
        "Classroom", "Course", "Exports", "Lessons", "Localization", "Progress", "QuestionBanks",
        "Stage", "TestSupport",
      ],
      exclude: ["Golden"], settings: onMainActor),
    .tests(
      of: "Generator", on: .teaching,
      needs: ["Generator", "LeakCheck", "Analysis", "Trace", "TestSupport", "lifeline"],
      settings: onMainActor),
    .tests(
      of: "Progress", on: .teaching,
      needs: [
        "Progress", "Localization", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    .tests(
      of: "Grammar", on: .shell, needs: ["Cells", "Grammar", "Localization", "TestSupport"],
      settings: onMainActor),
    .tests(
      of: "Shell", on: .shell,
      needs: [
        "Localization", "Cells", "Trace", "Actions", "ToyKit", "Stage", "Analysis",
        "Diagrams",
        "Lessons", "Course", "Workshop", "Exports", "Classroom", "Shell", "Terminal",
        "TestSupport",
      ],
      exclude: ["Transcripts"], settings: onMainActor),
    .executableTarget(
      name: "TestHost",
      dependencies: [
        "Cells", "Diagrams", "Files", "Progress", "Shell", "Terminal", "TestSupport", "Trace",
      ],
      path: Floor.shell.tests("TestHost"), swiftSettings: onMainActor),
    .tests(
      of: "Lifeline", on: .shell,
      needs: [
        "Cells", "Diagrams", "Localization", "Progress", "Shell", "Terminal", "TestHost",
        "TestSupport", "Trace", "lifeline",
      ],
      exclude: ["FirstHour", "MutationTests/Fixtures"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x  // for #embed
)

// These are added here, and the list of patterns is made above, since the compiler would need ten seconds to
// understand them within the list of targets.
package.targets += apps.flatMap(\.modules)
