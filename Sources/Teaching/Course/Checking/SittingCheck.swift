import Lessons

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
    let minutes = lesson.minutes(of: sitting.pages)
    return minutes > LessonTime.mostMinutesOfSitting
      ? CheckMessages.tooLongForSitting(minutes, most: LessonTime.mostMinutesOfSitting) : nil
  }

  private func betweenChapters(_ sitting: Sitting) -> String? {
    let first = lesson.sections[sitting.pages.lowerBound]
    guard first.sittingTitle != nil, first.chapterTitle == nil else { return nil }
    return CheckMessages.sittingWithoutChapter
  }

  /// Of several sittings, the first needs a title, too.
  private func untitled(_ sitting: Sitting) -> String? {
    let first = lesson.sections[sitting.pages.lowerBound]
    guard first.sittingTitle == nil, sitting.pages.count < lesson.sections.count else { return nil }
    return CheckMessages.firstSittingUntitled
  }
}
