import Localization
import Shell
import TestSupport
import Testing

/// What changes cost, as the shell shows it.
@Suite struct CostTests {
  private func reply(
    to line: String, in language: Language = .english,
    with lessons: ShellEnvironment = .course
  ) -> Reply {
    var environment = lessons
    environment.language = language
    return Session(.script, environment: environment).reply(to: line)
  }

  @Test func `the list says what to type for one of them`() {
    #expect(
      reply(to: "costs").text.plain == """
          confirm-delete  You are asked before an item is deleted
          count-in-title  The title of a folder counts its items

        For what it costs in each pattern, type: lifeline costs confirm-delete
        """)
  }

  /// The same bytes on every machine.
  private static let bills = [
    ("count-in-title.txt", "count-in-title"), ("confirm-delete.txt", "confirm-delete"),
    ("confirm-delete-40.txt", "confirm-delete --width 40 --ascii"),
    ("confirm-delete-plain.txt", "confirm-delete --plain"),
    ("confirm-delete.zh-Hans.txt", "confirm-delete"),
    ("confirm-delete.csv", "confirm-delete --format csv"),
    ("confirm-delete.svg", "confirm-delete --format svg"),
  ]

  @Test(arguments: Seed.share(of: await bills, allWith: 30))
  func `the costs of a change, as they were recorded`(name: String, words: String) throws {
    let (recorded, found) = try Files.expected("Costs/" + name) { _ in
      let language: Language = name.contains("zh-Hans") ? .chinese : .english
      let reply = reply(to: "costs " + words, in: language)
      return reply.lines?.text ?? reply.text.plain + "\n"
    }
    #expect(Golden.difference(from: recorded, to: found) == nil)
  }

  @Test func `a file is replaced only with --force`() throws {
    let scratch = try Scratch(["costs.csv": "mine"])
    let line = "costs confirm-delete --format csv --output \(scratch.file("costs.csv"))"
    #expect(reply(to: line).status == .failed)
    #expect(try scratch.text("costs.csv") == "mine")
    #expect(reply(to: line + " --force").status == .done)
    #expect(try scratch.text("costs.csv").hasPrefix("change,pattern,figure"))
  }

  @Test func `a name that no change has`() {
    let reply = reply(to: "costs confirm-delet")
    #expect(reply.status == .failed)
    #expect(
      reply.complaint
        == "No exercises are about a change \"confirm-delet\". Did you mean \"confirm-delete\"?")
  }

  @Test func `a folder without exercises`() throws {
    let scratch = try Scratch(["01-a.md": "---\nlifeline: 1\nid: a\ntitle: A\n---\n# A\n"])
    #expect(
      reply(to: "costs", with: ShellEnvironment(lessons: scratch.path)).text.plain
        == "No exercise changes the app in several patterns.")
  }
}
