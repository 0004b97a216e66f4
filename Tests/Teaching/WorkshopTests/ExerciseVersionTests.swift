import Course
import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// What `lifeline check --exercises` does for all exercises, here for one of MVC, and one of a pattern with a kit of its own.
@MainActor @Suite(.serialized) struct ExerciseVersionTests {
  private nonisolated static let index =
    LessonIndex.read(directory: Repository.root + "/Lessons").exercises

  @Test(arguments: Seed.share(of: ["mvc-apart-1", "mv-count-in-title"], allWith: 30))
  func `only the solution passes, and the others fail for their own reason`(id: String) throws {
    let figures = FigureLedger(text: Self.index.text(ofFile: FigureLedger.file) ?? "")
    let check = try check(id, .all, ledger: .init(), figures: figures)
    #expect(check.problems == [])
    #expect(check.verdicts.first?.word == "passes")
    #expect(!check.verdicts.dropFirst().contains { $0.failed == nil })
  }

  @Test func `a wrong record is found when its version is among those that are tried again`() throws
  {
    let id = "mvc-apart-1"
    let page = try #require(Self.index.exercise(id))
    let versions = [.solution, .start] + Self.index.versions(of: id).wrong
    let record = versions.map { version in
      VerdictLedger.Entry(
        exercise: id, version: version.name, failed: .contract,
        digest: Self.digests.digest(of: version, in: page) ?? "")
    }
    let choice = try #require(
      (1...).lazy.map { VersionChoice.due(alsoBy: String($0)) }
        .first { choice in
          record.map { choice.includes($0, digest: $0.digest) }
            == record.map { $0.version == "solution" }
        })
    var ledger = VerdictLedger()
    ledger.record(record, of: id)
    let check = try check(id, choice, ledger: ledger)
    #expect(check.judged == 1)
    #expect(
      check.problems.map(\.kind) == [
        .exercise(.otherVerdict("solution", recorded: "contract", found: "passes"))
      ])
  }

  /// The run of the solution also has the figures that `costs` shows.
  @Test func `a solution whose figures are not recorded with its verdict is judged again`() throws {
    let id = "mvc-count-in-title"
    let page = try #require(Self.index.exercise(id))
    let versions = [.solution, .start] + Self.index.versions(of: id).wrong
    var ledger = VerdictLedger()
    ledger.record(
      versions.map { version in
        .init(
          exercise: id, version: version.name,
          failed: version == .solution ? nil : .screens,
          digest: Self.digests.digest(of: version, in: page) ?? "")
      }, of: id)
    let first = try check(id, .due(alsoBy: nil), ledger: ledger)
    #expect(first.judged == 1)
    #expect(first.problems.map(\.kind) == [.exercise(.otherFigures)])
    let text = Self.index.text(ofFile: FigureLedger.file) ?? ""
    #expect(first.figures?.figures == FigureLedger(text: text)[id]?.figures)

    var figures = FigureLedger()
    figures[id] = first.figures
    #expect(try check(id, .due(alsoBy: nil), ledger: ledger, figures: figures).judged == 0)
    figures[id]?.digest = "0000000000000000"
    let again = try check(id, .due(alsoBy: nil), ledger: ledger, figures: figures)
    #expect(again.judged == 1)
    #expect(again.problems == [])
  }

  private static let toolchain = Result {
    try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
  }
  /// Of all that verdicts depend on, read once.
  private static var digests = VerdictDigests(
    index, compiler: (try? toolchain.get())?.compiler ?? "")

  private func check(
    _ id: String, _ choice: VersionChoice, ledger: VerdictLedger, figures: FigureLedger = .init()
  ) throws -> ExerciseCheck {
    let page = try #require(Self.index.exercise(id))
    let exercise = try #require(PreparedExercise(page, in: Self.index))
    var check = ExerciseCheck(
      exercise, in: Self.index, with: try Self.toolchain.get(), ledger: ledger, figures: figures)
    try check.check(choice, digests: &Self.digests) { true }
    return check
  }
}
