import Cells
import Lessons
import Localization
import TestSupport
import Testing

@testable import Shell
@testable import Terminal

/// What holds of every page of the course in a window of 80 columns and 24 rows.
@MainActor @Suite struct PageReadingTests {
  private static let index = ShellEnvironment.course.library
  private static let window = ScreenSize(columns: 80, rows: 24)
  private static let ids = index?.entries.map(\.id) ?? []

  private func session(_ language: Language) -> Session {
    var environment = ShellEnvironment.course
    environment.language = language
    let session = Session(environment: environment)
    session.width = Self.window.columns
    return session
  }

  @Test(arguments: Seed.share(of: await ids, allWith: 30))
  func `a page that was read to its end says what to type, and no question must be scrolled to`(
    _ id: String
  ) throws {
    try expectPagesToBeReadable(id, .english)
  }

  @Test(arguments: Seed.some(for: await ids, oneIn: 30))
  func `so it is in Chinese`(_ id: String, _ seed: Seed) throws {
    try expectPagesToBeReadable(id, .chinese)
  }

  private func expectPagesToBeReadable(_ id: String, _ language: Language) throws {
    let session = session(language)
    let index = try #require(Self.index)
    let entry = try #require(index[id])
    let lesson = index.lesson(entry, in: language.rawValue, quotingCode: false).value
    let pages = try #require(lesson).sections.count
    for page in 1...pages {
      let text = session.reply(to: "lesson \(id) \(page)").text
      let isAsked = session.lessons.open.bookmark?.work?.asked != nil
      let place = "\(id) \(page), \(language.rawValue)"
      guard Pager.isNeeded(for: text.lines.map(\.plain), on: Self.window) else { continue }
      var reading = Terminal.ReadingState(
        WindowedText(text, in: Self.window), prompt: .init(for: session))
      if isAsked {
        let asked = try #require(reading.text.asked, "\(place)")
        #expect(reading.page.lines.upperBound == asked.upperBound, "\(place)")
        #expect(reading.page.lines.contains(asked.lowerBound), "\(place)")
      }
      while !reading.text.isEnd(reading.top) { _ = reading.press(.pageDown) }
      let last = reading.text.lines.lastIndex { $0.purpose == .goingOn }
      #expect(last.map(reading.page.lines.contains) == true, "\(place)")
    }
  }

  @Test(arguments: [Language.english, .chinese])
  func `the first drawing is seen at once`(_ language: Language) {
    let page = session(language).reply(to: "lesson welcome watch-edit").text
    #expect(!Pager.isNeeded(for: page.lines.map(\.plain), on: Self.window))
  }
}
