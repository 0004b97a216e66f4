import Foundation
import Progress
import TestSupport
import Testing

/// Several shells that use the same store. Some of them are killed.
@Suite struct SideBySideTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// Says that it begins, records answers, and says the id of each when it is written.
  private func host(_ scratch: Scratch, answers: Int) throws -> RunningProgram {
    try RunningProgram(BuiltProgram("TestHost"), ["answers", scratch.path, "\(answers)"])
  }

  @Test func `a shell killed while it begins a store leaves one to go on with`() throws {
    for round in 0..<30 {
      let scratch = try Scratch()
      let host = try host(scratch, answers: 1)
      let told = host.kill(after: 1, microseconds: round * 1500).dropFirst()
      let opening = try ProgressStore.open(in: URL(filePath: scratch.path))
      #expect(opening.quarantined == nil)
      #expect(try Set(opening.store.log().entries.map(\.id.uuidString)).isSuperset(of: told))
    }
  }

  private var recorded: [String] {
    get throws {
      let store = try ProgressStore.open(in: URL(filePath: scratch.path)).store
      return try store.log().entries.map(\.id.uuidString)
    }
  }

  @Test func `two shells lose no answer of each other`() throws {
    let hosts = [try host(scratch, answers: 100), try host(scratch, answers: 100)]
    let told = hosts.flatMap { $0.finish().dropFirst() }
    #expect(told.count == 200)
    #expect(try Set(recorded) == Set(told))
    #expect(try recorded.count == 200)
  }

  @Test func `ten shells that begin a store at once begin the same one`() throws {
    try scratch.write("no database", to: "progress.sqlite")
    let hosts = try (1...10).map { _ in try host(scratch, answers: 2) }
    let told = hosts.flatMap { $0.finish().dropFirst() }
    #expect(told.count == 20)
    #expect(try Set(recorded) == Set(told))
    #expect(scratch.names.count { $0.hasPrefix("progress-set-aside") } == 1)
  }

  @Test func `a killed shell loses no answer that it took`() throws {
    var told: Set<String> = []
    let seeds = Seed.some(oneIn: 4)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let host = try host(scratch, answers: 10_000)
      let said = host.kill(after: 2 + random.below(20), microseconds: random.below(2_000))
      told.formUnion(said.dropFirst())
      #expect(try told.isSubset(of: recorded), "seed \(seed)")
    }
    #expect(told.count >= seeds.count)
    #expect(scratch.names.allSatisfy { !$0.contains("aside") })
    #expect(try recorded.count <= told.count + seeds.count)
  }
}
