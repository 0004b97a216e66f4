import Course
import Exports
import Lessons
import Localization

/// A lesson as slides: one idea on each slide, with the full text in the speaker's notes.
///
/// It is Markdown with divisions (`::: notes`), which pandoc converts to slides.
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
    } else if page.contract != nil || page.section.waits {
      slides =
        told(page.section.beforeDrawing, on: page) + pictures(of: page) + matrix(of: page)
        + rest(of: page)
    } else {
      slides = told(page.section, on: page) + pictures(of: page)
    }
    let place = Block.paragraph(localized("Page \(page.number) of the handout."))
    for index in slides.indices { slides[index].notes.insert(place, at: 0) }
    return slides.noting(page.section.notes.flatMap(\.self))
  }

  /// The first sentences; the full text is in the notes.
  private func told(_ part: Section, on page: PackedLesson.Page) -> [Slide] {
    let blocks = part.openBlocks.filter { !$0.isMermaid }
    return Slide.fitting(blocks.abridged, title: page.heading).noting(blocks.spoken)
  }

  /// What is told below the drawing; empty when nothing stands there.
  private func rest(of page: PackedLesson.Page) -> [Slide] {
    let part = page.section.afterDrawing
    return part.openBlocks.isEmpty ? [] : told(part, on: page)
  }

  /// The matrix of a contract. Its table, which names the kinds of messages, is in the notes.
  private func matrix(of page: PackedLesson.Page) -> [Slide] {
    guard let contract = page.contract else { return [] }
    let picture = [Inline.image(description: [.text(contract.legend)], url: contract.picture)]
    return [
      Slide(
        title: page.heading, body: [.paragraph(picture)],
        notes: page.section.blocks.filter(\.isTable).spoken)
    ]
  }

  private func pictures(of page: PackedLesson.Page) -> [Slide] {
    guard let figure = page.figure else { return [] }
    let caption = figure.caption ?? page.heading.plain
    let shown = figure.parts.isEmpty ? [figure] : figure.parts
    return shown.enumerated().map { index, part in
      let count = shown.count == 1 ? "" : localized(" (\(index + 1) of \(shown.count))")
      let words = part.diagram.bareSentences(on: part.diagram.items)
      return Slide(
        title: page.heading + [.text(count)],
        body: [.paragraph([.image(description: [.text(caption)], url: part.picture)])],
        notes: [.bullets(words.map { [.paragraph($0)] })])
    }
  }
}

extension Slides {
  private func question(_ asked: PosedQuestion, on page: PackedLesson.Page) -> [Slide] {
    let prompt = asked.question.prompt
    let slides = pictures(of: page) + Slide.fitting(prompt, asked.choices, title: page.heading)
    return slides.noting(spoken(asked.question.hints), on: slides.indices.last)
  }

  private func answer(_ asked: PosedQuestion, on page: PackedLesson.Page) -> [Slide] {
    Slide.fitting(asked.shownAnswer, title: answerTitle(of: page))
      .noting((asked.solutionSheet + asked.explanation).spoken)
  }

  private func task(_ task: Exercise, on page: PackedLesson.Page) -> [Slide] {
    let goals = Block.boxes(task.goals.map { (false, [.paragraph($0.name)]) })
    return Slide.fitting(task.prompt, [goals], title: page.heading).noting(spoken(task.hints))
  }

  private func solution(_ task: Exercise, on page: PackedLesson.Page) -> [Slide] {
    let steps = Block.numbered(task.solution.map { [.paragraph([.code($0)])] })
    return Slide.fitting([steps] + task.explanation.abridged, title: answerTitle(of: page))
      .noting(task.explanation.spoken)
  }

  private func spoken(_ hints: [Hint]) -> [Block] {
    hints.isEmpty ? [] : [.label(localized("Hints"))] + hints.flatMap(\.text).spoken
  }

  private func answerTitle(of page: PackedLesson.Page) -> [Inline] {
    [.text(localized("Answer · "))] + page.heading
  }
}

extension [Slide] {
  /// With notes added to one of the slides.
  fileprivate func noting(_ notes: [Block], on index: Int? = 0) -> [Slide] {
    var slides = self
    if let index, indices.contains(index) { slides[index].notes += notes }
    return slides
  }
}

extension PosedQuestion {
  /// The right options with their reasons.
  fileprivate var shownAnswer: [Block] {
    switch answer {
    case .one(let index): explained(index, lettered(index))
    case .several(let indices): indices.sorted().flatMap { explained($0, lettered($0)) }
    case .words: question.ticked.flatMap { explained($0, options[$0].inlines) }
    case .sequence(let indices):
      [.numbered(indices.map { [.paragraph(lettered($0))] })] + explanation.abridged
    }
  }

  /// An option and its reason as one paragraph, so that they stay on one slide.
  private func explained(_ index: Int, _ words: [Inline]) -> [Block] {
    let reason = options[index].reasonBlocks.abridged
    guard case .paragraph(let first)? = reason.first?.kind else {
      return [.paragraph([.strong(words)])] + reason
    }
    return [.paragraph([.strong(words), .lineBreak] + first)] + reason.dropFirst()
  }
}

extension String {
  /// In double quotes, with quotes and backslashes escaped.
  fileprivate var quotedForYAML: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
