import Shell
import Testing

@testable import Terminal

@MainActor
@Suite struct InteractiveLoopTests {
  let shell = ScriptedShell()
  let output = RecordedOutput()
  let errors = RecordedOutput()

  func run(_ inputs: Input...) -> Int32 {
    let console = Console(output: output.textOutput, errors: errors.textOutput)
    return InteractiveLoop(shell, reader: ScriptedReader(inputs), console: console).run()
  }

  @Test func `it answers until the input ends`() {
    #expect(run(.line("a"), .interrupted, .line("fail"), .line("b")) == 0)
    #expect(output.text == "said a\nsaid b\n\n")
    #expect(errors.text == "no such thing\n")
  }

  @Test func `the shell is told of Ctrl-C at the prompt`() {
    #expect(run(.line("a"), .interrupted, .line("b"), .interrupted) == 0)
    #expect(shell.lines == ["a", "b"])
    #expect(shell.interruptions == 2)
  }

  @Test func `wrong usage is told, and does not count in the end`() {
    #expect(run(.line("a"), .line("misuse")) == 0)
    #expect(output.text == "said a\n\n")
    #expect(errors.text == "how to use it\n")
  }

  @Test func `it ends at once when a reply leaves`() {
    #expect(run(.line("quit"), .line("more")) == 0)
    #expect(shell.lines == ["quit"])
  }

  @Test func `comments are skipped, and a blank line is empty unless a step is repeated`() {
    #expect(run(.line("a"), .line("  "), .line("# b")) == 0)
    #expect(shell.lines == ["a", ""])
    shell.repeatsOnEmptyLine = true
    #expect(run(.line("step"), .line(""), .line("# b"), .line("")) == 0)
    #expect(shell.lines == ["a", "", "step", "step", "step"])
  }

  @Test func `the terminal hears once of each change of the settings`() {
    shell.terminalSettings.width = 60
    let lines = ["a", "narrow", "b", "narrow", "wide"]
    let console = Console(output: output.textOutput, errors: errors.textOutput)
    let loop = InteractiveLoop(
      shell, reader: ScriptedReader(lines.map { .line($0) }), console: console)
    var heard: [TerminalSettings] = []
    loop.onSettings = {
      heard.append($0)
      loop.console.screen.columns = $0.width ?? 80
    }
    #expect(loop.run() == 0)
    #expect(heard.map(\.width) == [40, 100])
    // What it set itself, it knows; it hears what there would be without.
    #expect(shell.width == 80)
  }
}

@MainActor
@Suite struct BatchTests {
  let shell = ScriptedShell()
  let errors = RecordedOutput()

  func run(_ lines: [String], to output: RecordedOutput, source: String? = nil) -> Int32 {
    let console = Console(output: output.textOutput, errors: errors.textOutput)
    return Batch(shell, consoleFor: { _ in console }).runLines(from: lines, source: source)
  }

  @Test func `the console is that of the settings, as lines change them`() {
    let output = RecordedOutput()
    shell.terminalSettings.color = .always
    let batch = Batch(shell) { settings in
      var console = Console(output: output.textOutput, errors: errors.textOutput)
      console.writer = settings.color == .always ? .colored(.sixteen) : .plain
      console.screen.columns = settings.width ?? 80
      return console
    }
    #expect(batch.console.writer == .colored(.sixteen))
    #expect(batch.runLines(from: ["a", "narrow", "b"]) == 0)
    #expect(shell.width == 80)
    #expect(batch.console.screen.columns == 40)
  }

  @Test func `comments and blank lines are skipped, but counted`() {
    let output = RecordedOutput()
    #expect(run(["\u{FEFF}# x", "", "a\r", "  # y", "warn"], to: output, source: "demo.txt") == 0)
    #expect(shell.lines == ["a", "warn"])
    #expect(output.text == "said a\ntext\n")
    #expect(errors.text == "demo.txt:5: take care\n")
  }

  @Test(arguments: [("fail", 1, "no such thing\n"), ("misuse", 2, "how to use it\n")])
  func `the first failure is the end`(line: String, status: Int32, complaint: String) {
    #expect(run(["a", line, "b"], to: RecordedOutput()) == status)
    #expect(shell.lines == ["a", line])
    #expect(errors.text == complaint)
  }

  @Test func `a reply that leaves is the end, too`() {
    #expect(run(["quit", "fail"], to: RecordedOutput()) == 0)
  }

  @Test func `a reader that has gone ends it quietly, a full disk does not`() {
    #expect(run(["a", "b"], to: RecordedOutput(.readerGone)) == 0)
    #expect(errors.text == "")
    #expect(run(["a", "b"], to: RecordedOutput(.failed(28))) == 1)
    #expect(errors.text == "the output could not be written: No space left on device\n")
    #expect(shell.lines == ["a", "a"])
  }

  @Test func `an empty line never repeats`() {
    shell.repeatsOnEmptyLine = true
    #expect(run(["step", "", ""], to: RecordedOutput()) == 0)
    #expect(shell.lines == ["step"])
  }
}
