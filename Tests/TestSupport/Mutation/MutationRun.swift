import Foundation

/// Runs the mutants of one kind in the program that judges them.
///
/// Many cases share a process. When one of them crashes or hangs it, the next process goes on after it.
public struct MutationRun {
  /// What was wrong with one case.
  public struct Finding: CustomStringConvertible {
    public let kind: String
    public let seed: Seed
    /// A word for it, a colon, and the details.
    public let what: String

    public var description: String { "\(kind), seed \(seed): \(what)" }
  }

  private let kind: String
  private let scratch: Scratch
  /// A process does not get more cases than this, so that its memory says something about them.
  private let casesOfProcess: UInt64 = 500
  private let mostFindings = 10

  public init(_ kind: String) throws {
    self.kind = kind
    scratch = try Scratch()
  }

  /// What is wrong with the mutants of some seeds that follow each other. It stops after ten.
  public func findings(_ seeds: [Seed]) throws -> [Finding] {
    guard var next = seeds.first?.value, let last = seeds.last?.value else { return [] }
    var findings: [Finding] = []
    while next <= last, findings.count < mostFindings {
      let end = min(next + casesOfProcess - 1, last)
      let report = try report("\(next)", "\(end)")
      findings += report.findings
      next = (report.culprit ?? end) + 1
    }
    return findings
  }

  /// What is wrong with a file in place of the mutants of some seeds.
  public func findings(_ seeds: [Seed], in file: String) throws -> [Finding] {
    guard let first = seeds.first, let last = seeds.last else { return [] }
    return try report("\(first.value)", "\(last.value)", file).findings
  }

  private func report(_ arguments: String...) throws -> Report {
    let result = try BuiltProgram("TestHost").run(
      ["mutants", scratch.path, kind] + arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
    return Report(kind, result)
  }
}

extension MutationRun {
  /// The input of a finding, as short as it can be made so that the same is wrong with it.
  public func shrunkInput(of finding: Finding) throws -> [UInt8] {
    _ = try report("\(finding.seed.value)", "\(finding.seed.value)")
    let input = [UInt8](FileManager.default.contents(atPath: scratch.file("input")) ?? Data())
    var tries = 200
    func fails(_ input: [UInt8]) throws -> Bool {
      tries -= 1
      guard tries > 0 else { return false }
      let file = scratch.file("shorter")
      try Data(input).write(to: URL(fileURLWithPath: file))
      return try findings([finding.seed], in: file).contains { $0.word == finding.word }
    }
    let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false)
    let fewer = try shrunk(lines) { try fails(Array($0.joined(separator: [0x0A]))) }
    let bytes = Array(fewer.joined(separator: [0x0A]))
    return try shrunk(bytes, while: fails)
  }
}

extension MutationRun.Finding {
  fileprivate var word: Substring { what.prefix { $0 != ":" } }
}

extension MutationRun {
  /// What a process said.
  struct Report {
    private(set) var findings: [Finding] = []
    /// The case that ended the process too early; `nil` when all were judged.
    private(set) var culprit: UInt64?

    init(_ kind: String, _ result: BuiltProgram.Result) {
      var seed = Seed(0)
      for line in result.output.split(separator: "\n") {
        let (word, rest) = (line.prefix { $0 != " " }, line.drop { $0 != " " }.dropFirst())
        switch word {
        case "case": seed = Seed(UInt64(rest) ?? 0)
        case "wrong": findings.append(.init(kind: kind, seed: seed, what: String(rest)))
        case "end": return
        default:
          findings.append(.init(kind: kind, seed: seed, what: "printed: \(line.debugDescription)"))
        }
      }
      culprit = seed.value
      findings.append(.init(kind: kind, seed: seed, what: Self.end(of: result)))
    }

    private static func end(of result: BuiltProgram.Result) -> String {
      switch result.status {
      case SIGPROF: "too long: it works and works"
      case SIGALRM: "too long: it waits and waits"
      default: "crash: status \(result.status) \(result.errors.suffix(500))"
      }
    }
  }
}
