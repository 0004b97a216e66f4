import Lessons

/// A question that can be asked where there is no run to look at.
public struct BankQuestion: Equatable, Sendable {
  /// Always the same for the same section of the same lesson, so that whoever brings it in once more
  /// finds that it is there.
  public var id: String
  public var title: String
  public var tags: [String]
  public var prompt: [Block]
  /// The rows of what is looked at while one thinks.
  public var drawing: [String]
  public var form: Form
  /// In the order in which they are shown.
  public var options: [Option]
  public var explanation: [Block]
  public var hints: [Hint]

  public enum Form: Equatable, Sendable {
    /// Right options are to be chosen: one, or several.
    case choice
    /// The options are to be put in order: this one, which counts them from 0.
    case order([Int])
    /// The options belong into numbered blanks of the drawing, in this order.
    case blanks([Int])
    /// A word is to be written; the forms of options say what is known of it.
    case word
    /// Something is to be done, for instance so.
    case task(solution: [String])
  }

  public struct Option: Equatable, Sendable {
    public var text: [Inline]
    /// The ways to write it, for a word.
    public var forms: [String]
    public var isRight: Bool
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

  /// What is to be paired with what, where a program knows pairs but no order and no blanks.
  var pairs: [(place: String, option: Option)] {
    switch form {
    case .order(let order): order.enumerated().map { ("\($0 + 1).", options[$1]) }
    case .blanks(let order): order.enumerated().map { ("(\($0 + 1))", options[$1]) }
    case .choice, .word, .task: []
    }
  }

  /// Each way to write an answer, once, and what it is worth.
  var words: [(word: String, option: Option)] {
    var seen: Set<String> = []
    return options.flatMap { option in option.forms.map { ($0, option) } }
      .filter { seen.insert($0.0).inserted }
  }
}

extension BankQuestion {
  /// The right answer as somebody writes it who has the options before them: `b`, `a c`, words with
  /// strokes between them, or what to do. Nothing for a task that says no way.
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
}
