import Testing

@testable import Workshop

/// What the compiler wrote, as messages about the learner's files.
struct CompilerMessageTests {
  private let file = "/x/edit/Play.swift"
  private let macro = "/tmp/@__swiftmacro_4play_TracedMethod.swift"
  private let text = """
    @Traced(.controller) class PlayVC {
      func play() {
        store.save()
      }
      func stop() {
        store.save()
      }
    }
    """

  private func messages(_ output: String) -> [CompilerMessage] {
    CompilerMessage.all(in: output, sources: [file: text])
  }

  private func error(_ line: Int, _ column: Int) -> CompilerMessage {
    CompilerMessage(
      file: file, line: line, column: column, severity: .error, text: "no member 'save'")
  }

  @Test func `an error in a file`() {
    #expect(
      messages("\(file):3:11: error: no member 'save'\n    store.save()\n          ^")
        == [error(3, 11)])
  }

  @Test func `an error in a macro is told where its line is`() {
    #expect(
      messages("\(macro):2:9: error: no member 'save'\n  store.save()\n        ^") == [error(3, 5)])
  }

  @Test func `of two equal lines, the macro's note says which`() {
    let output = """
      \(macro):2:9: error: no member 'save'
        store.save()
              ^
      \(file):5:3: note: in expansion of macro '_TracedMethod' on instance method 'stop()' here
      """
    #expect(messages(output).first == error(6, 5))
  }

  @Test func `the note of another error does not count`() {
    let output = """
      \(macro):2:9: error: no member 'save'
        store.save()
      \(macro):9:9: error: no member 'save'
        nothing.like(this)
      \(file):5:3: note: in expansion of macro '_TracedMethod' on instance method 'stop()' here
      """
    #expect(messages(output).prefix(2) == [error(3, 5), error(5, 3)])
  }

  @Test func `what names no file is no message`() {
    #expect(messages("<unknown>:0: error: unable to execute command: Killed") == [])
  }

  @Test func `a warning of the macro is about tracing`() {
    let words = "This initialiser holds a closure and cannot be traced."
    #expect(messages("\(file):2:3: warning: \(words)").map(\.isAboutTracing) == [true])
    #expect(messages("\(file):2:3: warning: unused variable").map(\.isAboutTracing) == [false])
  }
}
