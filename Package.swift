// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "lifeline",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Trace"),
    .target(name: "Cells"),
    .target(name: "Shell", dependencies: ["Cells"])
  ],
  swiftLanguageModes: [.v6]
)
