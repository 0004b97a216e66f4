import Exports
import Lessons
import Localization
import QuestionBanks

/// The README of a pack: its files, how to use them in class, and how to convert them.
struct PackReadme {
  /// The lessons with their papers.
  private let lessons: [(PackedLesson, papers: [Paper])]

  init(_ lessons: some Sequence<(PackedLesson, [Paper])>) {
    self.lessons = lessons.map { ($0, papers: $1) }
  }

  var text: String { blocks(.markdown).markdown }

  /// Which form of the papers is named.
  private enum Form { case page, markdown }

  private func blocks(_ form: Form) -> [Block] { opening + contents(form) + inClass + programs }

  /// The same as a page, which needs no other program and no network.
  var page: String {
    let language = lessons.first?.0.language ?? "en"
    return PaperPage(title: title, language: language, blocks: blocks(.page)).source
  }

  private var title: String { localized("For class: \(lessons.map(\.0.title).commaSeparated)") }

  private var opening: [Block] {
    [
      .heading(1, [.text(title)]),
      .paragraph(
        localized(
          """
          This pack was made from the lesson files. Every drawing comes from a run of the app, and \
          the same lessons always give the same pack.
          """)),
    ]
  }

  private func contents(_ form: Form) -> [Block] {
    [.heading(2, [.text(localized("Contents"))])]
      + lessons.flatMap { lesson, papers in
        [
          .heading(3, [.text(lesson.title)]),
          .bullets(papers.map { [.paragraph(line($0, form, of: lesson))] }),
        ]
      } + folders
  }

  private var folders: [Block] {
    guard hasPictures else { return [] }
    let pictures = localized(
      "The folder pictures holds every drawing as SVG, for slides and pages.")
    guard hasRuns else {
      let place = localized("Keep the folder next to the papers: the papers link to it.")
      return [.paragraph([pictures, place].joinedSentences)]
    }
    let runs = localized(
      """
      The folder pages holds every run as a page that you can step through in a browser; you can \
      also put it on a web site for learners.
      """)
    let places = localized("Keep both folders next to the papers: the papers link to them.")
    return [.paragraph([pictures, runs, places].joinedSentences)]
  }

  private var hasPictures: Bool {
    lessons.flatMap(\.0.pages).contains { $0.figure != nil || $0.contract != nil }
  }

  private var hasRuns: Bool { lessons.flatMap(\.0.pages).contains { $0.figure?.page != nil } }

  private func has(_ paper: Paper) -> Bool { lessons.contains { $0.papers.contains(paper) } }

  private var inClass: [Block] {
    let steps = [reading, showing, givingOut] + (has(.exercises) ? [exercising] : [])
    return [
      .heading(2, [.text(localized("In class"))]), .numbered(steps.map { [.paragraph($0)] }),
    ]
  }

  private var reading: String {
    localized(
      """
      Read the plan, which says what takes how many minutes, and the key. A selection of pages \
      is made with the option --pages of class pack.
      """)
  }

  private var showing: String {
    let beginning =
      has(.worksheet)
      ? localized(
        """
        Print the questions on one side of the paper, and give them out sheet by sheet, as a drawing on a later \
        sheet may answer an earlier question. Open the slides in a browser.
        """) : localized("Open the slides in a browser.")
    let steps = localized(
      """
      The right arrow shows the next message of a run, or the answer to a question: let the class \
      decide before, on paper or by a show of hands.
      """)
    let window = localized(
      """
      The key n opens a window for you, with the next slide, notes, the answer and the time: move \
      the other one to the wall. Print from the wall for the slides alone, and from your window for \
      slides with notes.
      """)
    let hasSteps = hasRuns || has(.worksheet)
    return ([beginning] + (hasSteps ? [steps] : []) + [window]).joinedSentences
  }

  private var givingOut: String {
    localized(
      """
      Give out the handout afterwards: it has the text and all drawings, and so most of the \
      answers.
      """)
  }

  private var exercising: String {
    localized(
      """
      Use the exercises on the same day or as homework. The first ones leave out one \
      message, later ones more. The solutions are at the end of the key.
      """)
  }

  private var programs: [Block] {
    [
      .heading(2, [.text(localized("Word, PowerPoint, web pages"))]),
      .paragraph(
        localized(
          """
          Every paper is there twice. Print the one for a browser, .html, on paper or as PDF. The \
          other, .md, is for Word and for web sites, with pandoc, and rsvg-convert for the pictures; on Debian and \
          Ubuntu: apt install pandoc librsvg2-bin
          """)),
      Block(.code(language: "sh", text: commands)),
      .paragraph(
        localized(
          """
          The slides for a browser need no other program and no network. PowerPoint shows each \
          run in steps of some messages; answers are in the notes below its slides.
          """)),
    ]
  }

  private var commands: String {
    guard let (lesson, papers) = lessons.first else { return "" }
    let format = lesson.language.hasPrefix("zh") ? "gfm+east_asian_line_breaks" : "gfm"
    let paper = lesson.id + "-handout"
    let slides = papers.compactMap { if case .slides = $0 { $0.file(of: lesson) } else { nil } }
    return """
      pandoc -f \(format) \(paper).md -o \(paper).docx
      pandoc -f \(format) --standalone --metadata pagetitle=\(paper) \(paper).md -o \(paper).html

      """
        + slides.map {
          "pandoc -f \(format)+fenced_divs --slide-level 2 \($0) -o \($0.dropLast(3)).pptx\n"
        }
        .joined()
  }

  private func line(_ paper: Paper, _ form: Form, of lesson: PackedLesson) -> [Inline] {
    let markdown = paper.file(of: lesson)
    let file = form == .page ? paper.page(of: lesson) ?? markdown : markdown
    return [.link([.code(file)], url: file), .text(" – " + paper.purpose)]
  }
}

extension Paper {
  fileprivate var purpose: String {
    switch self {
    case .plan: localized("for you: lectures with minutes and slides for each page")
    case .key: localized("for you: answers, reasons, hints, solutions and notes")
    case .show: localized("slides for a browser, with speaker's notes")
    case .slides: localized("the same slides for PowerPoint, through pandoc")
    case .worksheet: localized("for learners to write on, without answers")
    case .handout: localized("for learners to keep: the text and the drawings")
    case .exercises: localized("runs with something missing, for learners to complete")
    case .lab: localized("a lab of up to 90 minutes: exercises in code, and how to give marks")
    }
  }
}
