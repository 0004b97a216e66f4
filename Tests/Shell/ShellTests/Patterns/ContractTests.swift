import Cells
import Testing

@testable import Shell

@Suite struct ContractTests {
  @Test func `using a pattern ends a mistake, and says so`() {
    #expect(
      Transcript.answer(to: "mistake mvc.m1", "use mvc").text.plain
        == "mvc.m1 has ended.\nYou use MVC now. Start the app: launch")
  }

  @Test func `in few columns, a kind stays on one line with its number`() {
    for width in 36...60 {
      let session = Session.strict(width: width, after: "run mvc edit")
      let sheet = session.reply(to: "contract").text.plain
      #expect(sheet.contains(#/[a-z] \d/#), "\(width): \(sheet)")
      #expect(!sheet.contains(#/\n +\d/#), "\(width)")
      #expect(!sheet.contains("\u{A0}"))
    }
  }

  @Test func `the contract shows how often each way was gone, and what went wrong`() {
    #expect(
      Session.strict(after: "run mvc edit").reply(to: "contract").text.plain == """
        The contract of MVC, and what was sent

                    ┌ View
                    │    ┌ Controller
        User        1    –
        View        –    1✗
        Controller  1✗   –

        a number: how often it was sent · ○: allowed · –: not allowed · ✗: sent, and
        breaks the contract

        User
          → View  user 1

        View
          → Controller  delegate, closure, ✗ target-action 1

        Controller
          → View  call 1, set

        A controller calls a View only inside an observer call.

        2 breaches:
          ✗ 2  editButton → FolderVC, setEditing(true, animated: true): target-action
               from View to Controller is not allowed
          ✗ 3  FolderVC → tableView, setEditing(true, animated: true): View called
               outside an observer call
        """)
  }

  @Test func `on a narrow screen too`() {
    let session = Session.strict(width: 24, after: "run mvc edit")
    #expect(
      session.reply(to: "contract --ascii").text.plain == """
        The contract of MVC, and
        what was sent

        User
          -> View
            user 1

        View
          -> Controller
            delegate, closure, !
            target-action 1

        Controller
          -> View
            call 1, set

        A controller calls a
        View only inside an
        observer call.

        2 breaches:
          ! 2
            editButton ->
            FolderVC,
            setEditing(true,
            animated: true):
            target-action from
            View to Controller
            is not allowed
          ! 3
            FolderVC ->
            tableView,
            setEditing(true,
            animated: true):
            View called outside
            an observer call
        """)
  }

  @Test func `the contract can be heard, and read by programs`() {
    let session = Session.strict(after: "run mvc edit")
    #expect(
      session.reply(to: "contract --plain").text.plain == """
        The contract of MVC.
        User may send to View: user. Sent: 1 user.
        View may send to Controller: delegate and closure. Sent but not allowed: 1 target-action.
        Controller may send to View: call and set. Sent: 1 call.
        Nothing else is allowed.
        A controller calls a View only inside an observer call.
        2 breaches:
        Message 2, editButton to FolderVC, setEditing(true, animated: true): target-action from \
        View to Controller is not allowed.
        Message 3, FolderVC to tableView, setEditing(true, animated: true): View called outside an \
        observer call.
        """)
    #expect(
      session.reply(to: "contract --json").text.plain == #"""
        {"pattern":"mvc","from":"User","to":"View","allowed":["user"],"sent":{"user":1}}
        {"pattern":"mvc","from":"View","to":"Controller","allowed":["delegate","closure"],\#
        "sent":{"target-action":1}}
        {"pattern":"mvc","from":"Controller","to":"View","allowed":["call","set"],"sent":{"call":1}}
        {"pattern":"mvc","rule":"call View only-inside observer"}
        {"pattern":"mvc","message":178,"breach":"target-action from View to Controller is not allowed"}
        {"pattern":"mvc","message":180,"breach":"View called outside an observer call"}
        """#)
  }

  @Test func `a pattern's contract can be seen without a run`() {
    let sheet = Session.strict().reply(to: "contract mvc").text.plain
    #expect(
      sheet == """
        The contract of MVC

                    ┌ View
                    │    ┌ Controller
        User        ○    –
        View        –    ○
        Controller  ○    –

        ○: allowed · –: not allowed

        User
          → View  user

        View
          → Controller  delegate, closure

        Controller
          → View  call, set

        A controller calls a View only inside an observer call.
        """)
    #expect(Session.strict(after: "use mvc").reply(to: "contract").text.plain == sheet)
  }

  @Test func `without a contract nothing is marked, and contract says so`() {
    #expect(!Transcript.answer(to: "run mvc edit").text.plain.contains("✗"))
    #expect(
      Transcript.answer(to: "run mvc edit", "contract")
        == .failure(
          """
          There is no contract for mvc: no lesson of this pattern has a section of `type:
          contract`. Type lessons to see which there are.
          """))
  }

  @Test(arguments: [24, 40, 57, 80, 200])
  func `no contract of the course is wider than the screen`(width: Int) {
    let session = Session(environment: .course)
    session.width = width
    for line in ["run mvc rename", "contract", "contract mvc"] {
      let lines = session.reply(to: line).text.lines
      #expect(lines.filter { $0.cells > width }.map(\.plain) == [])
    }
  }
}

extension Session {
  /// A session whose lesson forbids what the app does, since the app keeps its real contract.
  static func strict(
    _ mode: Mode = .interactive, width: Int = 80, after lines: String...
  ) -> Session {
    let session = Session(mode, environment: ShellEnvironment(lessons: Files.strictLessons))
    session.width = width
    for line in lines { _ = session.reply(to: line) }
    return session
  }
}
