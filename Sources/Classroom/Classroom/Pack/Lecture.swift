import Cells
import Course
import Lessons

/// Some pages of a lesson that are taught in one go, with their slides.
struct Lecture {
  /// A page with its slides, and with the time that it takes in class.
  struct Part {
    let page: PackedLesson.Page
    var slides: [Slide]
    let minutes: Int

    /// In PowerPoint, but the pictures of a run count as two at most: they are passed quickly, and a browser shows all of
    /// them on one slide.
    var slideCount: Int {
      slides.map { page.activity == .watch ? min($0.count, 2) : $0.count }.reduce(0, +)
    }
  }

  var parts: [Part]

  var minutes: Int { parts.map(\.minutes).reduce(0, +) }
  var slides: [Slide] { parts.flatMap(\.slides) }

  /// When the page of each slide begins and ends, in minutes from the start.
  var minutesOfSlides: [Range<Int>] {
    var start = 0
    return parts.flatMap { part in
      defer { start += part.minutes }
      return part.slides.map { _ in start..<start + part.minutes }
    }
  }

  var slideCount: Int { parts.map(\.slideCount).reduce(0, +) }

  /// The first and the last page.
  var pages: ClosedRange<Int> {
    let numbers = parts.map(\.page.number)
    return (numbers.min() ?? 1)...(numbers.max() ?? 1)
  }
}

extension Lecture {
  /// One lesson at school.
  static let mostMinutes = 45
  /// One more shows the title.
  static let mostSlides = 24

  /// A lesson in as few lectures as its minutes and its slides allow, of nearly the same length.
  static func split(_ lesson: PackedLesson) -> [Lecture] {
    let slides = Slides(room: .pandoc)
    let parts = lesson.pages.map { page in
      Part(page: page, slides: slides.slides(of: page), minutes: page.minutesInClass)
    }
    let groups = groups(of: parts)
    let fewest = filling(mostMinutes, mostSlides, with: groups)
    let fair = (1...mostMinutes).lazy.flatMap { minutes in
      [mostSlides * 3 / 4, mostSlides].lazy.map { filling(minutes, $0, with: groups) }
    }
    return (fair.first { $0.count == fewest.count } ?? fewest).map { $0.joined(in: .pandoc) }
  }

  /// The same pages with the slides that a browser shows, which have more room.
  var forBrowser: Lecture {
    let slides = Slides(room: .browser)
    return replacingSlides { slides.slides(of: $0.page) }.joined(in: .browser)
      .replacingSlides { $0.slides.map { $0.explained(in: .browser) } }
  }

  private func replacingSlides(_ slides: (Part) -> [Slide]) -> Lecture {
    Lecture(parts: parts.map { Part(page: $0.page, slides: slides($0), minutes: $0.minutes) })
  }

  /// A question and the run that answers it are taught in the same lecture, where both fit.
  private static func groups(of parts: [Part]) -> [[Part]] {
    parts.reduce(into: []) { groups, part in
      let group = groups.last ?? []
      let whole = Lecture(parts: group + [part])
      if let asked = group.last?.page, asked.isAnswered(by: part.page),
        !whole.isLonger(than: mostMinutes, mostSlides)
      {
        groups[groups.count - 1] = whole.parts
      } else {
        groups.append([part])
      }
    }
  }

  private static func filling(
    _ minutes: Int, _ slides: Int, with groups: [[Part]]
  ) -> [Lecture] {
    groups.reduce(into: []) { lectures, group in
      let longer = Lecture(parts: (lectures.last?.parts ?? []) + group)
      if lectures.isEmpty || longer.isLonger(than: minutes, slides) {
        lectures.append(Lecture(parts: group))
      } else {
        lectures[lectures.count - 1] = longer
      }
    }
  }

  private func isLonger(than minutes: Int, _ slides: Int) -> Bool {
    self.minutes > minutes || slideCount > slides
  }
}

extension Lecture {
  /// With little text on the slide before it or after it, where both fit on one: those of the same page first.
  fileprivate func joined(in room: SlideRoom) -> Lecture {
    joined(in: room) { $0.page == $1.page }
      .joined(in: room) { first, _ in !isWork(first) }
  }

  /// What the class works on has its slide for itself.
  private func isWork(_ slide: Slide) -> Bool {
    parts.first { $0.page.number == slide.page }?.page.isForPencils ?? false
  }

  private func joined(in room: SlideRoom, where isWanted: (Slide, Slide) -> Bool) -> Lecture {
    var slides = parts.enumerated().flatMap { index, part in
      part.slides.map { (part: index, slide: $0) }
    }
    var index = 0
    while index + 1 < slides.count {
      let (slide, next) = (slides[index].slide, slides[index + 1].slide)
      if isWanted(slide, next), let whole = slide.joined(with: next, in: room) {
        slides[index].slide = whole
        slides.remove(at: index + 1)
      } else {
        index += 1
      }
    }
    var lecture = self
    for index in parts.indices {
      lecture.parts[index].slides = slides.filter { $0.part == index }.map(\.slide)
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
    if asked != nil || change != nil { return .ask }
    if case .task = section.kind { return .task }
    return figure == nil ? .tell : .watch
  }

  /// Whether the class is asked here what the next page shows.
  func isAnswered(by next: PackedLesson.Page) -> Bool {
    asked.map { $0.question.borrowed == nil } == true && next.activity == .watch
  }

  /// Whether learners write down an answer or do a task.
  var isForPencils: Bool { asked != nil || activity == .task }

  /// An estimate, in whole minutes.
  var minutesInClass: Int {
    let words = section.openText + (asked?.sheet ?? [])
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
