import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// A verdict blames the learner for what the compiler finds in the code, and for nothing else.
@MainActor struct BlameTests {
  private let own = "/home/me/edit/Player/PlayViewController.swift"

  private func outcome(_ output: String, file: String? = nil, _ end: Tool.End = .failed) throws
    -> Builder.Outcome
  {
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    let files = [file ?? own, "/lifeline/Sources/Apps/Recordings/MVC/Other.swift"]
    let input = Builder.Input(
      module: "MVC", files: files.map { URL(filePath: $0) }, own: [file ?? own: "let a = 1\n"])
    return try Builder(toolchain: toolchain).refusal(of: input, .init(end: end, output: output))
  }

  private func refused(_ outcome: Builder.Outcome) -> [CompilerMessage]? {
    if case .refused(let messages) = outcome { messages } else { nil }
  }

  @Test func `an error in a file of the learner is`() throws {
    let found = refused(try outcome("\(own):3:7: error: cannot find 'x' in scope\n"))
    #expect(found?.map(\.line) == [3])
  }

  @Test func `so is one in a file of the pattern, which uses what the learner has changed`() throws
  {
    let file = "/lifeline/Sources/Apps/Recordings/MVC/Other.swift"
    #expect(refused(try outcome("\(file):3:7: error: no member 'rename'\n"))?.count == 1)
  }

  @Test func `so is one in what a macro makes of it, even where its line is not found`() throws {
    let macro = "/tmp/swift-generated-sources/@__swiftmacro_3MVC4showfMp_.swift"
    let output = "\(macro):7:9: error: cannot find 'updateNam' in scope\n        updateNam()\n"
    #expect(refused(try outcome(output))?.map(\.text) == ["cannot find 'updateNam' in scope"])
  }

  @Test func `where Swift stops the code, the file is named as in the learner's folder`() throws {
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let exercise = try #require(
      exercises.exercise("mvc-second-writer").flatMap { PreparedExercise($0, in: exercises) })
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    let build = try exercise.judge(with: toolchain, in: "en").build
    func shown(_ reason: String) -> JudgedRun.Ending { build.shown(.trapped(reason: reason)) }
    #expect(
      shown("MVC/PlayViewController.swift:78: Fatal error: no")
        == .trapped(reason: "edit/Player/PlayViewController.swift:78: Fatal error: no"))
    #expect(
      shown("MVC/FolderViewController.swift:8: Fatal error")
        == .trapped(reason: "read/Folder/FolderViewController.swift:8: Fatal error"))
    let elsewhere = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"
    #expect(shown(elsewhere) == .trapped(reason: elsewhere))
  }

  @Test func `a test is named with its place, unless there are two of its name`() throws {
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let exercise = try #require(
      exercises.exercise("mvc-second-writer").flatMap { PreparedExercise($0, in: exercises) })
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    let build = try exercise.judge(with: toolchain, in: "en").build
    let own = ["Tests/Own.swift": "\n@Test func mine() {}\n@Test(\"Two\") func one() {}\n"]
    let known = build.place(ofTest: "a name from the player reaches the list", in: own)
    #expect(known?.hasPrefix("read/Tests/IntegrationTests.swift:") == true)
    #expect(build.place(ofTest: "mine", in: own) == "edit/Tests/Own.swift:2")
    #expect(build.place(ofTest: "Two", in: own) == "edit/Tests/Own.swift:3")
    let twice = own.merging(["Tests/More.swift": "@Test func mine() {}"]) { own, _ in own }
    #expect(build.place(ofTest: "mine", in: twice) == nil)
  }

  @Test(arguments: [
    "/lifeline/.build/debug/ToyC.build/module.modulemap:1:3: error: expected module declaration\n",
    "/home/me/edit/Player/PlayViewController.swift:1:8: error: could not build C module 'CZip'\n",
    "/lifeline/.build/include/a.h:2:1: error: unknown type name 'x'\n/home/me/edit/Player/PlayViewController.swift:1:8: error: cannot find 'y' in scope\n",
    "Killed\n",
  ])
  func `what is elsewhere is not`(output: String) throws {
    #expect(throws: Judge.Failure.notCompiled(output)) { _ = try outcome(output) }
  }

  @Test func `the name of a file may have several lines`() throws {
    let file = "/home/me/edit/a\nb.swift"
    let found = refused(try outcome("\(file):1:5: error: cannot find 'x' in scope\n", file: file))
    #expect(found?.map(\.file) == [file])
  }

  @Test func `a compiler that is too slow has found nothing; what it has found is told`() throws {
    if case .tooSlow(let seconds) = try outcome("", .outOfTime) {
      #expect(seconds == 90)
    } else {
      Issue.record("it is told as something else")
    }
    let slow = "\(own):3:7: error: the compiler is unable to type-check this expression\n"
    #expect(refused(try outcome(slow, .outOfTime))?.map(\.line) == [3])
  }
}
