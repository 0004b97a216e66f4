#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @testable import Shell

  /// What a session reads of the course and of the apps' sources. The kernel counts.
  @MainActor @Suite struct ReadOnceTests {
    private let scratch: Scratch
    private let session: Session
    private let opened: OpenedFiles

    init() throws {
      scratch = try Scratch(["Sources/README.md": ""])
      for name in ["Lessons", "Sources/Apps"] {
        try FileManager.default.copyItem(
          atPath: Repository.root + "/" + name, toPath: scratch.file(name))
      }
      Self.waitForTick()
      opened = OpenedFiles(in: scratch.path)
      session = Session(
        .script, environment: ShellEnvironment(lessons: scratch.file("Lessons")))
    }

    /// What was written a moment ago is not kept.
    private static func waitForTick() { Thread.sleep(forTimeInterval: 0.05) }

    /// The files that a line opens.
    private func files(_ line: String) -> [String] {
      _ = opened.take()
      let reply = session.reply(to: line)
      #expect(reply.status == .done, "\(line): \(reply.complaint ?? "")")
      return opened.take()
    }

    private func isHead(_ path: String) -> Bool {
      path.hasPrefix("Lessons/") && path.split(separator: "/").count == 2
        && path.hasSuffix(".md") && !path.hasSuffix(".zh-Hans.md")
    }

    @Test func `a run reads the heads of lessons and the scenarios, each once, and no source`() {
      let files = files("run mvc rename")
      #expect(!files.isEmpty && Set(files).count == files.count)
      #expect(files.filter { !isHead($0) && !$0.hasSuffix(".scenario") } == [])
    }

    @Test(
      arguments: Seed.share(
        of: ["contract mvc", "contract viper-mock", "lesson mvc 3", "exercise", "lessons"],
        allWith: 30))
    func `the same line a second time opens nothing`(line: String) {
      #expect(!files(line).isEmpty)
      #expect(files(line) == [])
    }

    @Test func `a contract reads no lesson that a run did not read`() {
      _ = files("run mvc rename")
      #expect(files("contract mvvm-raw") == [])
    }

    @Test func `the list of exercises reads each exercise once, and none of its code`() {
      _ = files("run mvc rename")
      let files = files("exercise")
      #expect(files.count > 20 && Set(files).count == files.count)
      #expect(
        files.filter { !$0.hasPrefix("Lessons/exercises/") || !$0.hasSuffix(".md") } == [])
    }

    @Test func `a page without code reads no source, and code only that of its pattern`() {
      for line in ["lesson welcome 1", "lesson mvc 1"] {
        #expect(files(line).filter { $0.hasPrefix("Sources/") } == [], "\(line)")
      }
      let sources = files("lesson mvc code-rename").filter { $0.hasPrefix("Sources/") }
      #expect(!sources.isEmpty && sources.count < 60)
    }

    @Test func `a lesson that was saved is read again, and nothing else`() throws {
      _ = files("lesson mvc 1")
      try scratch.write(try scratch.text("Lessons/02-mvc.md") + "\n", to: "Lessons/02-mvc.md")
      Self.waitForTick()
      #expect(files("lesson mvc 1") == ["Lessons/02-mvc.md"])
    }
  }
#endif
