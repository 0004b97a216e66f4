import Foundation
import Progress
import Shell
import TestSupport

/// The database in which progress is kept, damaged.
struct StoreTrial: Trial {
  let mutator: Mutator

  init() throws {
    let scratch = try Scratch()
    let folder = URL(fileURLWithPath: scratch.path)
    let database = scratch.file("progress.sqlite")
    func bytes() -> [UInt8] { [UInt8](FileManager.default.contents(atPath: database) ?? Data()) }
    // Closing it moves all of it into one file.
    try withExtendedLifetime(ProgressStore.open(in: folder).store) {}
    let empty = bytes()
    let log = ProgressSamples.file(entries: 40).log
    _ = try ProgressStore.open(in: folder).store.merge(log)
    mutator = Mutator(corpus: [bytes(), empty])
  }

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    let files = FileManager.default
    try? files.removeItem(atPath: "home")
    try files.createDirectory(atPath: "home", withIntermediateDirectories: true)
    try Data(input).write(to: URL(fileURLWithPath: "home/progress.sqlite"))
    var environment = ShellEnvironment(
      lessons: Repository.root + "/Tests/Shell/ShellTests/Transcripts/Lessons")
    environment.progress = URL(fileURLWithPath: "home")
    let visitor = Visitor(.interactive, environment, seed: seed, findings)
    for line in [
      "progress", "lesson tour", "next", "a", "review", "progress export out.json --force",
    ] {
      visitor.says(line)
    }
    guard let aside = files.contents(atPath: "home/progress-set-aside-1.sqlite") else { return }
    findings.require([UInt8](aside) == input, "lost: a store that was set aside is not what it was")
  }
}
