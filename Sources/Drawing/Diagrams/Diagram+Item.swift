extension Diagram.Item {
  var turn: Diagram.Turn? { if case .turn(let turn) = self { turn } else { nil } }

  package var message: Diagram.Message? {
    if case .message(let message) = self { message } else { nil }
  }

  /// The participants that it is about.
  package var mentioned: [String] {
    switch self {
    case .message(let message): [message.from, message.to]
    case .reply(let reply): [reply.callee, reply.caller]
    case .change(let change): [change.owner]
    case .release(let release): release.objects
    case .note(let note): note.over
    case .activation(let activation): [activation.participant]
    case .turn, .frame, .section, .end, .numbering: []
    }
  }

  var released: [String] { if case .release(let release) = self { release.objects } else { [] } }

  /// The participants whose lifelines it needs.
  var participants: [String] { if case .release = self { [] } else { mentioned } }

  /// How many levels it is indented.
  var depth: Int {
    switch self {
    case .message(let message): message.depth
    case .change(let change): change.depth
    case .reply(let reply): reply.depth
    case .note(let note): note.depth
    case .turn, .release, .frame, .section, .end, .activation, .numbering: 0
    }
  }

  /// Whether it only arranges other items.
  var isArrangement: Bool {
    switch self {
    case .frame, .section, .end, .activation, .numbering: true
    case .turn, .message, .change, .reply, .release, .note: false
    }
  }

  /// Whether it leads over to the next message.
  package var isOpening: Bool {
    switch self {
    case .turn, .frame, .section: true
    default: false
    }
  }
}
