import Foundation
import TestSupport

/// Judges hostile inputs, one after the other, and says which of them it begins.
///
/// It works in a directory, where `input` is the input at hand. When this program crashes, or is ended because it
/// took too long, the last seed that it wrote is the culprit.
enum Mutants {
  /// - Parameter arguments: a directory, a kind, the first and the last seed, and perhaps a file in place of a mutant.
  static func judge(_ arguments: [String]) throws -> Int32 {
    guard FileManager.default.changeCurrentDirectoryPath(arguments[0]),
      let kind = Kind(rawValue: arguments[1]), let first = UInt64(arguments[2]),
      let last = UInt64(arguments[3])
    else { return 2 }
    let file = arguments.dropFirst(4).first.map {
      [UInt8](FileManager.default.contents(atPath: $0) ?? Data())
    }
    let trial = try kind.trial()
    for number in first...last {
      say("case \(number)")
      try judge(file, Seed(number), by: trial)
    }
    say("end")
    return 0
  }

  private static func judge(_ file: [UInt8]?, _ seed: Seed, by trial: any Trial) throws {
    let input = file ?? trial.mutator.mutant(seed)
    try Data(input).write(to: URL(fileURLWithPath: "input"))
    TimeLimit.begin()
    let findings = Findings()
    try trial.judge(input, seed, findings)
    TimeLimit.end()
    for finding in findings.all { say("wrong \(finding.debugDescription)") }
  }
}
