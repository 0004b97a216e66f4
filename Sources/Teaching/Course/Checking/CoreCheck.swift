import Lessons
import Localization

/// Checks whether the short route is short: the core of a lesson is one sitting, and all of them take four hours.
struct CoreCheck {
  private let lessons: [Lesson]

  /// - Parameter lessons: all of the course, in one language.
  init(_ lessons: [Lesson]) { self.lessons = lessons }

  /// - Parameter directory: of the course.
  func findings(in directory: String) -> [Finding] {
    let all = lessons.map { $0.minutes(ofPages: $0.core) }.reduce(0, +)
    let most = LessonTime.mostMinutesOfCore
    guard all > most else { return lessons.compactMap(tooLong) }
    let message = localized(
      """
      the core of all lessons takes about \(all) minutes, and \(most) is the most. Take `core:` from some \
      headings.
      """)
    let finding = Finding(directory, Location(), message, isOfDirectory: true)
    return lessons.compactMap(tooLong) + [finding]
  }

  private func tooLong(_ lesson: Lesson) -> Finding? {
    let (minutes, most) = (lesson.minutes(ofPages: lesson.core), LessonTime.mostMinutesOfSitting)
    guard minutes > most else { return nil }
    let message = localized(
      """
      the core of this lesson takes about \(minutes) minutes, and \(most) is the most. Take `core:` from some \
      headings.
      """)
    return Finding(lesson.file, Location(), message)
  }
}
