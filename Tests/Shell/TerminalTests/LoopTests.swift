import Shell
import Testing

@testable import Terminal

@MainActor
@Suite struct InteractiveLoopTests {
  let conversation = ScriptedConversation()
  let output = Recorded()
  let errors = Recorded()

  func run(_ inputs: Input...) -> Int32 {
    let console = Console(output: output.outlet, errors: errors.outlet)
    return InteractiveLoop(conversation, reader: ScriptedReader(inputs), console: console).run()
  }

  @Test func `it answers until the input ends`() {
    #expect(run(.line("a"), .interrupted, .line("fail"), .line("b")) == 0)
    #expect(output.text == "said a\nsaid b\n\n")
    #expect(errors.text == "no such thing\n")
  }

  @Test func `it knows how the last line went`() {
    let console = Console(output: output.outlet, errors: errors.outlet)
    let reader = ScriptedReader([.line("a"), .line("misuse")])
    let loop = InteractiveLoop(conversation, reader: reader, console: console)
    #expect(loop.run() == 0)
    #expect(loop.lastStatus == .wrongUsage)
  }

  @Test func `leaving is not asked twice`() {
    #expect(run(.line("quit"), .line("more")) == 0)
    #expect(conversation.heard == ["quit"])
  }

  @Test func `remarks say nothing, and a blank line is empty unless a step is repeated`() {
    #expect(run(.line("a"), .line("  "), .line("# b")) == 0)
    #expect(conversation.heard == ["a", ""])
    conversation.repeatsOnEmptyLine = true
    #expect(run(.line("step"), .line(""), .line("# b"), .line("")) == 0)
    #expect(conversation.heard == ["a", "", "step", "step", "step"])
  }
}

@MainActor
@Suite struct BatchTests {
  let conversation = ScriptedConversation()
  let errors = Recorded()

  func run(_ lines: [String], to output: Recorded, source: String? = nil) -> Int32 {
    let console = Console(output: output.outlet, errors: errors.outlet)
    return Batch(conversation, console: console).runLines(from: lines, source: source)
  }

  @Test func `remarks and blank lines are skipped, but counted`() {
    let output = Recorded()
    #expect(run(["\u{FEFF}# x", "", "a\r", "  # y", "warn"], to: output, source: "demo.txt") == 0)
    #expect(conversation.heard == ["a", "warn"])
    #expect(output.text == "said a\ntext\n")
    #expect(errors.text == "demo.txt:5: take care\n")
  }

  @Test(arguments: [("fail", 1, "no such thing\n"), ("misuse", 2, "how to use it\n")])
  func `the first failure is the end`(line: String, status: Int32, complaint: String) {
    #expect(run(["a", line, "b"], to: Recorded()) == status)
    #expect(conversation.heard == ["a", line])
    #expect(errors.text == complaint)
  }

  @Test func `leaving is the end, too`() {
    #expect(run(["quit", "fail"], to: Recorded()) == 0)
  }

  @Test func `a reader that has gone ends it quietly, a full disk does not`() {
    #expect(run(["a", "b"], to: Recorded(.readerGone)) == 0)
    #expect(errors.text == "")
    #expect(run(["a", "b"], to: Recorded(.failed(28))) == 1)
    #expect(errors.text == "the output could not be written: No space left on device\n")
    #expect(conversation.heard == ["a", "a"])
  }

  @Test func `an empty line never repeats`() {
    conversation.repeatsOnEmptyLine = true
    #expect(run(["step", "", ""], to: Recorded()) == 0)
    #expect(conversation.heard == ["step"])
  }
}
