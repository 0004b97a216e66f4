import Cells
import Localization

/// What every answer fits itself to: the reader, the screen and the language.
final class Display {
  let mode: Session.Mode
  /// Those given at the start, and those that `set` changed. Commands add their own.
  var options: Options
  /// Of the window.
  var columns = 80
  var height: Int
  var language: Language
  /// What is shown after an action.
  var echo = ActionEcho.both
  /// What is set for the terminal, without the width, which is an option.
  var terminal: TerminalSettings
  /// Whether the system's shell knows the program that a command line begins with.
  let hasProgram: @MainActor (_ commandLine: String) -> Bool
  /// What a line in the system's shell begins with: the program, and the language and the directory of lessons that it was
  /// given.
  let program: String
  /// Whether each step shows its code.
  var showsCode = false
  /// Whether the answer is to a single command of a command line.
  var isCommandLine = false
  /// How many lines the screen has shown, with those that were typed.
  private(set) var linesShown = 0

  init(_ mode: Session.Mode, _ options: Options, _ environment: ShellEnvironment) {
    self.mode = mode
    self.options = options
    height = mode == .interactive ? 24 : .max
    language = options[.lang] ?? environment.language
    terminal = environment.terminal
    hasProgram = environment.hasProgram
    let isOther = language != environment.language
    program =
      "lifeline" + (isOther ? " --lang \(language.rawValue)" : "")
      + (environment.namedLessons.map { " --lessons \($0.shellWord)" } ?? "")
  }

  /// The columns to use.
  var width: Int { options[.width] ?? columns }

  func width(_ options: Options) -> Int { options[.width] ?? width }

  /// Whether what comes next is typed at the prompt. Else it is typed in the system's shell, where the name of the
  /// program is before each command.
  var isTypedInShell: Bool { mode == .interactive }

  /// Words that name commands, as they are typed next.
  func typed(_ words: String) -> String {
    isTypedInShell ? words : words.naming(program: program)
  }

  /// What a problem says, with its lines as they are typed next.
  func told(_ problem: ShellProblem) -> String {
    guard !isTypedInShell else { return problem.message }
    return typed(LineToType.$isForSystemShell.withValue(true) { problem.message })
  }

  /// A command as it is typed next.
  func command(_ line: String) -> String { isTypedInShell ? line : "\(program) \(line)" }

  /// A word of such a command.
  func word(_ text: String) -> String { isTypedInShell ? text.quotedIfNeeded : text.shellWord }

  /// Lines of the shell for a single start of the program. What a line opens is gone at its end.
  func commandLine(doing lines: [String]) -> String {
    ([program] + lines.map { "-c \($0.shellWord)" }).joined(separator: " ")
  }

  func countShown(lines: Int) { linesShown += lines }
}
