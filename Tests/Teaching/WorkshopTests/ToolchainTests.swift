import Foundation
import TestSupport
import Testing

@testable import Workshop

/// A build that cannot be used is told as what it is. The fixtures are packages with no more than what is looked at.
struct ToolchainTests {
  private let scratch: Scratch
  private var program: URL { URL(filePath: scratch.file(".build/debug/lifeline")) }
  private var here: URL { URL(filePath: scratch.path).resolvingSymlinksInPath() }

  init() throws {
    scratch = try Scratch([
      "Package.swift": "", Toolchain.hostSource: "", "Sources/Apps/ToyKit/UIView.swift": "",
      ".build/debug/Modules/ToyKit.swiftmodule": "",
    ])
    try scratch.write("", to: ".build/debug/lifeline")
  }

  private func toolchain(builtIn former: URL? = nil) throws -> Toolchain {
    try Toolchain(nextTo: program, builtIn: former ?? here)
  }

  private func age(_ file: String, by seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: scratch.file(file))
  }

  /// Keeps a plan as if it had been asked for.
  private func keep(_ plan: BuildPlan, madeWith version: String = "") throws {
    let (toolchain, compiler) = (try toolchain(), plan.compiling[0])
    var facts = stat()
    let found = stat(compiler, &facts) == 0
    let kept = Toolchain.KeptPlan(
      plan: plan, products: toolchain.products.path,
      swift: .init(
        path: compiler, seconds: found && version.isEmpty ? facts.st_mtim.tv_sec : 1,
        version: version))
    let json = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
    try scratch.write(json, to: ".build/debug/ExerciseKits/plan.json")
  }

  private func plan(compiler: String, objects: [String]) throws -> BuildPlan {
    let log = """
      \(compiler) -module-name ExerciseHost -c -load-plugin-executable \(compiler)#TraceMacros
      \(compiler) -emit-executable -o /x/ExerciseHost \(objects.joined(separator: " "))
      """
    return try #require(BuildPlan(log: log))
  }

  private func kit() throws { _ = try ModuleKit("MVC", with: toolchain(), until: StopSign()) }

  @Test func `without the modules, Lifeline was installed`() throws {
    try FileManager.default.removeItem(atPath: scratch.file(".build/debug/Modules"))
    #expect(throws: Toolchain.Problem.noModules) { try toolchain() }
  }

  @Test func `a folder that was moved`() {
    #expect(throws: Toolchain.Problem.moved(from: "/former", to: here.path)) {
      try toolchain(builtIn: URL(filePath: "/former"))
    }
  }

  @Test func `a source that is newer than the program`() throws {
    try age(".build/debug/lifeline", by: 3_600)
    let toolchain = try toolchain()
    #expect(throws: Toolchain.Problem.outdated(source: "Sources/Apps/ToyKit/UIView.swift")) {
      try toolchain.requireCurrent()
    }
    try age("Sources/Apps/ToyKit/UIView.swift", by: 7_200)
    try toolchain.requireCurrent()
  }

  @Test func `an object file that is missing`() throws {
    let compiler = try scratch.write("", to: "bin/swiftc")
    let object = scratch.file("gone.o")
    try keep(plan(compiler: compiler, objects: [object, "/x/MVC.build/Own.o"]))
    #expect(throws: Toolchain.Problem.incomplete(object)) { try kit() }
  }

  @Test func `another Swift than the one that has built`() throws {
    let compiler = try scratch.write("#!/bin/sh\necho Swift 7\n", to: "bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    try keep(plan(compiler: compiler, objects: []), madeWith: "Swift 6")
    #expect(throws: Toolchain.Problem.otherSwift(built: "Swift 6", now: "Swift 7")) { try kit() }
  }

  @Test func `the compiler is that of the kept plan, whatever the search path says`() throws {
    let compiler = try scratch.write("#!/bin/sh\necho Swift 7\n", to: "bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    #expect(try toolchain().compiler != "Swift 7")
    try keep(plan(compiler: compiler, objects: []), madeWith: "Swift 7")
    #expect(try toolchain().compiler == "Swift 7")
  }
}
