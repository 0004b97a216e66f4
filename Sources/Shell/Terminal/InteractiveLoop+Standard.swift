import Foundation
import Shell

extension InteractiveLoop {
  /// A conversation at the process's own terminal, with everything that belongs to it. Returns the
  /// status to end the process with.
  public static func hold(
    _ conversation: any Conversation, _ options: TerminalOptions = TerminalOptions(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int32 {
    let editor = LineEditor.shared
    let loop = InteractiveLoop(
      conversation, reader: editor, console: .standard(options, environment: environment))
    editor.writer = loop.console.writer
    editor.history = options.keepsHistory ? .standard(in: environment) : nil
    editor.completer = { conversation.completions(of: $0.line).map(Completion.init(guessing:)) }
    editor.onResize = { loop.resize(options, environment) }
    let status = loop.run()
    return editor.endingSignal.map { 128 + $0 } ?? status
  }

  private func resize(_ options: TerminalOptions, _ environment: [String: String]) {
    let window = ScreenSize(ofDescriptor: STDOUT_FILENO)
    console.screen = .resolved(width: options.width, window: window, environment: environment)
    conversation.width = console.screen.columns
    conversation.height = console.screen.rows
  }
}

extension Completion {
  /// After a folder or an option's `=`, more of the same word follows.
  init(guessing text: String) {
    self.init(text, endsWord: !text.hasSuffix("/") && !text.hasSuffix("="))
  }
}
