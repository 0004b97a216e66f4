import Actions
import Stage
import TestSupport
import Testing
import Trace
import Tracer

/// An object keeps its name as long as it lives.
@MainActor struct NameLawTests {
  /// A trace since the launch and one of the last action alone are two views of the same objects. They must
  /// agree on every living object: on its name, and on what it holds.
  @Test(arguments: await Pattern.recordings, Seed.some(from: 700, oneIn: 10))
  func `every drawing calls an object by the same name`(_ pattern: Pattern, _ seed: Seed) throws {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    var start = stage.position
    var actions: [Action] = []
    actions = try random.perform(20, on: stage) {
      let whole = Objects(in: stage.trace(Trace.Header(pattern: pattern.name)))
      let part = Objects(in: stage.trace(Trace.Header(pattern: pattern.name), since: start))
      for (name, values) in part.values {
        #expect(whole.values[name] == values, "seed \(seed): \(name)")
      }
      start = stage.position
    }
    #expect(actions.count == 20)
  }

  @Test(arguments: await Pattern.recordings)
  func `a name is given once, and never to another object`(_ pattern: Pattern) throws {
    let stage = Stage(pattern)
    let names: [Pattern: String] = [
      .viper: "PlayerView", .mv: "PlayerView", .mvvmObservable: "PlayerView", .tea: "columnVC",
      .teaStore: "PlayerView",
    ]
    let player = names[pattern] ?? "PlayVC"
    var shown: [String] = []
    for line in ["launch", #"open "Hello""#, #"open "Work""#, #"open "Standup""#, "back"] {
      let start = stage.position
      try stage.perform(Action(line))
      let trace = stage.trace(Trace.Header(pattern: pattern.name), since: start)
      let objects = Objects(in: trace)
      shown.append(
        objects.living.filter { $0.hasPrefix(player) }.sorted().joined(separator: ", "))
    }
    #expect(shown == Self.players(player, in: pattern))
  }

  private static func players(_ player: String, in pattern: Pattern) -> [String] {
    switch pattern {
    // With the declarative kit there is no player before there is something to play.
    case .mv, .mvvmObservable: ["", player, player, player + "2", player + "2"]
    // The player is a part of the state, whatever it plays.
    case .teaStore: ["", player, player, player, player]
    default: [player, player + "2", player + "2", player + "3", player + "3"]
    }
  }

  @Test
  func `names of the second launch have an apostrophe, in its first drawing and in all others`()
    throws
  {
    let stage = try Stage("mvc", "launch", "save-state", "relaunch")
    let start = stage.position
    try stage.perform(["open Work", "remote rename Work Play"])
    let trace = stage.trace(Trace.Header(pattern: "mvc"), since: start)
    let names = trace.participants.map(\.name)
    #expect(names.contains("FolderVC2'"))
    #expect(names.contains("Work'"))
    #expect(!names.contains("FolderVC2"))
    #expect(Set(names).isSuperset(of: ["User", "UIKit", "Remote"]), "what is outside the app")
  }

  @Test func `an item is called by the name that it had at first`() throws {
    let stage = try Stage("mvc", "launch", "remote rename Hello Zulu")
    let trace = stage.trace(Trace.Header(pattern: "mvc"))
    #expect(Objects(in: trace).values["Hello"]?["name"] == "\"Zulu\"")
  }
}

/// The living objects at the end of a trace, with the values of their properties.
private struct Objects {
  private(set) var values: [String: [String: String]] = [:]
  var living: [String] { values.keys.map { $0 } }

  init(in trace: Trace) {
    for record in trace.records {
      switch record.event {
      case .participant(let it): values[it.name] = [:]
      case .state(let change): values[change.owner, default: [:]][change.property] = change.new
      case .release(let release): values[release.object] = nil
      case .turn(let turn): for name in turn.killed { values[name] = nil }
      default: break
      }
    }
  }
}
