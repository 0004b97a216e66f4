import Cells
import Course
import Lessons

/// Some pages of a lesson that are taught in one go, with their slides.
struct Lecture {
  struct Stretch {
    let page: PackedLesson.Page
    var slides: [Slide]
    let minutes: Int
  }

  var stretches: [Stretch]

  var minutes: Int { stretches.map(\.minutes).reduce(0, +) }
  var slides: [Slide] { stretches.flatMap(\.slides) }

  /// When the page of each slide begins and ends, in minutes from the start.
  var minutesOfSlides: [Range<Int>] {
    var start = 0
    return stretches.flatMap { stretch in
      defer { start += stretch.minutes }
      return stretch.slides.map { _ in start..<start + stretch.minutes }
    }
  }

  /// Where slides stand still, which takes the most of them.
  var slideCount: Int { slides.map(\.count).reduce(0, +) }

  /// The first and the last page.
  var pages: ClosedRange<Int> {
    let numbers = stretches.map(\.page.number)
    return (numbers.min() ?? 1)...(numbers.max() ?? 1)
  }
}

extension Lecture {
  /// One lesson at school.
  private static let mostMinutes = 45
  /// One more shows the title.
  private static let mostSlides = 24

  /// A lesson in as few lectures as its minutes and its slides allow, of nearly the same length.
  static func split(_ lesson: PackedLesson) -> [Lecture] {
    let slides = Slides(lesson)
    let stretches = lesson.pages.map { page in
      Stretch(page: page, slides: slides.slides(of: page), minutes: page.minutesInClass)
    }
    let fewest = filling(mostMinutes, mostSlides, with: stretches)
    let fair = (1...mostMinutes).lazy.flatMap { minutes in
      [mostSlides * 3 / 4, mostSlides].lazy.map { filling(minutes, $0, with: stretches) }
    }
    return (fair.first { $0.count == fewest.count } ?? fewest).map(\.joined)
  }

  private static func filling(
    _ minutes: Int, _ slides: Int, with stretches: [Stretch]
  ) -> [Lecture] {
    stretches.reduce(into: []) { lectures, stretch in
      var longer = lectures.last ?? Lecture(stretches: [])
      longer.stretches.append(stretch)
      if lectures.isEmpty || longer.minutes > minutes || longer.slideCount > slides {
        lectures.append(Lecture(stretches: [stretch]))
      } else {
        lectures[lectures.count - 1] = longer
      }
    }
  }
}

extension Lecture {
  /// With little text on the slide of the page before it, where both fit on one.
  fileprivate var joined: Lecture {
    var lecture = Lecture(stretches: [])
    for stretch in stretches {
      lecture.stretches.append(stretch)
      let index = lecture.stretches.lastIndex {
        !$0.slides.isEmpty && $0.page.number != stretch.page.number
      }
      guard let index, let first = stretch.slides.first, stretch.page.activity == .tell,
        lecture.stretches[index].page.activity == .tell,
        let whole = lecture.stretches[index].slides.last?.joined(with: first)
      else { continue }
      lecture.stretches[index].slides[lecture.stretches[index].slides.count - 1] = whole
      lecture.stretches[lecture.stretches.count - 1].slides.removeFirst()
    }
    return lecture
  }
}

extension PackedLesson.Page {
  /// How a class spends the time of a page.
  enum Activity {
    case tell, watch, ask, task
  }

  var activity: Activity {
    if asked != nil { return .ask }
    if case .task = section.kind { return .task }
    return figure == nil ? .tell : .watch
  }

  /// An estimate, in whole minutes.
  var minutesInClass: Int {
    let words = section.openBlocks.filter { !$0.isMermaid } + (asked?.sheet ?? [])
    return LessonTime.minutesInClass(
      cells: words.markdown.cells, messages: figure?.diagram.messages.count ?? 0, doing: doing)
  }

  private var doing: LessonTime.Doing {
    switch activity {
    case .tell, .watch: .listening
    case .ask: .deciding
    case .task: .working
    }
  }
}
