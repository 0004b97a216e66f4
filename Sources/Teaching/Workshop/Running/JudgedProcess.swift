import Foundation

/// Runs a program with a learner's code in a process of its own. Whatever that code does, this comes to an end, and
/// nothing of it reaches the shell but a report.
nonisolated struct JudgedProcess: Sendable {
  /// What a process may have.
  struct Setting: Sendable {
    /// How long it may take, in seconds.
    var longest = 20.0
    /// More of the environment: what the code finds there by itself is always the same.
    var environment: [String: String] = [:]
  }

  /// The bytes that are kept of what the code prints.
  static let mostPrinted = 64 << 10

  let program: URL
  /// An empty folder, for its report and what it prints.
  let work: URL
  var setting = Setting()

  /// - Parameter stop: when it is raised, the process is killed, and this throws ``Stopped``.
  func run(_ request: JudgedRequest, until stop: StopSign = .init()) throws -> JudgedRun {
    let (report, printed, process) = (file("report"), file("printed"), Process())
    do {
      try start(process, with: request, report, printed)
    } catch {
      throw Judge.Failure.notRun(error.reason)
    }
    let isInTime = wait(for: process, until: stop)
    if stop.isRaised { throw Stopped() }
    if isInTime, process.hasLostReport { throw Judge.Failure.notReported }
    let words = text(of: printed)
    return JudgedRun(
      (try? Data(contentsOf: report)) ?? Data(), token: request.token,
      printed: words.beforeStackTrace,
      ending: isInTime ? ending(of: process, words) : .outOfTime)
  }

  private func start(
    _ process: Process, with request: JudgedRequest, _ report: URL, _ printed: URL
  ) throws {
    let (input, pipe) = (try JSONEncoder().encode(request), Pipe())
    let reportHandle = try FileHandle(forWritingTo: report)
    let printedHandle = try FileHandle(forWritingTo: printed)
    process.executableURL = program
    process.environment = setting.environment.merging(
      ["LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]) { _, own in own }
    process.currentDirectoryURL = work
    (process.standardInput, process.standardOutput, process.standardError) =
      (pipe, reportHandle, printedHandle)
    try process.run()
    // It may have ended already, and then it reads nothing.
    try? pipe.fileHandleForWriting.write(contentsOf: input)
    try? pipe.fileHandleForWriting.close()
  }

  private func file(_ name: String) -> URL {
    let url = work.appending(path: name)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return url
  }

  private func text(of file: URL) -> String {
    let data = (try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data()
    // Swift says at the end why it stops.
    let most = Self.mostPrinted / 2
    let kept = data.count > 2 * most ? data.prefix(most) + data.suffix(most) : data
    return String(decoding: kept, as: UTF8.self)
  }

  /// Ends it when its time is over, and with it all processes that it has begun.
  private func wait(for process: Process, until stop: StopSign) -> Bool {
    let deadline = Date(timeIntervalSinceNow: setting.longest)
    while process.isRunning, Date() < deadline, !stop.isRaised { usleep(2_000) }
    let isInTime = !process.isRunning
    kill(-process.processIdentifier, SIGKILL)
    if !isInTime { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return isInTime
  }

  private func ending(of process: Process, _ printed: String) -> JudgedRun.Ending {
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else {
      return status == 0 ? .finished : .left(status: status)
    }
    switch status {
    case SIGXCPU, SIGKILL: return .outOfTime
    case SIGXFSZ: return .tooMuchOutput
    case SIGSEGV, SIGBUS: return .badAccess
    default: return .trapped(reason: printed.fatalErrorLine)
    }
  }
}

nonisolated extension Process {
  fileprivate var hasLostReport: Bool {
    terminationReason == .exit && terminationStatus == JudgedProgram.reportLost
  }
}

nonisolated extension String {
  /// What the code printed, without what Swift adds about the machine.
  fileprivate var beforeStackTrace: String {
    split(separator: "\n").prefix { $0 != "Current stack trace:" && !$0.hasPrefix("*** ") }
      .filter { !$0.contains("Fatal error") }.joined(separator: "\n")
  }

  /// The line in which Swift says why it stopped the code; empty without one.
  fileprivate var fatalErrorLine: String {
    let line = split(separator: "\n").last { $0.contains("Fatal error") }
    return line.map(String.init) ?? ""
  }
}
