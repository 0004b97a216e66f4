import Cells
import Foundation
import Shell
import Terminal

/// A shell that repeats each line, for tests at a real terminal.
final class EchoShell: AnsweringShell {
  /// As an option says, else as the terminal says.
  var width: Int {
    get { terminalSettings.width ?? columns }
    set { columns = newValue }
  }
  var height = 0
  var prompt: String { "echo\(count)> " }
  var repeatsOnEmptyLine = false
  var answerLetters: [Character] = []
  var terminalSettings = TerminalSettings()
  private var columns = 0
  private var count = 0
  private var isOnPage = false

  func farewell() -> Reply { Reply() }

  func reply(to line: String) -> Reply {
    guard !line.isEmpty || isOnPage else { return Reply() }
    count += 1
    isOnPage = line == "page"
    let word = line.prefix { $0 != " " }
    repeatsOnEmptyLine = word == "step"
    switch word {
    case "quit": return leaving()
    case "width": return Reply(Styled("width is \(width)"))
    case "red": return Reply(Styled("alarm", .failure))
    case "evil": return Reply(Styled("\u{1B}[2J\u{7}gone"))
    case "fail": return .failure("nothing is called \"\(line.dropFirst(5))\"")
    case "misuse": return .failure("say: misuse nothing", .wrongUsage)
    case "long": return Reply(Styled((1...200).map { "row \($0)" }.joined(separator: "\n")))
    case "drawing": return drawing()
    case "page": return Reply(page)
    case "": return Reply(Styled("went on"))
    case "slow": return Reply(Styled(wait()))
    default: return Reply(Styled("heard [\(line)]"))
    }
  }

  func completions(of line: String) -> [String] {
    guard line.contains(" ") else { return ["tap", "type", "quit", "width"] }
    return ["New folder", "New game", "Say \"hi\"", "新建文件夹", "新 录音", "Edit", "docs/", "“Hi”"]
  }

  /// Two rows too long for a window of 24 rows.
  private var page: Styled {
    Styled((1...24).map { "row \($0)" }.joined(separator: "\n"))
      + Styled("Press Return to go on.").meant(for: .goingOn)
  }

  /// 60 rows below two names, in two turns, as wide as the window.
  private func drawing() -> Reply {
    Reply(laidOut: { [self] in
      let names = ["┌ Left", "│ ┌ Right"].map { Styled.Line([.init($0)]) }
      var heading = Styled.Heading(names: names, numbers: names)
      var lines = [names[0], Styled.Line(names[1].spans, under: heading)]
      for turn in 1...2 {
        let ruler = Styled.Line([.init("── turn \(turn) ──")], under: heading)
        lines.append(ruler)
        heading.turn = [ruler]
        lines += (1...30).map { row in
          let start = "│ │ \(turn).\(row) "
          return Styled.Line([.init(start.padded(to: width - 1) + "|")], under: heading)
        }
      }
      return Styled(lines)
    })
  }

  private func leaving() -> Reply {
    var reply = Reply(Styled("bye"))
    reply.leaves = true
    return reply
  }

  private func wait() -> String {
    print("working")
    fflush(nil)
    let end = Date(timeIntervalSinceNow: 20)
    while !Interruption.isRequested(), Date() < end { usleep(5_000) }
    return Interruption.isRequested() ? "stopped" : "ran to the end"
  }
}

extension EchoShell {
  /// - Parameter arguments: whether to use colours, and a width.
  static func run(_ arguments: [String]) -> Int32 {
    let shell = EchoShell()
    for argument in arguments {
      if let color = ColorChoice(rawValue: argument) { shell.terminalSettings.color = color }
      if let width = Int(argument) { shell.terminalSettings.width = width }
    }
    if Console.isInteractive { return InteractiveLoop.run(shell) }
    return Batch(shell, consoleFor: { .standard($0) })
      .runLines(from: StandardInput.Lines(), source: "-")
  }
}
