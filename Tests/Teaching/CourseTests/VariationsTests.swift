import Lessons
import Testing

@testable import Course

/// A page on which something is changed: what is computed for each variant, and what `check` says about it.
@Suite struct VariationsTests {
  private func facts(_ variant: String, _ run: String, pattern: String = "mvc") throws -> [String] {
    let text = lesson(
      "## C <!-- id: c type: change run: \(run) -->",
      "What?\n\n- `\(pattern)` Nothing.\n  > Look.\n- `\(variant)` This.\n  > Look.",
      pattern: pattern)
    let section = Lesson.read(text, file: "L/a.md").value?.sections.last
    guard case .variations(let variations)? = section?.kind else { return [] }
    let facts = try #require(try shipped.facts(of: variations.variants[1], in: variations))
    return [facts.conversation.heading] + facts.conversation.lines.map(\.text) + facts.sentences
  }

  @Test func `a call that is moved is marked, and so is what is gone with it`() throws {
    #expect(
      try facts("viper.m3", "open-folder", pattern: "viper") == [
        "Conversation (+ new, - missing, > moved here):",
        "  tableView -> FolderView: tableView(tableView, didSelectRowAt: row 1) [delegate]",
        ">   FolderView -> FolderRouter: showFolder(id: UUID-0003)",
        "      FolderRouter -> FolderModule2: buildDefault(folderID: UUID-0003) [create]",
        "+       FolderModule2 -> FolderView2: router = FolderRouter2 [set]",
        "-   FolderView -> FolderPresenter: didSelect(id: UUID-0003)",
        "Contract: call from ViewImpl to Router is not allowed.",
        "Objects: FolderView.router holds FolderRouter strongly; "
          + "FolderView2.router holds FolderRouter2 strongly.", "Screen: the same.",
      ])
  }

  @Test func `what is inside of a missing call is counted where there is much`() throws {
    let lines = try facts("mvc.m4", "delete")
    #expect(
      lines.contains {
        $0 == "-   Store -> NC: post(name: \"StoreChanged\", object: Hello) [post] "
          + "(12 messages inside)"
      })
    #expect(
      lines.suffix(2) == [
        "Objects: still alive: Hello, Player; Store.controller holds FolderVC weakly.",
        "Screen: \"Hello\", \"[Hello ]\", \"00:00 / 00:10\", … in place of \"No recording\".",
      ])
  }

  @Test func `a leak changes no message, but keeps objects alive`() throws {
    #expect(
      try facts("mvc.leak", "record") == [
        "Conversation: the same messages.", "Contract: no rule is broken.",
        "Objects: still alive: RecordVC, Recorder, 3 views.", "Screen: the same.",
      ])
  }

  @Test func `the pattern as it is has nothing to compare with`() throws {
    let text = lesson(
      "## C <!-- id: c type: change run: edit -->",
      "- `mvc` Nothing.\n  > Look.\n- `mvc.m1` This.\n  > Look.")
    guard
      case .variations(let variations)? = Lesson.read(text, file: "L/a.md").value?.sections.last?
        .kind
    else {
      Issue.record("It is no page on which something is changed.")
      return
    }
    let facts = try shipped.facts(of: variations.variants[0], in: variations)
    #expect(facts.map(\.sentences) == nil)
  }

  // MARK: What check says

  private func found(_ items: [String], run: String = "delete") -> [String] {
    let list = items.map { "- `\($0)` This.\n  > Look." }.joined(separator: "\n")
    return findings("## C <!-- id: c type: change run: \(run) -->", "What?\n\n" + list)
  }

  @Test func `variants that change something are fine`() {
    #expect(found(["mvc", "mvc.m1", "mvc.m4"]) == [])
  }

  @Test func `the list begins with the pattern`() {
    #expect(
      found(["mvp", "mvc.m1"]) == [
        "L/a.md:12:1: the first variant is `mvp`, not the pattern as it is. Begin the list with `mvc`."
      ])
  }

  @Test func `a variant of another pattern, or of none, is named`() {
    let other = found(["mvc", "mvp.m1"])
    #expect(other.count == 1)
    #expect(other.first?.hasPrefix("L/a.md:14:1: `mvp.m1` is no mistake of `mvc`.") == true)
    #expect(
      found(["mvc", "mvc.m44"]) == [
        "L/a.md:14:1: `mvc.m44` is no mistake of `mvc`. Did you mean \"mvc.m4\"?"
      ])
    #expect(
      found(["mvc", "mvc.m1", "mvc.m1"]) == [
        "L/a.md:16:1: `mvc.m1` is in this list twice. Name another mistake."
      ])
  }

  @Test func `a variant has to show in the run`() {
    #expect(
      found(["mvc", "mvc.m1"], run: "edit") == [
        "L/a.md:14:1: with `mvc.m1`, conversation, contract, objects and screen are the same in this run. "
          + "Choose a run in which it shows."
      ])
  }

  @Test func `a run that is not possible is told once`() {
    #expect(found(["mvc", "mvc.m1"], run: "nowhere").count == 1)
    #expect(
      found(["mvc", "mvc.m1"], run: "delete only: FolderVC") == [
        "L/a.md:9:30: this filter hides every message. Show more."
      ])
  }
}
