import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// Laws that hold for every run.
@MainActor struct LawTests {
  @Test(arguments: await Performance.some)
  func `a scenario run twice gives the same bytes`(_ performance: Performance) throws {
    let first = try performance.trace(withSetup: true)
    let second = try Scenarios.newTrace(
      performance.scenario, in: performance.pattern, withSetup: true)
    #expect(first.jsonLines == second.jsonLines)
  }

  /// The numbers name the records: other laws look messages up by them.
  @Test(arguments: await Performance.some)
  func `the numbers of records ascend`(_ performance: Performance) throws {
    let numbers = try performance.trace(withSetup: true).records.map(\.n)
    #expect(numbers == Set(numbers).sorted())
  }

  @Test(arguments: await Performance.some)
  func `a scenario keeps its contract`(_ performance: Performance) throws {
    let trace = try performance.trace(withSetup: true)
    let breaches = try breaches(of: trace, in: performance.pattern)
    #expect(breaches == [])
  }

  @Test(arguments: await Pattern.all, Seed.some(oneIn: 10))
  func `any actions give the same trace twice, keep the contract and read back`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let (trace, actions) = try run(pattern, seed: seed)
    let again = try run(pattern, seed: seed).trace
    let list = actions.inOneLine
    #expect(trace.jsonLines == again.jsonLines, "seed \(seed): \(list)")
    let breaches = try breaches(of: trace, in: pattern)
    #expect(breaches == [], "seed \(seed): \(list)")
    #expect(try Trace(jsonLines: trace.jsonLines) == trace, "seed \(seed): \(list)")
  }

  @Test(arguments: await Seed.some(for: Pattern.all, from: 100, oneIn: 25))
  func `names are unique, and declared before other records use them`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let trace = try run(pattern, seed: seed).trace
    var declared: Set<String> = []
    for record in trace.records {
      switch record.event {
      case .participant(let participant):
        #expect(declared.insert(participant.name).inserted, "seed \(seed): \(participant.name)")
      case .message(let message):
        #expect(declared.isSuperset(of: [message.from, message.to]), "seed \(seed): \(message)")
      case .state(let change): #expect(declared.contains(change.owner), "seed \(seed)")
      case .release(let release): #expect(declared.contains(release.object), "seed \(seed)")
      default: break
      }
    }
  }

  private func run(
    _ pattern: Pattern, seed: Seed
  ) throws -> (trace: Trace, actions: [Action]) {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    let actions = try random.perform(25, on: stage)
    return (stage.trace(Trace.Header(pattern: pattern.name)), actions)
  }

  /// The breaches in words, each with its message.
  private func breaches(of trace: Trace, in pattern: Pattern) throws -> [String] {
    let messages = trace.messagesByRecord
    return try Scenarios.contract(of: pattern.name).contract.breaches(in: trace).map { breach in
      let message = messages[breach.message]
      return
        "\(message?.from ?? "") > \(message?.to ?? "") : \(message?.call ?? ""): \(breach.wording)"
    }
  }
}
