import Cells
import Course
import Lessons
import Localization
import Progress

// The summary of a lesson, with what was answered in it.

extension LessonCommands {
  func recap(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    let (lesson, outcomes) = (bookmark.lesson, howPagesEnded(in: bookmark))
    let done = zip(lesson.sections, outcomes).compactMap { section, outcome in
      outcome.map { (section, $0) }
    }
    let parts =
      ["# \(lesson.title)"] + done.flatMap { summary(of: $0, $1) }
      + stillOpen(in: lesson, outcomes)
      + [lesson.lastWords].compactMap(\.self)
    let whole = Styled(parts.joined(separator: "\n\n"))
    guard request[.output] == nil else {
      return try delivery.deliver(whole, request.options)
    }
    let text =
      display.mode == .interactive
      ? [Block](markdown: whole.plain).styled(width: width)
      : Styled(whole.lines.flatMap { onScreen($0.plain).lines })
    let nothing =
      bookmark.isReview
      ? localized("You have not answered anything in this review yet.")
      : localized("You have not answered anything in this lesson yet.")
    let advice = done.isEmpty ? nothing : localized("recap --output FILE keeps this in a file.")
    return Reply(.stack([text, .wrapped(advice, to: width, .faint)]))
  }

  /// What is still due has not been answered in this review. What was answered days ago would give it away.
  private func howPagesEnded(in bookmark: Bookmark) -> [PageWork.Outcome?] {
    let account = progress.account
    let due = bookmark.isReview ? progress.reviewPlan(account).due.map(\.question) : []
    return bookmark.lesson.sections.enumerated().map { page, section in
      let lesson = bookmark.sourceLesson(of: page)
      let isDue = due.contains { $0.lesson == lesson && $0.section == section.id }
      return isDue ? nil : account.outcome(of: section, in: lesson)
    }
  }

  /// The questions and tasks that are not done, with their pages.
  private func stillOpen(in lesson: Lesson, _ outcomes: [PageWork.Outcome?]) -> [String] {
    let items = lesson.sections.enumerated().compactMap { page, section -> String? in
      guard section.asks, outcomes[page] == nil else { return nil }
      return "* " + localized("page \(page + 1): \(section.heading.plain)")
    }
    return items.isEmpty
      ? [] : ["## " + localized("Still open"), items.joined(separator: "\n")]
  }

  /// A line of Markdown on as many lines of the screen as it needs. An item stays indented.
  private func onScreen(_ line: String) -> Styled {
    let bullet = ["* ", "- ", "  "].first { line.hasPrefix($0) } ?? ""
    let text = String(line.dropFirst(bullet.count))
    return .wrapped(text, to: max(width - bullet.count, 1)).hanging(under: bullet)
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
        + [
          asked.rightOptions.map(asked.markdown(of:)).joined(separator: "\n"),
          question.explanation.plain,
        ]
    case .task(let task):
      let solution = outcome == .skipped ? task.solution.map { "    " + $0 } : []
      parts = [heading, task.prompt.plain] + skipped + [solution.joined(separator: "\n")]
    case .text, .run, .contract, .claims, .variations, .exercise: return []
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension PosedQuestion {
  /// An item of a list, with its reason below. Of a short answer, the first form that is accepted is enough.
  fileprivate func markdown(of index: Int) -> String {
    let option = options[index]
    let reason: String =
      switch option.reason {
      case .written(let blocks): blocks.plain
      case .generated(let reason): reason.words
      }
    let form = answer == .words ? question.choices[index].forms.first.map { "`\($0)`" } : nil
    let text = form ?? option.text.styled(width: 1000).plain
    let lines = [text] + [reason].filter { !$0.isEmpty }
    return "* " + lines.joined(separator: "  \n  ")
  }
}

extension Lesson {
  /// The text of its page `recap`.
  fileprivate var lastWords: String? {
    self["recap"].map { section in
      let blocks = section.openBlocks.map(\.onOneLine).markdown
      return "## " + section.heading.plain + "\n\n" + blocks
    }
  }
}

extension Block {
  /// Each paragraph on one line.
  fileprivate var onOneLine: Block {
    var block = self
    switch kind {
    case .paragraph(let text):
      let line = text.flowing.map { $0 == .softBreak ? .text(" ") : $0 }
      block.kind = .paragraph(line.flatMap(\.withCommandInWords))
    case .list(let list): block.kind = .list(list.mapBlocks { $0.map(\.onOneLine) })
    case .quote(let blocks): block.kind = .quote(blocks.map(\.onOneLine))
    case .heading, .table, .code, .details, .notes, .ruler, .html: break
    }
    return block
  }
}

extension Inline {
  /// A link to another lesson as its words and the command to type: a file of your own has no lesson next to it.
  fileprivate var withCommandInWords: [Inline] {
    guard case .link(let words, let url) = self, url.hasPrefix("lesson ") else { return [self] }
    let brackets = localized(" (\(url))").split(separator: url).map { Inline.text(String($0)) }
    return words + brackets.prefix(1) + [.code(url)] + brackets.suffix(1)
  }
}

extension [Block] {
  /// Words with their code spans, a line for each block.
  fileprivate var plain: String { styled(width: 1000).plain }
}
