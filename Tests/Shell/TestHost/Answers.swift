import Foundation
import Progress

/// Records answers as fast as it can. Says when it begins, and then the id of each answer that the store has written.
enum Answers {
  static func record(_ count: Int, in directory: URL) -> Int32 {
    say("begins")
    do throws(StoreProblem) {
      let store = try persistently { () throws(StoreProblem) in
        try ProgressStore.open(in: directory)
      }.store
      for _ in 0..<count {
        let entry = try persistently { () throws(StoreProblem) in
          try store.record(
            .answered(ProgressLog.Answer(.right)), in: SectionID(lesson: "mvc", section: "predict"))
        }
        say(entry.id.uuidString)
      }
      return 0
    } catch {
      say("\(error)")
      return 1
    }
  }

  /// Tries again while another program uses the store, as the shell does with an answer that is not saved yet. A
  /// slow disk can keep a program waiting for more than the second after which the store gives up.
  private static func persistently<Value>(
    _ work: () throws(StoreProblem) -> Value
  ) throws(StoreProblem) -> Value {
    while true {
      do throws(StoreProblem) {
        return try work()
      } catch  where error.reason == .busy {}
    }
  }
}
