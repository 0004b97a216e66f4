import Cells

/// The lifelines of a drawing from left to right, and which of them run at some point of it.
///
/// A drawing asks for the figure of an item, draws it, and then follows it to the next item. Whatever measures or draws
/// a diagram asks it which lifelines begin and end with an item, so all agree on that.
package struct Lifelines: Sendable {
  package enum Life: Sendable {
    case before, running, over
  }

  package private(set) var participants: [Diagram.Participant] = []
  package private(set) var lives: [Life] = []
  private var indices = NameIndex()
  /// What is written between an old value and a new one, and between a sender and a receiver.
  let becomes: String

  package init(_ participants: [Diagram.Participant], becomes: String = "→") {
    self.becomes = becomes
    update(participants)
  }

  package var count: Int { lives.count }

  package func index(_ id: String) -> Int? { indices[id] }

  /// Without a lifeline, an object is called by its id.
  package func name(_ id: String) -> String { index(id).map { participants[$0].name } ?? id }

  package func isRunning(_ index: Int) -> Bool { lives[index] == .running }

  package mutating func set(_ life: Life, of index: Int) { lives[index] = life }

  /// Takes what became known of the participants. Those that are new get lifelines at the right.
  mutating func update(_ participants: [Diagram.Participant]) {
    for participant in participants.dropFirst(count) {
      lives.append(participant.isMadeLater ? .before : .running)
    }
    indices.update(participants)
    self.participants = participants
  }

  /// What the next item draws. This goes on to the item after it, for code that only measures.
  package mutating func next(_ item: Diagram.Item) -> Figure {
    let figure = figure(of: item)
    follow(figure)
    return figure
  }

  /// Whether the next item is a message, a change or a reply that begins and ends no lifeline. It takes less time to find
  /// that out than to make its figure.
  package func passes(_ item: Diagram.Item) -> Bool {
    switch item {
    case .message(let message): message.destroys == nil && !lives.contains(.before)
    case .change, .reply: !lives.contains(.before)
    case .turn, .release, .note, .frame, .section, .end, .activation, .numbering: false
    }
  }

  /// Goes to the item after this figure.
  package mutating func follow(_ figure: Figure) {
    for index in figure.heads { lives[index] = .running }
    if let index = figure.created { lives[index] = .running }
    for index in figure.ends { lives[index] = .over }
  }
}

extension Lifelines {
  /// The members of each box that are next to each other: a box is drawn once for each of these runs.
  package func runs(
    of boxes: [Diagram.Box]
  ) -> [(box: Diagram.Box, lifelines: ClosedRange<Int>)] {
    boxes.flatMap { box in
      box.members.compactMap(index).sorted().runs.map { (box, $0) }
    }
  }
}

extension [Int] {
  /// The ranges of consecutive numbers, when the numbers are sorted.
  var runs: [ClosedRange<Int>] {
    grouped { $0 + 1 >= $1 }.map { $0[0]...$0[$0.count - 1] }
  }
}

extension Array {
  /// The elements from left to right, on as few levels as none needs to lie over another of its level.
  ///
  /// - Parameter place: from the left end of an element to its right end.
  package func levels<Place>(_ place: (Element) -> ClosedRange<Place>) -> [[Element]] {
    var levels: [[Element]] = []
    for element in sorted(by: { place($0).lowerBound < place($1).lowerBound }) {
      // They come from left to right, so only the last of a level can overlap.
      let level = levels.firstIndex { level in
        level.last.map { place($0).upperBound < place(element).lowerBound } ?? true
      }
      if let level { levels[level].append(element) } else { levels.append([element]) }
    }
    return levels
  }
}
