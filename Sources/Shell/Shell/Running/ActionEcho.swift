import Grammar

/// What is shown after an action.
nonisolated enum ActionEcho: String, Choice {
  case screen, drawing, both, quiet

  var showsScreen: Bool { self == .screen || self == .both }
  var showsDrawing: Bool { self == .drawing || self == .both }
}
