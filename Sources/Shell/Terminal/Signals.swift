import Foundation
import Synchronization

/// Signals, received through a self-pipe: the handler writes the number of each signal into a pipe, so that
/// `poll` waits for signals and keys together.
enum Signals {
  enum Disposition {
    case standard, ignored, notified
  }

  /// The descriptor to wait on; -1, which `poll` ignores, when no pipe could be opened. It is opened at the first
  /// use, and stays open.
  static let selfPipe: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    ends.forEach(makeNonblocking)
    flags.selfPipe.store(ends[1], ordering: .sequentiallyConsistent)
    return ends[0]
  }()

  /// The signals received since the last call, without waiting.
  static func received(from selfPipe: Int32) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(selfPipe, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map(Int32.init)
  }

  /// The last signal that asked the program to end: SIGTERM or SIGHUP.
  static var termination: Int32? {
    let number = flags.termination.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  /// The signal that asked to stop a command or to end the program.
  static var lastRequest: Int32? { termination ?? (isInterrupted ? SIGINT : nil) }

  /// Whether Ctrl-C was pressed since `clearInterrupt`.
  private static var isInterrupted: Bool { flags.interrupt.load(ordering: .sequentiallyConsistent) }

  static func clearInterrupt() { flags.interrupt.store(false, ordering: .sequentiallyConsistent) }

  /// A write to a pipe without a reader, and one past the limit on the size of files, then fails with an error instead of
  /// ending the program.
  static func ignoreFailedWrites() {
    for number in ofFailedWrites { _ = set(number, to: .ignored) }
  }

  /// Starts a program. It would inherit that failed writes are ignored, and complain where it should end quietly.
  static func withStandardWrites<Value>(_ start: () -> Value) -> Value {
    with(ofFailedWrites, .standard, start)
  }

  private static let ofFailedWrites = [SIGPIPE, SIGXFSZ]
}

// MARK: The handler

/// All that the handler may touch: it may run between any two instructions, so it must neither allocate nor
/// lock.
private struct Flags: ~Copyable {
  /// The end to write to; -1 when there is no pipe.
  let selfPipe = Atomic<Int32>(-1)
  let interrupt = Atomic(false)
  /// 0 for none.
  let termination = Atomic<Int32>(0)
}

private let flags = Flags()

private func notify(_ number: Int32) {
  let formerError = errno
  switch number {
  case SIGINT: flags.interrupt.store(true, ordering: .sequentiallyConsistent)
  case SIGTERM, SIGHUP: flags.termination.store(number, ordering: .sequentiallyConsistent)
  default: break
  }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(flags.selfPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = formerError
}

/// The handler must never wait for room in the pipe, and no child may inherit it.
private func makeNonblocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

// MARK: Dispositions

extension Signals {
  /// - Returns: The former disposition, for `restore`.
  static func set(_ number: Int32, to disposition: Disposition) -> sigaction {
    // A global is initialised at its first use, which must not be in the handler.
    _ = isInterrupted
    var former = sigaction()
    var action = action(disposition)
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, &former)
    return former
  }

  /// Gives some signals another disposition while `body` runs.
  static func with<Value>(
    _ numbers: [Int32], _ disposition: Disposition, _ body: () -> Value
  ) -> Value {
    let former = numbers.map { set($0, to: disposition) }
    defer { zip(numbers, former).forEach { restore($0, $1) } }
    return body()
  }

  /// Stops the whole process group, as the terminal would, until the user brings it back.
  static func stopGroup() { _ = with([SIGTSTP], .standard) { kill(0, SIGTSTP) } }

  static func restore(_ number: Int32, _ former: sigaction) {
    var former = former
    sigaction(number, &former, nil)
  }

  /// Whether the signal has its standard action. A parent process may have set it to be ignored.
  static func isStandard(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }

  private static func action(_ disposition: Disposition) -> sigaction {
    var action = sigaction()
    let handler: (@convention(c) (Int32) -> Void)? =
      switch disposition {
      case .standard: SIG_DFL
      case .ignored: SIG_IGN
      case .notified: notify
      }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    return action
  }
}
