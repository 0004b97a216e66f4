import Foundation
import Progress

// Records answers as fast as it can. Prints the id of each answer after the store has written it.
// Arguments: a directory, and the number of answers.

func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// Tries again while another program uses the store, as the shell does with an answer that is not saved yet. A
/// slow disk can keep a program waiting for more than the second after which the store gives up.
func persistently<Value>(_ work: () throws(StoreProblem) -> Value) throws(StoreProblem) -> Value {
  while true {
    do throws(StoreProblem) {
      return try work()
    } catch  where error.reason == .busy {}
  }
}

let arguments = CommandLine.arguments
do throws(StoreProblem) {
  let directory = URL(filePath: arguments[1])
  let store = try persistently { () throws(StoreProblem) in try ProgressStore.open(in: directory) }
    .store
  for _ in 0..<(Int(arguments[2]) ?? 0) {
    let entry = try persistently { () throws(StoreProblem) in
      try store.record(
        .answered(ProgressLog.Answer(.right)), in: SectionID(lesson: "mvc", section: "predict"))
    }
    say(entry.id.uuidString)
  }
} catch {
  say("\(error)")
  exit(1)
}
