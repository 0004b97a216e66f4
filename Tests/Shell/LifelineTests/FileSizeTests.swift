import TestSupport
import Testing

/// A limit on the size of files, as `ulimit -f` sets it, is told, and leaves nothing behind.
@Suite struct FileSizeTests {
  private static let home = "mkdir -p home; export HOME=$PWD/home XDG_STATE_HOME=$PWD/home"
  /// A small course.
  private static let lessons = Repository.root + "/Tests/Shell/ShellTests/Transcripts/Lessons"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// Runs a line of `sh` in the scratch folder, with files of eight blocks, which are 4,096 bytes.
  private func limited(_ line: String) throws -> Program.Result {
    try Program.shell("cd \(scratch.path); \(Self.home); ulimit -f 8; \(line)")
  }

  private static let told = """
    cannot be written: the system allows this program files of 4096 bytes at most. Start it from a shell with a higher \
    limit: ulimit -f unlimited

    """

  @Test(arguments: ["html", "svg", "jsonl", "asciicast"])
  func `an export that gets too large is told, and is not there`(format: String) throws {
    let result = try limited("$LIFELINE run mvc rename --format \(format) --output run")
    #expect(result == .init(output: "", errors: "\"run\" \(Self.told)", status: 1))
    #expect(scratch.names == ["home"])
  }

  @Test func `what was there before is as it was`() throws {
    try scratch.write("mine", to: "run")
    let result = try limited("$LIFELINE run mvc rename --format svg --output run --force")
    #expect(result.status == 1)
    #expect(try scratch.text("run") == "mine")
    #expect(scratch.names == ["home", "run"])
  }

  @Test(arguments: ["class pack tour --output folder", "site folder"])
  func `of a folder nothing is there`(command: String) throws {
    let result = try limited("$LIFELINE --lessons '\(Self.lessons)' \(command)")
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix(Self.told))
    #expect(scratch.names == ["home"])
  }

  @Test func `progress that cannot be written is told, with what to do`() throws {
    let state = ["XDG_STATE_HOME": scratch.file("home")]
    let week = scratch.file("week.json")
    let assigned = try Program.run("class", "assign", "mvc", "--by", "2099-01-01", "--output", week)
    #expect(assigned.status == 0)
    let result = try limited("$LIFELINE progress import week.json")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("progress.sqlite: the system allows this program files of 4096 bytes"))
    #expect(
      result.errors.contains("Start it from a shell with a higher limit: ulimit -f unlimited"))
    #expect(try Program.run("progress", "import", week, environment: state).status == 0)
    #expect(try Program.run("progress", "export", environment: state).output.contains("2099-01-01"))
    #expect(!scratch.files(in: "home/lifeline").contains { $0.contains("aside") })
  }

  #if canImport(Glibc)
    /// Wrong answers to a question, until one is told not to be saved. Returns how many were taken before.
    private func answers(_ most: Int, blocks: Int) throws -> (taken: Int, remark: String?) {
      let terminal = try PseudoTerminal(
        [
          "/bin/sh", "-c", "ulimit -f \(blocks); exec \"$0\" \"$@\"", Program.path, "--color",
          "never",
          "--no-pager", "--lessons", Self.lessons,
        ], columns: 400, ["XDG_STATE_HOME": scratch.file("home"), "HOME": scratch.path])
      try terminal.wait(for: "> ")
      for (number, line) in (["lesson tour quiz"] + Array(repeating: "a", count: most)).enumerated()
      {
        terminal.type(line + "\r")
        let reply = try terminal.wait(for: "tour 4/9> ")
        if let remark = reply.split(separator: "\r\n").first(where: { $0.contains("not saved") }) {
          return (max(number - 1, 0), String(remark))
        }
      }
      return (most, nil)
    }

    @Test(arguments: [(8, 0), (80, 0), (200, 1)])
    func `an answer is saved, or told not to be`(blocks: Int, fewest: Int) throws {
      let (taken, remark) = try answers(60, blocks: blocks)
      #expect(taken >= fewest)
      #expect(taken < 60)
      let told = "the system allows this program files of \(blocks * 512) bytes at most. Start it"
      #expect(remark?.contains(told) == true, "\(remark ?? "nothing")")
      let exported = try Program.run(
        "progress", "export", environment: ["XDG_STATE_HOME": scratch.file("home")])
      #expect(exported.output.matches(of: /"kind" ?: ?"answer"/).count >= taken)
      #expect(!scratch.files(in: "home/lifeline").contains { $0.contains("aside") })
    }
  #endif
}
