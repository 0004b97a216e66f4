import Trace

extension RunIndex {
  /// Whether a message tells of a change, of those by which the story of an action goes on after it.
  ///
  /// What only passes on a call of the framework tells of no change. An order of another object tells of none either, when
  /// the owner of the change has told an object of the app something before.
  func tells(_ n: Int, of change: Int) -> Bool {
    guard let message = messages[n], message.kind.isOrder else { return true }
    // A command is what an update asks for, not news of the state.
    guard message.kind != .command else { return false }
    let around = message.parent.flatMap { messages[$0] }
    if around?.kind == .lifecycle, around?.text == message.text { return false }
    guard let owner = changes[change]?.owner, owner != message.from else { return true }
    return !sent(by: owner).contains { earlier, told in
      earlier > change && earlier < n && !told.isToItself && told.isEvent
        && roles[told.to]?.isInApp == true
    }
  }
}

extension MessageKind {
  /// Whether its sender says what is to be done, and not what happened.
  var isOrder: Bool { [.call, .set, .forward, .diff, .command].contains(self) }
}
