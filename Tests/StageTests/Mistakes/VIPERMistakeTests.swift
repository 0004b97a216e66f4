import Lessons
import Stage
import Testing
import Trace

/// Each mistake breaks its own rule and no other, and can be seen.
@MainActor struct VIPERMistakeTests {
  struct Case: Sendable {
    let id: String
    /// What the contract forbids in the mistake's scenario.
    let breaches: [String]
    /// What to do to see it, when the scenario does not show it.
    var actions: [String]?
    /// What the screen shows then.
    let screen: [String]
  }

  nonisolated static let cases = [
    Case(
      id: "viper.m1", breaches: ["FolderView > FolderInteractor : fetchItems(in: UUID-0001)"],
      actions: ["launch", "open Work"], screen: ["┌ Edit  Recordings", "♪ Hello", "▸ Work"]),
    Case(
      id: "viper.m2",
      breaches: [#"FolderInteractor > FolderView : display(["♪ Hello", "▸ Work"])"#],
      screen: ["┌────", "♪ Hello", "▸ Work"]),
    Case(
      id: "viper.m2",
      breaches: [#"FolderInteractor > FolderView : display(["♪ Hello", "▸ Work"])"#],
      actions: ["launch", "open Work"], screen: ["┌────", "♪ Hello", "▸ Work"]),
    Case(
      id: "viper.m3", breaches: ["FolderView > FolderRouter : showFolder(id: UUID-0003)"],
      actions: ["launch", "open Hello"], screen: ["┌ ‹ Back  Hello", "No recording"]),
    Case(
      id: "viper.m4", breaches: ["FolderPresenter > Service : remove(UUID-0002)"],
      screen: ["♪ Hello", "▸ Work", "No recording"]),
    Case(
      id: "viper.m5",
      breaches: [
        "FolderPresenter > MasterNav : pushViewController(PlayerView2, animated: true)"
      ],
      screen: ["┌ ‹ Back  Hello", "00:00 / 00:10", "No recording"]),
    Case(
      id: "viper.m6",
      breaches: [
        "FolderRouter > FolderView2 : FolderDefaultView()",
        "FolderRouter > FolderInteractor2 : FolderDefaultInteractor(service: Service)",
        "FolderRouter > FolderPresenter2 : FolderDefaultPresenter(folderID: UUID-0003)",
        "FolderRouter > FolderRouter2 : FolderDefaultRouter()",
        "FolderRouter > FolderView2 : presenter = FolderPresenter2",
        "FolderRouter > FolderPresenter2 : interactor = FolderInteractor2",
        "FolderRouter > FolderPresenter2 : view = FolderView2",
        "FolderRouter > FolderPresenter2 : router = FolderRouter2",
        "FolderRouter > FolderRouter2 : presenter = FolderPresenter2",
        "FolderRouter > FolderRouter2 : viewController = FolderView2",
      ],
      screen: ["┌ ‹ Back ──", "Loading…"]),
  ]

  @Test(arguments: cases) func `a mistake breaks its rule and shows`(_ wanted: Case) throws {
    let mistake = try Self.mistake(wanted.id)
    #expect(try Self.breaches(of: Self.trace(mistake)) == wanted.breaches)
    let screen = try Self.screen(mistake, wanted.actions)
    for part in wanted.screen { #expect(screen.contains(part), "\(screen)") }
    #expect(try screen != Self.screen(nil, wanted.actions ?? Self.lines(of: mistake)))
  }

  /// What each of them keeps.
  nonisolated static let leaks: [String: Set<String>] = [
    "viper.leak-view": ["FolderView2", "FolderPresenter2", "FolderInteractor2", "FolderRouter2"],
    "viper.leak-router": ["FolderView2", "FolderPresenter2", "FolderInteractor2", "FolderRouter2"],
    "viper.leak-interactor": ["FolderPresenter2", "FolderInteractor2", "FolderRouter2"],
  ]

  @Test(arguments: leaks.keys) func `a strong reference too many keeps what has been left`(
    _ id: String
  ) throws {
    let mistake = try Self.mistake(id)
    let trace = try Self.trace(mistake)
    let right = Self.released(in: try Self.trace(nil, "back"))
    #expect(right.subtracting(Self.released(in: trace)) == Self.leaks[id])
    #expect(try Self.breaches(of: trace) == [])
    #expect(try Self.screen(mistake, nil) == Self.screen(nil, Self.lines(of: mistake)))
  }

  @Test func `every mistake is tested`() {
    let tested = Set(Self.cases.map(\.id))
    #expect(Set(Pattern.viper.mistakes.map(\.id)) == tested.union(Self.leaks.keys))
  }

  /// Wrong as they are, nobody gets stuck in them.
  @Test(arguments: Set(cases.map(\.id)).union(leaks.keys), UInt64(1)...20)
  func `a mistake goes on, whatever one does`(_ id: String, _ seed: UInt64) throws {
    var random = RandomActions(seed: seed)
    let actions = try random.perform(25, on: Stage(.viper, with: Self.mistake(id)))
    #expect(actions.count == 25)
  }
}

extension VIPERMistakeTests {
  private static func mistake(_ id: String) throws -> Mistake {
    try #require(Pattern.viper.mistakes.first { $0.id == id })
  }

  private static func scenario(_ name: String) throws -> Scenario {
    try #require(Scenarios.all.first { $0.name == name })
  }

  private static func lines(of mistake: Mistake) throws -> [String] {
    let scenario = try scenario(mistake.scenario)
    return scenario.setup + scenario.actions
  }

  private static func trace(_ mistake: Mistake?, _ name: String = "") throws -> Trace {
    let scenario = try scenario(mistake?.scenario ?? name)
    let stage = Stage(.viper, with: mistake)
    for line in scenario.setup { try stage.perform(Action(line)) }
    let mark = stage.mark
    for line in scenario.actions { try stage.perform(Action(line)) }
    return stage.trace(Trace.Header(pattern: "viper"), since: mark)
  }

  /// - Parameter lines: `nil` for the mistake's own scenario.
  private static func screen(_ mistake: Mistake?, _ lines: [String]?) throws -> String {
    let stage = Stage(.viper, with: mistake)
    let actions = try lines ?? mistake.map(Self.lines) ?? []
    for line in actions { try stage.perform(Action(line)) }
    return stage.screen()
  }

  /// Parts of modules only: widgets go with their views.
  private static func released(in trace: Trace) -> Set<String> {
    let parts = trace.participants.filter { $0.role != .view }.map(\.name)
    return Set(
      trace.records.compactMap { record in
        if case .release(let release) = record.event { release.object } else { nil }
      }
    ).intersection(parts)
  }

  private static func breaches(of trace: Trace) throws -> [String] {
    let contract = try Scenarios.contract(of: "viper")
    let roles = Dictionary(trace.participants.map { ($0.name, $0.role) }) { $1 }
    return trace.messages.map(\.message).compactMap { message in
      guard message.from != message.to, let from = roles[message.from], let to = roles[message.to],
        !contract.kinds(from: from, to: to).contains(message.kind)
      else { return nil }
      return "\(message.from) > \(message.to) : \(message.call)"
    }
  }
}
