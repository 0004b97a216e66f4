import Course
import Lessons

/// A lesson with everything that its papers need: its runs and its questions with answers.
struct PackedLesson {
  let id: String
  let title: String
  let language: String
  let pages: [Page]
  /// Those of which pages are packed, if the lesson has several.
  let sittings: [PackedSitting]
  let concepts: ConceptList

  struct Page {
    /// Counted from 1, as in the shell.
    let number: Int
    /// As it is printed: without HTML, and with links to the web only.
    let section: Section
    /// The drawing of the page; `nil` when there is none.
    let figure: Figure?
    /// The contract of the page, drawn as a matrix; `nil` when the page is about something else.
    let contract: ContractFigure?
    /// On a page on which something is changed: what to guess, and what follows; `nil` on others.
    let change: (guess: Section, outcome: Section)?
    /// `nil` when the page asks no question.
    let asked: PosedQuestion?

    var heading: [Inline] { section.heading }
  }

  /// - Parameters:
  ///   - choice: the pages to pack.
  ///   - goesOn: asked before each page; `nil` after `false`.
  init?(
    _ lesson: Lesson, in course: Course, pages choice: PageChoice = .all,
    while goesOn: () -> Bool
  ) throws(PackProblem) {
    id = lesson.id
    title = lesson.title
    language = lesson.language
    concepts = course.concepts
    var pages: [Page] = []
    for (index, section) in lesson.titlingLinks(in: course.index).sections.enumerated()
    where choice.includes(index + 1, of: lesson) {
      guard goesOn() else { return nil }
      do {
        pages.append(try Page(index + 1, section, of: lesson, in: course))
      } catch {
        throw PackProblem(lesson: lesson.id, page: index + 1, reason: error.message)
      }
    }
    self.pages = pages
    sittings = PackedSitting.all(of: lesson, pages)
  }

  /// The files that the papers refer to.
  var files: [Pack.File] {
    pages.compactMap(\.figure).flatMap(\.files) + pages.compactMap(\.contract).map(\.part.file)
  }
}

extension PackedLesson.Page {
  fileprivate init(
    _ number: Int, _ section: Section, of lesson: Lesson, in course: Course
  ) throws(PageProblem) {
    let pattern = try course.pattern(of: lesson)
    let name = "\(lesson.id).\(section.id ?? String(number))"
    self.number = number
    self.section = try course.withChanges(in: section).forPrint
    try course.requireClaims(of: section, pattern)
    change = try course.change(in: section).map { ($0.guess.forPrint, $0.outcome.forPrint) }
    asked = try course.asked(section.question?.forPrint, id: section.id, pattern)
    contract = ContractFigure(name, section, of: lesson)
    if case .run(let run) = section.kind {
      let watched = try course.watched(run, pattern)
      let contract = course.contract(of: watched.trace.header.pattern)
      figure = Figure(
        name, watched.diagram, run: (watched, contract), sources: course.index.sources)
    } else {
      figure = asked?.drawing.map { Figure(name, $0) }
    }
  }
}
