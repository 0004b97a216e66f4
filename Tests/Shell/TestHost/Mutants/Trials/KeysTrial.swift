import Foundation
import TestSupport

/// Keys typed at the prompt of a real terminal, and in the reading view. Whatever was typed, Ctrl-C and `quit` end the shell.
struct KeysTrial: Trial {
  let mutator: Mutator

  private static let mostKeys = 300
  private static let lessons = Repository.root + "/Tests/Shell/ShellTests/Transcripts/Lessons"

  /// Ctrl-Q, in case that Ctrl-S has stopped the terminal; then Ctrl-C: one leaves a search, one the reading view, and
  /// a Ctrl-V before it would quote one.
  private static let leave = "\u{11}\u{3}\u{3}\u{3}\u{15}quit\r"

  init() throws {
    mutator = try Mutator(
      corpus: [
        "use mvc\rlaunch\ropen Hello\r", "run mvc rename\rstep\r\r\rgoto 3\r", "ta\tEd\t\r",
        "lesson tour\rnext\ra\r",
        "\u{12}ren\u{7}\u{1B}[A\u{1B}[A\u{1B}[B\r", "abc\u{2}\u{2}x\u{1}y\u{5}z\u{B}\u{19}\u{1F}\r",
        "\u{1B}[200~first\nsecond\u{1B}[201~\r", "diagram only \t\t\r",
        "help\r  b\u{1B}[A\u{1B}[6~dGgq", "run mvc rename\r \u{1B}OB\u{1B}OBGnext\r",
        "type \"録音é\"\u{7F}\u{7F}\r",
        "help\rlanguage zh-Hans\r帮助\r",
      ],
      words: [
        "\t", "\t\t", "\r", "\n", "\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "\u{7}",
        "\u{8}", "\u{B}", "\u{C}",
        "\u{E}", "\u{F}", "\u{10}", "\u{11}", "\u{12}", "\u{13}", "\u{14}", "\u{15}", "\u{16}",
        "\u{17}", "\u{18}\u{18}",
        "\u{18}(", "\u{18})", "\u{18}e", "\u{18}\u{15}", "\u{18}\u{12}", "\u{18}\u{7F}", "\u{19}",
        "\u{1D}a", "\u{1F}", "\u{1B}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C",
        "\u{1B}[D", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}b", "\u{1B}d", "\u{1B}y", "\u{1B}\u{7F}",
        "\u{1B}.", "\u{1B}<",
        "\u{1B}-", "\u{1B}*", "\u{1B}?", "\u{1B}#", "\u{1B}~", "\u{1B}r", "\u{1B}t", "\u{1B}u",
        "\u{1B}l", "\u{1B}c", "\u{1B}\\",
        "\u{1B}[99;99H", "\u{1B}O", "\u{1B}9", "\u{1B}99999", "\u{1B}x", "\u{1B}\u{7}", "\u{18}z",
        " ", "G", "g", "q", "n", ":", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}OA", "\u{1B}OB",
        "help\r", "run mvc rename\r", "diagram\r", "use ", "run ", "lesson tour\r", "step\r",
        "help\r",
      ],
      nests: [
        .init("\t"), .init("\u{1B}[A"), .init("x"), .init("\r"), .init("\u{2}"),
        .init("録"), .init("\u{1B}9"), .init("\u{1B}999x"),
      ])
  }

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    #if canImport(Glibc)
      let host = BuiltProgram("TestHost").path
      try? FileManager.default.removeItem(atPath: "home")
      try FileManager.default.createDirectory(atPath: "home", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: Self.lessons, toPath: "home/Lessons")
      let terminal = try PseudoTerminal(
        [host, "prompt", FileManager.default.currentDirectoryPath],
        columns: [80, 20, 200][Int(seed.value % 3)], ["SWIFT_BACKTRACE": "enable=no"])
      try terminal.wait(for: "> ")
      terminal.type(bytes: keys(input))
      let status = try leave(terminal)
      findings.require(status == 0, "status: \(status) after the keys")
      findings.require(!terminal.isRaw, "raw: the terminal is left as the editor needs it")
    #endif
  }

  /// Neither Ctrl-Z nor Ctrl-\, which stop and end a program, as they should.
  private func keys(_ input: [UInt8]) -> [UInt8] {
    Array(
      input.filter { $0 != 0x1A && $0 != 0x1C && $0 != UInt8(ascii: "/") }.prefix(Self.mostKeys))
  }

  #if canImport(Glibc)
    private func leave(_ terminal: PseudoTerminal) throws -> Int32 {
      for _ in 0..<40 {
        terminal.type(Self.leave)
        if let status = try? terminal.exitStatus(seconds: 0.5) { return status }
      }
      return try terminal.exitStatus(seconds: 1)
    }
  #endif
}
