import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// What holds in every run of TEA with a store, besides its contract. The statements were written before the program was
/// read: each action is taken once, effects are returned before they run, and views follow by reading.
@MainActor struct StoreLawTests {
  @Test(arguments: Law.allCases, Scenarios.recordings)
  func `a law holds in a scenario`(_ law: Law, _ scenario: Scenario) throws {
    let trace = try Scenarios.trace(scenario, in: .teaStore, withSetup: true)
    #expect(law.breaches(StoreFacts(trace)) == [])
  }

  @Test(arguments: Seed.some(from: 700))
  func `the laws hold for any actions`(_ seed: Seed) throws {
    let stage = Stage(.teaStore)
    var random = RandomActions(seed: seed)
    let actions = try random.perform(40, on: stage).inOneLine
    let facts = StoreFacts(stage.trace(Trace.Header(pattern: "tea-store")))
    for law in Law.allCases {
      #expect(law.breaches(facts) == [], "seed \(seed): \(law): \(actions)")
    }
  }

  @Test(arguments: Law.allCases)
  func `a run that breaks a law is found`(_ law: Law) throws {
    var trace = try Scenarios.trace("record", in: .teaStore, withSetup: true)
    trace.records = trace.records.compactMap(law.broken)
    #expect(law.breaches(StoreFacts(trace)) != [])
  }

  @Test func `an effect that outlives its feature sends actions for nobody`() throws {
    let stage = try Stage(
      "tea-store.m2", "launch", "open Hello", "tap Play", "swipe Hello", "tick")
    let facts = StoreFacts(stage.trace(Trace.Header(pattern: "tea-store")))
    #expect(!Law.actionFindsItsFeature.breaches(facts).isEmpty)
  }
}

enum Law: CaseIterable, CustomTestStringConvertible {
  case storeOfAPartHandsActionsOn, actionIsTakenOnce, nothingChangesWithoutAction
  case actionFindsItsFeature, effectIsReturnedBeforeItRuns, stateIsAValue, bodyHasAReason
  case screenFollowsTheState

  nonisolated var testDescription: String { "\(self)" }

  func breaches(_ facts: StoreFacts) -> [String] {
    switch self {
    case .storeOfAPartHandsActionsOn: facts.wrongWays
    case .actionIsTakenOnce: facts.actionsNotTakenOnce
    case .nothingChangesWithoutAction: facts.updatesWithoutAction
    case .actionFindsItsFeature: facts.actionsForNobody
    case .effectIsReturnedBeforeItRuns: facts.effectsNotReturned
    case .stateIsAValue: facts.objectsInState
    case .bodyHasAReason: facts.bodiesForNothing
    case .screenFollowsTheState: facts.screensWithoutState
    }
  }

  /// A record as it is in a run that breaks the law; `nil` when that run does not have it.
  func broken(_ record: Trace.Record) -> Trace.Record? {
    var record = record
    switch record.event {
    case .message(var message):
      guard change(&message) else { return nil }
      record.event = .message(message)
    case .state where self == .screenFollowsTheState: return nil
    case .reference(var held) where self == .stateIsAValue && held.from.hasPrefix("AppFeature"):
      held.to = "Store"
      record.event = .reference(held)
    default: break
    }
    return record
  }

  /// Returns `false` for a message that is missing.
  private func change(_ message: inout Trace.Message) -> Bool {
    switch (self, message.kind) {
    case (.storeOfAPartHandsActionsOn, .send): message.arguments = [".other"]
    case (.actionIsTakenOnce, .update), (.nothingChangesWithoutAction, .send),
      (.effectIsReturnedBeforeItRuns, .command), (.bodyHasAReason, .read):
      return false
    case (.actionFindsItsFeature, .update): return message.from.hasPrefix("AppStore")
    default: break
    }
    return true
  }
}
