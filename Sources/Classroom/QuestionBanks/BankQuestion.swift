import Documents
import Lessons
import Localization

/// A question as other programs ask it: complete, without the app and its runs.
public struct BankQuestion: Equatable, Sendable {
  /// Always the same for the same section of the same lessons, so that a second import updates the
  /// question.
  public var id: String
  public var title: String
  /// The ids of the lesson, the pattern and the concepts. A task has no concepts.
  public var tags: [String]
  public var prompt: [Block]
  /// The rows of the drawing shown with the question; empty when there is none.
  public var drawing: [String]
  public var form: Form
  /// In the order shown.
  public var options: [Option]
  /// Shown after the answer, in addition to the reasons of the options.
  public var explanation: [Block]
  public var hints: [Hint]
  /// What a person who grades a task is told; else empty.
  public var grading: [Block] = []

  /// What the learner has to do, with the right answer if the options do not hold it.
  public enum Form: Equatable, Sendable {
    /// Choose all right options, one or several.
    case choice
    /// Put the options in order. The payload is the right order, counted from 0.
    case order([Int])
    /// Put the options into the numbered blanks of the drawing. The payload is the right order.
    case blanks([Int])
    /// Type a word. It is compared with the forms of the options.
    case word
    /// Do something in the app. The payload is one way to do it.
    case task(solution: [String])
  }

  /// An option with its reason. In a task, it is a goal.
  public struct Option: Equatable, Sendable {
    public var text: [Inline]
    /// The ways to write it, for a word; else empty.
    public var forms: [String]
    public var isRight: Bool
    /// Why the option is right or wrong; may be empty.
    public var reason: [Block]

    public init(_ text: [Inline], forms: [String] = [], isRight: Bool, reason: [Block]) {
      self.text = text
      self.forms = forms
      self.isRight = isRight
      self.reason = reason
    }
  }

  public init(
    id: String, title: String, tags: [String], prompt: [Block], drawing: [String] = [],
    form: Form, options: [Option], explanation: [Block], hints: [Hint]
  ) {
    self.id = id
    self.title = title
    self.tags = tags
    self.prompt = prompt
    self.drawing = drawing
    self.form = form
    self.options = options
    self.explanation = explanation
    self.hints = hints
  }
}

extension BankQuestion {
  var rightOptions: [Option] { options.filter(\.isRight) }

  /// An ordering or blanks as pairs, for programs that know only pairs; empty for other forms.
  var pairs: [(place: String, option: Option)] {
    switch form {
    case .order(let order): order.enumerated().map { ("\($0 + 1).", options[$1]) }
    case .blanks(let order): order.enumerated().map { ("(\($0 + 1))", options[$1]) }
    case .choice, .word, .task: []
    }
  }

  /// Each form of an option once, with its option.
  var words: [(word: String, option: Option)] {
    var seen: Set<String> = []
    return options.flatMap { option in option.forms.map { ($0, option) } }
      .filter { seen.insert($0.0).inserted }
  }

  /// The right answer as text: letters of options (`b`, `a c`), words separated by `|`, or the
  /// actions of a task. Empty for a task without a solution.
  package var answerInLetters: String {
    switch form {
    case .choice: letters(options.indices.filter { options[$0].isRight })
    case .order(let order), .blanks(let order): letters(order)
    case .word: words.filter(\.option.isRight).map(\.word).joined(separator: " | ")
    case .task(let solution): solution.joined(separator: " ; ")
    }
  }

  private func letters(_ indices: [Int]) -> String {
    indices.map(Letters.letter).joined(separator: " ")
  }

  /// The question: its text, the drawing, and the goals of a task.
  var promptHTML: [Markup] {
    let rows: [Markup] =
      drawing.isEmpty ? [] : [.tag("pre", [:], drawing.joined(separator: "\n").html)]
    guard case .task = form, !options.isEmpty else { return prompt.html + rows }
    return prompt.html + rows + [.tag("ul", [:], options.map { .tag("li", [:], $0.text.html) })]
  }

  /// Shown after the answer. It includes the reasons of pairs, for which other programs have no
  /// place.
  var explanationHTML: [Markup] {
    let reasons = pairs.map(\.option).filter { !$0.reason.isEmpty }
    let list = Markup.tag("ol", [:], reasons.map { .tag("li", [:], $0.text.html + $0.reason.html) })
    return (reasons.isEmpty ? [] : [list]) + closingHTML
  }

  /// The explanation without reasons, after the solution of a task.
  var closingHTML: [Markup] {
    guard case .task(let solution) = form else { return explanation.html }
    return [
      .tag("p", [:], localized("One way:").html),
      .tag("pre", [:], solution.joined(separator: "\n").html),
    ] + explanation.html
  }
}
