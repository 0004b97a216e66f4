#if canImport(Glibc)
  import Foundation

  /// A terminal for tests: a program runs in it, and the tests type and read.
  public final class PseudoTerminal {
    public struct Failure: Error, CustomStringConvertible {
      public let description: String
    }

    private let keyboard: Int32
    private let process: pid_t
    private var hasEnded = false
    private let home = NSTemporaryDirectory() + "lifeline-\(UUID().uuidString)"
    private var received = Data()
    private var readUpTo = 0

    /// Starts a program in it.
    ///
    /// - Parameters:
    ///   - command: the path of the program, and its arguments.
    ///   - environment: more than a few variables that every program gets.
    public init(
      _ command: [String], columns: Int = 80, rows: Int = 24,
      _ environment: [String: String] = [:]
    ) throws {
      keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      Self.resize(keyboard, columns, rows)
      process = try Self.spawn(
        on: Self.screen(of: keyboard), command, Self.quiet(in: home).merging(environment) { $1 })
    }

    deinit {
      if !hasEnded {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      close(keyboard)
      try? FileManager.default.removeItem(atPath: home)
    }

    /// All output so far, with its escape sequences.
    public var transcript: String { String(decoding: received, as: UTF8.self) }

    public func type(_ text: String) { type(bytes: Array(text.utf8)) }

    /// - Parameter bytes: at most as many as a terminal keeps until a program reads them, about 4,000.
    public func type(bytes: [UInt8]) { _ = write(keyboard, bytes, bytes.count) }

    /// Waits for a text. Returns the output since the last wait, up to and including the text.
    @discardableResult
    public func wait(for text: String, seconds: Double = 20) throws -> String {
      try wait(forOneOf: [text], seconds: seconds)
    }

    /// Waits for the first of some texts. Returns the output since the last wait, up to and including that text.
    @discardableResult
    public func wait(forOneOf texts: [String], seconds: Double = 20) throws -> String {
      let deadline = Date(timeIntervalSinceNow: seconds)
      let wanted = texts.map { Data($0.utf8) }
      while true {
        let found = wanted.compactMap { received[readUpTo...].firstRange(of: $0)?.upperBound }
        if let end = found.min() { return take(upTo: end) }
        guard Date() < deadline, readMore() else {
          throw Failure(description: "none of \(texts) in \(transcript)")
        }
      }
    }

    public func resize(columns: Int, rows: Int) {
      Self.resize(keyboard, columns, rows)
    }

    public func signal(_ number: Int32) {
      kill(process, number)
    }

    /// Whether the program gets each character at once, as a line editor needs it.
    public var isRaw: Bool {
      var mode = termios()
      tcgetattr(keyboard, &mode)
      return mode.c_lflag & tcflag_t(ICANON) == 0
    }

    public func exitStatus(seconds: Double = 20) throws -> Int32 {
      let deadline = Date(timeIntervalSinceNow: seconds)
      var status: Int32 = 0
      while waitpid(process, &status, WNOHANG) == 0 {
        _ = readMore()
        guard Date() < deadline else { throw Failure(description: "still running") }
      }
      hasEnded = true
      while readMore(), Date() < deadline {}
      return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    private func take(upTo end: Int) -> String {
      defer { readUpTo = end }
      return String(decoding: received[readUpTo..<end], as: UTF8.self)
    }

    /// False when the program has closed the terminal.
    private func readMore() -> Bool {
      var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 50) > 0 else { return true }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(keyboard, &bytes, bytes.count)
      received.append(contentsOf: bytes.prefix(max(count, 0)))
      return count > 0
    }
  }

  extension PseudoTerminal {
    /// No locale, no inputrc, and a separate history file.
    private static func quiet(in home: String) -> [String: String] {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      return ["TERM": "xterm", "HOME": home, "INPUTRC": "/dev/null", "PATH": path]
    }

    private static func resize(_ keyboard: Int32, _ columns: Int, _ rows: Int) {
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    }

    /// The path of the terminal. `unlockpt` and `ptsname` would do this, but are not visible to Swift here.
    private static func screen(of keyboard: Int32) throws -> String {
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (locked, number): (Int32, Int32) = (0, 0)
      guard ioctl(keyboard, setLock, &locked) == 0, ioctl(keyboard, getNumber, &number) == 0 else {
        throw Failure(description: "no pseudo-terminal can be opened")
      }
      return "/dev/pts/\(number)"
    }

    /// Starts the program in its own session. The first terminal that it opens then becomes its controlling
    /// terminal, which Ctrl-C needs. No signal is blocked or ignored, although threads of the tests block some, and
    /// tests that run in the background ignore Ctrl-C.
    private static func spawn(
      on terminal: String, _ command: [String], _ environment: [String: String]
    ) throws -> pid_t {
      let newSession: Int16 = 0x80
      var noSignals = sigset_t()
      sigemptyset(&noSignals)
      var allSignals = sigset_t()
      sigfillset(&allSignals)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(
        &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
      posix_spawnattr_setsigmask(&attributes, &noSignals)
      posix_spawnattr_setsigdefault(&attributes, &allSignals)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
      var process: pid_t = 0
      let words = command.map { strdup($0) } + [nil]
      let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { (words + variables).forEach { free($0) } }
      guard posix_spawn(&process, command[0], &actions, &attributes, words, variables) == 0 else {
        throw Failure(description: "\(command[0]) cannot be started")
      }
      return process
    }
  }
#endif
