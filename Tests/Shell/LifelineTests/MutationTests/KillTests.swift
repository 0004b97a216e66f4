import Foundation
import TestSupport
import Testing

/// Shells that are killed at a random moment while they write. Every file is whole, in its old or in its new form.
@Suite struct KillTests {
  private let scratch: Scratch
  private let lessons = Repository.root + "/Tests/Shell/ShellTests/Transcripts/Lessons"

  init() throws {
    scratch = try Scratch()
  }

  /// A shell that performs the lines one by one.
  private func shell(_ lines: [String]) throws -> RunningProgram {
    try RunningProgram(
      BuiltProgram("lifeline"), ["--no-progress", "--lessons", lessons],
      input: lines.joined(separator: "\n"))
  }

  @Test(arguments: Seed.some(oneIn: 10)) func `no export is half a file`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let format = random.pick(["svg", "html", "jsonl", "csv", "asciicast", "text"])
    let scenarios = ["rename", "delete", "edit"]
    // Without its drawing, the answer to `run` is nothing but the run.
    let wholes = scenarios.map { "run mvc \($0) --format \(format) --output \(scratch.file($0))" }
    let exports = (0..<300).map { number in
      "run mvc \(scenarios[number % 3]) --format \(format) --output \(scratch.file("run")) --force"
    }
    let said = try shell(wholes + exports)
      .kill(after: 3 + random.below(8), microseconds: random.below(30_000))
    let done = said.count { $0 == "Wrote \(scratch.file("run"))." }
    #expect(said.count == 3 + done, "seed \(seed)")
    let possible = try [done - 1, done].filter { $0 >= 0 }.map {
      try scratch.text(scenarios[$0 % 3])
    }
    if done > 0 || scratch.names.contains("run") {
      #expect(try possible.contains(scratch.text("run")), "seed \(seed), after \(done) exports")
    }
  }

  @Test(arguments: Seed.some(oneIn: 10)) func `no pack is half a directory`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let names = (0..<30).map { "pack-\($0)" }
    let said = try shell(names.map { "class pack tour --output \(scratch.file($0))" })
      .kill(after: 1 + random.below(30), microseconds: random.below(100_000))
    let whole = try contents(of: names[0])
    #expect(whole.count > 5)
    for (number, name) in names.enumerated() {
      let isThere = scratch.names.contains(name)
      let isAcknowledged = said.contains { $0.contains("\(scratch.file(name)):") }
      #expect(isThere || !isAcknowledged, "seed \(seed): \(name)")
      if isThere { #expect(try contents(of: name) == whole, "seed \(seed): \(number)") }
    }
  }

  @Test(arguments: Seed.some(oneIn: 10))
  func `no file of a pack that is replaced is half a file`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let narrow = "class pack tour --width 50 --output "
    let wide = "class pack tour --width 64 --output "
    let lines =
      [narrow + scratch.file("narrow"), wide + scratch.file("wide")]
      + (0..<30).map { ($0 % 2 == 0 ? narrow : wide) + scratch.file("pack") + " --force" }
    // Each answer has about ten lines.
    _ = try shell(lines).kill(after: 25 + random.below(60), microseconds: random.below(100_000))
    let (old, new) = try (contents(of: "narrow"), contents(of: "wide"))
    let found = try contents(of: "pack")
    for (name, text) in found {
      #expect(text == old[name] || text == new[name], "seed \(seed): \(name)")
    }
    #expect(found.isEmpty || Set(found.keys) == Set(old.keys), "seed \(seed)")
  }

  /// The texts of a directory by their paths; empty when it is not there.
  private func contents(of folder: String) throws -> [String: String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: scratch.file(folder))) ?? []
    let files = paths.filter { $0.contains(".") }
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try scratch.text("\(folder)/\($0)")) })
  }
}
