import Cells
import Lessons
import Localization
import Trace

/// Choices for what a run does next, generated from the run and the contract.
public struct GeneratedChoices {
  /// In the order shown.
  let options: [PosedQuestion.Option]
  /// The index of the right option.
  let right: Int

  private static let mostWrong = 3

  /// - Parameter index: of the message that is sent next.
  init(_ run: FilteredRun, _ index: Int, _ contract: Contract?) {
    let message = run.messages[index]
    let wrong = Distractors(run, index, contract).found.prefix(GeneratedChoices.mostWrong)
    var choices = [(message, GeneratedReason.happens)] + wrong
    choices.sort {
      ($0.0.from, $0.0.to, $0.0.kind.rawValue) < ($1.0.from, $1.0.to, $1.0.kind.rawValue)
    }
    options = choices.enumerated().map {
      PosedQuestion.Option(text: .message($1.0), reason: .generated($1.1), number: $0 + 1)
    }
    right = choices.firstIndex { $0.1 == .happens } ?? 0
  }

  /// As a question without text.
  public var asked: PosedQuestion {
    asked(
      Question(
        form: .predict(.next, after: nil), concepts: [], prompt: [], choices: [], explanation: [],
        hints: []))
  }

  /// As the options of a question that has no choices.
  func asked(_ question: Question) -> PosedQuestion {
    PosedQuestion(question: question, options: options, answer: .one(right))
  }
}

/// Messages that a learner might expect instead, each with the reason why it is not sent now.
private struct Distractors {
  private let run: FilteredRun
  private let index: Int
  private let contract: Contract?
  private let roles: [String: Role]
  private(set) var found: [(Trace.Message, GeneratedReason)] = []
  private var seen: Set<[String]>

  init(_ run: FilteredRun, _ index: Int, _ contract: Contract?) {
    self.run = run
    self.index = index
    self.contract = contract
    roles = run.trace.roles
    let right = run.messages[index]
    seen = [[right.from, right.to]]
    addForbidden(from: right.from)
    addLater()
    add(right.to, right.from)
    for name in participants { add(right.from, name) }
  }

  private var participants: [String] { run.messages.flatMap { [$0.to, $0.from] }.uniqued() }

  /// A direct message that the contract forbids.
  private mutating func addForbidden(from sender: String) {
    let shortcut = participants.first { receiver in
      guard let from = roles[sender], let to = roles[receiver], receiver != sender else {
        return false
      }
      return ![.user, .timer, .remote].contains(to) && isForbidden(from, to)
    }
    if let shortcut { add(sender, shortcut) }
  }

  /// A message that is sent soon, but not next.
  private mutating func addLater() {
    let next = run.messages.indices.dropFirst(index + 1).prefix(6)
    guard let later = next.first(where: { !seen.contains(ends(of: run.messages[$0])) }) else {
      return
    }
    seen.insert(ends(of: run.messages[later]))
    found.append((run.messages[later], .later(later + 1)))
  }

  private mutating func add(_ sender: String, _ receiver: String) {
    guard sender != receiver, let from = roles[sender], let to = roles[receiver],
      ![.user, .timer, .remote].contains(to), seen.insert([sender, receiver]).inserted
    else { return }
    let messages = run.messages
    if let later = messages[(index + 1)...].firstIndex(where: { $0.goes(sender, receiver) }) {
      found.append((messages[later], .later(later + 1)))
      return
    }
    if let earlier = messages.firstIndex(where: { $0.goes(sender, receiver) }) {
      found.append((messages[earlier], .earlier(earlier + 1)))
      return
    }
    guard let reason = reason(against: sender, receiver, from, to) else { return }
    let kind = contract?.kinds(on: .init(from: from, to: to)).first ?? .call
    let message = Trace.Message(turn: 0, kind: kind, from: sender, to: receiver, text: "")
    found.append((message, reason))
  }

  /// Why no such message is sent; `nil` when it is sent, but not drawn.
  private func reason(
    against sender: String, _ receiver: String, _ from: Role, _ to: Role
  ) -> GeneratedReason? {
    if isForbidden(from, to) { return .forbidden(from: from, to: to) }
    if run.trace.messages.contains(where: { $0.message.goes(sender, receiver) }) { return nil }
    return contract == nil ? .absent : .never
  }

  private func ends(of message: Trace.Message) -> [String] { [message.from, message.to] }

  private func isForbidden(_ from: Role, _ to: Role) -> Bool {
    contract.map { $0.kinds(on: .init(from: from, to: to)).isEmpty } ?? false
  }
}

extension Trace.Message {
  /// Is asked about each message of a run for each participant.
  fileprivate func goes(_ sender: String, _ receiver: String) -> Bool {
    from == sender && to == receiver
  }
}

extension GeneratedReason {
  /// The reason as a sentence in the current language.
  public var words: String {
    switch self {
    case .happens: localized("This is what happens.")
    case .forbidden(let from, let to):
      localized("The contract has no message from \(from.heading) to \(to.heading).")
    case .later(let number): localized("It is sent later: it is message \(number).")
    case .earlier(let number): localized("It was sent earlier: it is message \(number).")
    case .never: localized("The contract allows it, but it is not sent in this run.")
    case .absent: localized("It is not sent in this run.")
    }
  }
}
