import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// The app of repositories, with coordinators that report by closures and by delegates.
@MainActor struct RepositoriesTests {
  private func pattern(_ name: String) throws -> Pattern { try #require(Pattern(named: name)) }

  private func stage(_ name: String, mistake: String? = nil, _ actions: String...) throws -> Stage {
    let pattern = try pattern(name)
    let stage = Stage(pattern, with: pattern.mistakes.first { $0.id == mistake })
    for action in actions { try stage.perform(Action(action)) }
    return stage
  }

  /// The coordinators that live, in the order of their names.
  private func coordinators(on stage: Stage) -> [String] {
    let trace = stage.trace(Trace.Header(pattern: stage.pattern.name))
    let released = Set(
      trace.records.compactMap { record in
        if case .release(let release) = record.event { release.object } else { nil }
      })
    return trace.participants.filter { $0.role == .coordinator && !released.contains($0.name) }
      .map(\.name).sorted()
  }

  @Test func `choosing a language says what it is expected to say`() throws {
    let pattern = try pattern("coordinators")
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == "choose-language" })
    let system = Conversation.system(in: pattern)
    let expected = try #require(try AgreementTests.expected("choose-language", pattern))
    let live = Conversation(try Scenarios.trace(scenario, in: pattern), system: system)
    let differences = Conversation.differences(expected: expected, live: live)
    let allowed = try AgreementTests.allowedDifferences("choose-language", pattern)
    #expect(differences == allowed, "\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: ["coordinators", "coordinators-delegate"])
  func `a child lives as long as its flow`(_ name: String) throws {
    let stage = try stage(name, "launch")
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
    let stage = try stage(name, mistake: "\(name).m1", "launch", "tap Language")
    #expect(coordinators(on: stage) == ["AppCoordinator", "ListCoordinator"])
    let screen = stage.screen()
    for action in [.open("Kotlin"), .tap("Cancel")] as [Action] { try stage.perform(action) }
    #expect(stage.screen() == screen)
  }

  @Test func `m2: each repository that was left leaves a coordinator`() throws {
    let stage = try stage("coordinators", mistake: "coordinators.m2", "launch")
    for _ in 0..<2 {
      for action in [.open("swift-nio"), .back] as [Action] { try stage.perform(action) }
    }
    #expect(
      coordinators(on: stage) == [
        "AppCoordinator", "ListCoordinator", "RepositoryCoordinator", "RepositoryCoordinator2",
      ])
  }
}
