import Cells
import Foundation
import Shell
import Synchronization
import TestSupport
import Terminal

/// A person at the shell, who looks at every byte that the terminal gets.
@MainActor struct Visitor {
  struct Answer {
    /// As it went to standard output and to standard error.
    var output: String
    var errors: String
    var status: Reply.Status
    var leaves: Bool
  }

  let session: Session
  private let findings: Findings
  private let writer: ANSIWriter

  init(
    _ mode: Session.Mode, _ environment: ShellEnvironment, seed: Seed, _ findings: Findings
  ) {
    session = Session(mode, environment: environment)
    writer = seed.value % 4 == 0 ? .colored(.sixteen) : .plain
    self.findings = findings
  }

  @discardableResult func says(_ line: String) -> Answer {
    reads(after: line) { $0.reply(to: line) }
  }

  /// What the terminal gets of a reply.
  ///
  /// - Parameter line: what the reply is to, for findings.
  func reads(after line: String = "the beginning", _ replying: (Session) -> Reply) -> Answer {
    TimeLimit.begin()
    let reply = replying(session)
    let (output, errors) = (Received(), Received())
    let console = Console(
      output: output.end, errors: errors.end, writer: writer, errorWriter: writer)
    _ = console.show(reply)
    let answer = Answer(
      output: output.text.withoutColors, errors: errors.text.withoutColors, status: reply.status,
      leaves: reply.leaves)
    judge(answer, line)
    return answer
  }

  private func judge(_ answer: Answer, _ line: String) {
    for text in [answer.output, answer.errors, session.prompt] {
      let obeyed = text.unicodeScalars.first(where: \.isObeyed)
      findings.require(
        obeyed == nil, "control: \(obeyed.debugDescription) in the answer to \(line)")
    }
    findings.require(
      answer.status == .done || !answer.errors.allSatisfy(\.isWhitespace),
      "silence: no message after \(line)")
  }
}

/// The other end of an output.
private final class Received: Sendable {
  private let received = Mutex("")

  var text: String { received.withLock { $0 } }

  var end: TextOutput {
    TextOutput { text in
      self.received.withLock { $0 += text }
      return .delivered
    }
  }
}

extension String {
  /// By code points: a combining mark may follow.
  private static var color: some RegexComponent {
    #/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar)
  }

  /// Colours are the only escape sequences that the shell writes by itself.
  fileprivate var withoutColors: String {
    contains("\u{1B}") ? replacing(Self.color, with: "") : self
  }
}
