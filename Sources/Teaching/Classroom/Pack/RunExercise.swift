import Course
import Diagrams
import Lessons
import Localization

/// A run of which something has to be found out.
struct RunExercise {
  enum Form: CaseIterable {
    /// Steps in words, some of them missing.
    case next
    /// The drawing, in which messages are missing.
    case fill
    /// Messages to be put in order.
    case order
  }

  private let form: Form
  private let number: Int
  private let page: PackedLesson.Page
  private let watched: FilteredRun
  /// Those that are asked for, among the messages of the drawing.
  private let places: [Int]

  /// More than seven nobody keeps in mind.
  private static let mostMissing = 7
  private static let fewestInOrder = 3

  /// - Parameter missing: as many as that, if the run is long enough; `nil` where it is far too short.
  init?(_ form: Form, on page: PackedLesson.Page, missing: Int, number: Int) {
    guard let watched = page.figure?.run?.watched else { return nil }
    let messages = watched.diagram.messages
    let count = min(missing, messages.count / 3, RunExercise.mostMissing)
    guard count > 0 else { return nil }
    let counts = Dictionary(grouping: messages, by: \.words).mapValues(\.count)
    let distinct = messages.indices.filter { counts[messages[$0].words] == 1 }
    let isOrder = form == .order && distinct.count >= RunExercise.fewestInOrder
    self.form = form == .order && !isOrder ? .next : form
    self.number = number
    self.page = page
    self.watched = watched
    places =
      isOrder
      ? distinct.spread(max(count, RunExercise.fewestInOrder))
      : Array(messages.indices.dropFirst()).spread(count)
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

  /// What leads up to the run, and what is done in it.
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
  /// As they are listed: the n-th in the run stands where `order` says.
  private var mixed: [Int] {
    Shuffle.order(of: places.count, by: "\(number)").map { places[$0] }
  }

  private func task(_ columns: Int) -> [Block] {
    switch form {
    case .next:
      [.paragraph(localized("What are the messages that are missing? Say who calls what on whom."))]
        + story
    case .fill:
      [
        .paragraph(localized("Which of these stands where?")), choices(\.text),
        .text(drawing(columns)),
        .paragraph(places.indices.map { "(\($0 + 1)) \(Blank.word)" }.joined(separator: " ")),
      ]
    case .order:
      [
        .paragraph(localized("In which order are these sent?")), choices(\.words),
        .paragraph(
          localized(
            """
            Letters, in the right order: \
            \(Array(repeating: "____", count: places.count).joined(separator: " "))
            """)),
      ]
    }
  }

  private func choices(_ words: (Diagram.Message) -> String) -> Block {
    .bullets(
      mixed.enumerated().map { index, place in
        [.paragraph([.text(Letters.letter(index) + ") "), .code(words(messages[place]))])]
      })
  }

  private func drawing(_ columns: Int) -> String {
    diagram.blanked(records: places.compactMap { messages[$0].record })
      .ladder(.init(width: columns)).plain
  }

  /// Each step under the number that it has in drawings, which may leave some out.
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
  /// Who says what to whom.
  fileprivate var words: String { "\(from) -> \(to) : \(text)" }
}

extension Diagram.Item {
  fileprivate var isTurn: Bool {
    if case .turn = self { true } else { false }
  }
}

extension [Int] {
  /// Some of them, as far from each other as can be.
  fileprivate func spread(_ wanted: Int) -> [Int] {
    let count = Swift.min(wanted, self.count)
    return (0..<count).map { self[(2 * $0 + 1) * self.count / (2 * count)] }
  }
}

extension [String] {
  fileprivate var joinedSentences: String {
    dropFirst().reduce(first ?? "") { localized("\($0) \($1)") }
  }
}
