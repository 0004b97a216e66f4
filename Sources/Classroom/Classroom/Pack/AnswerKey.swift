import Lessons
import Localization

/// The paper for the teacher: what comes of each question, task and change, with reasons, hints and notes, page by page. What
/// comes of a guess is a drawing, and drawings are in the handout.
struct AnswerKey {
  let lesson: PackedLesson
  let sheet: ExerciseSheet

  var blocks: [Block] {
    [.heading(1, [.text(localized("\(lesson.title): the teacher's key"))])]
      + lesson.pages.flatMap(blocks) + sheet.solutionBlocks
  }

  /// Empty for a page on which nothing is asked, and without notes.
  private func blocks(of page: PackedLesson.Page) -> [Block] {
    let parts = answers(on: page) + folded(on: page)
    return parts.isEmpty ? [] : [page.numberedHeading] + parts
  }

  private func answers(on page: PackedLesson.Page) -> [Block] {
    if let asked = page.asked {
      let question = asked.question
      return question.prompt + asked.solutionSheet + question.explanation.quoted
        + hints(question.hints) + [concepts(question.concepts)]
    }
    if page.change != nil { return page.openBlocks(withDrawing: []) }
    if page.section.waits {
      return page.openBlocks(
        withDrawing: [.paragraph(localized("The drawing is in the handout."))])
    }
    guard case .task(let task) = page.section.kind else { return [] }
    return task.prompt + [goals(task), .labelled(localized("Solution:"), solution(task))]
      + task.explanation.quoted + hints(task.hints)
  }

  private func goals(_ task: PageTask) -> Block {
    .boxes(
      task.goals.map { goal in
        (true, [.paragraph(goal.text + goal.text.gap + [.code(goal.source)])])
      })
  }

  private func solution(_ task: PageTask) -> [Inline] {
    Array(task.solution.map { [Inline.code($0)] }.joined(separator: [.text(" ")]))
  }

  private func hints(_ hints: [Hint]) -> [Block] {
    hints.isEmpty ? [] : [.label(localized("Hints")), .numbered(hints.map(\.text))]
  }

  private func concepts(_ ids: [String]) -> Block {
    let names = ids.map { lesson.concepts.name(of: $0, in: lesson.language) }
    return .labelled(localized("About:"), [.text(names.commaSeparated)])
  }

  /// Notes, and folded text; the hints of questions and tasks come with their answers.
  private func folded(on page: PackedLesson.Page) -> [Block] {
    page.section.blocks.flatMap { block -> [Block] in
      switch block.kind {
      case .notes(let summary, let text): [.label(summary)] + text
      case .details(let summary, let text) where !page.section.asks: [.label(summary)] + text
      default: []
      }
    }
  }
}

extension PackedLesson.Page {
  var numberedHeading: Block { .heading(2, [.text("\(number). ")] + heading) }
}

extension [Inline] {
  /// What is between these words and code. A full-width colon has a space of its own.
  fileprivate var gap: [Inline] { plain.hasSuffix("：") ? [] : [.text(" ")] }
}

extension [Block] {
  fileprivate var quoted: [Block] { isEmpty ? [] : [Block(.quote(self))] }
}
