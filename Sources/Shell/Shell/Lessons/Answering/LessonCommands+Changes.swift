import Cells
import Course
import Lessons
import Localization

// A page of type `change` asks for a guess in words, then shows one variant after the other, by its letter or number.

extension LessonCommands {
  /// Keeps the guess, which is shown again with each variant.
  func guessAtChange(_ words: String) throws(ShellProblem) -> Reply {
    guard var work = bookmark?.change else { throw .page(.nothingAsked) }
    work.guess = words
    open.bookmark?.change = work
    return Reply(
      .stack([guessed(words, width, .strong), ChangeSheet(work: work).styled(width: width)]))
  }

  /// Shows what a variant changes. Its run can be looked at with every command.
  ///
  /// - Parameter name: its letter or its number.
  func variant(_ name: String, _ options: Options) throws(ShellProblem) -> Reply {
    guard var bookmark, var work = bookmark.change else { throw .page(.nothingAsked) }
    guard let index = Letters.index(of: name, in: work.letters.indices) else {
      throw .page(.misunderstood(.notALetter(name, last: work.letters.count)))
    }
    let (letter, variant) = (work.letters[index], work.variations.variants[index])
    let shown = try shown(variant, of: work.variations, in: bookmark.lesson, options)
    let wasDone = work.isDone
    work.see(index)
    if work.isDone, !wasDone { progress.recordSeen(bookmark) }
    bookmark.change = work
    open.bookmark = bookmark
    run.endStepping()
    return Reply(laidOut: {
      let width = width(options)
      let whole = Styled.stack([
        guessed(work.guess, width, .faint),
        ChangeSheet.row(letter, variant, width: width), shown() ?? Styled(),
        variant.remark.styled(width: width),
        .wrapped(PageWords.moreVariants(work), to: width, .faint)
          + footer(of: bookmark, width: width),
      ])
      return whole.inCharset(of: options)
    })
  }

  /// The drawing of the pattern as it is, or what differs from it.
  private func shown(
    _ variant: Variations.Variant, of variations: Variations, in lesson: Lesson, _ options: Options
  ) throws(ShellProblem) -> PageDrawing {
    let diagram = try runs.diagram(of: variations.request(for: variant), in: lesson, options)
    let facts = try facts(of: variant, in: variations)
    return { facts?.styled(width: width(options)) ?? renderer.drawn(diagram, options) }
  }

  private func facts(
    of variant: Variations.Variant, in variations: Variations
  ) throws(ShellProblem) -> VariantFacts? {
    let course = try library.requireCourse()
    return try telling(course.facts(of: variant, in: variations)) { (problem: FilteredRunProblem) in
      switch problem {
      case .run(let problem): .run(.request(problem))
      case .filter(let problem): .run(.filter(problem))
      }
    }
  }
}
