import Foundation
import Synchronization

/// Runs another program to its end.
nonisolated enum Tool {
  struct Result {
    let hasSucceeded: Bool
    /// What it wrote to standard output and standard error.
    let output: String
  }

  /// - Parameters:
  ///   - words: the path of the program, then its arguments.
  ///   - stop: when it is raised, the program is killed, with all that it has started.
  ///   - watch: looks at the output when there is more of it; when it throws, the program is killed, too.
  static func run(
    _ words: [String], in folder: URL, until stop: StopSign,
    watch: ((_ output: String) throws -> Void)? = nil
  ) throws -> Result {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return Result(hasSucceeded: false, output: "\(words[0]): \(error.reason)")
    }
    let output = Output(of: pipe)
    var seen = 0
    do {
      while process.isRunning {
        if stop.isRaised { throw Stopped() }
        if let watch, output.count > seen {
          seen = output.count
          try watch(output.text)
        }
        usleep(2_000)
      }
    } catch {
      process.end()
      throw error
    }
    return Result(hasSucceeded: process.terminationStatus == 0, output: output.whole)
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

    var whole: String {
      end.wait()
      return text
    }
  }
}

nonisolated extension Process {
  /// Ends it with all that it has started. It is asked first: the package manager ends its own processes then, which are
  /// in groups of their own.
  fileprivate func end() {
    kill(-processIdentifier, SIGINT)
    let deadline = Date(timeIntervalSinceNow: 2)
    while isRunning, Date() < deadline { usleep(2_000) }
    kill(-processIdentifier, SIGKILL)
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
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
