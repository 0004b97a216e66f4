import Cells
import Diagrams
import Localization

/// A diagram drawn message by message. It is laid out once, and drawn rows are kept: going back and
/// forth shows the same rows again.
struct StepDrawing {
  /// A message, and the changes that it caused.
  struct Step {
    /// The names of the participants that are there when it is sent.
    var heads: [Styled.Line]
    var rows: [Styled.Line]
    /// The same rows, with the message pointed at.
    var marked: [Styled.Line]
  }

  /// The diagram that is drawn; widgets may be folded in it.
  let diagram: Diagram
  /// Why it is not drawn as was asked.
  let remark: String?
  let messages: [Diagram.Message]
  /// Whether it says how many messages there are. In the middle of an action that is not known yet.
  var tellsTotal = true
  private let items: [[Diagram.Item]]
  /// `nil` for sentences.
  private var canvas: Canvas?
  /// For sentences in place of a drawing; `nil` for screen readers, which need no lines.
  private let width: Int?
  private(set) var drawn: [Step] = []

  init(_ diagram: Diagram, _ options: Options, width: Int) {
    let stream = DiagramStream(diagram)
    canvas = options[.plain] ? nil : Canvas(stream, options, width: width, repeatsHeads: true)
    self.width = options[.plain] ? nil : width
    self.diagram = canvas?.diagram.diagram ?? diagram
    let isTooWide = canvas == nil && !options[.plain]
    let count = diagram.participants.count
    remark =
      isTooWide
      ? localized("\(count) lifelines do not fit into \(width) columns.") : canvas?.remark
    messages = self.diagram.messages
    items = self.diagram.steps
  }

  var isSpoken: Bool { canvas == nil }

  /// How many messages there are, shown or not.
  var total: Int {
    let all = diagram.remarks.hidden.allMessages
    return all == 0 ? messages.count : all
  }

  /// Draws the first `count` steps, as far as they are not drawn yet.
  mutating func grow(to count: Int) {
    while drawn.count < min(count, items.count) { drawn.append(next()) }
  }

  private mutating func next() -> Step {
    let step = items[drawn.count]
    let pointedAt = step.map(\.pointedAt)
    guard var canvas else {
      let sentences = sentences(on: step, messages[drawn.count].number)
      return Step(heads: [], rows: sentences, marked: sentences)
    }
    var copy = canvas
    let heads = drawn.isEmpty ? canvas.heads : canvas.repeatedHeads
    let rows = step.flatMap { canvas.append($0) }
    self.canvas = canvas
    return Step(
      // What is the same is kept once.
      heads: heads == drawn.last?.heads ? drawn[drawn.count - 1].heads : heads,
      rows: rows, marked: pointedAt.flatMap { copy.append($0) })
  }

  /// `Step 5 of 14: PlayVC calls setName("Hi") on Recording.`, and what came of it. In the middle of an action only
  /// `Step 5: `.
  private func sentences(on step: [Diagram.Item], _ number: Int) -> [Styled.Line] {
    let sentences = step.flatMap { item in
      let sentences = diagram.sentences(on: [item])
      guard case .message = item else { return sentences }
      return sentences.map {
        tellsTotal
          ? localized("Step \(number) of \(total): \($0)") : localized("Step \(number): \($0)")
      }
    }
    let lines = width.map { width in sentences.flatMap { $0.wrapped(to: width, hanging: 3) } }
    return (lines ?? sentences).map { Styled.Line([.init($0)]) }
  }
}

// MARK: Parts of it

extension StepDrawing {
  /// The rows of some steps, with a mark at the last step.
  func rows(_ steps: Range<Int>) -> [Styled.Line] {
    guard let last = steps.last else { return [] }
    return steps.dropLast().flatMap { drawn[$0].rows } + drawn[last].marked
  }

  /// The first step to show, so that the rows up to `step` fit into `room`. Sentences are shown one at a
  /// time.
  func start(upTo step: Int, room: Int) -> Int {
    guard !isSpoken else { return step }
    var first = step
    var height = drawn[step].marked.count
    while first > 0, drawn[first - 1].heads.count + drawn[first - 1].rows.count + height <= room {
      first -= 1
      height += drawn[first].rows.count
    }
    return first
  }
}
