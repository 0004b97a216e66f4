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
          All of this was made from the lesson files. Every drawing comes from a run of the app, and \
          the same lessons give the same pack again.
          """)),
    ]
  }

  private var contents: [Block] {
    [.heading(2, [.text(localized("What is here"))])]
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
            The folder pictures holds every drawing as SVG, for slides and pages. The folder pages holds every run as a \
            page to go through step by step: open it in a browser, or put it where learners can. \
            Keep both folders beside the papers, which lead to them.
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
            Read the key. The notes on its first page say how long the lesson takes, and where it \
            can be cut in two.
            """),
          localized(
            """
            Show the slides. A question comes before its answer: let them decide, on paper or by \
            hands, before you go on. What there is to say stands in the speaker's notes.
            """),
          localized(
            """
            Give out the handout afterwards, or page by page: it shows each run right behind the \
            question that asks for it.
            """),
          localized(
            """
            The exercises are for the same day or for home. They leave out one message first, and \
            more and more towards the end; solutions are at the end of the key.
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
        localized("The last one fetches reveal.js from the web when the slides are opened.")),
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
    case .slides: localized("to be shown, with what there is to say in the speaker's notes")
    case .handout: localized("to be read and written on, without answers")
    case .exercises: localized("runs in which something is to be found out")
    }
  }
}
