import Course
import Exports
import Lessons
import Localization
import TestSupport
import Testing

@testable import Classroom

/// What holds for the pack of every lesson, in both languages. Few cases pack some of the lessons in one language.
@MainActor @Suite struct PackLawTests {
  private nonisolated static let languages = Seed.share(of: Language.allCases, allWith: 30)
  private static let packs = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      (language, Result { try Shown(in: language) })
    })

  @Test(arguments: languages)
  func `no file takes the place of another`(_ language: Language) throws {
    let paths = try pack(language).files.keys
    #expect(paths.count > 10)
    #expect(try pack(language).count == paths.count)
  }

  @Test(arguments: languages)
  func `every picture and page that a paper shows is there`(_ language: Language) throws {
    let pack = try pack(language)
    for (path, text) in pack.files where path.hasSuffix(".md") {
      for match in text.matches(of: #/\]\(((?:pictures|pages)/[^) ]+)/#) {
        #expect(pack.files[String(match.output.1)] != nil, "\(path): \(match.output.1)")
      }
    }
  }

  @Test(arguments: languages)
  func `what learners are not given is in the key`(_ language: Language) throws {
    let pack = try pack(language)
    for lesson in pack.lessons {
      let given = try ["handout", "questions"].map { paper in
        try #require(pack.files["\(lesson.id)-\(paper).md"]).words
      }.joined(separator: " ")
      let key = try #require(pack.files["\(lesson.id)-key.md"]).words
      let isTicked = given.contains("[x]")
      #expect(!isTicked)
      let secrets = lesson.pages.flatMap(\.secrets).map(\.markdown.words).filter { $0.count > 12 }
      #expect(!secrets.isEmpty)
      #expect(secrets.filter { given.contains($0) } == [])
      #expect(secrets.filter { !key.contains($0) } == [])
    }
  }

  @Test(arguments: languages)
  func `a slide holds what it shows`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      for room in [SlideRoom.pandoc, .browser] {
        for slide in lesson.pages.flatMap(Slides(room: room).slides) {
          #expect(
            slide.body.fit(in: room) || slide.body.fitted(in: room).count == 1,
            "\(slide.markdown)")
          #expect(!slide.title.plain.isEmpty && slide.body.isEmpty != slide.scenes.isEmpty)
        }
      }
    }
  }

  @Test(arguments: languages)
  func `no sentence of a question or a task is lost on its slides`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      let slides = Lecture.split(lesson).flatMap { $0.slides + $0.forBrowser.slides }
      let shown = Set(slides.flatMap { $0.body + $0.lead }.flatMap(\.sentences))
      for page in lesson.pages {
        let lost = page.stem.flatMap(\.sentences).filter { !shown.contains($0) }
        #expect(lost == [], "\(lesson.id), page \(page.number)")
      }
    }
  }

  @Test(arguments: languages)
  func `all code of a page is on its slides`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      for room in [SlideRoom.pandoc, .browser] {
        let slides = Slides(room: room)
        for page in lesson.pages where page.asked == nil && page.change == nil {
          let shown = Set(slides.slides(of: page).flatMap(\.body).flatMap(\.code))
          let lost = page.section.openBlocks.flatMap(\.code).filter { !shown.contains($0) }
          #expect(page.figure != nil || lost == [], "\(lesson.id), page \(page.number)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `a page about a table or a list keeps some of it on its slides`(
    _ language: Language
  ) throws {
    for lesson in try pack(language).lessons {
      for room in [SlideRoom.pandoc, .browser] {
        let slides = Slides(room: room)
        for page in lesson.pages where page.activity == .tell {
          let told = page.section.openBlocks.filter { page.contract == nil || !$0.isTable }
          let shown = slides.slides(of: page).flatMap(\.body)
          #expect(
            !told.contains { $0.hasRows } || shown.contains { $0.hasRows },
            "\(lesson.id), page \(page.number)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `an exercise has no two equal choices, and more than one blank`(
    _ language: Language
  ) throws {
    let pack = try pack(language)
    for lesson in pack.lessons {
      let sheet = pack.files["\(lesson.id)-exercises.md"] ?? ""
      for exercise in sheet.split(separator: "\n## ") {
        let choices = exercise.matches(of: #/(?m)^- [a-z]\) (.+)$/#).map(\.output.1)
        #expect(Set(choices).count == choices.count, "\(lesson.id): \(exercise)")
        #expect(choices.count != 1, "\(lesson.id): \(exercise)")
      }
    }
  }

  @Test(arguments: languages)
  func `drawings on an exercise sheet name no command`(_ language: Language) throws {
    let pack = try pack(language)
    for (path, text) in pack.files where path.hasSuffix("-exercises.md") {
      #expect(!text.contains("--all") && !text.contains("diagram everything"), "\(path)")
    }
  }

  @Test(arguments: languages)
  func `choices are below a sentence that asks`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      let pages = Dictionary(lesson.pages.map { ($0.number, $0) }) { first, _ in first }
      for slide in Lecture.split(lesson).flatMap({ $0.slides + $0.forBrowser.slides }) {
        guard let choices = pages[slide.page]?.asked?.choices,
          let first = slide.body.firstIndex(where: { $0.hasItems(of: choices) })
        else { continue }
        let words = slide.body[..<first].filter { !choices.contains($0) }
        #expect(words.contains { $0.isParagraph }, "\(lesson.id): \(slide.markdown)")
      }
    }
  }

  /// In the whole course 165 of 1231 were before neighbours were joined. The choices of a long question have a slide of their
  /// own, and a short lesson may have some of them. So has a question without a drawing: two lessons have 8 of 94 and
  /// 9 of 81.
  @Test(arguments: languages)
  func `few slides have neither a drawing nor thirty words`(
    _ language: Language
  ) throws {
    for lesson in try pack(language).lessons {
      let slides = Lecture.split(lesson).flatMap { $0.forBrowser.slides }
      let short = slides.count(where: \.isShort)
      #expect(short <= 3 + slides.count / 12, "\(lesson.id): \(short) of \(slides.count)")
    }
  }

  /// Pandoc would begin the second one with other signs.
  @Test(arguments: languages)
  func `no list of a slide is cut in two on the same slide`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      for slide in Lecture.split(lesson).flatMap({ $0.slides + $0.forBrowser.slides }) {
        for (one, next) in zip(slide.body, slide.body.dropFirst()) {
          #expect(one.joined(with: next) == nil, "\(lesson.id): \(slide.body.markdown)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `a question takes a class three minutes at least`(_ language: Language) throws {
    for page in try pack(language).lessons.flatMap(\.pages) where page.activity == .ask {
      #expect(page.minutesInClass >= 3)
    }
  }

  @Test(arguments: languages)
  func `how long a lesson takes is said by its plan alone`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      let notes = lesson.pages.prefix(1).flatMap(\.section.notes).map(\.markdown).joined()
      #expect(notes.firstMatch(of: #/minutes|hours|分钟|小时/#) == nil, "\(lesson.id)")
    }
  }

  @Test(arguments: languages)
  func `what a class is asked has no words of the shell`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      let worksheet = Worksheet(lesson: lesson).blocks.markdown
      #expect(ShellWords.found(in: worksheet) == [], "\(lesson.id)")
      for page in lesson.pages where page.activity == .ask {
        let slides = Slides(room: .browser).slides(of: page)
        #expect(ShellWords.found(in: slides.map(\.markdown).joined()) == [], "\(lesson.id)")
      }
    }
  }

  @Test(arguments: languages)
  func `lectures have all pages in order, and are no longer than a lesson at school`(
    _ language: Language
  ) throws {
    for lesson in try pack(language).lessons {
      let lectures = Lecture.split(lesson)
      #expect(lectures.flatMap(\.parts).map(\.page.number) == lesson.pages.map(\.number))
      for lecture in lectures {
        let slides = lecture.forBrowser.slides.count
        #expect(lecture.minutes <= 45 && slides <= 24, "\(lesson.id)")
      }
    }
  }

  @Test(arguments: languages)
  func `what the class works on or guesses begins on a slide of its own`(
    _ language: Language
  ) throws {
    for lesson in try pack(language).lessons {
      for lecture in Lecture.split(lesson) {
        let slides = lecture.slides + lecture.forBrowser.slides
        for slide in slides where slide.isWork || slide.isGuess {
          let begins = slide.body.filter { if case .heading = $0.kind { true } else { false } }
          #expect(begins.isEmpty, "\(lesson.id): \(slide.title.plain)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `the key has every page of the paper with the questions`(_ language: Language) throws {
    let pack = try pack(language)
    for lesson in pack.lessons {
      guard let questions = pack.files["\(lesson.id)-questions.md"] else { continue }
      let key = try #require(pack.files["\(lesson.id)-key.md"])
      let headings = questions.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.filter { !key.contains("\n\($0)\n") } == [], "\(lesson.id)")
    }
  }

  @Test(arguments: languages)
  func `no lecture ends between a question and the page that answers it`(
    _ language: Language
  ) throws {
    for lesson in try pack(language).lessons {
      let lectures = Lecture.split(lesson)
      for (lecture, next) in zip(lectures, lectures.dropFirst()) {
        let (last, first) = try (#require(lecture.parts.last), #require(next.parts.first))
        let asks = last.page.asked.map { $0.question.borrowed == nil } ?? false
        let isTold = first.page.section.id.map(last.page.section.covers.contains) ?? false
        let isShown = asks && first.page.activity == .watch
        #expect(!isTold && !isShown, "\(lesson.id), page \(last.page.number)")
      }
    }
  }

  @Test(arguments: languages)
  func `the notes of a slide say nothing twice`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      for lecture in Lecture.split(lesson) {
        for slide in lecture.slides + lecture.forBrowser.slides {
          let repeated = slide.notes.enumerated().filter { index, note in
            slide.notes.prefix(index).contains(note)
          }
          #expect(repeated.map { [$0.element].markdown } == [], "\(lesson.id), \(slide.title)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `no picture is higher than its slide or its sheet`(_ language: Language) throws {
    for diagram in try pack(language).lessons.flatMap(\.pages).compactMap(\.figure?.diagram) {
      for sheet in [PictureSheet.slide, .show, .paper] {
        let scenes = PictureScene.all(of: diagram, on: sheet)
        #expect(scenes.allSatisfy { $0.fits }, "\(diagram.messages.map(\.text))")
      }
    }
  }

  /// The words of a page may speak of each message that paper shows.
  @Test(arguments: languages)
  func `slides show every message that is on paper`(_ language: Language) throws {
    for lesson in try pack(language).lessons {
      for page in lesson.pages {
        guard let figure = page.figure else { continue }
        #expect(
          figure.stills.flatMap(\.sentences) == figure.sheets.flatMap(\.sentences),
          "\(lesson.id), page \(page.number)")
      }
    }
  }

  private func pack(_ language: Language) throws -> Shown {
    try #require(PackLawTests.packs[language]).get()
  }

  @MainActor private struct Shown {
    let lessons: [PackedLesson]
    let files: [String: String]
    let count: Int

    init(in language: Language) throws {
      let (index, course) = (shippedIndex, shippedCourse)
      let lessons = Seed.share(of: index.entries).compactMap {
        index.lesson($0, in: language.rawValue).value
      }
      let (packed, pack) = try Language.$current.withValue(language) {
        (
          try lessons.map { try #require(try PackedLesson($0, in: course) { true }) },
          try #require(try Pack(lessons, in: course, columns: 64))
        )
      }
      self.lessons = packed
      count = pack.files.count
      files = Dictionary(pack.files.map { ($0.path, $0.text) }) { first, _ in first }
    }
  }
}

extension Pack.File {
  /// Pictures and pages are not read here.
  fileprivate var text: String { path.hasSuffix(".md") ? lines.text : "" }
}

extension PackedLesson.Page {
  /// What learners must not read before they have answered.
  fileprivate var secrets: [[Block]] {
    let question = asked?.question
    let reasons = question?.choices.map(\.reason) ?? []
    let hints = question?.hints.map(\.text) ?? []
    var task: [[Block]] = []
    if case .task(let exercise) = section.kind {
      task = exercise.hints.map(\.text) + [exercise.explanation]
    }
    return reasons + hints + [question?.explanation ?? []] + task + section.notes
  }
}

extension PackedLesson.Page {
  /// What a question or a task says before it is answered.
  fileprivate var stem: [Block] {
    if let asked { return asked.question.prompt + asked.choices }
    if case .task(let task) = section.kind { return task.prompt }
    return []
  }
}

extension Block {
  /// All that is to be read, in the smallest parts that a slide shows as a whole.
  fileprivate var sentences: [String] {
    switch kind {
    case .heading(_, let text), .paragraph(let text): text.sentences.map(\.plain)
    case .list(let list): list.items.flatMap(\.blocks).flatMap(\.sentences)
    case .table(let table): ([table.header] + table.rows).flatMap(\.cells).map(\.text.plain)
    case .quote(let blocks), .details(_, let blocks), .notes(_, let blocks):
      blocks.flatMap(\.sentences)
    case .code(_, let text): text.linesWithoutEnd
    case .ruler, .html: []
    }
  }
}

extension Block {
  fileprivate var hasRows: Bool {
    switch kind {
    case .list, .table: true
    default: false
    }
  }

  /// Whether it is a list with an item of one of the lists.
  fileprivate func hasItems(of choices: [Block]) -> Bool {
    guard case .list(let list) = kind else { return false }
    return choices.contains { block in
      guard case .list(let all) = block.kind else { return false }
      return list.items.contains { item in all.items.contains { $0.blocks == item.blocks } }
    }
  }

  /// The lines of a block of code.
  fileprivate var code: [String] {
    if case .code(_, let text) = kind { text.linesWithoutEnd } else { [] }
  }
}

extension String {
  /// The words without line ends and quote marks.
  fileprivate var words: String {
    split(whereSeparator: \.isWhitespace).filter { $0 != ">" }.joined(separator: " ")
  }
}
