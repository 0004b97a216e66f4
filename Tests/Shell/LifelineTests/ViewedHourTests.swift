#if canImport(Glibc)
  import TestSupport
  import Testing

  /// The first hour as most newcomers have it: long pages open in the reading view. What is answered and typed is that of
  /// the other recordings; which keys are pressed in the view follows from its status line, as for a reader.
  /// The recordings have the keys, each after the line that a reader sees last.
  @Suite(.serialized) struct ViewedHourTests {
    nonisolated static let windows = [("en", 80), ("zh-Hans", 80), ("en", 40), ("zh-Hans", 40)]

    @Test(arguments: windows)
    func `the first hour is read in the view, and ends with all goals seen`(
      _ language: String, _ columns: Int
    ) throws {
      var hour = try ViewedHour(language, columns: columns)
      try hour.live(FirstHour.lines(typedIn: "\(language)-\(columns).txt"))
      let name = "Shell/LifelineTests/FirstHour/view-\(language)-\(columns).txt"
      #expect(hour.recording == (try Golden.text(of: name, found: hour.recording)))
      #expect(hour.goalsSeen == 2)
    }
  }

  /// A learner at a terminal of 24 rows, who looks, and then presses a key.
  private struct ViewedHour {
    private let home: Scratch
    private let language: String
    private let columns: Int
    private var shell: PseudoTerminal?
    private(set) var recording = ""
    /// How often a learner has seen that all goals are met.
    private(set) var goalsSeen = 0

    private enum Sight {
      /// At the prompt, below what is left on the screen.
      case prompt([Substring])
      /// In the view, with its status line.
      case view([Substring], status: String)
    }

    init(_ language: String, columns: Int) throws {
      home = try Scratch()
      (self.language, self.columns) = (language, columns)
    }

    private static let rows = 24
    private var done: String {
      language == "en" ? "Done: all goals are met." : "完成：目标全部达成。"
    }

    /// - Parameter shells: the lines to type, for each shell that is started.
    mutating func live(_ shells: [[String]]) throws {
      for lines in shells {
        recording += "$ lifeline\n"
        shell = try PseudoTerminal(
          [BuiltProgram("lifeline").path, "--lang", language, "--color", "never"],
          columns: columns, rows: Self.rows,
          ["XDG_STATE_HOME": home.path, "LANG": language == "en" ? "C" : "zh_CN.UTF-8"])
        var sight = try look()
        for line in lines.dropLast() { sight = try enter(line, at: sight) }
        _ = try leave(sight)
        press("quit", "quit\r")
        _ = try shell?.exitStatus()
      }
    }

    /// Reads on until the line can be typed, and types it.
    private mutating func enter(_ line: String, at sight: Sight) throws -> Sight {
      var sight = sight
      while case .view(_, let status) = sight {
        if line.isEmpty, status.says("Return goes on", "回车继续") { break }
        if !line.isEmpty, status.says("Letters answer", "Type your answer", "按字母回答", "输入答案") {
          sight = try begin(line)
          return try end(line, at: sight)
        }
        sight = try readOn(status)
      }
      press(line.isEmpty ? "Return" : line, line + "\r")
      return try look()
    }

    private mutating func readOn(_ status: String) throws -> Sight {
      if !status.says("Space", "空格") {
        // The page is at its end, and the learner wants something else than the next page.
        press("q", "q")
      } else {
        press("Space", " ")
      }
      return try look()
    }

    /// The first letter leaves the view, and is at the prompt.
    private mutating func begin(_ line: String) throws -> Sight {
      press(line, String(line.prefix(1)))
      return try look()
    }

    private mutating func end(_ line: String, at sight: Sight) throws -> Sight {
      shell?.type(String(line.dropFirst()) + "\r")
      return try look()
    }

    private mutating func leave(_ sight: Sight) throws -> Sight {
      var sight = sight
      while case .view(_, let status) = sight { sight = try readOn(status) }
      return sight
    }

    private mutating func press(_ name: String, _ keys: String) {
      recording += "    \(name)\n"
      shell?.type(keys)
    }

    /// What is on the screen when the program waits for a key.
    private mutating func look() throws -> Sight {
      guard let shell else { return .prompt([]) }
      let text = try shell.wait(forOneOf: ["\u{1B}[?2004h", "\u{1B}[0m"], seconds: 60)
      if text.hasSuffix("\u{1B}[0m") {
        let frame = text.components(after: "\u{1B}[H").asShown.split(
          separator: "\n", omittingEmptySubsequences: false)
        let status = String(frame.last ?? "").trimmed
        recording += status + "\n"
        count(frame)
        return .view(frame, status: status)
      }
      let shown = (text + (try shell.wait(for: "> "))).asShown.split(
        separator: "\n", omittingEmptySubsequences: false)
      recording += (shown.last ?? "") + "\n"
      count(shown.suffix(Self.rows))
      return .prompt(shown)
    }

    private mutating func count(_ seen: some Sequence<Substring>) {
      if seen.contains(where: { $0 == done }) { goalsSeen += 1 }
    }
  }

  extension FirstHour {
    /// What is typed in a recording, for each shell in it.
    static func lines(typedIn name: String) throws -> [[String]] {
      let text = try String(
        contentsOfFile: "\(Repository.root)/Tests/Shell/LifelineTests/FirstHour/\(name)",
        encoding: .utf8)
      return text.split(separator: "$ lifeline\n").map { shell in
        shell.split(separator: "\n").compactMap(typed)
      }
    }
  }

  extension String {
    fileprivate func says(_ words: String...) -> Bool { words.contains(where: contains) }

    fileprivate var trimmed: String {
      String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// What follows the last place of a text.
    fileprivate func components(after mark: String) -> String {
      ranges(of: mark).last.map { String(self[$0.upperBound...]) } ?? self
    }
  }
#endif
