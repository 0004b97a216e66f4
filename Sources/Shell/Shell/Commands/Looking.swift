import Cells
import Course
import Diagrams
import Localization
import Stage
import Trace

extension Command {
  static let screen = Command(
    name: "screen", usages: ["screen"], summary: "what the app shows now",
    family: .look, flags: [.plain, .ascii, .width], body: Session.screen)

  static let messages = Command(
    name: "messages", usages: ["messages"], summary: "all messages, one a line",
    details: "The numbers are those of the diagram.",
    family: .look, flags: [.all, .ascii, .width] + OptionName.looking, body: Session.messages)
}

extension Session {
  fileprivate func screen(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    if let screen = pastScreen(request.options) { return dated(screen) }
    if let screen = loaded?.lastScreen { return Reply(laidOut(screen.text, request.options)) }
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    return Reply(screen(of: play, request.options))
  }

  fileprivate func messages(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let diagram = try shown(presentTrace(), request.options)
    let list = MessageList(diagram, request.options)
    return Reply(list.styled(width: width(request.options)))
  }
}

extension Session {
  func width(_ options: Options) -> Int { options.width ?? width }

  func presentTrace() throws(ShellProblem) -> Trace {
    if let position { return position.trace }
    if let loaded { return loaded }
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    let trace = play.trace
    guard !trace.messages.isEmpty else { throw .missing(.messages) }
    return trace
  }

  /// What there is now, under the names of the last drawing; or what there was where one stands.
  func presentState() throws(ShellProblem) -> Trace {
    if let position { return position.past }
    _ = try presentTrace()
    return loaded ?? play?.lastPart ?? Trace(header: .init(pattern: ""))
  }

  func screen(of play: Play, _ options: Options) -> Styled {
    guard !options.isPlain else {
      return styled(
        play.stage.screenInWords.joined(separator: "\n"), ScreenForm(options, width: width))
    }
    return Styled(play.stage.screen(width: width(options), isASCII: options.isASCII))
  }

  private func laidOut(_ screen: String, _ options: Options) -> Styled {
    Styled(options.isPlain ? ScreenWords(screen).text : screen)
  }
}
