import Testing

@testable import Course

/// The messages of `check` about a contract that the app does not keep.
@Suite struct ContractCheckTests {
  @Test func `a contract that the app does not keep, at the cell`() {
    let table = """

      | from \\ to | View | Controller |
      |---|---|---|
      | **User** | user | – |
      | **View** | – | – |
      | **Controller** | call, set | – |
      """
    let found = findings("## C <!-- id: c type: contract -->", table)
    #expect(
      found.filter { $0.contains("target-action") } == [
        "L/a.md:14:17: target-action from View to Controller is not allowed, but the app does it: "
          + "`editButton -> FolderVC: setEditing(true, animated: true)` in \"edit\", and 9 more. Correct "
          + "the contract or the app."
      ])
  }

  @Test func `a contract names its one example, and a rule that is broken has its own place`() {
    let table = """

      | from \\ to | View | Controller | System |
      |---|---|---|---|
      | **User** | user | – | – |
      | **View** | – | target-action | – |
      | **Controller** | call, set, query, create, subscribe | – | – |
      """
    let found = findings(
      "## C <!-- id: c type: contract rule: write View only-inside lifecycle -->", table)
    let (call, navigate) = ("call from Remote to Model", "navigate from View to System")
    #expect(
      found.filter { $0.contains(call) || $0.contains(navigate) } == [
        "L/a.md:11:1: \(call) is not allowed, but the app does it: "
          + "`Remote -> RootFolder: remove(Work)` in \"remote-delete\". Correct the contract or the app.",
        "L/a.md:14:33: \(navigate) is not allowed, but the app does it: "
          + "`backButton -> MasterNav: popViewController(animated: true)` in \"back\". Correct the "
          + "contract or the app.",
      ])
    let start =
      "L/a.md:9:32: View written outside a lifecycle call, but the app does it: `FolderVC -> "
    #expect(found.filter { $0.hasPrefix("L/a.md:9:") }.map { $0.hasPrefix(start) } == [true])
  }
}
