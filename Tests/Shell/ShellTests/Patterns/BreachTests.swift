import Testing

@testable import Shell

/// Every view of a run reports the breaches of the contract.
@Suite struct BreachTests {
  @Test func `a run marks what breaks its contract`() {
    let reply = Session.strict().reply(to: "run mvc edit")
    #expect(
      reply.text.plain == """
         ┌ User
         │   ┌ editButton  View
         │   │   ┌ FolderVC  Controller
         │   │   │   ┌ tableView  View
        ─┼───┼───┼───┼──── tap "Edit" ──────────────────────────────────────────────────
         ├──▶│   │   │   1 tap
         │   ├╌╌▷│   │   2   setEditing(true, animated: true) [target-action]
         │   │   │   │   ✗   target-action from View to Controller is not allowed
         │   │   ◆   │         isEditing false → true
         │   │   ├──▶│   3     setEditing(true, animated: true)
         │   │   │   │   ✗     View called outside an observer call
         │   │   │   ◆           isEditing false → true

        3 messages · 2 state changes · 4 participants · 2 breaches
        """)
    #expect(reply.status == .done)
    #expect(reply.complaint == nil)
  }

  @Test func `in a script such a run fails, and is what one can go on from`() {
    let session = Session.strict(.script)
    let reply = session.reply(to: "run mvc edit")
    #expect(reply.status == .failed)
    #expect(reply.text.plain.hasSuffix("2 breaches"))
    #expect(
      reply.complaint
        == "The contract of mvc is broken 2 times, first by message 2: target-action from View to "
        + "Controller is not allowed. What is allowed: contract mvc")
    #expect(session.reply(to: "tap Done").status == .done)
  }

  @Test func `numbers are those of what was written`() {
    let complaint = Session.strict(.script).reply(to: "run mvc edit --format jsonl").complaint
    #expect(complaint?.contains("first by record 178: ") == true)
  }

  @Test func `that data are left out is said, too`() {
    let session = Session.strict(.script, after: "run mvc edit", "diagram only View Controller")
    let complaint = session.reply(to: "run mvc edit --format jsonl").complaint ?? ""
    #expect(complaint.contains(" hidden"))
    #expect(complaint.contains("\nThe contract of mvc is broken 2 times, first by record 178: "))
  }

  @Test func `an action, the list of messages and a page of a lesson mark it too`() {
    let session = Session.strict(width: 120, after: "use mvc", "launch")
    #expect(session.reply(to: "tap Edit").text.plain.contains("· 2 breaches"))
    #expect(
      session.reply(to: "messages").text.plain.contains("✗ View called outside an observer call"))
    #expect(
      session.reply(to: "diagram --format mermaid").text.plain.contains(
        ": ✗ View called outside an observer call"))
    #expect(
      session.reply(to: "lesson strict watch").text.plain.contains(
        "2 messages and 2 state changes hidden, 2 breaches among the hidden"))
  }

  @Test func `check finds what breaks a contract, at the place that forbids it`() {
    let complaint = Session.strict(.script).reply(to: "check").complaint ?? ""
    let found = complaint.replacing(Files.strictLessons, with: "L")
      .replacing(#/\d+ runs/#, with: "some runs").split(separator: "\n")
    let expected = [
      """
      L/01-strict.md:7:39: View called outside an observer call, but the app does it: \
      `FolderVC -> tableView: setEditing(true, animated: true)` in "edit". \
      Correct the contract or the app.
      """,
      """
      L/01-strict.md:9:1: create from Controller to Model is not allowed, but the app does it: \
      `FolderVC -> Store: Store(url: store.json)` in "edit", and 1 more. Correct the contract or the app.
      """,
      """
      L/01-strict.md:12:17: target-action from View to Controller is not allowed, but the app \
      does it: `editButton -> FolderVC: setEditing(true, animated: true)` in "edit". \
      Correct the contract or the app.
      """,
      "1 lesson, 2 scenarios, some runs: 13 problems.",
    ]
    #expect(found.filter { expected.contains(String($0)) }.map(String.init) == expected)
  }
}
