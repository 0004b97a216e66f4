// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The toy app and all that drives it live on the main actor, as an iOS app does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "lifeline",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0")
  ],
  targets: [
    .target(name: "Trace"),
    .target(name: "Cells"),
    .macro(
      name: "TraceMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]),
    .target(
      name: "Tracer", dependencies: ["Trace", "TraceMacros"], swiftSettings: onMainActor),
    .target(name: "ToyKit", dependencies: ["Tracer", "Cells"], swiftSettings: onMainActor),
    .target(name: "RecordingsApp", dependencies: ["ToyKit"], swiftSettings: onMainActor),
    .target(
      name: "MVC", dependencies: ["RecordingsApp", "ToyKit"], path: "Sources/Patterns/MVC",
      swiftSettings: onMainActor),
    .target(name: "Actions"),
    .target(name: "Stage", dependencies: ["Actions", "MVC"], swiftSettings: onMainActor),
    .target(name: "Shell", dependencies: ["Cells"]),
    .testTarget(name: "StageTests", dependencies: ["Stage"], swiftSettings: onMainActor),
    .testTarget(name: "TracerTests", dependencies: ["Tracer"], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
