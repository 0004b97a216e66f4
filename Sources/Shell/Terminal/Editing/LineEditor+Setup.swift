@preconcurrency import CReadline
import Foundation

extension LineEditor {
  static func configure() {
    useUTF8()
    // The name for `$if Lifeline` in ~/.inputrc. readline keeps these texts, so they are never freed.
    rl_readline_name = UnsafePointer(strdup("Lifeline"))
    rl_basic_word_break_characters = UnsafePointer(strdup(" \t\n"))
    rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
    rl_completer_quote_characters = UnsafePointer(strdup("\""))
    rl_attempted_completion_function = attempt
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    #if !canImport(Darwin)
      // Otherwise readline sets LINES and COLUMNS, and children use them even after a resize.
      rl_change_environment = 0
      installKeyReader()
      installBell()
    #endif
    using_history()
  }

  /// Swift's strings are UTF-8 in any locale. Readline must have the same idea of a character.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    guard mblen("é", 2) != 2 else { return }
    for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
  }

  typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// As readline expects it: the text to write, then the choices if there are several. readline frees all.
  fileprivate func matches(from start: Int) -> Matches? {
    guard let request = request(from: start) else { return nil }
    switch request.answer(from: completer(request)) {
    case .nothing:
      return nil
    case .one(let text, let endsWord):
      finishWord(endsWord && !isQuoteClosed(request))
      return list([text])
    case .several(let beginning, let choices):
      // The list then shows what is after the last slash.
      rl_filename_completion_desired = request.word.contains("/") ? 1 : 0
      rl_filename_quoting_desired = 0
      // Directories end with a slash already.
      rl_variable_bind("mark-directories", "off")
      return list([beginning] + choices)
    }
  }

  private func request(from start: Int) -> CompletionRequest? {
    guard let buffer = rl_line_buffer else { return nil }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(rl_point))
    return CompletionRequest(
      line: String(decoding: bytes, as: UTF8.self), wordOffset: start,
      isInQuotes: rl_completion_quote_character != 0)
  }

  /// Whether the closing quote already follows the cursor.
  private func isQuoteClosed(_ request: CompletionRequest) -> Bool {
    guard request.isInQuotes, let buffer = rl_line_buffer else { return false }
    return UInt8(bitPattern: buffer[Int(rl_point)]) == UInt8(ascii: "\"")
  }

  private func finishWord(_ isFinished: Bool) {
    guard !isFinished else { return }
    rl_completion_append_character = 0
    rl_completion_suppress_quote = 1
  }

  private func list(_ texts: [String]) -> Matches? {
    let size = (texts.count + 1) * MemoryLayout<Matches.Pointee>.stride
    guard let memory = calloc(1, size) else { return nil }
    let list = memory.assumingMemoryBound(to: Matches.Pointee.self)
    for (index, text) in texts.enumerated() { list[index] = strdup(text) }
    return list
  }
}

/// Called by readline on the thread that reads the line: the main one. Pointers cross into the
/// actor as numbers, since they are not `Sendable`.
private func attempt(
  _ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  // Otherwise readline completes file names.
  rl_attempted_completion_over = 1
  let address = MainActor.assumeIsolated {
    UInt(bitPattern: LineEditor.shared.matches(from: Int(start)))
  }
  return UnsafeMutablePointer(bitPattern: address)
}
