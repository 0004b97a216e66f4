import Cells
import Shell
import Synchronization

@testable import Terminal

/// Remembers the lines and answers some of them in a special way.
@MainActor
final class ScriptedShell: AnsweringShell {
  var prompt = "> "
  var repeatsOnEmptyLine = false
  var answerLetters: [Character] = []
  var terminalSettings = TerminalSettings()
  var width = 0
  var height = 0
  private(set) var lines: [String] = []
  private(set) var interruptions = 0

  func interrupt() { interruptions += 1 }

  func reply(to line: String) -> Reply {
    lines.append(line)
    switch line {
    case "fail": return .failure("no such thing")
    case "misuse": return .failure("how to use it", .wrongUsage)
    case "narrow", "wide":
      terminalSettings.width = line == "narrow" ? 40 : 100
      return Reply()
    case "warn": return Reply(Styled("text"), complaint: "take care")
    case "quit":
      var reply = Reply()
      reply.leaves = true
      return reply
    default: return Reply(Styled("said \(line)"))
    }
  }

  func farewell() -> Reply { Reply() }

  func completions(of line: String) -> [String] { [] }
}

@MainActor
final class ScriptedReader: LineReader {
  let hasPastedLines = false
  private var inputs: ArraySlice<Input>

  init(_ inputs: [Input]) {
    self.inputs = inputs[...]
  }

  func readLine(prompt: String, typed: String) -> Input {
    inputs.popFirst() ?? .endOfFile
  }

  func eraseLine(prompt: String) {}
}

/// Keeps the sent text. It can pretend that the reader has gone.
final class RecordedOutput: Sendable {
  private let sent = Mutex("")
  private let delivery: TextOutput.Delivery

  init(_ delivery: TextOutput.Delivery = .delivered) {
    self.delivery = delivery
  }

  var text: String { sent.withLock { $0 } }

  var textOutput: TextOutput {
    TextOutput { text in
      self.sent.withLock { $0 += text }
      return self.delivery
    }
  }
}
