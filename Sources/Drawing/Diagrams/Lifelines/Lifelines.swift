/// The lifelines of a drawing from left to right, and which of them run at some point of it.
///
/// A drawing asks for the figure of an item, draws it, and then follows it to the next item. Whatever measures or draws
/// a diagram goes through it in this way, so all agree on which lifelines an item draws.
package struct Lifelines: Sendable {
  package enum Life: Sendable {
    case before, running, over
  }

  package let participants: [Diagram.Participant]
  package private(set) var lives: [Life]
  private let indices: NameIndex
  /// What is written between an old value and a new one, and between a sender and a receiver.
  let becomes: String

  package init(_ participants: [Diagram.Participant], becomes: String = "→") {
    self.participants = participants
    self.becomes = becomes
    lives = participants.map { $0.isMadeLater ? .before : .running }
    indices = NameIndex(participants.map(\.id))
  }

  package var count: Int { lives.count }

  package func index(_ id: String) -> Int? { indices[id] }

  /// Without a lifeline, an object is called by its id.
  package func name(_ id: String) -> String { index(id).map { participants[$0].name } ?? id }

  package func isRunning(_ index: Int) -> Bool { lives[index] == .running }

  package mutating func set(_ life: Life, of index: Int) { lives[index] = life }

  /// Goes to the item after this figure.
  package mutating func follow(_ figure: Figure) {
    for index in figure.heads { lives[index] = .running }
    if case .message(_, let path) = figure.form, path.leadsToHead { lives[path.to] = .running }
    for index in figure.ends { lives[index] = .over }
  }
}
