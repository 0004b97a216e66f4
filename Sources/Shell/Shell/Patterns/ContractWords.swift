import Analysis
import Localization
import Trace

/// What a contract says of single messages.
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
    roles = trace.roles
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
}
