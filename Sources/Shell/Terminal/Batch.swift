import Shell

/// Lines from a file, a pipe or `-c`: no prompt, no echo, and the first failure is the end.
@MainActor
public struct Batch {
  public var conversation: any Conversation
  public var console: Console

  public init(_ conversation: any Conversation, console: Console) {
    self.conversation = conversation
    self.console = console
  }

  /// The status to end the process with. `source` is the name to put before complaints.
  public func runLines(from lines: some Sequence<String>, source: String? = nil) -> Int32 {
    conversation.width = console.screen.columns
    for (index, line) in lines.enumerated() {
      guard case .command(let command) = Line(line) else { continue }
      let place = source.map { "\($0):\(index + 1)" }
      if let status = show(conversation.reply(to: command), at: place) { return status }
    }
    return Reply.Status.done.rawValue
  }

  /// Does one command. Returns the status to end the process with.
  public func run(_ answer: () -> Reply) -> Int32 {
    conversation.width = console.screen.columns
    return show(answer()) ?? Reply.Status.done.rawValue
  }

  /// Nil to go on.
  private func show(_ reply: Reply, at place: String? = nil) -> Int32? {
    let delivery = console.show(reply, at: place)
    Interruption.obey()
    guard reply.status == .done else { return reply.status.rawValue }
    return reply.leaves || delivery != .delivered ? console.status(after: delivery) : nil
  }

  /// What a line of a script is.
  enum Line: Equatable {
    case command(String)
    case comment
    case blank

    init(_ line: String) {
      // Editors on Windows begin a file with a byte order mark, and end a line with a return.
      let text = line.drop { $0 == "\u{FEFF}" }
      switch text.first(where: { !$0.isWhitespace }) {
      case nil: self = .blank
      case "#": self = .comment
      default: self = .command(String(text.last == "\r" ? text.dropLast() : text))
      }
    }
  }
}

/// Standard input, one line at a time, as they come.
public struct StandardInputLines: Sequence, IteratorProtocol {
  public init() {}

  public mutating func next() -> String? {
    readLine()
  }
}
