import Foundation
import Progress

// Records answers as fast as it can. Prints the id of each answer after the store has written it.
// Arguments: a directory, and the number of answers.

func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let arguments = CommandLine.arguments
do {
  let store = try ProgressStore.open(in: URL(filePath: arguments[1])).store
  for _ in 0..<(Int(arguments[2]) ?? 0) {
    let entry = try store.record(
      .answered(ProgressLog.Answer(.right)), in: SectionID(lesson: "mvc", section: "predict"))
    say(entry.id.uuidString)
  }
} catch {
  say("\(error)")
  exit(1)
}
