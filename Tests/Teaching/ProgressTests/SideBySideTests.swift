import Foundation
import Progress
import TestSupport
import Testing

/// Several shells that use the same store. Some of them are killed.
@Suite struct SideBySideTests {
  let folder = Folder()

  /// Records answers, and says the id of each when it is written.
  private func host(_ folder: Folder, answers: Int) throws -> RunningProgram {
    try RunningProgram(BuiltProgram("ProgressTestHost"), [folder.url.path, "\(answers)"])
  }

  @Test func `a shell killed while it begins a store leaves one to go on with`() throws {
    for round in 0..<30 {
      let folder = Folder()
      let host = try host(folder, answers: 1)
      usleep(UInt32(round) * 1500)
      let told = host.kill(after: 0)
      let opening = try ProgressStore.open(in: folder.url)
      #expect(opening.quarantined == nil)
      #expect(try Set(opening.store.log().entries.map(\.id.uuidString)).isSuperset(of: told))
    }
  }

  private var recorded: [String] {
    get throws { try folder.open().log().entries.map(\.id.uuidString) }
  }

  @Test func `two shells lose no answer of each other`() throws {
    let hosts = [try host(folder, answers: 100), try host(folder, answers: 100)]
    let told = hosts.flatMap { $0.finish() }
    #expect(told.count == 200)
    #expect(try Set(recorded) == Set(told))
    #expect(try recorded.count == 200)
  }

  @Test func `ten shells that begin a store at once begin the same one`() throws {
    try folder.put("no database".utf8)
    let hosts = try (1...10).map { _ in try host(folder, answers: 2) }
    let told = hosts.flatMap { $0.finish() }
    #expect(told.count == 20)
    #expect(try Set(recorded) == Set(told))
    #expect(folder.names.count { $0.hasPrefix("progress-set-aside") } == 1)
  }

  @Test func `a killed shell loses no answer that it took`() throws {
    var told: Set<String> = []
    let seeds = Seed.some(oneIn: 4)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let host = try host(folder, answers: 10_000)
      told.formUnion(host.kill(after: 1 + random.below(20), microseconds: random.below(2_000)))
      #expect(try told.isSubset(of: recorded), "seed \(seed)")
    }
    #expect(told.count >= seeds.count)
    #expect(folder.names.allSatisfy { !$0.contains("aside") })
    #expect(try recorded.count <= told.count + seeds.count)
  }
}
