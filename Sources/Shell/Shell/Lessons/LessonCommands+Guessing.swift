import Cells
import Lessons
import Localization

// A page with `wait:` shows its text, then waits for Return or a guess in words, and draws only then.

extension LessonCommands {
  /// Whether a line is a guess about the drawing of the open page. A line that begins with a command is
  /// none, and neither is a single word that is short for a command, except a single letter.
  func isGuess(_ line: String) -> Bool {
    guard bookmark?.isWaiting == true else { return false }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !Session.commands.names.contains(first) else { return false }
    return words.count > 1 || line.loneLetter != nil
      || (try? Session.commands.named(first, orShort: display.mode == .interactive)) == nil
  }

  /// Draws what the open page has waited with, below the guess, and what stands below the drawing.
  ///
  /// - Returns: an empty reply when the page does not wait.
  func reveal(guess: String? = nil, _ options: Options) -> Reply {
    guard var bookmark, bookmark.isWaiting, case .run(let request) = bookmark.section.kind else {
      return Reply()
    }
    bookmark.isWaiting = false
    self.bookmark = bookmark
    let width = width(options)
    let reminder = guess.map { localized("You guessed: \($0)") } ?? ""
    let page = LessonPage(bookmark.section.fromDrawing, options[.plain] ? .spoken : .drawn)
    let footer = footer(of: bookmark)
    func whole(_ drawing: Styled?) -> Styled {
      let whole = Styled.stack([
        reminder.isEmpty ? Styled() : .wrapped(reminder, to: width, .strong),
        page.styled(width: width, drawing: drawing), footer,
      ])
      return options[.ascii] ? whole.inASCII : whole
    }
    do {
      return Reply(whole(try drawn(request, in: bookmark.lesson, options)))
    } catch {
      return Reply(whole(nil), complaint: error.message, status: error.status)
    }
  }
}
