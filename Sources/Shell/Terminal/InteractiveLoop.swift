import Shell

/// Ask for a line, show the reply, until somebody leaves.
@MainActor
public final class InteractiveLoop {
  public var console: Console
  public private(set) var lastStatus = Reply.Status.done

  let conversation: any Conversation
  private let reader: any LineReading
  private var lastLine: String?

  public init(_ conversation: any Conversation, reader: any LineReading, console: Console) {
    self.conversation = conversation
    self.reader = reader
    self.console = console
  }

  /// The status to end the process with: leaving is no failure, whatever went wrong before.
  public func run() -> Int32 {
    conversation.width = console.screen.columns
    conversation.height = console.screen.rows
    while true {
      switch reader.readLine(prompt: conversation.prompt) {
      case .interrupted: continue
      case .endOfFile: return console.status(after: console.output.send("\n"))
      case .line(let line):
        if let status = answer(line) { return status }
      }
    }
  }

  /// Nil to go on.
  private func answer(_ line: String) -> Int32? {
    guard let line = meaning(of: line) else { return nil }
    lastLine = line
    let reply = conversation.reply(to: line)
    lastStatus = reply.status
    let delivery = console.show(reply)
    return reply.leaves || delivery != .delivered ? console.status(after: delivery) : nil
  }

  /// Nil for a line that asks for nothing. An empty one may still find news.
  private func meaning(of line: String) -> String? {
    switch Batch.Line(line) {
    case .command(let command): command
    case .comment: nil
    case .blank: conversation.repeatsOnEmptyLine ? lastLine : ""
    }
  }
}
