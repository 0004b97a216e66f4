import Foundation

/// What the program with a learner's code does. It gets a request on standard input, and writes a report to what was
/// standard output; what the code prints goes to standard error.
public enum JudgedPart {
  /// Returns the status of the process.
  ///
  /// - Parameter leave: ends the process with a status, in the middle of the learner's code.
  public static func run(leave: @escaping (Int32) -> Void) -> Int32 {
    ProcessLimits.apply()
    let report = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let request = (try? FileHandle.standardInput.readToEnd()) ?? nil
    let program = JudgedProgram(
      request ?? Data(),
      say: { line in
        do { try report.write(contentsOf: line) } catch { leave(JudgedProgram.reportLost) }
      },
      giveUp: { leave(1) })
    guard let program else { return 2 }
    program.run()
    return 0
  }
}
