import Localization

/// What every answer fits itself to: the reader, the screen and the language.
final class Display {
  let mode: Session.Mode
  /// Those given at the start. Commands add their own.
  let options: Options
  var width: Int
  var height: Int
  var language: Language
  /// What is shown after an action.
  var echo = ActionEcho.both
  /// Whether each step shows its code.
  var showsCode = false
  /// How many lines the screen has shown, with those that were typed.
  private(set) var linesShown = 0

  init(_ mode: Session.Mode, _ options: Options) {
    self.mode = mode
    self.options = options
    width = options[.width] ?? 80
    height = mode == .interactive ? 24 : .max
    language = options[.lang] ?? .english
  }

  func width(_ options: Options) -> Int { options[.width] ?? width }

  func countShown(lines: Int) { linesShown += lines }
}

/// A part of the shell that answers some of the commands, with the state that these share.
protocol Room {
  var display: Display { get }
}

extension Room {
  var width: Int { display.width }
  func width(_ options: Options) -> Int { display.width(options) }
  /// As lessons name it.
  var language: String { display.language.rawValue }
}
