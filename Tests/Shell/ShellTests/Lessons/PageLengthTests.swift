import Cells
import Lessons
import Localization
import TestSupport
import Testing

@testable import Shell

/// The words of a page fit a window of 80 columns and 24 rows, and its drawing fits two. The program folds no drawing of
/// a page: its words name messages, and only its author knows which.
@MainActor @Suite struct PageLengthTests {
  private static let index = ShellEnvironment.course.library
  /// By language.
  private static let lessons = Dictionary(
    uniqueKeysWithValues: ["en", "zh-Hans"].map { language in
      (language, index?.entries.compactMap { index?.lesson($0, in: language).value } ?? [])
    })
  private static var english: [Lesson] { lessons["en"] ?? [] }
  /// All rows but that of the prompt.
  private static let room = 23

  /// Pages whose only table, or only function, is longer than the window. It cannot be divided; the window shows it part
  /// by part.
  private static let tables = [
    "where-they-part recap", "view-state who-keeps-it", "words kinds", "which-one bill",
    "which-one signs", "which-one disagreements", "words translations", "testing side-by-side",
    "where-they-part look-open", "viper edges", "viper ownership", "viper roles",
    "mistakes families",
    "mvp roles", "mvc kept-where", "mvvm-c roles", "mvc-vs roles", "mvvm-c kept-state",
    "mvc-vs restored",
    "viper view-state", "taking-it-apart all-steps", "tea roles", "tea code-update", "mvcs roles",
    "mvcs why-not-table",
  ]

  @Test(arguments: ["en", "zh-Hans"])
  func `the words of a page fit the window`(_ language: String) throws {
    for lesson in try #require(Self.lessons[language]) {
      for section in lesson.sections where !Self.tables.contains("\(lesson.id) \(section.id ?? "")")
      {
        let rows = section.rowsOfWords
        #expect(rows <= Self.room, "\(lesson.file) \(section.id ?? ""): \(rows) rows")
      }
    }
  }

  @Test func `the drawing of a page fits two windows`() {
    let session = Session(.script, environment: .course)
    session.width = 80
    for lesson in Seed.share(of: Self.english, allWith: 30) {
      for section in lesson.sections where section.drawsRun {
        let id = section.id ?? ""
        let page = session.reply(to: "lesson \(lesson.id) \(id)")
        #expect(page.complaint == nil)
        let rows = page.text.plain.split(separator: "\n").count(where: \.hasLifeline)
        #expect(rows <= 2 * Self.room, "\(lesson.file) \(id): \(rows) rows")
      }
    }
  }

  @Test(arguments: Seed.share(of: [Language.english, .chinese], allWith: 30))
  func `what a change of the pattern changes fits the window`(_ language: Language) throws {
    let session = Session(.script, environment: .course)
    _ = session.reply(to: "set language \(language.rawValue)")
    session.width = 80
    var count = 0
    for lesson in Self.english {
      for section in lesson.sections {
        guard case .variations(let variations) = section.kind, let id = section.id else { continue }
        _ = session.reply(to: "lesson \(lesson.id) \(id)")
        for index in variations.variants.indices.dropFirst() {
          let reply = session.reply(to: Letters.letter(index))
          #expect(reply.complaint == nil)
          let rows = reply.text.lines.count
          #expect(rows <= Self.room, "\(lesson.id) \(id) \(Letters.letter(index)): \(rows) rows")
          count += 1
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `a page that may be longer is one table or one function`() {
    for name in Self.tables {
      let ids = name.split(separator: " ").map(String.init)
      let section = Self.english.first { $0.id == ids[0] }?[ids[1]]
      let tables = section?.blocks.count { $0.isTable } ?? 0
      let functions = section?.attributes["symbol"]?.text.split(separator: ",").count ?? 0
      #expect(tables + functions == 1, "\(name)")
    }
  }

  @Test func `a long lesson has chapters, none of them long`() throws {
    for lesson in try #require(Self.lessons["zh-Hans"]) {
      let chapters = lesson.chapters
      #expect(chapters.flatMap(\.pages) == Array(lesson.sections.indices), "\(lesson.id)")
      for chapter in chapters {
        #expect((1...13).contains(chapter.pages.count), "\(lesson.id): \(chapter)")
      }
    }
  }
}

extension Section {
  fileprivate var drawsRun: Bool { run != nil || question?.borrowed != nil }

  /// Of the text, the choices and the line below.
  fileprivate var rowsOfWords: Int {
    let text = LessonPage(self).styled(width: 80, drawing: Styled()).lines.count
    let choices = (question?.choices ?? []).map { $0.text.styled(width: 77).lines.count }
    let sheet = choices.isEmpty ? 0 : choices.reduce(0, +) + 3
    return text + sheet + 2
  }
}

extension Substring {
  /// Whether it is a row of a drawing: the first lifeline stands in the second column.
  fileprivate var hasLifeline: Bool {
    dropFirst().first.map("│┌├┤┼┊·◆○✕◀◁".contains) ?? false
  }
}
