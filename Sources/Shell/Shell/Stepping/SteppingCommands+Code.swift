import Analysis
import Cells
import Localization

extension SteppingCommands {
  func showCode(_ request: Request) throws(ShellProblem) -> Reply {
    display.showsCode = try request[.codeDisplay] == .on
    let words =
      display.showsCode
      ? localized("Each step shows its code now. To end it: step code off")
      : localized("Steps no longer show their code.")
    return reply(words)
  }

  /// The code of the last message before a place; empty unless it was asked for.
  ///
  /// - Parameter height: of the drawing above it, in lines; 0 where the code is next to it.
  private func code(
    at place: Stepper, width: Int, below height: Int, _ options: Options
  ) -> Styled {
    guard display.showsCode, let stop = place.stop, let sources = library.sources,
      let code = CodeFinder(place.trace, in: sources).code(of: stop)
    else { return Styled() }
    let room = display.height - height - Self.linesAroundMethod
    let limit = max(Self.fewestLines, min(Self.mostLines, room))
    return CodeSheet(code: code, options: options, limit: limit, context: 0).styled(width: width)
  }

  /// A drawing with its code: next to it where both fit, else below it.
  func drawn(_ drawing: Styled, withCodeAt place: Stepper, _ options: Options) -> Styled {
    let taken = (drawing.lines.map(\.cells).max() ?? 0) + Self.gap
    let room = width(options) - taken
    guard room >= Self.leastCode, !options[.plain] else {
      let code = code(
        at: place, width: width(options), below: drawing.lines.count, options)
      return .stack([drawing, code])
    }
    return .sideBySide(
      drawing, code(at: place, width: room, below: 0, options), width: taken - Self.gap,
      gap: Self.gap)
  }

  /// Lines of a method. The rest of a long one is only counted.
  private static let (fewestLines, mostLines) = (3, 10)
  /// The headings, the line that sent the message, and the prompt.
  private static let linesAroundMethod = 10
  /// In cells. Narrower code would break most of its lines.
  private static let leastCode = 50
  private static let gap = 3
}
