import Files
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
    let (report, printed) = (file("report"), file("printed"))
    let end: ChildProcess.End?
    do {
      let input = try JSONEncoder().encode(request)
      end = try ended(input, report, printed, until: stop)
    } catch {
      throw Judge.Failure.notRun((error as? SystemError)?.reason ?? error.reason)
    }
    if stop.isRaised { throw Stopped() }
    if end == .left(status: JudgedProgram.reportLost) { throw Judge.Failure.notReported }
    let words = text(of: printed)
    return JudgedRun(
      (try? Data(contentsOf: report)) ?? Data(), token: request.token,
      printed: own(words, end),
      ending: try end.map { end in try ending(end, words) } ?? .outOfTime)
  }

  /// Runs it, and ends what it has begun. When it has ended by itself, only processes are found that have kept its
  /// environment. Returns how it has ended; `nil` when its time was over.
  private func ended(
    _ input: Data, _ report: URL, _ printed: URL, until stop: StopSign
  ) throws -> ChildProcess.End? {
    let pipe = Pipe()
    let output = try FileHandle(forWritingTo: report)
    let errors = try FileHandle(forWritingTo: printed)
    let mark = UUID().uuidString
    let own = ["LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "LIFELINE_JUDGED": mark]
    var process = try ChildProcess(
      [program.path], in: work,
      .init(
        input: pipe.fileHandleForReading.fileDescriptor, output: output.fileDescriptor,
        errors: errors.fileDescriptor),
      environment: setting.environment.merging(own) { _, own in own })
    try? pipe.fileHandleForReading.close()
    feed(input, to: pipe.fileHandleForWriting)
    let deadline = Date(timeIntervalSinceNow: setting.longest)
    var end = process.ended()
    while end == nil, Date() < deadline, !stop.isRaised {
      usleep(2_000)
      end = process.ended()
    }
    Descendants(root: end == nil ? process.id : 0, mark: mark).end()
    _ = process.kill()
    return end
  }

  /// On a thread of its own: it may never read, and it may have ended already.
  private func feed(_ input: Data, to pipe: FileHandle) {
    Thread.detachNewThread {
      try? pipe.write(contentsOf: input)
      try? pipe.close()
    }
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

  /// What the code itself has printed: Swift adds something where it stops the code.
  private func own(_ printed: String, _ end: ChildProcess.End?) -> String {
    if case .killed? = end { printed.beforeStackTrace } else { printed }
  }

  private func ending(
    _ end: ChildProcess.End, _ printed: String
  ) throws(Judge.Failure) -> JudgedRun.Ending {
    switch end {
    case .left(let status): status == 0 ? .finished : .left(status: status)
    case .killed(SIGXCPU), .killed(SIGKILL): .outOfTime
    case .killed(SIGXFSZ): .tooMuchOutput
    case .killed(SIGSEGV), .killed(SIGBUS): .badAccess
    case .killed: .trapped(reason: printed.fatalErrorLine)
    case .lost(let error): throw .notRun(error.reason)
    }
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
