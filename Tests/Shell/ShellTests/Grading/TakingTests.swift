import Course
import Lessons
import Stage
import TestSupport
import Testing

@testable import Shell

/// `take` grades a lesson from a file of answers.
@MainActor @Suite struct TakingTests {
  private func take(_ answers: String, _ options: String = "", width: Int = 80) -> Reply {
    let session = Session(
      .script,
      environment: ShellEnvironment(
        lessons: Files.lessons, input: ShellEnvironment.piping([answers])))
    session.width = width
    return session.reply(to: "take tour - \(options)")
  }

  static let right = """
    # All of it.
    quiz: b c
    made: c
    order: a c b
    fill: b a
    word: notification centre
    task: tap "Edit"
    """

  @Test func `all right is status 0`() {
    let reply = take(Self.right)
    #expect(
      reply.text.plain == """
        right  quiz
        right  made
        right  order
        right  fill
        right  word
        right  task
               [x] It does

        6 of 6 right.
        """)
    #expect(reply.complaint == nil)
    #expect(reply.status == .done)
  }

  private static let mixed = """
    quiz: b
    made: z
    fill: skip
    word:
    task: open "Hello" ; tap "Edti"
    watch: a
    oder: a c b
    quiz: b c
    what is this
    """

  @Test func `each answer is told with what became of it, and each line that is none`() {
    let reply = take(Self.mixed)
    #expect(
      reply.text.plain == """
        wrong         quiz, -:1: b
        unclear       made, -:2: z
                      There is no choice "z". The choices are a to d.
        not answered  order
        skipped       fill, -:3: skip
        not answered  word
        unclear       task, -:5: open "Hello" ; tap "Edti"
                      `tap "Edti"` does not work: This screen has no button "Edti". Did
                      you mean "Edit"?
                      [ ] It does

        0 of 6 right.
        """)
    #expect(
      reply.complaint == """
        -:6: the section "watch" has no question. There are quiz, made, order, fill, word and task.
        -:7: there is no section "oder". Did you mean "order"?
        -:8: quiz already has an answer in line 1. Remove one of them.
        -:9: "what is this" cannot be read as an answer. Write the id of a section, a colon and the answer, as in: quiz: b
        """)
    #expect(reply.status == .failed)
  }

  @Test func `programs get the same as objects`() {
    let reply = take("made: z\ntask: tap \"Edit\"\nx: a", "--json")
    #expect(
      reply.text.plain == #"""
        {"id":"quiz","type":"question","outcome":"not answered","line":null,"answer":null,"goals":[],"message":null}
        {"id":"made","type":"question","outcome":"unclear","line":1,"answer":"z","goals":[],"message":"There is no choice \"z\". The choices are a to d."}
        {"id":"order","type":"question","outcome":"not answered","line":null,"answer":null,"goals":[],"message":null}
        {"id":"fill","type":"question","outcome":"not answered","line":null,"answer":null,"goals":[],"message":null}
        {"id":"word","type":"question","outcome":"not answered","line":null,"answer":null,"goals":[],"message":null}
        {"id":"task","type":"task","outcome":"right","line":2,"answer":"tap \"Edit\"","goals":[{"goal":"It does","met":true}],"message":null}
        {"file":"-","line":3,"message":"there is no section \"x\". There are quiz, made, order, fill, word and task."}
        """#)
    #expect(reply.complaint == nil)
    #expect(reply.status == .failed)
  }

  @Test func `a line that belongs to nothing is enough to fail`() {
    let reply = take(Self.right + "\nextra: a")
    #expect(reply.text.plain.hasSuffix("6 of 6 right."))
    #expect(reply.status == .failed)
  }

  @Test func `a task is done as soon as all goals are met, as at the prompt`() {
    let answer = #"task: tap "Edit" ; tap "Done""#
    #expect(take(answer).text.plain.contains("[x] It does"))
    let session = Transcript().session
    _ = session.reply(to: "lesson tour task")
    #expect(session.reply(to: "tap Edit").text.plain.contains("Done: all goals are met."))
  }

  @Test func `actions may be apart by the signs of a Chinese keyboard, except in quotes`() {
    let environment = ShellEnvironment(
      lessons: Self.lessons, input: ShellEnvironment.piping(["task-leave：pull；back"]))
    let reply = Session(.script, environment: environment).reply(to: "take mvp -")
    #expect(reply.text.plain.contains("right         task-leave\n"))
    #expect(
      #"open "a；b"；type “c；d” ; type "“e” ; f""#.actionLines == [
        #"open "a；b""#, "type “c；d”", #"type "“e” ; f""#,
      ])
  }

  @Test(arguments: [20, 40])
  func `nothing is wider than the screen`(width: Int) {
    for line in take(Self.mixed, width: width).text.lines { #expect(line.plain.cells <= width) }
  }

  @Test func `it leaves no trace in the session`() {
    let session = Session(
      environment: ShellEnvironment(
        lessons: Files.lessons, input: ShellEnvironment.piping(["quiz: b c"])))
    for line in ["lesson tour quiz", "take tour -"] { _ = session.reply(to: line) }
    #expect(session.prompt == "tour 4/9> ")
    #expect(session.reply(to: "recap").text.plain.contains("You have not answered anything"))
  }

  @Test func `a template asks everything, and answers nothing`() {
    let template = Transcript.answer(to: "take tour --template").text.plain
    #expect(take(template).text.plain.hasSuffix("0 of 6 right."))
    #expect(take(template).complaint == nil)
  }

  private static let lessons = Repository.root + "/Lessons"
  private static let course = Course(.read(directory: lessons))

  /// The answers that a lesson gives as right count as right. This holds for every lesson in the program.
  @Test(arguments: await Seed.share(of: course.index.entries.map(\.id)))
  func `the right answers to our lessons are right, and all is asked`(id: String) throws {
    let entry = try #require(Self.course.index.entries.first { $0.id == id })
    let lesson = try #require(Self.course.index.lesson(entry).value)
    let sheet = try lesson.sections.filter(\.asks).map { section in
      "\(try #require(section.id)): \(try rightAnswer(to: section, of: lesson, Self.course))"
    }
    let session = Session(
      .script,
      environment: ShellEnvironment(lessons: Self.lessons, input: ShellEnvironment.piping(sheet)))
    let reply = session.reply(to: "take \(id) -")
    #expect(reply.status == .done, "\(reply.text.plain) \(reply.complaint ?? "")")
    let sum = "\(sheet.count) of \(sheet.count) right."
    #expect(reply.text.plain.hasSuffix(sheet.isEmpty ? "This lesson has no questions." : sum))
  }

  private func rightAnswer(
    to section: Section, of lesson: Lesson, _ course: Course
  ) throws -> String {
    if case .task(let task) = section.kind { return task.solution.joined(separator: " ; ") }
    let question = try #require(section.question)
    let pattern = try Pattern(typed: lesson.pattern ?? "mvc")
    let asked = try course.ask(question, id: section.id ?? "", else: pattern)
    let letters: [Int] =
      switch asked.answer {
      case .one(let index): [index]
      case .several(let indices): indices.sorted()
      case .sequence(let order): order
      case .words: []
      }
    return letters.isEmpty
      ? try #require(question.rightChoices.first?.forms.first)
      : letters.map { Letters.letter($0) }.joined(separator: " ")
  }
}
