import Course
import Exports
import Lessons
import Localization

/// A lesson to be shown on a wall: one idea a slide, what there is to say in the speaker's notes.
///
/// It is Markdown with divisions (`::: notes`), as pandoc makes slides of it.
struct Slides {
  private let lesson: PackedLesson

  init(_ lesson: PackedLesson) {
    self.lesson = lesson
  }

  var text: String {
    ([frontMatter] + slides.map(\.markdown)).joined(separator: "\n\n")
  }

  var slides: [Slide] { lesson.pages.flatMap(slides) }

  private var frontMatter: String {
    let title = [Inline.text(lesson.title)].markdown.quotedForYAML
    return "---\ntitle: \(title)\nlang: \(lesson.language)\n---"
  }

  private func slides(of page: PackedLesson.Page) -> [Slide] {
    var slides: [Slide]
    if let asked = page.asked {
      slides = question(asked, on: page) + answer(asked, on: page)
    } else if case .task(let task) = page.section.kind {
      slides = self.task(task, on: page) + solution(task, on: page)
    } else {
      slides = told(page) + pictures(of: page)
    }
    let place = Block.paragraph(localized("Page \(page.number) of the handout."))
    for index in slides.indices { slides[index].notes.insert(place, at: 0) }
    if !slides.isEmpty { slides[0].notes += page.section.notes.flatMap(\.self) }
    return slides
  }

  /// The first sentences; all the others are for the speaker.
  private func told(_ page: PackedLesson.Page) -> [Slide] {
    let blocks = page.section.openBlocks.filter { !$0.isMermaid }
    var slides = Slide.fitting(blocks.gist, title: page.heading)
    if !slides.isEmpty { slides[0].notes += blocks.spoken }
    return slides
  }

  private func pictures(of page: PackedLesson.Page) -> [Slide] {
    guard let figure = page.figure else { return [] }
    let caption = figure.caption ?? page.heading.plain
    let shown = figure.parts.isEmpty ? [figure] : figure.parts
    return shown.enumerated().map { index, part in
      let count = shown.count == 1 ? "" : localized(" (\(index + 1) of \(shown.count))")
      let words = part.diagram.sentences(on: part.diagram.items)
      return Slide(
        title: page.heading + [.text(count)],
        body: [.paragraph([.image(description: [.text(caption)], url: part.picture)])],
        notes: [.bullets(words.map { [.paragraph(String($0.drop { $0 == " " }))] })])
    }
  }
}

extension Slides {
  private func question(_ asked: Asked, on page: PackedLesson.Page) -> [Slide] {
    let prompt = asked.question.prompt
    let hints = asked.question.hints.flatMap(\.text).spoken
    let sheet = asked.answer == .words ? [] : asked.sheet
    var slides = pictures(of: page) + Slide.fitting(prompt, sheet, title: page.heading)
    if !hints.isEmpty, !slides.isEmpty {
      slides[slides.count - 1].notes += [.label(localized("Hints"))] + hints
    }
    return slides
  }

  private func answer(_ asked: Asked, on page: PackedLesson.Page) -> [Slide] {
    let right: [Int] =
      switch asked.answer {
      case .one(let index): [index]
      case .several(let indices): indices.sorted()
      case .sequence(let indices): indices
      case .words: asked.question.ticked
      }
    let items = right.map { index -> [Block] in
      let words = asked.answer == .words ? asked.options[index].inlines : asked.lettered(index)
      return [.paragraph(words)]
    }
    let isOrdered = if case .sequence = asked.answer { true } else { false }
    let body: [Block] =
      isOrdered
      ? [.numbered(items)] + asked.explanation.gist
      : zip(right, items).flatMap { $1 + asked.options[$0].reasonBlocks.gist }
    var slides = Slide.fitting(body, title: answerTitle(of: page))
    slides[0].notes += (asked.solutionSheet + asked.explanation).spoken
    return slides
  }

  private func task(_ task: Exercise, on page: PackedLesson.Page) -> [Slide] {
    let goals = Block.boxes(task.goals.map { (false, [.paragraph($0.name)]) })
    var slides = Slide.fitting(task.prompt, [goals], title: page.heading)
    let hints = task.hints.flatMap(\.text).spoken
    if !hints.isEmpty { slides[0].notes += [.label(localized("Hints"))] + hints }
    return slides
  }

  private func solution(_ task: Exercise, on page: PackedLesson.Page) -> [Slide] {
    let steps = Block.numbered(task.solution.map { [.paragraph([.code($0)])] })
    var slides = Slide.fitting([steps] + task.explanation.gist, title: answerTitle(of: page))
    slides[0].notes += task.explanation.spoken
    return slides
  }

  private func answerTitle(of page: PackedLesson.Page) -> [Inline] {
    [.text(localized("Answer · "))] + page.heading
  }
}

extension String {
  /// In double quotes, with nothing in it that would end them.
  fileprivate var quotedForYAML: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
