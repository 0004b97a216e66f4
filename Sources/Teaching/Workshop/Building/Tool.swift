import Files
import Foundation
import Synchronization

/// Runs another program to its end.
nonisolated enum Tool {
  struct Result {
    let end: End
    /// What it wrote to standard output and standard error.
    let output: String

    var hasSucceeded: Bool { end == .succeeded }
  }

  enum End { case succeeded, failed, outOfTime }

  /// - Parameters:
  ///   - words: the path of the program, then its arguments.
  ///   - longest: how long it may take, in seconds.
  ///   - stop: when it is raised, the program is killed, with all that it has started.
  ///   - watch: looks at the output when there is more of it; when it throws, the program is killed, too.
  static func run(
    _ words: [String], in folder: URL, longest: Double = .infinity, until stop: StopSign,
    watch: ((_ output: String) throws -> Void)? = nil
  ) throws -> Result {
    let pipe = Pipe()
    var process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess(words, in: folder, to: pipe.fileHandleForWriting)
    } catch {
      return Result(end: .failed, output: "\(words[0]): \(error.reason)")
    }
    try? pipe.fileHandleForWriting.close()
    let (output, guardian) = (Output(of: pipe), Guardian(of: process.id))
    defer { guardian?.leave() }
    let deadline = Date(timeIntervalSinceNow: longest)
    var (seen, end) = (0, process.ended())
    do {
      while end == nil, Date() < deadline {
        if stop.isRaised { throw Stopped() }
        if let watch, output.count > seen {
          seen = output.count
          try watch(output.text)
        }
        usleep(2_000)
        end = process.ended()
      }
    } catch {
      process.endGently()
      throw error
    }
    if end == nil { process.endGently() } else { _ = process.kill() }
    return Result(
      end: end.map { $0 == .left(status: 0) ? .succeeded : .failed } ?? .outOfTime,
      output: output.whole)
  }

  /// Reads on a thread of its own: a full pipe would hold the program.
  private final class Output: Sendable {
    private let bytes = Mutex(Data())
    private let end = DispatchSemaphore(value: 0)

    init(of pipe: Pipe) {
      let file = pipe.fileHandleForReading
      Thread.detachNewThread { [self] in
        // `read(upToCount:)` would wait until there is as much as that.
        while case let more = file.availableData, !more.isEmpty {
          bytes.withLock { $0 += more }
        }
        end.signal()
      }
    }

    var count: Int { bytes.withLock { $0.count } }

    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

    /// All of it, when the program has ended. A process that it has left behind may hold the pipe for long.
    var whole: String {
      _ = end.wait(timeout: .now() + 2)
      return text
    }
  }
}

nonisolated extension ChildProcess {
  fileprivate init(_ words: [String], in folder: URL, to output: FileHandle) throws(SystemError) {
    let file = output.fileDescriptor
    try self.init(words, in: folder, .init(output: file, errors: file))
  }

  /// Ends it with all that it has started. It is asked first: the package manager ends its own processes then, which are
  /// in groups of their own.
  fileprivate mutating func endGently() {
    signal(SIGINT)
    let deadline = Date(timeIntervalSinceNow: 2)
    while ended() == nil, Date() < deadline { usleep(2_000) }
    _ = kill()
  }
}

/// Tells a piece of work on another thread that it is not wanted any more.
nonisolated final class StopSign: Sendable {
  private let raised = Mutex(false)

  var isRaised: Bool { raised.withLock { $0 } }

  func raise() { raised.withLock { $0 = true } }
}

/// Work that ended before it was done, because it was not wanted any more.
nonisolated struct Stopped: Error {}
