import Trace

/// Which messages tell of a change, of those by which the story of an action goes on after it.
struct ChangeNews {
  let sent: [String: [Int]]
  let messages: [Int: Trace.Message]
  let roles: [String: Role]
  private let owners: [Int: String]

  init(
    _ trace: Trace, sent: [String: [Int]], messages: [Int: Trace.Message], roles: [String: Role]
  ) {
    (self.sent, self.messages, self.roles) = (sent, messages, roles)
    owners = trace.changesByRecord.mapValues(\.owner)
  }

  /// What only passes on a call of the framework tells of no change. An order of another object tells of none either, when
  /// the owner of the change has told an object of the app something before.
  func isToldOf(_ change: Int, by n: Int) -> Bool {
    guard let message = messages[n], message.kind.isOrder else { return true }
    // A command is what an update asks for, not news of the state.
    guard message.kind != .command else { return false }
    let around = message.parent.flatMap { messages[$0] }
    if around?.kind == .lifecycle, around?.text == message.text { return false }
    guard let owner = owners[change], owner != message.from else { return true }
    return !(sent[owner] ?? []).contains { earlier in
      guard earlier > change, earlier < n, let told = messages[earlier] else { return false }
      return told.isEvent && roles[told.to]?.isInApp == true
    }
  }
}

extension MessageKind {
  /// Whether its sender says what is to be done, and not what happened.
  var isOrder: Bool {
    switch self {
    case .call, .set, .forward, .diff, .command: true
    default: false
    }
  }
}
