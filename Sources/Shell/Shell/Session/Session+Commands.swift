import Cells
import Localization
import Stage

// Commands that concern several rooms.

extension Session {
  /// An action changes the app, and with it the goals of the open task.
  func act(_ request: Request) throws(ShellProblem) -> Reply {
    var reply = try runs.act(request)
    reply.text = .stack([reply.text, lessons.goalsAfterAction()])
    return reply
  }

  /// A new app. The open lesson keeps its own app.
  func use(_ request: Request) throws(ShellProblem) -> Reply {
    let pattern = try request[.pattern]
    lessons.suspend()
    return runs.use(pattern)
  }

  func show(_ request: Request) throws(ShellProblem) -> Reply {
    guard let echo = try request.ifGiven(.echo) else { return Reply(Styled(display.echo.rawValue)) }
    display.echo = echo
    return Reply(.wrapped(echo.confirmation, to: width))
  }

  func language(_ request: Request) throws(ShellProblem) -> Reply {
    guard let language = try request.ifGiven(.language) else {
      return Reply(Styled(language.rawValue))
    }
    display.language = language
    lessons.reopenInPresentLanguage()
    return Language.$current.withValue(language) {
      Reply(.wrapped(localized("Lifeline speaks English now."), to: width))
    }
  }
}

extension ActionEcho {
  fileprivate var confirmation: String {
    switch self {
    case .screen: localized("You see the app's screen after each action now.")
    case .drawing: localized("You see the messages after each action now.")
    case .both: localized("You see the app's screen and the messages after each action now.")
    case .quiet:
      localized("Actions are quiet now. To look: screen, diagram last. To end it: show both")
    }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
