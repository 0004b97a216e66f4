import Cells
import Course
import Diagrams
import Lessons
import Localization
import Trace

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

  /// `nil` when the run is too short.
  ///
  /// - Parameter number: of the exercise. It asks for as many messages, at most a third of the run.
  init?(_ form: Form, on page: PackedLesson.Page, number: Int) {
    guard let run = page.figure?.run else { return nil }
    let choice = MissingMessages(of: run.watched.diagram, contract: run.contract)
    let count = min(number, run.watched.diagram.messages.count / 3, RunExercise.mostMissing)
    guard count > 0 else { return nil }
    let places = choice.places(form, count)
    self.form = places == nil ? .next : form
    self.number = number
    self.page = page
    self.watched = run.watched
    self.places = places ?? choice.anyPlaces(count)
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
    return setup + [steps(localized("Now:"), drawnActions)]
  }

  /// Without the actions after the last message that is drawn. After each action there is a record of the screen.
  private var drawnActions: [String] {
    let trace = watched.trace
    guard let last = messages.compactMap(\.record).max() else { return trace.header.actions }
    let ended = trace.records.count { record in
      if case .screen = record.event { record.n < last } else { false }
    }
    return Array(trace.header.actions.prefix(ended + 1))
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
    messages.first?.number != 1
      || zip(messages, messages.dropFirst()).contains { $0.number + 1 != $1.number }
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

  /// What is not drawn is not counted below it: the blanks that follow then stay on the sheet more often.
  private func drawing(_ columns: Int) -> String {
    var drawing = diagram.onPaper.blanked(records: places.compactMap { messages[$0].record })
    drawing.remarks.folded = Diagram.FoldedCounts()
    drawing.remarks.hidden = Diagram.HiddenCounts()
    return drawing.ladder(.init(width: columns)).plain
  }

  /// What is told with each message. A turn that begins after a message belongs to the next one.
  private var told: [(before: [Diagram.Item], from: [Diagram.Item])] {
    var told: [(before: [Diagram.Item], from: [Diagram.Item])] = []
    var begun: [Diagram.Item] = []
    for step in diagram.steps {
      let message = step.firstIndex { $0.message != nil } ?? step.endIndex
      let turn = step[message...].firstIndex(where: \.isTurn) ?? step.endIndex
      told.append((begun + step[..<message], Array(step[message..<turn])))
      begun = Array(step[turn...])
    }
    if let last = told.indices.last { told[last].from += begun }
    return told
  }

  /// The steps in sentences, with their numbers in the drawing. The numbers may have gaps.
  private var story: [Block] {
    let steps = zip(messages.map(\.number), told).enumerated().map { place, step in
      let (number, items) = step
      let before = diagram.bareSentences(on: items.before)
      let message =
        places.contains(place) ? ["… " + Blank.line] : diagram.bareSentences(on: items.from)
      return (number: number, text: (before + message).joinedSentences)
    }
    return steps.grouped { $0.number + 1 == $1.number }.map { group in
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
  var words: String { "\(from) -> \(to) : \(text)" }
}

extension Diagram.Item {
  fileprivate var isTurn: Bool {
    if case .turn = self { true } else { false }
  }
}
