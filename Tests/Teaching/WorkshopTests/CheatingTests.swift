import Lessons
import TestSupport
import Testing

@testable import Workshop

/// No code passes that does not solve the exercise. The folder `Cheats` has submissions that try.
@MainActor @Suite(.serialized) struct CheatingTests {
  @Test func `none of them is lost, and each is told as something`() {
    #expect(Cheat.all.count == 103)
    #expect(Cheat.all.allSatisfy { !$0.found.isEmpty && !$0.parts.isEmpty })
  }

  /// Nothing has to be built for these.
  @Test(arguments: Cheat.all.filter(\.isFoundInSource))
  func `the source tells, with the line`(cheat: Cheat) throws {
    let found = try cheat.verdict().found
    #expect(found == cheat.found)
  }

  @Test func `the object file tells, with the line`() throws {
    try expectFound(Cheat.all.filter(\.isFoundInObject))
  }

  @Test func `what the recorder would not see is told, with the line`() throws {
    try expectFound(Cheat.all.filter(\.isNotRecorded))
  }

  /// All of them in one program.
  private func expectFound(_ cheats: [Cheat]) throws {
    #expect(cheats.count >= 10)
    let found = try Cheat.found(in: cheats.enumerated().map { $1.file(number: $0) })
    for (number, cheat) in cheats.enumerated() {
      let expected = cheat.found.replacing("Own.swift", with: "Own\(number).swift")
      #expect(found.contains(expected), "\(cheat): \(expected)\n\(found.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Seed.share(of: Cheat.all.filter(\.isFoundTogether)))
  func `it is told the same when it comes alone`(cheat: Cheat) throws {
    let found = try cheat.verdict().found
    #expect(found == cheat.found)
  }

  @Test(arguments: Seed.share(of: Cheat.all.filter(\.isFoundInRun), allWith: 30))
  func `what looks harmless is found when it runs`(cheat: Cheat) throws {
    let found = try cheat.verdict().found
    #expect(found == cheat.found)
  }

  @Test(arguments: ["closures", "helpers"])
  func `code in another style passes`(name: String) throws {
    let verdict = try Cheat(contentsOf: "Styles/\(name).txt").verdict()
    #expect(verdict.isPassed, "\(verdict.found)")
  }
}
