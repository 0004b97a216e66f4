/// What the terminal needs to know of a shell.
@MainActor
public protocol AnsweringShell: AnyObject {
  /// Plain text, such as `mvc> `.
  var prompt: String { get }
  /// Whether an empty line repeats the last line.
  var repeatsOnEmptyLine: Bool { get }
  /// The columns a reply may use.
  var width: Int { get set }
  /// The rows of the screen.
  var height: Int { get set }

  /// The letters that answer the open question; empty when none is asked.
  var answerLetters: [Character] { get }
  /// Whether the open question is answered in words.
  var takesWords: Bool { get }

  /// What is set for the terminal. It may change with every line.
  var terminalSettings: TerminalSettings { get }

  /// - Parameter line: an empty line asks for news only, such as a lesson that was saved.
  func reply(to line: String) -> Reply

  /// Ctrl-C at the prompt, in place of a line. What was asked is not done.
  func interrupt()

  /// What is left to be said when the input ends.
  func farewell() -> Reply

  /// What the last word of an unfinished line could become, without quotes.
  func completions(of line: String) -> [String]
}

extension AnsweringShell {
  public var takesWords: Bool { false }
  public func interrupt() {}
}
