import Foundation
import TestSupport

// Judges hostile inputs, one after the other, and says which of them it begins:
//
//   MutationTestHost DIRECTORY KIND FIRST LAST        the mutants of these seeds
//   MutationTestHost DIRECTORY KIND SEED SEED FILE    a file in place of a mutant
//   MutationTestHost DIRECTORY prompt                 a shell at a terminal, for the keys
//
// It works in DIRECTORY, where `input` is the input at hand. When this program crashes, or is ended because it
// took too long, the last seed that it wrote is the culprit.

let arguments = Array(CommandLine.arguments.dropFirst())
guard FileManager.default.changeCurrentDirectoryPath(arguments[0]) else { exit(2) }

if arguments[1] == "prompt" { exit(Prompt.run()) }

guard let kind = Kind(rawValue: arguments[1]), let first = UInt64(arguments[2]),
  let last = UInt64(arguments[3])
else { exit(2) }

let file = arguments.dropFirst(4).first.map {
  [UInt8](FileManager.default.contents(atPath: $0) ?? Data())
}
let trial = try kind.trial()

for number in first...last {
  let seed = Seed(number)
  say("case \(number)")
  let input = file ?? trial.mutator.mutant(seed)
  try Data(input).write(to: URL(fileURLWithPath: "input"))
  TimeLimit.begin()
  let findings = Findings()
  try trial.judge(input, seed, findings)
  TimeLimit.end()
  for finding in findings.all { say("wrong \(finding.debugDescription)") }
}
say("end")

func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
