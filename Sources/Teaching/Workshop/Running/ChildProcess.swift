import Files
import Foundation

/// A program that was started at the head of a session of its own, so of a process group, too. Only its own end is
/// waited for: what it has started may live longer, and hold its files and pipes.
nonisolated struct ChildProcess: ~Copyable {
  /// The files that it begins with; `nil` for none.
  struct Files {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  enum End: Equatable {
    case left(status: Int32)
    case killed(signal: Int32)
    /// The system does not say how it has ended: it forgets children whose ends are ignored.
    case lost(SystemError)
  }

  let id: Int32
  private var end: End?

  /// - Parameters:
  ///   - words: the path of the program, then its arguments.
  ///   - environment: `nil` for that of this program.
  init(
    _ words: [String], in folder: URL, _ files: Files, environment: [String: String]? = nil
  ) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    try SystemLibrary.changeFolder(&actions, to: folder.path)
    for (place, file) in [files.input, files.output, files.errors].enumerated() {
      if let file {
        posix_spawn_file_actions_adddup2(&actions, file, Int32(place))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(place), "/dev/null", O_RDWR, 0)
      }
    }
    try SystemLibrary.closeFiles(&actions, from: 3)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let values = environment ?? ProcessInfo.processInfo.environment
    var (id, number): (Int32, Int32) = (0, 0)
    let path = words.first ?? ""
    Self.withPointers(to: words) { words in
      Self.withPointers(to: values.map { "\($0)=\($1)" }) { values in
        number = posix_spawn(&id, path, &actions, &attributes, words, values)
      }
    }
    guard number == 0 else { throw SystemError(code: number) }
    self.id = id
  }

  /// It ignores and blocks no signal, whatever this program does.
  private static func attributes() -> posix_spawnattr_t {
    var (attributes, all, none) = (posix_spawnattr_t(), sigset_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags) | SystemLibrary.newSession)
    return attributes
  }

  private static func withPointers(
    to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Void
  ) {
    let pointers = texts.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    body(pointers + [nil])
  }

  /// How it has ended; `nil` while it runs.
  mutating func ended() -> End? {
    if end == nil { collect(WNOHANG) }
    return end
  }

  /// Sends a signal to all that are still in its group.
  func signal(_ number: Int32) { Foundation.kill(-id, number) }

  /// Ends it, with its group.
  mutating func kill() -> End {
    signal(SIGKILL)
    if end == nil {
      Foundation.kill(id, SIGKILL)
      collect(0)
    }
    return end ?? .killed(signal: SIGKILL)
  }

  private mutating func collect(_ options: Int32) {
    let (found, status) = Self.wait(for: id, options)
    guard found == id else {
      if found < 0 { end = .lost(.last) }
      return
    }
    let signal = status & 0x7f
    end = signal == 0 ? .left(status: status >> 8 & 0xff) : .killed(signal: signal)
  }

  /// Waits for the end of a child, or looks whether it has ended. It finds 0 while the child runs, and a negative number
  /// where the system knows of no such child.
  @discardableResult
  static func wait(for id: Int32, _ options: Int32 = 0) -> (found: Int32, status: Int32) {
    var status: Int32 = 0
    var found = waitpid(id, &status, options)
    while found == -1, errno == EINTR { found = waitpid(id, &status, options) }
    return (found, status)
  }
}
