import Lessons
import Localization

/// Checks whether a lesson can be read in sittings of at most 25 minutes.
struct SittingCheck {
  private let lesson: Lesson

  init(_ lesson: Lesson) { self.lesson = lesson }

  var findings: [Finding] {
    lesson.sittings.flatMap { sitting in
      [tooLong(sitting), betweenChapters(sitting), untitled(sitting)].compactMap(\.self).map {
        Finding(lesson.file, lesson.sections[sitting.pages.lowerBound].location, $0)
      }
    }
  }

  private func tooLong(_ sitting: Sitting) -> String? {
    let (minutes, most) = (lesson.minutes(of: sitting.pages), LessonTime.mostMinutesOfSitting)
    guard minutes > most else { return nil }
    return localized(
      """
      from here it is about \(minutes) minutes to the next sitting, and \(most) is the most. Begin another \
      sitting at a chapter: give its heading a `sitting:` with a title.
      """)
  }

  private func betweenChapters(_ sitting: Sitting) -> String? {
    let first = lesson.sections[sitting.pages.lowerBound]
    guard first.sittingTitle != nil, first.chapterTitle == nil else { return nil }
    return localized(
      "a sitting begins here, but no chapter does. Put `sitting:` on a heading with `chapter:`.")
  }

  /// Of several sittings, the first needs a title, too.
  private func untitled(_ sitting: Sitting) -> String? {
    let first = lesson.sections[sitting.pages.lowerBound]
    guard first.sittingTitle == nil, sitting.pages.count < lesson.sections.count else { return nil }
    return localized(
      "a later page begins a sitting. Then the first page needs a `sitting:` with a title, too.")
  }
}
