import Foundation

/// The keys of the terminal one by one, and the signals that arrive between them.
@MainActor
struct Keyboard {
  enum Event: Equatable {
    case key(ReadingKey)
    /// Ctrl-Z.
    case stopped
    /// The window has another size, or the program goes on after a stop.
    case changed
    /// There are no more keys, or a signal asks the program to end.
    case ended
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP]

  private let mode: RawMode
  private let former: [sigaction]
  private var decoder = KeyDecoder()
  /// Keys that came with the one before them.
  private var waiting: [ReadingKey] = []

  /// How long the rest of a key may take after Esc. Without more, Esc was pressed alone.
  private static let patience: Int32 = 50

  /// Takes the keys. `nil` when standard input is no terminal.
  init?() {
    guard let mode = RawMode() else { return nil }
    self.mode = mode
    // Before a signal can arrive.
    _ = Signals.selfPipe
    former = Self.signals.map { Signals.set($0, to: .notified) }
  }

  /// Gives the keys back.
  func release() {
    mode.end()
    zip(Self.signals, former).forEach { Signals.restore($0, $1) }
  }

  /// Whether a key can be read at once.
  var hasKey: Bool { !waiting.isEmpty || poll(for: 0, [STDIN_FILENO])[0] }

  /// The letters that came with the last key. No other reader can get them.
  var lettersLeft: String {
    String(waiting.compactMap { if case .character(let letter) = $0 { letter } else { nil } })
  }

  mutating func next() -> Event {
    while true {
      if !waiting.isEmpty { return .key(waiting.removeFirst()) }
      let patience = decoder.isAfterEscape ? Self.patience : -1
      let ready = poll(for: patience, [STDIN_FILENO, Signals.selfPipe])
      // A signal may have arrived since `poll`, so its answer for the pipe does not matter.
      if let event = signalled() { return event }
      if ready[0] {
        if let event = key() { return event }
      } else if decoder.isAfterEscape {
        waiting = decoder.keysWithoutMore()
      }
    }
  }

  /// Stops the program, as the terminal would, until the user brings it back.
  func stop() {
    mode.end()
    Signals.stopGroup()
    mode.begin()
  }

  private func signalled() -> Event? {
    let received = Signals.received(from: Signals.selfPipe)
    if received.contains(SIGTERM) || received.contains(SIGHUP) { return .ended }
    if received.contains(SIGINT) { return .key(.interrupt) }
    if received.contains(SIGTSTP) { return .stopped }
    // The shell that brought the program back has put the terminal into its own mode.
    if received.contains(SIGCONT) { mode.begin() }
    return received.isEmpty ? nil : .changed
  }

  /// `nil` when the key has more bytes, and when it waits.
  private mutating func key() -> Event? {
    var byte: UInt8 = 0
    switch read(STDIN_FILENO, &byte, 1) {
    case 1: break
    case -1 where errno == EINTR || errno == EAGAIN: return nil
    default: return .ended
    }
    if byte != 0, !decoder.isInside, byte == mode.stopKey { return .stopped }
    if byte != 0, byte == mode.interruptKey { return .key(.interrupt) }
    waiting = decoder.keys(endingIn: byte)
    return nil
  }

  private func poll(for milliseconds: Int32, _ descriptors: [Int32]) -> [Bool] {
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = Foundation.poll(&sources, nfds_t(sources.count), milliseconds)
    return sources.map { count > 0 && $0.revents != 0 }
  }
}
