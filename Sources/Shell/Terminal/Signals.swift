import Foundation

// All that a handler may touch: integers laid out at compile time.
nonisolated(unsafe) private var selfPipe: Int32 = -1
nonisolated(unsafe) private var interruptSeen: Int32 = 0
nonisolated(unsafe) private var endingSeen: Int32 = 0

private func notify(_ number: Int32) {
  let formerError = errno
  if number == SIGINT { interruptSeen = 1 }
  if number == SIGTERM || number == SIGHUP { endingSeen = number }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(selfPipe, &byte, 1)
  errno = formerError
}

/// Signals as something that can be waited for together with keys: each one leaves its number in
/// a pipe.
enum Signals {
  enum Disposition {
    case standard, ignored, notified
  }

  /// The end to wait on; -1, which `poll` overlooks, when there is no pipe to be had.
  static func startRinging(for numbers: [Int32]) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    ends.forEach(makeQuiet)
    selfPipe = ends[1]
    numbers.forEach { _ = set($0, to: .notified) }
    return ends[0]
  }

  static func heard(on descriptor: Int32) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map(Int32.init)
  }

  // Never inlined, so that a loop asking it is never given a remembered answer.
  @inline(never)
  static func interruptRequested() -> Bool { interruptSeen != 0 || endingSeen != 0 }

  /// The signal that asked the program to end.
  static var ending: Int32? { endingSeen == 0 ? nil : endingSeen }

  /// The one that asked for an end, or for a stop.
  static var heardLast: Int32? { ending ?? (interruptSeen == 0 ? nil : SIGINT) }

  static func forgetInterrupt() { interruptSeen = 0 }

  /// Writing to a reader that has gone then fails with an error instead of ending the program.
  static func outliveBrokenPipes() { _ = set(SIGPIPE, to: .ignored) }

  static func set(_ number: Int32, to disposition: Disposition) -> sigaction {
    var former = sigaction()
    var action = action(disposition)
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, &former)
    return former
  }

  /// Whether it would end the process: somebody may have said before that it should not.
  static func wouldEnd(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }

  static func restore(_ number: Int32, _ former: sigaction) {
    var former = former
    sigaction(number, &former, nil)
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

  /// A handler must never wait for room in the pipe, nor a child inherit it.
  private static func makeQuiet(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}
