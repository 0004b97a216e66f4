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

  /// `1-3,7`
  var pages: String { parts.map(\.page.number).compressed }
}

extension Lecture {
  /// One lesson at school.
  static let mostMinutes = 45
  /// One more shows the title.
  static let mostSlides = 24

  /// A lesson in as few lectures as its minutes and its slides in a browser allow. Of these divisions, the one with the
  /// best breaks and lectures of nearly the same length.
  static func split(_ lesson: PackedLesson) -> [Lecture] {
    let groups = groups(of: lesson.pages.map { Part($0, in: .browser) })
    let beginnings = Set(lesson.sittings.compactMap(\.pages.first?.number))
    // The best division of the groups before each one, and at the end that of all.
    var best: [Division?] = [Division()] + groups.map { _ in nil }
    for start in groups.indices {
      guard let before = best[start] else { continue }
      var lecture = Lecture(parts: [])
      for end in start..<groups.count {
        lecture = lecture.adding(groups[end], in: .browser)
        if end > start, lecture.isLonger(than: mostMinutes, mostSlides) { break }
        let division = before.adding(lecture, beginnings)
        if best[end + 1].map(division.isBetter) ?? true { best[end + 1] = division }
      }
    }
    return best.last??.lectures.map { $0.shown(in: .pandoc) } ?? []
  }

  /// The same pages with the slides that a browser shows, which have more room.
  var forBrowser: Lecture {
    var lecture = shown(in: .browser)
    for index in parts.indices {
      lecture.parts[index].slides = lecture.parts[index].slides.map { $0.explained(in: .browser) }
    }
    return lecture
  }

  private func shown(in room: SlideRoom) -> Lecture {
    Lecture(parts: []).adding(parts.map { Part($0.page, in: room) }, in: room).numbered
  }

  /// With numbers in the titles of its slides, which are joined already.
  private var numbered: Lecture {
    var (lecture, rest) = (self, slides.numbered[...])
    for index in parts.indices {
      lecture.parts[index].slides = Array(rest.prefix(parts[index].slides.count))
      rest = rest.dropFirst(parts[index].slides.count)
    }
    return lecture
  }

  /// A question and the page that answers it are taught in the same lecture, where both fit.
  private static func groups(of parts: [Part]) -> [[Part]] {
    parts.reduce(into: []) { groups, part in
      let whole = (groups.last ?? []) + [part]
      if let asked = groups.last?.last?.page, asked.isAnswered(by: part.page),
        !Lecture(parts: []).adding(whole, in: .browser).isLonger(than: mostMinutes, mostSlides)
      {
        groups[groups.count - 1] = whole
      } else {
        groups.append([part])
      }
    }
  }

  private func isLonger(than minutes: Int, _ slides: Int) -> Bool {
    self.minutes > minutes || self.slides.count > slides
  }
}

/// A way to divide the first pages of a lesson.
private struct Division {
  var lectures: [Lecture] = []
  /// Lectures of different lengths are worse, in minutes squared, and so are bad breaks.
  private var faults = 0

  /// - Parameter beginnings: the pages with which a sitting begins.
  func adding(_ lecture: Lecture, _ beginnings: Set<Int>) -> Division {
    var division = self
    division.lectures.append(lecture)
    division.faults += lecture.minutes * lecture.minutes
    if !lectures.isEmpty, let page = lecture.parts.first?.page {
      division.faults += page.costOfBreak(beginnings)
    }
    return division
  }

  func isBetter(than other: Division) -> Bool {
    (lectures.count, faults) < (other.lectures.count, other.faults)
  }
}

extension PackedLesson.Page {
  /// How bad a break before the page is: as bad as two lectures of 4 minutes more and less, or of 9 where it speaks of
  /// what came before.
  fileprivate func costOfBreak(_ beginnings: Set<Int>) -> Int {
    if beginnings.contains(number) { return 0 }
    return section.chapterTitle != nil || hasOwnRun ? 32 : 160
  }

  /// Whether it shows a run, or asks about one that is not seen yet.
  private var hasOwnRun: Bool {
    guard let question = asked?.question else { return section.isRun }
    return question.run != nil && question.borrowed == nil
  }
}

extension Lecture {
  /// With more pages. A slide with little text goes with the slide before it or after it, where both fit on one.
  fileprivate func adding(_ parts: [Part], in room: SlideRoom) -> Lecture {
    parts.reduce(self) { $0.adding($1, in: room) }
  }

  private func adding(_ part: Part, in room: SlideRoom) -> Lecture {
    var (lecture, part) = (self, part)
    if let last = parts.lastIndex(where: { !$0.slides.isEmpty }) {
      let slides = (parts[last].slides.suffix(1) + part.slides).joined(in: room)
      lecture.parts[last].slides[parts[last].slides.count - 1] = slides[0]
      part.slides = Array(slides.dropFirst())
    }
    lecture.parts.append(part)
    return lecture
  }
}

extension Lecture.Part {
  fileprivate init(_ page: PackedLesson.Page, in room: SlideRoom) {
    let slides = Slides(room: room).slides(of: page).joined(in: room)
    self.init(page: page, slides: slides, minutes: page.minutesInClass)
  }
}

extension [Slide] {
  fileprivate func joined(in room: SlideRoom) -> [Slide] {
    reduce(into: []) { slides, next in
      if let whole = slides.last?.joined(with: next, in: room) {
        slides[slides.count - 1] = whole
      } else {
        slides.append(next)
      }
    }
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

  /// Whether the class is asked here what the next page shows or says.
  func isAnswered(by next: PackedLesson.Page) -> Bool {
    guard let question = asked?.question else { return false }
    if question.borrowed == nil, next.activity == .watch { return true }
    return next.section.id.map(section.covers.contains) ?? false
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
