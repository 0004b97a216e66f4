import Course
import Diagrams
import Exports
import Lessons
import QuestionBanks

extension BankQuestion {
  /// What a section asks; `nil` when it asks nothing.
  ///
  /// - Parameter language: what is put behind the id in a language other than English.
  init?(
    _ section: Section, of lesson: Lesson, in course: Course, language: String
  ) throws(AskingProblem) {
    guard let id = section.id else { return nil }
    let name = "lifeline-\(lesson.id)-\(id)\(language)"
    switch section.kind {
    case .question(let question):
      guard let asked = try course.asked(in: section, of: lesson) else { return nil }
      self.init(asked, id: name, section)
      let pattern = question.run?.pattern ?? lesson.pattern
      tags = [lesson.id, pattern].compactMap(\.self).unique + question.concepts
    case .task(let task):
      self.init(task, id: name, section)
      tags = [lesson.id, task.pattern ?? lesson.pattern].compactMap(\.self).unique
    case .text, .run, .contract, .claims: return nil
    }
  }

  private init(_ asked: Asked, id: String, _ section: Section) {
    let question = asked.question
    self.init(
      id: id, title: section.heading.plain, tags: [], prompt: question.prompt,
      drawing: asked.drawing?.rows ?? [],
      form: Form(asked), options: asked.options.map { Option($0, of: asked) },
      explanation: asked.explanation, hints: question.hints)
  }

  private init(_ task: Exercise, id: String, _ section: Section) {
    self.init(
      id: id, title: section.heading.plain, tags: [], prompt: task.prompt,
      form: .task(solution: task.solution),
      options: task.goals.map { Option([.text($0.name)], isRight: true, reason: []) },
      explanation: task.explanation, hints: task.hints)
  }
}

extension Diagram {
  /// Narrow enough for the column in which a learning platform shows a question.
  private static let width = 70

  /// The drawing alone: what could be unfolded in the shell cannot be unfolded elsewhere.
  fileprivate var rows: [String] {
    let options = Ladder.Options(width: Self.width)
    return (ladderRows(options) ?? ladder(options).lines).map(\.plain)
  }
}

extension BankQuestion.Form {
  fileprivate init(_ asked: Asked) {
    self =
      switch asked.answer {
      case .one, .several: .choice
      case .sequence(let order) where asked.question.form == .fill: .blanks(order)
      case .sequence(let order): .order(order)
      case .words: .word
      }
  }
}

extension BankQuestion.Option {
  fileprivate init(_ option: Asked.Option, of asked: Asked) {
    let choices = asked.question.choices
    let written = choices.indices.contains(option.number - 1) ? choices[option.number - 1] : nil
    self.init(
      option.inlines, forms: asked.answer == .words ? written?.forms ?? [] : [],
      isRight: asked.isRight(option), reason: option.reasonBlocks)
  }
}

extension Asked {
  fileprivate func isRight(_ option: Option) -> Bool {
    switch answer {
    case .one(let right): options.indices.contains(right) && options[right] == option
    case .several(let right): right.contains { options[$0] == option }
    case .sequence: true
    case .words: question.ticked.contains(option.number - 1)
    }
  }
}

extension [String] {
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
