import Cells
import Course
import Lessons
import Localization

extension LessonCommands {
  func recap(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    let lesson = bookmark.lesson
    let done = lesson.sections.enumerated().compactMap { page, section in
      progress.outcome(of: section, in: bookmark.sourceLesson(of: page))
        .map { (section, $0) }
    }
    let parts =
      ["# \(lesson.title)"] + done.flatMap { summary(of: $0, $1) }
      + [lesson.lastWords].compactMap(\.self)
    let text = Styled(parts.joined(separator: "\n\n"))
    guard request[.output] == nil else {
      return try renderer.delivery.deliver(text, request.options)
    }
    let advice =
      done.isEmpty
      ? localized("You have not answered anything in this lesson yet.")
      : localized("recap --output FILE keeps this in a file.")
    return Reply(.stack([text, .wrapped(advice, to: width, .faint)]))
  }

  private func summary(of section: Section, _ outcome: PageWork.Outcome) -> [String] {
    let heading = "## " + section.heading.plain
    let skipped = outcome == .skipped ? [localized("*(shown, not answered)*")] : []
    let parts: [String]
    switch section.kind {
    case .question(let question):
      guard let asked = try? library.course?.ask(question, id: section.id ?? "") else { return [] }
      parts =
        [heading, question.prompt.plain] + skipped
        + [asked.rightOptions.map(\.markdown).joined(separator: "\n"), question.explanation.plain]
    case .task(let task):
      let solution = outcome == .skipped ? task.solution.map { "    " + $0 } : []
      parts = [heading, task.prompt.plain] + skipped + [solution.joined(separator: "\n")]
    case .text, .run, .contract, .claims: return []
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension PosedQuestion {
  fileprivate var rightOptions: [Option] {
    switch answer {
    case .one(let index): [options[index]]
    case .several(let indices): indices.sorted().map { options[$0] }
    case .sequence(let indices): indices.map { options[$0] }
    case .words: question.ticked.map { options[$0] }
    }
  }
}

extension PosedQuestion.Option {
  /// An item of a list, with its reason below.
  fileprivate var markdown: String {
    let reason: String =
      switch reason {
      case .written(let blocks): blocks.plain
      case .generated(let reason): reason.words
      }
    let lines = [text.styled(width: 1000).plain] + [reason].filter { !$0.isEmpty }
    return "* " + lines.joined(separator: "\n  ")
  }
}

extension Lesson {
  /// The text of its page `recap`.
  fileprivate var lastWords: String? {
    self["recap"].map { section in
      let lines = section.text.split(separator: "\n", omittingEmptySubsequences: false)
      return (["## " + section.heading.plain] + lines.dropFirst()).joined(separator: "\n")
    }
  }
}

extension [Block] {
  /// Words with their code spans, a line for each block.
  fileprivate var plain: String { styled(width: 1000).plain }
}
