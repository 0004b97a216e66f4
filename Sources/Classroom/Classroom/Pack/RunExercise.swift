import Course
import Diagrams
import Lessons
import Localization

/// An exercise: messages of a run are to be found.
struct RunExercise {
  enum Form: CaseIterable {
    /// Find the missing steps of a run that is told in sentences.
    case next
    /// Fill the blanks of the drawing.
    case fill
    /// Put messages in order.
    case order
  }

  private let form: Form
  private let number: Int
  private let page: PackedLesson.Page
  private let watched: FilteredRun
  /// The indices of the missing messages in the diagram.
  private let places: [Int]

  /// More would be too many to keep in mind.
  private static let mostMissing = 7
  private static let fewestInOrder = 3
  private static let fewestBlanks = 2

  /// `nil` when the run is too short.
  ///
  /// - Parameter missing: how many messages to ask for, at most a third of the run.
  init?(_ form: Form, on page: PackedLesson.Page, missing: Int, number: Int) {
    guard let watched = page.figure?.run?.watched else { return nil }
    let messages = watched.diagram.messages
    let count = min(missing, messages.count / 3, RunExercise.mostMissing)
    guard count > 0 else { return nil }
    let places = RunExercise.places(form, count, in: messages)
    self.form = places == nil ? .next : form
    self.number = number
    self.page = page
    self.watched = watched
    self.places = places ?? Array(messages.indices.dropFirst()).spread(count)
  }

  /// `nil` where too few messages can be told apart: two choices with the same words would both be right.
  private static func places(
    _ form: Form, _ count: Int, in messages: [Diagram.Message]
  ) -> [Int]? {
    switch form {
    case .next: return nil
    case .fill:
      var seen: Set<String> = []
      let distinct = messages.indices.dropFirst().filter { seen.insert(messages[$0].text).inserted }
      let places = Array(distinct).spread(count)
      return places.count < fewestBlanks ? nil : places
    case .order:
      let counts = Dictionary(grouping: messages, by: \.words).mapValues(\.count)
      let distinct = messages.indices.filter { counts[messages[$0].words] == 1 }
      return distinct.count < fewestInOrder
        ? nil : distinct.spread(max(count, fewestInOrder))
    }
  }

  func blocks(columns: Int) -> [Block] {
    [heading] + scene + task(columns)
  }

  var solutionBlocks: [Block] {
    [.heading(3, title), form == .next ? .bullets(solutions) : .numbered(solutions)]
  }

  private var heading: Block { .heading(2, title) }

  private var title: [Inline] {
    [.text(localized("Exercise \(number): "))] + page.heading
      + [.text(localized(" (page \(page.number))"))]
  }

  /// The set-up of the run, and its actions.
  private var scene: [Block] {
    let header = watched.trace.header
    let setup: [Block] = header.setup.isEmpty ? [] : [steps(localized("Before:"), header.setup)]
    return setup + [steps(localized("Now:"), header.actions)]
  }

  private func steps(_ label: String, _ actions: [String]) -> Block {
    .labelled(label, Array(actions.map { [Inline.code($0)] }.joined(separator: [.text(" ")])))
  }
}

extension RunExercise {
  private var diagram: Diagram { watched.diagram }
  private var messages: [Diagram.Message] { diagram.messages }
  /// The missing messages in the shuffled order of the list.
  private var mixed: [Int] {
    Shuffle.order(of: places.count, by: "\(number)").map { places[$0] }
  }

  private func task(_ columns: Int) -> [Block] {
    switch form {
    case .next:
      [.paragraph(hasGaps ? localized("\(question) \(remarkOnGaps)") : question)] + story
    case .fill:
      [
        .paragraph(localized("Which word belongs in which blank?")), choices(\.text),
        .text(drawing(columns)), .paragraph(Blank.numbered(places.count)),
      ]
    case .order:
      [
        .paragraph(localized("In which order are these sent?")), choices(\.words),
        .paragraph(Blank.order(places.count)),
      ]
    }
  }

  private var question: String {
    localized(
      "Which messages belong where the dots are? Name the sender, the receiver and the method.")
  }

  /// Whether the page shows only some of the messages.
  private var hasGaps: Bool {
    zip(messages, messages.dropFirst()).contains { $0.number + 1 != $1.number }
  }

  private var remarkOnGaps: String {
    localized("Numbers that are not here belong to messages that this page does not show.")
  }

  private func choices(_ words: (Diagram.Message) -> String) -> Block {
    .bullets(
      mixed.enumerated().map { index, place in
        [.paragraph([.text(Letters.letter(index) + ") "), .code(words(messages[place]))])]
      })
  }

  private func drawing(_ columns: Int) -> String {
    diagram.onPaper.blanked(records: places.compactMap { messages[$0].record })
      .ladder(.init(width: columns)).plain
  }

  /// The steps in sentences, with their numbers in the drawing. The numbers may have gaps.
  private var story: [Block] {
    let steps = zip(messages.map(\.number), diagram.steps).enumerated().map { place, step in
      let shown = places.contains(place) ? step.1.filter(\.isTurn) : step.1
      let blank = places.contains(place) ? ["… " + Blank.line] : []
      let words = diagram.bareSentences(on: shown) + blank
      return (number: step.0, text: words.joinedSentences)
    }
    return steps.reduce(into: [[(number: Int, text: String)]]()) { groups, step in
      if let last = groups.last?.last, last.number + 1 == step.number {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    .map { group in
      .numbered(from: group.first?.number ?? 1, group.map { [.paragraph($0.text)] })
    }
  }

  private var solutions: [[Block]] {
    places.map { place in
      let message = messages[place]
      switch form {
      case .next:
        return [
          .paragraph([
            .strong([.text("\(message.number)")]), .text(" " + sentence(message)),
          ])
        ]
      case .fill, .order:
        let letter = mixed.firstIndex(of: place).map { Letters.letter($0) } ?? ""
        return [.paragraph([.text(letter + ") "), .code(message.words)])]
      }
    }
  }

  private func sentence(_ message: Diagram.Message) -> String {
    diagram.bareSentences(on: [.message(message)]).joined()
  }
}

extension Diagram.Message {
  /// Sender, receiver and text.
  fileprivate var words: String { "\(from) -> \(to) : \(text)" }
}

extension Diagram.Item {
  fileprivate var isTurn: Bool {
    if case .turn = self { true } else { false }
  }
}

extension [Int] {
  /// Some of the numbers, evenly spread.
  fileprivate func spread(_ wanted: Int) -> [Int] {
    let count = Swift.min(wanted, self.count)
    return (0..<count).map { self[(2 * $0 + 1) * self.count / (2 * count)] }
  }
}
