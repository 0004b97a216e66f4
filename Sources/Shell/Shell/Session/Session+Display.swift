import Localization

// What all rooms share.

extension Session {
  public var mode: Mode { display.mode }
  /// The options that hold for every answer, as `set` changed them.
  public var options: Options { display.options }

  /// In columns.
  public var width: Int {
    get { display.width }
    set { display.columns = newValue }
  }

  /// In rows.
  public var height: Int {
    get { display.height }
    set { display.height = newValue }
  }

  public var terminalSettings: TerminalSettings {
    var settings = display.terminal
    settings.width = options[.width]
    return settings
  }

  /// A command as it is typed next.
  public func typed(command: String) -> String { display.command(command) }

  /// The language of lessons and answers.
  public var language: Language { display.language }
}
