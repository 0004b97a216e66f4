import Course
import Documents
import Exports
import Lessons
import Localization
import QuestionBanks

/// A page of a lesson as a section of its file.
struct SitePage {
  private let number: Int
  private let section: Section
  private let figure: SiteFigure?
  private let contract: ContractFigure?
  private let question: SiteQuestion?

  init(
    _ number: Int, _ section: Section, of lesson: Lesson, in course: Course,
    _ figures: inout SiteFigures, _ runs: inout SiteRuns
  ) throws(PageProblem) {
    self.number = number
    self.section = try course.withChanges(in: section, folding: true).forSite
    let id = section.id ?? String(number)
    let pattern = try course.pattern(of: lesson)
    try course.requireClaims(of: section, pattern)
    let asked = try course.asked(section.question, id: section.id, pattern)
    question = SiteQuestion(section, asked, number: number)
    contract = ContractFigure("\(lesson.id).\(id)", section, of: lesson)
    if let contract { figures.add(contract) }
    if case .run(let request) = section.kind {
      let watched = try course.watched(request, pattern)
      let page = runs.page(
        of: watched, called: "\(lesson.id).\(id)", lesson: lesson, number, section.heading.plain)
      figure = figures.figure(of: watched.diagram, called: id, page: page)
    } else {
      figure = asked?.drawing.map { figures.figure(of: $0, called: id, page: nil) }
    }
  }

  /// In the list of pages.
  var link: Markup {
    "<li><a href=\"#\(number)\">\(section.heading.html(in: .site).joined)</a>\(mark)</li>"
  }

  private var mark: Markup {
    section.isCore ? " <small class=\"core\">\(localized("core"))</small>" : ""
  }

  /// - Parameters:
  ///   - count: the number of pages.
  ///   - next: the lesson after this one; `nil` for the last.
  func html(of count: Int, next: Lesson?) -> Markup {
    """
    <section class="page" id="\(number)"\(identity) aria-labelledby="\(name)">
    <h2 id="\(name)" tabindex="-1">\(section.heading.html(in: .site).joined)</h2>
    \(body)
    \(turning(of: count, next))
    </section>
    """
  }

  /// A heading has the id of its section, which does not change when pages are added. No such id has a `_`.
  private var name: String {
    guard let id = section.id, Int(id) == nil else { return "_\(number)" }
    return id
  }

  private var identity: Markup {
    section.id.map { " data-section=\"\($0)\"" } ?? ""
  }

  // MARK: What it shows

  private var body: [Markup] {
    guard section.waits else {
      return words(of: section) + [question?.html(under: name) ?? ""]
    }
    return section.beforeDrawing.openBlocks.html(in: .site) + [
      """
      <details class="wait"><summary>\(localized("Show the drawing"))</summary>
      \(words(of: section.fromDrawing))
      </details>
      """
    ]
  }

  /// The drawing is where the file has one. Else it is above a question, so that this stays next to its choices, and
  /// below any other text.
  private func words(of part: Section) -> [Markup] {
    let blocks = part.openBlocks
    let place =
      blocks.firstIndex(where: section.isDrawing) ?? (question == nil ? blocks.endIndex : 0)
    let drawing = figure?.html ?? contract?.html ?? ""
    return Array(blocks[..<place]).html(in: .site) + [drawing]
      + blocks[place...].filter { !$0.isMermaid }.html(in: .site)
  }

  private func turning(of count: Int, _ next: Lesson?) -> Markup {
    let last = next.map {
      SiteTurning.Link(SitePlace.lesson($0.id), localized("Next lesson: \($0.title)"))
    }
    return SiteTurning(
      place: localized("Page \(number) of \(count)"),
      back: number > 1 ? .init("#\(number - 1)", localized("Previous page")) : nil,
      on: number < count ? .init("#\(number + 1)", localized("Next page")) : last
    ).html
  }
}

extension ContractFigure {
  fileprivate var html: Markup {
    """
    <figure><div class="scroller"><img src="\(part.path)" alt="\(legend)" width="\(size.width)" \
    height="\(size.height)" loading="lazy"></div>\
    <figcaption>\(legend)</figcaption></figure>
    """
  }
}
