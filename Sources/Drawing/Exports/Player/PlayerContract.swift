import Analysis
import Trace

/// The contract as a table of roles, and the place of each message of a run in it.
struct PlayerContract {
  private let contract: Contract
  private let senders: [Role]
  private let receivers: [Role]
  private let messages: [Int: Trace.Message]
  private let roles: [String: Role]

  init(_ contract: Contract, _ trace: Trace) {
    let use = contract.use(in: trace)
    self.contract = contract
    senders = contract.senders(with: use)
    receivers = contract.receivers(with: use)
    messages = trace.messagesByRecord
    roles = trace.roles
  }

  var json: JSON {
    let rows = senders.map { sender in
      JSON.array(
        receivers.map { receiver in
          let kinds = contract.kinds(on: .init(from: sender, to: receiver))
          return .array(kinds.map { .string($0.rawValue) })
        })
    }
    return .members([
      "senders": .array(senders.map { .string($0.heading) }),
      "receivers": .array(receivers.map { .string($0.heading) }), "kinds": .array(rows),
    ])
  }

  /// `[row, column, kind]`, or nothing for a message that no contract is about.
  func route(of record: Int?) -> JSON? {
    guard let message = record.flatMap({ messages[$0] }), message.from != message.to,
      let row = roles[message.from].flatMap(senders.firstIndex),
      let column = roles[message.to].flatMap(receivers.firstIndex)
    else { return nil }
    return .array([.int(row), .int(column), .string(message.kind.rawValue)])
  }
}
