import Foundation
import TestSupport

@testable import Generator

/// Modules that are compiled in a folder of their own, and a program of them: with the toy UIKit, as an app of this
/// package is, but without the package manager, which cannot build while it runs tests.
nonisolated struct ScratchProgram {
  /// A file that makes a module the main one of a program that runs its tests.
  static let runsTests = GeneratedModule.File(
    path: "main.swift", text: "import Testing\n\nawait Testing.__swiftPMEntryPoint() as Never\n")

  private let folder: Scratch
  private let built = URL(filePath: BuiltProgram("lifeline").path).deletingLastPathComponent().path

  init() throws { folder = try Scratch() }

  /// - Returns: what the compiler says.
  func compile(_ module: String, _ files: [GeneratedModule.File]) throws -> String {
    let paths = try files.map { try folder.write($0.text, to: "\(module)/\($0.path)") }
    let hasMain = paths.contains { $0.hasSuffix("/main.swift") }
    return try compiler(
      [
        "-Onone", "-wmo", "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-testing", "-module-name", module, "-emit-module", "-emit-module-path",
        folder.file("\(module).swiftmodule"), "-emit-object", "-o", folder.file("\(module).o"),
        "-I", folder.path, "-I", built + "/Modules", "-module-cache-path", built + "/ModuleCache",
        "-load-plugin-executable", built + "/TraceMacros-tool#TraceMacros",
      ]
        + ["CTranslations", "COpenCombineHelpers"].flatMap {
          ["-Xcc", "-fmodule-map-file=\(built)/\($0).build/module.modulemap"]
        } + (hasMain ? [] : ["-parse-as-library"]) + paths)
  }

  /// Links what was compiled with the modules below it.
  func link() throws -> String {
    let objects = try String(
      contentsOfFile: built + "/lifeline.product/Objects.LinkFileList", encoding: .utf8
    ).split(separator: "\n").map(String.init)
    let needed = objects.filter { path in Self.modules.contains { path.contains("/\($0).build/") } }
    let own = folder.names.filter { $0.hasSuffix(".o") }.map(folder.file)
    return try compiler(
      own + needed + ["-use-ld=lld", "-lstdc++", "-lTesting", "-o", folder.file("program")])
  }

  /// Runs the tests in it.
  func run() throws -> BuiltProgram.Result {
    try BuiltProgram.sh.run(
      ["-c", "'\(folder.file("program"))' --testing-library swift-testing 2>&1"],
      environment: ProcessInfo.processInfo.environment)
  }

  private static let modules = [
    "COpenCombineHelpers", "CTranslations", "Cells", "Localization", "OpenCombine", "ToyKit",
    "Trace", "Tracer",
  ]

  private func compiler(_ words: [String]) throws -> String {
    let command = (["swiftc"] + words.map { "'\($0)'" }).joined(separator: " ")
    let result = try BuiltProgram.sh.run(
      ["-c", command + " 2>&1"], environment: ProcessInfo.processInfo.environment)
    return result.output
  }
}
