import Foundation
import Shell

extension InteractiveLoop {
  /// Runs a shell at the terminal of the process, with line editing, history, completion and pager.
  ///
  /// - Parameter keepsHistory: whether typed lines are kept in a file for later sessions.
  /// - Returns: The status to end the process with; 128 and the number of the signal if a signal ended it.
  public static func run(_ shell: any AnsweringShell, keepsHistory: Bool = true) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let editor = LineEditor.shared
    let loop = InteractiveLoop(
      shell, reader: editor, console: .standard(shell.terminalSettings))
    editor.writer = loop.console.writer
    editor.history = keepsHistory ? .standard(in: environment) : nil
    editor.completer = { shell.completions(of: $0.line) }
    editor.onResize = { loop.resize(environment) }
    loop.connectView(to: editor)
    loop.onSettings = { settings in
      loop.console = .standard(settings)
      editor.writer = loop.console.writer
      loop.connectView(to: editor)
    }
    let status = loop.run()
    return editor.endingSignal.map { 128 + $0 } ?? status
  }

  /// The reading view knows what could be typed at the prompt, and hears when the window gets another size.
  private func connectView(to editor: LineEditor) {
    guard case .view(let view) = console.paging else { return }
    view.prompt = { [shell] in .init(for: shell) }
    view.resize = { [weak self] in
      editor.windowHasChanged()
      return self?.console.visible
    }
  }

  private func resize(_ environment: [String: String]) {
    console.measure(width: shell.terminalSettings.width, environment)
    shell.width = console.unsetColumns
    shell.height = console.screen.rows
  }
}

extension ReadingState.Prompt {
  @MainActor init(for shell: any AnsweringShell) {
    self.init(
      beginsCommand: { word in
        let word = word.lowercased()
        return shell.completions(of: word).contains { $0.lowercased().hasPrefix(word) }
      },
      answers: Set(shell.answerLetters), takesWords: shell.takesWords)
  }
}
