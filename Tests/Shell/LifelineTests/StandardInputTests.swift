#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  /// Standard input that comes in parts, or not to its end.
  @Suite struct StandardInputTests {
    /// The program, with a pipe that does not wait for its writer.
    private struct Waiting {
      let process = Process()
      private let input = Pipe()
      private let output = Pipe()
      private let errors = Pipe()

      init(_ arguments: [String], _ text: String, environment: [String: String] = [:]) throws {
        let reading = input.fileHandleForReading.fileDescriptor
        _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try Self.withoutBlockedSignals { try process.run() }
      }

      /// A program blocks the signals that the thread blocks from which it is started, and threads of tests block some.
      private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var (none, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try body()
      }

      func finish(_ text: String) throws -> Program.Result {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let texts = [output, errors].map {
          String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return .init(output: texts[0], errors: texts[1], status: process.terminationStatus)
      }
    }

    @Test(arguments: [
      ["render", "-"], ["render", "-", "--style", "wide"], ["render", "-", "--plain"],
    ])
    func `a drawing comes to its end when its second half comes late`(arguments: [String]) throws {
      let (first, second) = ("sequenceDiagram\nA->>B: one\nA->", ">B: two\n")
      let program = try Waiting(arguments, first)
      usleep(700_000)
      #expect(
        try program.finish(second) == Program.run(arguments, input: first + second))
    }

    @Test func `so do commands, and the actions of a run`() throws {
      let commands = try Waiting(["-"], "help tap\npatt")
      let actions = try Waiting(["run", "mvc", "-"], "launch\nopen \"He")
      usleep(700_000)
      #expect(try commands.finish("erns") == Program.run("-", input: "help tap\npatterns"))
      #expect(
        try actions.finish("llo\"\n")
          == Program.run("run", "mvc", "-", input: "launch\nopen \"Hello\"\n"))
    }

    /// The beginning of a process's memory is not there. The shell's own has to last as long as the program.
    @Test(arguments: ["-", "render -", "render - --plain", "load -", "run mvc -"])
    func `what cannot be read is a failure, not an end`(line: String) throws {
      #expect(
        try Program.shell("exec 3< /proc/self/mem; \"$LIFELINE\" \(line) <&3; exit $?")
          == .init(
            output: "",
            errors: """
              Standard input cannot be read to its end: the system says: Input/output error. Check what it comes from.

              """, status: 1))
    }

    /// `launch`, `open "Hello"`, and a text in Latin-1.
    private static let latin = #"launch\nopen "Hello"\ntype "caf\351"\nlaunch\n"#

    private func fed(_ text: String, to arguments: String) throws -> Program.Result {
      try Program.shell("printf '\(text)' | \"$LIFELINE\" \(arguments); exit $?")
    }

    @Test(arguments: ["", "-", "run mvc -"])
    func `what is not UTF-8 is refused where it comes`(arguments: String) throws {
      let isRun = arguments == "run mvc -"
      let result = try fed(isRun ? Self.latin : "use mvc\\n" + Self.latin, to: arguments)
      #expect(
        result.errors.hasPrefix(
          "Standard input cannot be read to its end: a line is not UTF-8 text."), "\(result)")
      #expect(result.status == 1)
      #expect(result.output.isEmpty == isRun)
    }

    @Test(arguments: [["render", "-", "--style", "wide"], ["load", "-"]])
    func `a signal ends waiting, and no file is left`(arguments: [String]) throws {
      let scratch = try Scratch()
      let program = try Waiting(
        arguments, "sequenceDiagram\n", environment: ["TMPDIR": scratch.path])
      for _ in 0..<1_000 where scratch.names.isEmpty { usleep(10_000) }
      #expect(scratch.names.count == 1)
      program.process.terminate()
      program.process.waitUntilExit()
      #expect(program.process.terminationReason == .uncaughtSignal)
      #expect(program.process.terminationStatus == SIGTERM)
      #expect(scratch.names == [])
    }
  }
#endif
