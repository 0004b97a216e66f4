import Cells
import Shell
import Synchronization

@testable import Terminal

/// Remembers what it was told and answers by the first word.
@MainActor
final class ScriptedConversation: Conversation {
  var prompt = "> "
  var repeatsOnEmptyLine = false
  var width = 0
  var height = 0
  private(set) var heard: [String] = []

  func reply(to line: String) -> Reply {
    heard.append(line)
    switch line {
    case "fail": return .failure("no such thing")
    case "misuse": return .failure("how to use it", .wrongUsage)
    case "warn": return Reply(Styled("text"), complaint: "take care")
    case "quit":
      var reply = Reply()
      reply.leaves = true
      return reply
    default: return Reply(Styled("said \(line)"))
    }
  }

  func completions(of line: String) -> [String] { [] }
}

@MainActor
final class ScriptedReader: LineReading {
  private var inputs: ArraySlice<Input>

  init(_ inputs: [Input]) {
    self.inputs = inputs[...]
  }

  func readLine(prompt: String) -> Input {
    inputs.popFirst() ?? .endOfFile
  }
}

/// Keeps what is sent, and can pretend that nobody listens any more.
final class Recorded: Sendable {
  private let sent = Mutex("")
  private let delivery: Outlet.Delivery

  init(_ delivery: Outlet.Delivery = .delivered) {
    self.delivery = delivery
  }

  var text: String { sent.withLock { $0 } }

  var outlet: Outlet {
    Outlet { text in
      self.sent.withLock { $0 += text }
      return self.delivery
    }
  }
}
