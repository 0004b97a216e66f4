import Files
import Foundation
import Progress
import Shell
import TestSupport

/// Progress files, taken in, written again and reported on. Homework comes in the same files.
struct ProgressTrial: Trial {
  let mutator: Mutator

  static func progress() throws -> ProgressTrial {
    try .init([ProgressSamples.file(entries: 12), ProgressSamples.file(entries: 1)])
  }

  static func homework() throws -> ProgressTrial { try .init(ProgressSamples.homework) }

  private init(_ files: [ProgressFile]) throws {
    mutator = try Mutator(
      corpus: files.map(\.text),
      words: [
        "\"lifeline-progress\" : 1", "\"digest\" : ", "\"entries\" : [", "\"places\" : [",
        "\"learner\" : ",
        "\"id\" : ", "\"at\" : ", "\"kind\" : ", "\"answer\"", "\"hint\"", "\"task\"",
        "\"outcome\" : ", "\"right\"",
        "\"wrong\"", "\"given\" : [", "\"concepts\" : [", "null", "true", "{", "}", "[", "]", ",",
        ":", "\"", "\\",
        "\\u0000", "\\ud800", "\\u202e", "2026-03-01T10:11:12.345Z", "0000-00-00T00:00:00.000Z",
        "\"assignments\" : [", "\"name\" : ", "\"due\" : ", "\"lessons\" : [",
        "\"exercises\" : [", "\"2026-03-09\"", "\"0000-00-00\"", "\"9999-12-31\"", "\"mvc\"",
        "\"tea\"",
        "9999-12-31T23:59:59.999Z", "00000000-0000-4000-8000-000000000001",
      ],
      nests: [.init("[", "]"), .init("{\"a\":", "}"), .init(" "), .init("\"x\",")])
  }

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    let input = seed.value % 2 == 0 ? input : signed(input)
    try Data(input).write(to: URL(fileURLWithPath: "input"))
    for home in ["one", "two"] { try? FileManager.default.removeItem(atPath: home) }
    let visitor = shell("one", seed, findings)
    if visitor.says("progress import input").status == .done {
      for line in ["progress", "next", "review"] { visitor.says(line) }
      try judgeReturn(of: visitor, seed, findings)
    }
    for format in ["text", "csv", "html"] {
      let answer = visitor.says("class report input --format \(format)")
      if format == "html" {
        findings.judge("svg", answer.output)
      } else {
        findings.judge(format, answer.output)
      }
    }
  }

  /// What was taken in is written, and is the same after a journey to another machine.
  private func judgeReturn(of visitor: Visitor, _ seed: Seed, _ findings: Findings) throws {
    visitor.says("progress export one.json --force")
    let other = shell("two", seed, findings)
    findings.require(
      other.says("progress import one.json").status == .done, "unreadable: an export")
    other.says("progress export two.json --force")
    let files = FileManager.default
    findings.require(
      files.contents(atPath: "one.json") == files.contents(atPath: "two.json"),
      "changed: an export of an import")
  }

  private func shell(_ home: String, _ seed: Seed, _ findings: Findings) -> Visitor {
    var environment = ShellEnvironment(lessons: Repository.root + "/Lessons")
    environment.progress = URL(fileURLWithPath: home)
    environment.now = { Date(timeIntervalSince1970: 1_772_445_600) }
    return Visitor(.script, environment, seed: seed, findings)
  }

  /// With the digest of what stands in it now: else every changed file would be refused for its digest.
  private func signed(_ input: [UInt8]) -> [UInt8] {
    guard
      var contents = try? JSONSerialization.jsonObject(with: Data(input)) as? [String: Any],
      contents.removeValue(forKey: "digest") != nil,
      let bytes = try? JSONSerialization.data(
        withJSONObject: contents, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return input }
    contents["digest"] = "sha256:" + SHA256.digest(of: bytes)
    let signed = try? JSONSerialization.data(withJSONObject: contents)
    return signed.map { [UInt8]($0) } ?? input
  }
}
