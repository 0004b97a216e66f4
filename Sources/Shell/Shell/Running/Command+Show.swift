import Grammar

extension Command {
  static let show = Command(
    "show", .shell, to: "what you see after an action",
    example: ["show screen"],
    details: """
      The app's screen, the drawing of the messages, both or neither. In a window, the drawing is \
      folded until it fits; diagram last shows all of it. With quiet, a run is only counted.
      """,
    Form(.optional(.echo), run: Session.show))
}

/// What is shown after an action.
nonisolated enum ActionEcho: String, Choice {
  case screen, drawing, both, quiet

  var showsScreen: Bool { self == .screen || self == .both }
  var showsDrawing: Bool { self == .drawing || self == .both }
}

extension Argument<ActionEcho> {
  static var echo: Self { .init(choice: ActionEcho.choices) }
}
