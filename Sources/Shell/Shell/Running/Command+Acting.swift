import Actions
import Grammar
import Localization
import Stage

extension Command {
  /// A command for each action. Actions that are written in several ways share a command.
  static let actions: [Command] = Action.names.map { action($0) }

  private static func action(_ name: String) -> Command {
    let usages = Action.usages.filter { $0.usage.prefix { $0 != " " } == name }
    return Command(
      name, .act, to: Phrase(text: usages[0].meaning), example: example(of: name),
      details: "The answer shows the screen, then the messages between the app's objects.",
      syntax: .anything,
      usages.map { usage, meaning in
        Form(
          usage.split(separator: " ").dropFirst().map { part(String($0), of: usage) },
          to: Phrase(text: meaning), run: Session.act)
      })
  }

  private static func example(of name: String) -> [String] {
    if name == "follow" { return ["use viper-edges", "launch", "follow articles://article/2"] }
    return ["use mvc"] + (name == "launch" ? [] : ["launch"]) + (examples[name] ?? [name])
  }

  /// What comes after the launch, where that is more than the action alone.
  private static let examples: [String: [String]] = [
    "tap": [#"tap "Edit""#], "open": [#"open "Hello""#], "swipe": [#"swipe "Hello""#],
    "type": [#"open "Hello""#, #"type "Hi""#], "drag": [#"open "Hello""#, #"drag "Position" 5"#],
    "back": [#"open "Work""#, "back"], "answer": ["pull", "answer"],
    "tick": [#"open "Hello""#, #"tap "Play""#, "tick"], "network": ["network offline"],
    "remote": [#"remote delete "Work""#], "relaunch": ["save-state", "relaunch"],
  ]

  /// `[N]`, `LABEL`, `online|offline` and `delete` as a part of a form.
  private static func part(_ text: String, of usage: String) -> Part {
    if text.hasPrefix("[") { return .optional(.init(String(text.dropFirst().dropLast()))) }
    let choices = text.split(separator: "|").map(String.init)
    if choices.count > 1 { return .one(.init(text, candidates: { _ in .words(choices) })) }
    guard text == text.uppercased() else { return Part(word: text) }
    let isLast = usage.hasSuffix(text)
    let argument = Argument<String>(text, candidates: candidates(for: usage))
    return isLast ? .rest(argument) : .one(argument)
  }

  private static func candidates(for usage: String) -> Candidates.Maker<Session> {
    switch usage.prefix(while: { $0 != " " }) {
    case "tap": { .words($0.session.run.play?.stage.buttonLabels ?? []) }
    case "open", "swipe": { .words($0.session.run.play?.stage.rowLabels ?? []) }
    case "drag":
      { .words($0.words.isEmpty ? $0.session.run.play?.stage.sliderLabels ?? [] : []) }
    case "remote":
      { .words($0.words.count == 1 ? $0.session.run.play?.stage.itemNames ?? [] : []) }
    default: Candidates.none
    }
  }
}

extension Request {
  /// The words of a command that is an action.
  ///
  /// - Parameter stage: that of the app on view; `nil` for none.
  func action(on stage: Stage?) throws(ActionProblem) -> Action {
    do throws(ActionProblem) {
      if let line { return try Action(line) }
      return try Action(command.name, words)
    } catch {
      guard case .wrongUse(let name, nil) = error else { throw error }
      throw .wrongUse(name, here: stage?.names(for: name))
    }
  }
}

extension Stage {
  /// What an action can name on the screen; `nil` for one that names nothing there.
  fileprivate func names(for action: String) -> ActionProblem.Names? {
    switch action {
    case "tap": .buttons(buttonLabels)
    case "open", "swipe": .rows(rowLabels)
    case "drag": .sliders(sliderLabels)
    case "remote": .items(itemNames)
    default: nil
    }
  }
}
