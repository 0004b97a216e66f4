import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// The app of repositories, with coordinators that report by closures and by delegates.
@MainActor struct RepositoriesTests {
  /// The coordinators that live, in the order of their names.
  private func coordinators(on stage: Stage) -> [String] {
    let trace = stage.trace(Trace.Header(pattern: stage.pattern.name))
    let released = trace.releases
    return trace.participants.filter { $0.role == .coordinator && !released.contains($0.name) }
      .map(\.name).sorted()
  }

  @Test func `choosing a language says what it is expected to say`() throws {
    let performance = try Performance("choose-language", in: "coordinators")
    try AgreementTests.expectAgreement(
      AgreementTests.conversations(of: performance), of: performance)
  }

  @Test(arguments: ["coordinators", "coordinators-delegate"])
  func `rows that cannot be deleted are not swiped`(_ name: String) throws {
    let stage = try Stage(name, "launch")
    for (action, row) in [("", "swift-nio"), ("tap Language", "Go")] {
      if !action.isEmpty { try stage.perform([action]) }
      #expect(throws: ActionProblem.cannotBeDeleted(row)) { try stage.perform(.swipe(row)) }
    }
  }

  @Test(arguments: ["coordinators", "coordinators-delegate"])
  func `a child lives as long as its flow`(_ name: String) throws {
    let stage = try Stage(name, "launch")
    let always = ["AppCoordinator", "ListCoordinator"]
    #expect(coordinators(on: stage) == always)
    try stage.perform(.tap("Language"))
    #expect(
      coordinators(on: stage) == ["AppCoordinator", "LanguageCoordinator", "ListCoordinator"])
    try stage.perform(.tap("Cancel"))
    #expect(coordinators(on: stage) == always)
    try stage.perform(.open("swift-nio"))
    #expect(
      coordinators(on: stage) == ["AppCoordinator", "ListCoordinator", "RepositoryCoordinator"])
    try stage.perform(.back)
    #expect(coordinators(on: stage) == always)
  }

  // MARK: What the user notices of the mistakes

  @Test(arguments: ["coordinators", "coordinators-delegate"])
  func `m1: the languages cannot be left`(_ name: String) throws {
    let stage = try Stage("\(name).m1", "launch", "tap Language")
    #expect(coordinators(on: stage) == ["AppCoordinator", "ListCoordinator"])
    let screen = stage.screen()
    try stage.perform(["open Kotlin", "tap Cancel"])
    #expect(stage.screen() == screen)
  }

  @Test func `m2: each repository that was left leaves a coordinator`() throws {
    let stage = try Stage("coordinators.m2", "launch")
    for _ in 0..<2 { try stage.perform(["open swift-nio", "back"]) }
    #expect(
      coordinators(on: stage) == [
        "AppCoordinator", "ListCoordinator", "RepositoryCoordinator", "RepositoryCoordinator2",
      ])
  }
}
