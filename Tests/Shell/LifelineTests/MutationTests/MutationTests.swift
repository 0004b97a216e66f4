import Foundation
import TestSupport
import Testing

/// What an adversary would try: inputs of every kind, changed at random.
///
/// For each of them: no crash and no endless work, nothing that a terminal obeys, no formula in a table, no markup
/// from content, an error message with its place, and what is taken reads back the same.
@Suite struct MutationTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case mermaid, trace, lesson, pack, script, settings, progress, homework, store, keys

    var testDescription: String { rawValue }

    /// Some kinds take longer.
    var seeds: [Seed] {
      switch self {
      case .mermaid, .trace: Seed.some(oneIn: 2)
      case .lesson, .script, .settings: Seed.some(oneIn: 4)
      case .pack, .progress, .homework, .store, .keys: Seed.some(oneIn: 8)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `nothing breaks it`(kind: Kind) throws {
    let run = try MutationRun(kind.rawValue)
    for finding in try run.findings(kind.seeds) {
      let input = try run.shrunkInput(of: finding)
      Issue.record("\(finding)\n\(String(decoding: input, as: UTF8.self).debugDescription)")
    }
  }

  private static let fixtures =
    Repository.root + "/Tests/Shell/LifelineTests/MutationTests/Fixtures"

  /// `mermaid/title-with-a-colon` and so on: each is an input that once broke it.
  private static var names: [String] {
    get throws {
      let files = FileManager.default
      return try files.contentsOfDirectory(atPath: fixtures).sorted().flatMap { kind in
        try files.contentsOfDirectory(atPath: "\(fixtures)/\(kind)").sorted().map {
          "\(kind)/\($0)"
        }
      }
    }
  }

  @Test func `no input that once broke it is lost`() throws {
    #expect(try Self.names.count >= 19)
  }

  @Test(arguments: try Seed.share(of: names, allWith: 30))
  func `what once broke it does so no more`(name: String) throws {
    let kind = String(name.prefix { $0 != "/" })
    // Twenty seeds choose all the formats and most of the options. For keys, they choose one of
    // three windows.
    let count: UInt64 = kind == Kind.keys.rawValue ? 3 : 20
    let findings = try MutationRun(kind).findings(
      (1...count).map(Seed.init), in: "\(Self.fixtures)/\(name)")
    #expect(findings.map(\.description) == [])
  }
}
