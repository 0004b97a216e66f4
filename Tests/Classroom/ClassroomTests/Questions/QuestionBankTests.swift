import Course
import Lessons
import Localization
import QuestionBanks
import Stage
import TestSupport
import Testing

@testable import Classroom
@testable import Exports

/// The questions of the shipped lessons, as they are exported to other programs.
@MainActor struct QuestionBankTests {
  private static let lessons = Dictionary(
    uniqueKeysWithValues: ["en", "zh-Hans"].map { language in
      (language, shippedIndex.entries.compactMap { shippedIndex.lesson($0, in: language).value })
    })
  private static let banks = Self.lessons.mapValues { lessons in
    Result { try Self.bank(lessons) }
  }

  private func lessons(in language: String) throws -> [Lesson] {
    try #require(Self.lessons[language])
  }

  private static func bank(_ lessons: [Lesson]) throws -> QuestionBank {
    let bank = try QuestionBank(lessons, in: shippedCourse) { _, _ in true }
    return try #require(bank)
  }

  /// Of all lessons.
  private func bank(in language: String) throws -> QuestionBank {
    try #require(Self.banks[language]).get()
  }

  @Test(arguments: Seed.share(of: ["en", "zh-Hans"], allWith: 30))
  func `all that is asked is there, by names that nothing else has`(language: String) throws {
    let lessons = try lessons(in: language)
    let bank = try bank(in: language)
    #expect(bank.questions.count == lessons.flatMap(\.sections).count(where: \.asks))
    #expect(Set(bank.questions.map(\.id)).count == bank.questions.count)
    #expect(bank.questions.allSatisfy { $0.id.hasSuffix("zh-Hans") == (language == "zh-Hans") })
  }

  @Test(arguments: Seed.share(of: ["en", "zh-Hans"], allWith: 30))
  func `other programs ask without words of the shell`(language: String) throws {
    for question in try bank(in: language).questions {
      let reasons = question.options.map(\.reason) + [question.explanation]
      let parts = [question.prompt] + reasons + question.hints.map(\.text)
      let options = question.options.map { [Block(.paragraph($0.text))] }
      let text = (parts + options).map(\.markdown).joined(separator: "\n\n")
      #expect(ShellWords.found(in: text) == [], "\(question.id)")
    }
  }

  /// A sentence that names a command is left out. The command needs a sentence of its own.
  @Test(arguments: Seed.share(of: ["en", "zh-Hans"], allWith: 30))
  func `every choice keeps a reason when the words of the shell are left out`(
    language: String
  ) throws {
    var bare: [String] = []
    for lesson in try lessons(in: language) {
      for section in lesson.sections {
        guard let question = section.question else { continue }
        for (choice, printed) in zip(question.choices, question.forPrint.choices)
        where printed.reason.isEmpty && !choice.reason.isEmpty {
          bare.append("\(lesson.id).\(section.id ?? ""): \(choice.text.plain)")
        }
      }
    }
    #expect(bare == [])
  }

  /// A Chinese sentence before a command was left out with it: no space is between both.
  @Test func `no question has fewer hints in Chinese than in English`() throws {
    let (english, chinese) = try (bank(in: "en").questions, bank(in: "zh-Hans").questions)
    let poorer = zip(english, chinese).filter { $1.hints.count < $0.hints.count }
    #expect(chinese.count == english.count)
    #expect(poorer.map(\.1.id) == [])
  }

  @Test func `a hint ends before a command, since what follows speaks of what that shows`() throws {
    let questions = try bank(in: "en").questions
    func hints(_ id: String) -> [String] {
      questions.first { $0.id == "lifeline-" + id }?.hints.map(\.text.markdown) ?? []
    }
    #expect(
      hints("mvp-quiz-may-ask") == [
        "Look at the row *ViewImpl* of the contract. To whom may it send a *query*?"
      ])
    #expect(
      hints("mvvm-c-quiz-silence") == [
        "Sort what works and what does not. What do the things on each list have in common?"
      ])
  }

  @Test func `the answers that are given away are right in the shell, too`() throws {
    for lesson in try lessons(in: "en") {
      let questions = try Self.bank([lesson]).questions
      for question in questions {
        let id = String(question.id.dropFirst("lifeline-\(lesson.id)-".count))
        let section = try #require(lesson[id])
        guard let asked = try shippedCourse.asked(in: section, of: lesson) else { continue }
        let line = question.answerInLetters.split(separator: " | ").first.map(String.init) ?? ""
        #expect(try asked.judge(line).isRight, "\(question.id)")
      }
    }
  }

  @Test func `a question is called and sorted by its lesson, its pattern and what it is about`()
    throws
  {
    let lesson = try #require(try lessons(in: "en").first { $0.id == "mvc" })
    let questions = try Self.bank([lesson]).questions
    let question = try #require(questions.first { $0.id == "lifeline-mvc-predict-launch" })
    #expect(question.title == "Predict: the first thing a controller does")
    #expect(question.tags == ["mvc", "construction"])
  }

  @Test func `a question is sorted once by a name that its lesson and its topic share`() throws {
    let lessons = try lessons(in: "en").filter { $0.id == "view-state" }
    let questions = try Self.bank(lessons).questions
    let question = try #require(questions.first { $0.id == "lifeline-view-state-quiz-which" })
    #expect(question.tags == ["view-state"])
  }

  @Test func `what is to be filled in is drawn with blanks, narrow enough for a page`() throws {
    let bank = try bank(in: "en")
    for question in bank.questions {
      guard case .blanks(let order) = question.form else { continue }
      let drawing = question.drawing.joined(separator: "\n")
      #expect(order.indices.allSatisfy { drawing.contains("____ (\($0 + 1))") })
      #expect(question.drawing.allSatisfy { $0.count <= 70 })
    }
  }

  @Test func `questions of two lessons have two ids, also where their names are the same in one`()
    throws
  {
    let lessons = try [("a", "b-c"), ("a-b", "c"), ("a-b", "d")].map { id, section in
      try lesson(id, "## Q <!-- id: \(section) type: short-answer concept: roles -->")
    }
    let bank = try Self.bank(lessons)
    #expect(bank.questions.map(\.id) == ["lifeline-a-b-c", "lifeline-a-b.c", "lifeline-a-b-d"])
  }

  @Test func `a task says what comes before, what to do and what to hand in`() throws {
    let lesson = try #require(try lessons(in: "en").first { $0.id == "viper" })
    let questions = try Self.bank([lesson]).questions
    let task = try #require(questions.first { $0.id == "lifeline-viper-task-elsewhere" })
    #expect(
      task.prompt.suffix(2).map { [$0].markdown } == [
        "**Before:** `use viper` `launch` `open \"Hello\"`",
        """
        Reach these goals with actions in the app, and hand in your actions on one line, with a semicolon \
        between them: tap "…" ; open "…" ; type "…" and others.
        """,
      ])
  }

  @Test func `a person who grades a task is told how Lifeline judges it`() throws {
    let lesson = try #require(try lessons(in: "en").first { $0.id == "mvp" })
    let questions = try Self.bank([lesson]).questions
    let task = try #require(questions.first { $0.id == "lifeline-mvp-task-leave" })
    let grading = task.grading.markdown
    #expect(grading.contains("task-leave: pull ; "))
    #expect(grading.contains("lifeline take mvp FILE"))
    let chinese = try Language.$current.withValue(.chinese) { try Self.bank([lesson]).questions }
    let sameTask = try #require(chinese.first { $0.id == task.id })
    #expect(sameTask.grading.markdown.contains("lifeline --lang zh-Hans take mvp FILE"))
    #expect(questions.allSatisfy { $0.grading.isEmpty != $0.isTask })
  }

  @Test(arguments: Seed.share(of: ["en", "zh-Hans"], allWith: 30))
  func `a question says which pattern is meant, unless it names it`(language: String) throws {
    let questions = try bank(in: language).questions
    func start(_ id: String) throws -> String {
      let id = "lifeline-" + id + (language == "en" ? "" : "-zh-Hans")
      let question = try #require(questions.first { $0.id == id })
      return question.prompt.prefix(1).map { [$0].markdown }.joined()
    }
    #expect(try start("mvp-task-leave") == "**MVP**")
    #expect(try start("viper-task-elsewhere") == "**VIPER**")
    #expect(try start("mvp-predict-rename") == "**MVP**")
    // It names MV, which is another pattern, and a part of MVVM.
    #expect(try start("mv-or-mvvm-quiz-one-more") == "**MVVM @Observable**")
    // The drawing is of another pattern than the lesson.
    #expect(try start("mvvm-quiz-raw") == "**MVVM, raw model**")
    #expect(try !start("forwarding-quiz-new-button").hasPrefix("**"))
    // They name MVVM and MVP, and MVC, with which MVC+VS is compared.
    #expect(try !start("mvvm-c-quiz-may").hasPrefix("**"))
    #expect(try !start("forwarding-quiz-which").hasPrefix("**"))
    #expect(try start("mvc-vs-predict-edit") == "**MVC+VS**")
    let lessons = try lessons(in: language)
    let named = lessons.filter { $0.pattern != nil }.map(\.id)
    for question in questions where named.contains(question.tags.first ?? "") {
      let prompt = question.prompt.markdown
      #expect(Pattern.all.contains { prompt.contains($0.title) }, "\(question.id)")
    }
  }

  @Test func `a question that does not work is named by its lesson and its page`() throws {
    let broken = try lesson(
      "a", "## Q <!-- id: q type: predict run: edict ask: next concept: roles -->")
    #expect(
      throws: PackProblem(
        lesson: "a", page: 2, reason: "There is no scenario \"edict\". Did you mean \"edit\"?")
    ) { try Self.bank([broken]) }
  }

  /// A lesson with a question.
  ///
  /// - Parameter heading: of the question.
  private func lesson(_ id: String, _ heading: String) throws -> Lesson {
    let text = """
      ---
      lifeline: 1
      id: \(id)
      title: A lesson
      pattern: mvc
      ---
      # A lesson

      \(heading)

      Which word is it?

      - [x] `word`
        > It is.
      """
    return try #require(Lesson.read(text, file: "\(id).md").value)
  }

  @Test func `a question that cannot be read is left out by name`() throws {
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      ---
      # A

      ## B <!-- id: b type: quizz -->

      ## C <!-- id: c type: text -->
      """
    let lesson = try #require(Lesson.read(text, file: "a.md").value)
    let bank = try Self.bank([lesson])
    #expect(bank.questions.isEmpty)
    #expect(bank.misread == ["a b"])
  }
}

extension BankQuestion {
  fileprivate var isTask: Bool {
    if case .task = form { true } else { false }
  }
}
