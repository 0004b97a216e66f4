import Testing

@testable import Course
@testable import Lessons

/// What is told of two long conversations that differ: eight lines, and how much is left out.
@Suite struct ConversationTests {
  private func conversation(_ before: RunRequest, _ after: RunRequest) throws -> ConversationFacts {
    ConversationFacts(try shipped.watch(before), try shipped.watch(after))
  }

  /// A recording is renamed again and again.
  private func renames(_ names: String...) -> RunRequest {
    RunRequest(
      source: .actions(
        names.map { "type \"\($0)\"" }, setup: ["launch", "open \"Hello\""]),
      pattern: "mvc", filter: RunRequest.Filter(), location: Location())
  }

  @Test func `what has no room is counted, without the calls around it`() throws {
    let facts = try conversation(renames("Ha", "Hc"), renames("Hb", "Hd"))
    #expect(
      facts.lines.map(\.text) == [
        #"~ User -> nameField2: type "Hb", Return, not type "Ha", Return"#,
        #"    nameField2 -> PlayVC2: textFieldDidEndEditing(nameField2) [delegate]"#,
        #"~     PlayVC2 -> Hello: setName("Hb"), not setName("Ha")"#,
        #"        NC -> PlayVC2: storeChanged("StoreChanged") [observer]"#,
        #"~         PlayVC2 -> nameField2: text = "Hb" [set], not text = "Ha""#,
        #"~         PlayVC2 -> playNavItem2: title = "Hb" [set], not title = "Ha""#,
        #"~ User -> nameField2: type "Hd", Return, not type "Hc", Return"#,
        #"    nameField2 -> PlayVC2: textFieldDidEndEditing(nameField2) [delegate]"#,
      ])
    #expect(facts.remainder == "  … and 3 more differences")
    #expect(try conversation(renames("Ha"), renames("Hb")).remainder == nil)
  }

  private func opening(mistake: String? = nil) -> RunRequest {
    RunRequest(
      source: .scenario("open-folder"), pattern: "mvvm-c", mistake: mistake,
      filter: RunRequest.Filter(all: true), location: Location())
  }

  @Test func `a call that has moved into a new one is below the call around it`() throws {
    let facts = try conversation(opening(mistake: "mvvm-c.m4"), opening())
    #expect(
      facts.lines.map { String(repeating: "  ", count: $0.depth) + $0.words } == [
        "tableView -> FolderVC: tableView(tableView, didSelectRowAt: row 1) [delegate]",
        "  FolderVC -> Coordinator: didSelect(Work) [delegate]",
        "    Coordinator -> FolderVC2: FolderViewController() [create]",
        "    Coordinator -> FolderVM2: folder = Work [set]",
        "    Coordinator -> FolderVC2: delegate = Coordinator [set]",
        "    Coordinator -> SplitVC: viewControllers [query]",
        "    Coordinator -> MasterNav: pushViewController(FolderVC2, animated: true) [navigate]",
      ])
  }
}
