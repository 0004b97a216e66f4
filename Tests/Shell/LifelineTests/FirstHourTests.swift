#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  /// The first hour of a learner at a real terminal: the start, the first lesson to its end, an action, a step, and
  /// coming back. The recordings are in `FirstHour`; the lines to type are taken from them.
  /// `LIFELINE_RECORD=1 swift test --filter FirstHourTests` writes them again. Read the diff.
  @Suite(.serialized) struct FirstHourTests {
    nonisolated static let recordings = [
      ("en-80.txt", "en", 80), ("zh-Hans-80.txt", "zh-Hans", 80),
      ("en-40.txt", "en", 40), ("zh-Hans-40.txt", "zh-Hans", 40),
      ("en-100.txt", "en", 100), ("zh-Hans-100.txt", "zh-Hans", 100),
    ]

    private static func recorded(_ name: String) throws -> String {
      try String(
        contentsOfFile: "\(Repository.root)/Tests/Shell/LifelineTests/FirstHour/\(name)",
        encoding: .utf8)
    }

    @Test(arguments: recordings)
    func `the first hour goes as it was recorded`(
      _ name: String, _ language: String, _ columns: Int
    ) throws {
      let found = try FirstHour(language, columns: columns).replaying(Self.recorded(name))
      let expected = try Golden.text(of: "Shell/LifelineTests/FirstHour/\(name)", found: found)
      #expect(found == expected)
    }

    /// A learner needs no manual. For letters of choices the choices are on the screen.
    @Test(arguments: recordings)
    func `what is typed was on the screen before`(
      _ name: String, _ language: String, _ columns: Int
    ) throws {
      var shown = ""
      for line in try Self.recorded(name).split(separator: "\n") {
        if let typed = FirstHour.typed(in: line) {
          let isThere = typed.split(separator: " ").allSatisfy { word in
            shown.contains(word.count == 1 && word != "n" ? "\(word)) " : word)
          }
          #expect(isThere || shown.contains(typed), "\(name): \(typed)")
        } else {
          shown += line + "\n"
        }
      }
    }

    @Test(arguments: recordings)
    func `nothing is wider than the window`(
      _ name: String, _ language: String, _ columns: Int
    ) throws {
      for line in try Self.recorded(name).split(separator: "\n") {
        let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E7F ? 2 : 1) }
        #expect(cells <= columns || FirstHour.typed(in: line) != nil, "\(line)")
      }
    }
  }

  extension FirstHourTests {
    /// What a task ends with is not above the window.
    @Test(arguments: recordings)
    func `that all goals are met is seen`(
      _ name: String, _ language: String, _ columns: Int
    ) throws {
      let done = language == "en" ? "Done: all goals are met." : "完成：目标全部达成。"
      let lines = try Self.recorded(name).split(separator: "\n", omittingEmptySubsequences: false)
      let ends = lines.indices.filter { lines[$0] == done }
      #expect(ends.count == 2)
      for end in ends {
        let prompt = lines[end...].firstIndex { FirstHour.typed(in: $0) != nil }
        #expect(prompt.map { $0 - end < FirstHour.rows(columns) } == true, "\(name): line \(end)")
      }
    }
  }

  /// Shells that are started one after the other in the same home.
  struct FirstHour {
    private let home: Scratch
    private let language: String
    private let columns: Int

    init(_ language: String, columns: Int) throws {
      home = try Scratch()
      self.language = language
      self.columns = columns
    }

    /// Of the window.
    static func rows(_ columns: Int) -> Int { columns == 100 ? 30 : 24 }

    /// The line that begins a shell.
    private static let start = "$ lifeline"

    /// What was typed after a prompt; `nil` for a line of an answer.
    static func typed(in line: Substring) -> String? {
      line.prefixMatch(of: #/([a-z][a-z0-9 ./停在消息-]*)?> ?/#).map {
        String(line[$0.range.upperBound...])
      }
    }

    /// Types the lines of a recording again. Returns the new recording.
    func replaying(_ recorded: String) throws -> String {
      var text = ""
      var shell: PseudoTerminal?
      for line in recorded.split(separator: "\n") {
        if line == Self.start {
          text += Self.start + "\n"
          shell = try started()
          text += try Self.answer(of: shell)
        } else if let typed = Self.typed(in: line), let shell {
          shell.type(typed + "\r")
          text += typed == "quit" ? try Self.end(of: shell) : try Self.answer(of: shell)
        }
      }
      return text
    }

    private func started() throws -> PseudoTerminal {
      let environment = [
        "XDG_STATE_HOME": home.path, "LANG": language == "en" ? "C" : "zh_CN.UTF-8",
      ]
      return try PseudoTerminal(
        [BuiltProgram("lifeline").path, "--lang", language, "--no-pager", "--color", "never"],
        columns: columns, rows: Self.rows(columns), environment)
    }

    /// Everything up to the end of the next prompt. Readline announces a prompt with an escape sequence.
    private static func answer(of shell: PseudoTerminal?) throws -> String {
      guard let shell else { return "" }
      let text = try shell.wait(for: "\u{1B}[?2004h", seconds: 60)
      return (text + (try shell.wait(for: "> "))).asShown
    }

    private static func end(of shell: PseudoTerminal) throws -> String {
      let before = shell.transcript.count
      _ = try shell.exitStatus()
      return String(shell.transcript.dropFirst(before)).asShown
    }
  }

  extension String {
    /// Without escape sequences and carriage returns.
    var asShown: String {
      // Swift takes "\r\n" for one character.
      replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]/#, with: "")
        .replacing("\r\n", with: "\n").replacing("\r", with: "")
    }
  }
#endif
