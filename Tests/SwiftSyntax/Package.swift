// swift-tools-version: 6.2
import PackageDescription

/// The tests that need swift-syntax: what the macros expand to, and our lexer held against the compiler's. In the
/// package above they would make every build compile swift-syntax twice: for the compiler's host and for the tests.
///
/// The sources are reached through links. `.ci/test-syntax` runs the tests.
func linked(_ name: String, needs dependencies: [Target.Dependency] = [], exclude: [String] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, path: "Linked/\(name)", exclude: exclude)
}

func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax")
}

let package = Package(
  name: "swift-syntax-tests",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0")
  ],
  targets: [
    linked("Cells"),
    linked("Files"),
    linked("SourceCode", needs: ["Cells", "Files"]),
    // The plug-in, a program, stays out.
    linked(
      "TraceMacros",
      needs: [
        syntax("SwiftDiagnostics"), syntax("SwiftSyntax"), syntax("SwiftSyntaxBuilder"),
        syntax("SwiftSyntaxMacros"),
      ],
      exclude: ["Plugin.swift"]),
    .testTarget(
      name: "SourceCodeTests",
      dependencies: ["SourceCode", syntax("SwiftParser"), syntax("SwiftSyntax")],
      path: "SourceCodeTests"),
    .testTarget(
      name: "TraceMacrosTests",
      dependencies: [
        "TraceMacros", syntax("SwiftSyntax"), syntax("SwiftSyntaxMacroExpansion"),
        syntax("SwiftSyntaxMacros"), syntax("SwiftSyntaxMacrosGenericTestSupport"),
      ],
      path: "TraceMacrosTests"),
  ],
  swiftLanguageModes: [.v6]
)
