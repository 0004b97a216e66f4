import Diagrams
import Trace

/// Chooses the messages of a run that an exercise asks for.
struct MissingMessages {
  private let messages: [Diagram.Message]
  private let roles: [String: Role]
  private let contract: Contract?

  private static let fewestInOrder = 3
  private static let fewestBlanks = 2

  init(of diagram: Diagram, contract: Contract?) {
    messages = diagram.messages
    roles = Dictionary(
      diagram.participants.compactMap { participant in
        participant.role.map { (participant.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
    self.contract = contract
  }

  /// Indices in the diagram. `nil` where too few messages can be told apart: two choices with the same words would both be
  /// right.
  func places(_ form: RunExercise.Form, _ count: Int) -> [Int]? {
    switch form {
    case .next: return anyPlaces(count)
    case .fill:
      var seen: Set<String> = []
      let distinct = messages.indices.dropFirst().filter { seen.insert(messages[$0].text).inserted }
      let fewest = MissingMessages.fewestBlanks
      let places = guessable(distinct, fewest: fewest).spread(count)
      return places.count < fewest ? nil : places
    case .order:
      let counts = Dictionary(grouping: messages, by: \.words).mapValues(\.count)
      let distinct = messages.indices.filter { counts[messages[$0].words] == 1 }
      let fewest = MissingMessages.fewestInOrder
      return distinct.count < fewest
        ? nil : guessable(distinct, fewest: fewest).spread(max(count, fewest))
    }
  }

  /// Indices in the diagram, without the first message.
  func anyPlaces(_ count: Int) -> [Int] {
    guessable(Array(messages.indices.dropFirst()), fewest: 1).spread(count)
  }

  /// Those that learners can find if there are enough: what the contract lets its roles say to each other. They cannot know
  /// what is set or read, or how an object is set up.
  private func guessable(_ places: [Int], fewest: Int) -> [Int] {
    let telling = places.filter { !isDetail(messages[$0]) }
    let between = telling.filter { isBetweenRoles(messages[$0]) }
    return [between, telling].first { $0.count >= fewest } ?? places
  }

  private func isDetail(_ message: Diagram.Message) -> Bool {
    switch message.kind {
    case .set, .query, .create, .subscribe: true
    default: false
    }
  }

  /// The framework has its row in a contract, but it is not what the pattern is about.
  private func isBetweenRoles(_ message: Diagram.Message) -> Bool {
    let framework: [Role] = [.system, .app]
    guard message.from != message.to, let kind = message.kind, let contract,
      let from = roles[message.from], let to = roles[message.to],
      !framework.contains(from), !framework.contains(to)
    else { return false }
    return contract.allows(kind, on: Contract.Route(from: from, to: to))
  }
}

extension [Int] {
  /// Some of the numbers, evenly spread.
  fileprivate func spread(_ wanted: Int) -> [Int] {
    let count = Swift.min(wanted, self.count)
    return (0..<count).map { self[(2 * $0 + 1) * self.count / (2 * count)] }
  }
}
