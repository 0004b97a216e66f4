import Cells
import Lessons
import Localization

// A page with `wait:` shows its text, then waits for Return or a guess in words, and draws only then.

extension LessonCommands {
  /// A guess at a drawing, or at what a change leads to.
  func guess(_ words: String, _ options: Options) throws(ShellProblem) -> Reply {
    bookmark?.change == nil ? reveal(guess: words, options) : try guessAtChange(words)
  }

  /// Draws what the open page has waited with, below the guess, and what is below the drawing.
  ///
  /// - Returns: an empty reply when the page does not wait.
  func reveal(guess: String? = nil, _ options: Options) -> Reply {
    guard var bookmark, bookmark.isWaiting, case .run(let request) = bookmark.section.kind else {
      return Reply()
    }
    bookmark.isWaiting = false
    open.bookmark = bookmark
    let width = width(options)
    let reminder = guessed(guess, width, .strong)
    let page = LessonPage(bookmark.section.fromDrawing, options[.plain] ? .spoken : .drawn)
    let footer = footer(of: bookmark)
    func whole(_ drawing: Styled?) -> Styled {
      .stack([reminder, page.styled(width: width, drawing: drawing), footer])
        .inCharset(of: options)
    }
    do {
      let diagram = try runs.diagram(of: request, in: bookmark.lesson, options)
      return Reply(whole(renderer.drawn(diagram, options)))
    } catch {
      return Reply(whole(nil), complaint: error.message, status: error.status)
    }
  }

  /// Reminds of a guess; empty where there is none.
  func guessed(_ guess: String?, _ width: Int, _ style: Styled.Style) -> Styled {
    guess.map { .wrapped(localized("You guessed: \($0)"), to: width, style) } ?? Styled()
  }
}
