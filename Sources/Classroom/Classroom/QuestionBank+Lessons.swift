import Cells
import Course
import Diagrams
import Exports
import Lessons
import QuestionBanks
import Stage

extension QuestionBank {
  /// The questions and tasks of lessons, with the answers from their runs.
  ///
  /// - Parameters:
  ///   - pages: those whose questions are wanted.
  ///   - reporting: called before each page and at the end with the number of pages done and in all.
  ///     Returns whether to go on; after `false`, the result is `nil`.
  public init?(
    _ lessons: [Lesson], in course: Course, pages: PageChoice = .all,
    reporting: (_ done: Int, _ total: Int) -> Bool
  ) throws(PackProblem) {
    let total = lessons.map(pages.count).reduce(0, +)
    var done = 0
    func goesOn() -> Bool {
      defer { done += 1 }
      return reporting(done, total)
    }
    var (chapters, ids) = ([Chapter](), QuestionIDs())
    for lesson in lessons {
      let chapter = try Chapter(lesson, in: course, pages, &ids, while: goesOn)
      guard let chapter else { return nil }
      chapters.append(chapter)
    }
    guard reporting(total, total) else { return nil }
    self.init(chapters.filter { !$0.questions.isEmpty || !$0.misread.isEmpty })
  }
}

/// The ids of the questions in a bank, by which a second import finds what it updates.
private struct QuestionIDs {
  private var taken: Set<String> = []

  /// The ids of lessons and sections have hyphens, too: section `b-c` of `a` and section `c` of `a-b` would have the same
  /// name. Then the later one gets a dot between both: `lifeline-a-b.c`.
  mutating func id(of section: String, in lesson: String, _ language: String) -> String {
    let id = "lifeline-\(lesson)-\(section)\(language)"
    return taken.insert(id).inserted ? id : "lifeline-\(lesson).\(section)\(language)"
  }
}

extension QuestionBank.Chapter {
  /// The questions and tasks of one lesson, in its order.
  fileprivate init?(
    _ lesson: Lesson, in course: Course, _ pages: PageChoice, _ ids: inout QuestionIDs,
    while goesOn: () -> Bool
  ) throws(PackProblem) {
    let language = lesson.language == "en" ? "" : "-\(lesson.language)"
    var questions: [BankQuestion?] = []
    for (index, section) in lesson.sections.enumerated()
    where pages.includes(index + 1, of: lesson) {
      guard goesOn() else { return nil }
      guard section.asks, let name = section.id else { continue }
      let id = ids.id(of: name, in: lesson.id, language)
      do {
        questions.append(try BankQuestion(section, of: lesson, in: course, id: id))
      } catch {
        throw PackProblem(lesson: lesson.id, page: index + 1, reason: error.message)
      }
    }
    self.init(
      id: "lifeline-\(lesson.id)\(language)", title: lesson.title,
      questions: questions.compactMap(\.self),
      misread: pages.part(of: lesson).sections.filter(\.isMisread).map {
        "\(lesson.id) \($0.id ?? $0.heading.plain)"
      })
  }
}

extension BankQuestion {
  /// The question or task of a section; `nil` when it has neither.
  init?(
    _ section: Section, of lesson: Lesson, in course: Course, id: String
  ) throws(AskingProblem) {
    switch section.kind {
    case .question(let question):
      guard let asked = try course.asked(in: section, of: lesson) else { return nil }
      self.init(asked, id: id, section)
      let run = question.run ?? question.borrowed?.run
      let pattern = run?.pattern ?? lesson.pattern
      begin(with: pattern)
      tags = ([lesson.id, pattern].compactMap(\.self) + question.concepts).uniqued()
    case .task(let task):
      self.init(task, id: id, section)
      begin(with: task.pattern)
      grading = task.grading(id: section.id ?? "", lesson: lesson.id)
      tags = [lesson.id, task.pattern].compactMap(\.self).uniqued()
    case .text, .run, .contract, .claims, .variations, .exercise: return nil
    }
  }

  /// Says which pattern is meant, unless the question names it. In the shell, the lesson has said it.
  private mutating func begin(with pattern: String?) {
    let words = prompt.markdown
    guard let pattern = pattern.flatMap(Pattern.init(named:)),
      !([pattern] + pattern.relatives).contains(where: { words.names($0) })
    else { return }
    prompt.insert(.label(pattern.localizedTitle), at: 0)
  }

  init(_ asked: PosedQuestion, id: String, _ section: Section) {
    let question = asked.question
    self.init(
      id: id, title: section.heading.plain, tags: [], prompt: question.prompt,
      drawing: asked.drawing?.rows ?? [],
      form: Form(asked), options: asked.options.map { Option($0, of: asked) },
      explanation: asked.explanation.withoutShell, hints: question.hints.withoutShell)
  }

  init(_ task: PageTask, id: String, _ section: Section) {
    self.init(
      id: id, title: section.heading.plain, tags: [],
      prompt: task.prompt + task.directions(isTyped: true),
      form: .task(solution: task.solution),
      options: task.goals.map { Option([.text($0.name)], isRight: true, reason: []) },
      explanation: task.explanation.withoutShell, hints: task.hints.withoutShell)
  }
}

extension Pattern {
  /// Those whose title begins with the words of this one's, or the other way round. A question that speaks of MVVM may
  /// mean MVVM+C, and would not fit under that title. Those of the same app are what it is compared with.
  fileprivate var relatives: [Pattern] {
    Pattern.all.filter { other in
      other.app != app
        && (other.title.begins(withWordsOf: title) || title.begins(withWordsOf: other.title))
    }
  }

  fileprivate var titles: [String] { [title, localizedTitle] }
}

extension String {
  /// Whether the title of a pattern is here as words of their own: `MVC` is no part of `MVC+VS` or of `MVCS`.
  fileprivate func names(_ pattern: Pattern) -> Bool {
    let titles = pattern.titles
    let longer = Pattern.all.flatMap(\.titles).filter { other in
      !titles.contains(other) && titles.contains { other.contains($0) }
    }
    let text = longer.sorted { $0.count > $1.count }.reduce(self) { $0.replacing($1, with: "") }
    return titles.contains { title in
      text.ranges(of: title).contains { range in
        !(text[..<range.lowerBound].last?.isOfWord ?? false)
          && !(text[range.upperBound...].first?.isOfWord ?? false)
      }
    }
  }

  fileprivate func begins(withWordsOf title: String) -> Bool {
    hasPrefix(title) && !(dropFirst(title.count).first?.isOfWord ?? false)
  }
}

extension Character {
  /// Chinese characters are no part of a word in Latin letters next to them.
  fileprivate var isOfWord: Bool { isASCII && (isLetter || isNumber) }
}

extension Diagram {
  /// In cells: narrow enough for the column of a question on a learning platform.
  private static let width = 70

  /// The drawing without notes on what is folded, which cannot be unfolded outside the shell.
  fileprivate var rows: [String] {
    let options = Ladder.Options(width: Self.width)
    return (ladderRows(options) ?? ladder(options).lines).map(\.plain)
  }
}

extension BankQuestion.Form {
  fileprivate init(_ asked: PosedQuestion) {
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
  fileprivate init(_ option: PosedQuestion.Option, of asked: PosedQuestion) {
    let choices = asked.question.choices
    let written = choices.indices.contains(option.number - 1) ? choices[option.number - 1] : nil
    self.init(
      option.inlines, forms: asked.answer == .words ? written?.forms ?? [] : [],
      isRight: asked.isRight(option), reason: option.reasonBlocks.withoutShell)
  }
}

extension PosedQuestion {
  fileprivate func isRight(_ option: Option) -> Bool {
    switch answer {
    case .one(let right): options.indices.contains(right) && options[right] == option
    case .several(let right): right.contains { options[$0] == option }
    case .sequence: true
    case .words: question.ticked.contains(option.number - 1)
    }
  }
}
