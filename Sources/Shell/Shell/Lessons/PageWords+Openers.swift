import Lessons
import Localization

/// The words around the questions before a lesson.
extension PageWords {
  static func offer(of lesson: Lesson) -> String {
    localized("Three questions first, to skip what you know: lesson \(lesson.id) ask")
  }

  static func footer(of opening: OpeningQuestions, _ bookmark: Bookmark) -> String {
    let (number, count) = (bookmark.page + 1, bookmark.pages)
    if bookmark.isOpen {
      return localized(
        "Question \(number) of \(count), before the lesson. If you do not know it, type: skip")
    }
    guard bookmark.isLast else {
      return localized("Question \(number) of \(count). Press Return for the next.")
    }
    let (known, next) = (known(opening), localized("Press Return to open the lesson."))
    return localized("\(known) \(next)")
  }

  /// Which pages may be skipped.
  static func known(_ opening: OpeningQuestions) -> String {
    // `3, 6-8`
    let ranges = opening.known.sorted().map { $0 + 1 }.ranges.commaSeparated
    guard !ranges.isEmpty else { return localized("Read all pages.") }
    return localized("You may skip pages \(ranges): Return goes past them.")
  }

  static func notKnown(_ pages: [Int]) -> String {
    let numbers = pages.map { String($0 + 1) }.listed(.and)
    return pages.count == 1
      ? localized("Not right. Page \(numbers) explains it.")
      : localized("Not right. Pages \(numbers) explain it.")
  }

  static func onCommandLine(_ opening: OpeningQuestions, _ program: String) -> String {
    localized("To answer, start the shell: \(program). There, type: lesson \(opening.lesson) ask")
  }
}
