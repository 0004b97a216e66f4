import Exports
import Lessons
import Localization

/// The README of a pack: its files, how to use them in class, and how to convert them.
struct PackReadme {
  /// The lessons with their papers.
  private let lessons: [(PackedLesson, papers: [Paper])]

  init(_ lessons: some Sequence<(PackedLesson, [Paper])>) {
    self.lessons = lessons.map { ($0, papers: $1) }
  }

  var text: String { (opening + contents + inClass + programs).markdown }

  private var opening: [Block] {
    [
      .heading(1, [.text(localized("For class: \(lessons.map(\.0.title).commaSeparated)"))]),
      .paragraph(
        localized(
          """
          This pack was made from the lesson files. Every drawing comes from a run of the app, and \
          the same lessons always give the same pack.
          """)),
    ]
  }

  private var contents: [Block] {
    [.heading(2, [.text(localized("Contents"))])]
      + lessons.flatMap { lesson, papers in
        [
          .heading(3, [.text(lesson.title)]),
          .bullets(papers.map { [.paragraph(line($0, of: lesson))] }),
        ]
      }
      + [
        .paragraph(
          localized(
            """
            The folder pictures holds every drawing as SVG, for slides and pages. The folder pages \
            holds every run as a page that you can step through in a browser; you can also put it \
            on a web site for learners. Keep both folders beside the papers: the papers link to \
            them.
            """))
      ]
  }

  private var inClass: [Block] {
    [
      .heading(2, [.text(localized("In class"))]),
      .numbered(
        [
          localized(
            """
            Read the key. The notes on its first page say how long the lesson takes and where you \
            can split it.
            """),
          localized(
            """
            Show the slides. Each question comes before its answer: let the class decide, on paper \
            or by a show of hands, before you go on. The speaker's notes say what to explain.
            """),
          localized(
            """
            Give out the handout afterwards, or page by page: it shows each run right after its \
            question.
            """),
          localized(
            """
            Use the exercises on the same day or as homework. The first ones leave out one \
            message, later ones more. The solutions are at the end of the key.
            """),
        ].map { [.paragraph($0)] }),
    ]
  }

  private var programs: [Block] {
    [
      .heading(2, [.text(localized("Word, PowerPoint, web pages"))]),
      .paragraph(
        localized(
          """
          With pandoc, and rsvg-convert for the pictures; on Debian and Ubuntu: \
          apt install pandoc librsvg2-bin
          """)),
      Block(.code(language: "sh", text: commands)),
      .paragraph(
        localized(
          """
          The last command makes slides that load reveal.js from the web when you open them.
          """)),
    ]
  }

  private var commands: String {
    guard let lesson = lessons.first?.0 else { return "" }
    let format = lesson.language.hasPrefix("zh") ? "gfm+east_asian_line_breaks" : "gfm"
    let paper = lesson.id + "-handout"
    let slides = lesson.id + "-slides"
    return """
      pandoc -f \(format) \(paper).md -o \(paper).docx
      pandoc -f \(format) --standalone --metadata pagetitle=\(paper) \(paper).md -o \(paper).html
      pandoc -f \(format)+fenced_divs --slide-level 2 \(slides).md -o \(slides).pptx
      pandoc -f \(format)+fenced_divs --slide-level 2 --standalone -t revealjs \(slides).md -o \(slides).html

      """
  }
}

extension PackReadme {
  private func line(_ paper: Paper, of lesson: PackedLesson) -> [Inline] {
    let file = paper.file(of: lesson)
    return [.link([.code(file)], url: file), .text(" – " + paper.purpose)]
  }
}

extension Paper {
  fileprivate var purpose: String {
    switch self {
    case .key: localized("for you: answers, reasons, hints, solutions and notes")
    case .slides: localized("for the screen, with speaker's notes")
    case .handout: localized("for learners to read and write on, without answers")
    case .exercises: localized("runs with something missing, for learners to complete")
    }
  }
}
