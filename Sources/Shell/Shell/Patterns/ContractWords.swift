import Analysis
import Localization
import Trace

/// What a contract says of single messages, and of roles.
struct ContractWords {
  private let contract: Contract
  private let roles: [String: Role]
  private let breaches: [Int: Breach]

  struct Verdict {
    let isAllowed: Bool
    let words: String
  }

  init(_ contract: Contract, _ trace: Trace) {
    self.contract = contract
    roles = Dictionary(trace.participants.map { ($0.name, $0.role) }) { first, _ in first }
    breaches = Dictionary(contract.breaches(in: trace).map { ($0.message, $0) }) { first, _ in first
    }
  }

  /// The cell for a message; `nil` for a message of an object to itself.
  func verdict(on n: Int, _ message: Trace.Message) -> Verdict? {
    guard message.from != message.to, let from = roles[message.from], let to = roles[message.to]
    else { return nil }
    let kinds = contract.kinds(on: .init(from: from, to: to)).map(\.rawValue)
    if let breach = breaches[n] {
      let cell =
        kinds.isEmpty
        ? localized("\(from.heading) may send nothing to \(to.heading)")
        : localized("\(from.heading) may send to \(to.heading): \(kinds.commaSeparated)")
      return Verdict(
        isAllowed: false, words: localized("Breaks the contract: \(breach.wording). \(cell)."))
    }
    return Verdict(
      isAllowed: true,
      words: localized(
        "Contract: \(from.heading) may send to \(to.heading): \(kinds.commaSeparated)."))
  }

  /// `A Model may send nothing to a View`, with who may.
  func refusal(from sender: String, to receiver: String) -> String? {
    guard let from = roles[sender], let to = roles[receiver], sender != receiver,
      contract.kinds(on: .init(from: from, to: to)).filter(\.tells).isEmpty
    else { return nil }
    let senders = contract.senders.filter { role in
      role != .user && role != .system
        && !contract.kinds(on: .init(from: role, to: to)).filter(\.tells).isEmpty
    }
    let may = senders.map(\.heading).listed("and")
    return senders.isEmpty
      ? localized(
        "\(sender) changed, but it could never tell \(receiver): in the contract, \(from.heading) may not tell \(to.heading) anything."
      )
      : localized(
        "\(sender) changed, but it could never tell \(receiver): in the contract, \(from.heading) may not tell \(to.heading) anything. These may: \(may)."
      )
  }
}

extension MessageKind {
  /// Whether its receiver learns something by it.
  fileprivate var tells: Bool {
    switch self {
    case .query, .datasource, .subscribe, .create: false
    default: true
    }
  }
}
