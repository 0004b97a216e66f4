import Actions
import AppInterface
import Localization

/// What is done to the app from outside: an action, or a command to the debugger that its pattern brings.
public nonisolated enum Input: Equatable, Sendable {
  case action(Action)
  /// Sets a part of the view state.
  case setViewState(path: String, value: String)
  /// Goes to an entry of the app's own log.
  case goToLogEntry(Int)
}

nonisolated extension Input: CustomStringConvertible {
  /// Reads an input as it is typed.
  public init(_ line: String) throws(ActionProblem) {
    let words = Words(line).words
    switch (words.first, words.count) {
    case ("view-state", 3): self = .setViewState(path: words[1], value: words[2])
    case ("log", 2):
      guard let entry = Int(words[1]) else { throw .notAnAction(line) }
      self = .goToLogEntry(entry)
    default: self = .action(try Action(line))
    }
  }

  /// The input as it is typed. Reading it gives the same input.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .setViewState(let path, let value):
      "view-state \(path.quotedIfNeeded) \(value.quotedIfNeeded)"
    case .goToLogEntry(let entry): "log \(entry)"
    }
  }
}

/// Why an input is not possible now.
public nonisolated enum InputProblem: Error, Codable, Equatable, Sendable {
  case action(ActionProblem)
  case viewState(ViewStateProblem)
  /// Lifeline has no way to the view state of this pattern, by its title, as one value.
  case noViewStateStore(pattern: String)
  /// This pattern, by its title, has no log with ways back.
  case noLog(pattern: String)
}

nonisolated extension InputProblem {
  /// What is wrong, and what to type instead.
  public var message: String {
    switch self {
    case .action(let problem): problem.message
    case .viewState(let problem): problem.message
    case .noViewStateStore(let title):
      localized(
        """
        Lifeline cannot show or set the view state of \(title) as one value. To see where it is, \
        type: where. A pattern with which it can: use mvc-vs
        """)
    case .noLog(let title):
      localized("\(title) keeps no log of the interface. A pattern that keeps one: use mvc-vs")
    }
  }
}

extension Stage {
  /// Does what is done from outside, and all work of the framework that follows from it. When that is not possible now,
  /// the error says why, and nothing changes.
  public func perform(_ input: Input) throws(InputProblem) {
    switch input {
    case .action(let action):
      do { try perform(action) } catch { throw .action(error) }
    case .setViewState(let path, let value):
      let debugger = try requireDebugger(else: .noViewStateStore(pattern: pattern.localizedTitle))
      do { try debugger.set(path, to: value) } catch { throw .viewState(error) }
    case .goToLogEntry(let entry):
      let debugger = try requireDebugger(else: .noLog(pattern: pattern.localizedTitle))
      do { try debugger.restore(entry) } catch { throw .viewState(error) }
    }
  }

  private func requireDebugger(
    else problem: InputProblem
  ) throws(InputProblem) -> any ViewStateDebugging {
    do { try requireRunning() } catch { throw .action(error) }
    guard let viewStateDebugging else { throw problem }
    return viewStateDebugging
  }
}
