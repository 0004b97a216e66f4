import Analysis
import Cells
import Localization
import Stage
import Trace

/// Answers the commands that tell how things are: now, or at the message where the reader is.
struct InspectionCommands: Room {
  let renderer: RunRenderer

  func screen(_ request: Request) throws(ShellProblem) -> Reply {
    let options = request.options
    if let screen = pastScreen(options) { return dated(screen) }
    if let loaded = run.loaded {
      guard let screen = loaded.lastScreen else {
        return Reply(ScreenForm(options, width: width(options)).styled(nil))
      }
      let words = ScreenWords.lines(of: screen.text)
      return Reply(Styled(options[.plain] ? ScreenWords.text(words) : screen.text))
    }
    return Reply(ScreenForm(options, width: width(options)).styled(try run.requirePlay()))
  }

  /// `nil` at the end of the run.
  private func pastScreen(_ options: Options) -> Styled? {
    guard let position = run.position else { return nil }
    let form = ScreenForm(options, width: width(options))
    guard let screens = run.pastScreens(as: form) else { return nil }
    let screen = form.styled(screens.screen(at: position))
    return screens.areExact
      ? screen : .stack([screen, .wrapped(PastScreens.remark, to: width, .faint)])
  }

  func state(_ request: Request) throws(ShellProblem) -> Reply {
    let state = if let past = run.pastState() { past } else { TraceState(try run.state()) }
    guard let name = try request.ifGiven(.object) else {
      let objects = state.objects.filter { !$0.properties.isEmpty }
      return dated(.stack(objects.map { $0.styled(width: width) }))
    }
    guard let object = state[name] else {
      throw try noObject(name, known: state.names)
    }
    return dated(object.styled(width: width))
  }

  /// Why no object that lives has a name: it was released, or there never was such an object.
  func noObject(_ name: String, known: [String]) throws(ShellProblem) -> ShellProblem {
    if let gone = try goneObject(name, known: known) { return .name(.gone(gone)) }
    return .name(.unknownParticipant(name, known: known))
  }

  /// The object of a name that does not live any more; `nil` when one of the name lives, or there never was one.
  func goneObject(_ name: String, known: [String]) throws(ShellProblem) -> String? {
    guard known.first(spelledLike: name) == nil else { return nil }
    return try run.past().participants.map(\.name).first(spelledLike: name)
  }

  /// An answer that holds for the position of the reader, and names it.
  func dated(_ text: Styled) -> Reply {
    Reply(.stack([text, run.stepping?.positionRemark(width: width) ?? Styled()]))
  }
}
