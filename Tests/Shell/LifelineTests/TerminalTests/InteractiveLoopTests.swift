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
}

@MainActor
@Suite struct BatchTests {
  let shell = ScriptedShell()
  let errors = RecordedOutput()

  func run(_ lines: [String], to output: RecordedOutput, source: String? = nil) -> Int32 {
    let console = Console(output: output.textOutput, errors: errors.textOutput)
    return Batch(shell, console: console).runLines(from: lines, source: source)
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
