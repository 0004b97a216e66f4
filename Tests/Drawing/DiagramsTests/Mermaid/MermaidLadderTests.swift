import Diagrams
import Testing

@Suite struct MermaidLadderTests {
  @Test func `draws the example at 80 columns, in fewer than 40 rows`() {
    #expect(
      ladder(login, 80) == #"""
         ┌ 用户 (User)  actor
         │   ┌ LoginViewController
         │   │   ┌ LoginPresenter
         │   │   │   ┌ LoginInteractor
         │   │   │   │   ┌ AuthService
         ├──▶│   │   │   │   点击“登录”按钮 (tap the Login button)
         │   ├──▶│   │   │   didTapLogin(username: "anna@example.com", password:
         │   │   │   │   │     "secret")
         │   │   ├↺  │   │   validate(username, password) and trim whitespace
         │   │   ├──▶│   │   requestLogin(credentials: LoginCredentials(user: "anna",
         │   │   │   │   │     rememberMe: true))
         │   │   ▪───▪   │   VIPER: the Presenter never talks to the network itself
         │   │   │   ├──→│   POST /v1/session (async, JSON body, 30 s timeout)
         │   │   │   │   │   ╭ alt [200 OK]
         │   │   │   │◁╌╌┤   │ Session(token: "eyJhbGciOi", expiresIn: 3600)
         │   │   │◁╌╌┤   │   │ didLogin(.success(session))
         │   │◀──┤   │   │   │ showWelcome("你好，安娜")
         │   │   │   │   │   ├ else [401 Unauthorized]
         │   │   │   │◁╌╌┤   │ AuthError.invalidCredentials
         │   │   │◁╌╌┤   │   │ didLogin(.failure(.invalidCredentials))
         │   │◀──┤   │   │   │ showError("密码错误 🔒 please try again")
         │   │   │   │   │   ╰
         │◁╌╌┤   │   │   │   render()

        12 messages · 5 participants
        """#)
  }

  @Test func `draws it at 40 columns`() {
    #expect(
      ladder(login, 40) == #"""
        ┌ 用户 (User)  actor
        │ ┌ LoginViewController
        │ │ ┌ LoginPresenter
        │ │ │ ┌ LoginInteractor
        │ │ │ │ ┌ AuthService
        ├▶│ │ │ │   点击“登录”按钮 (tap the
        │ │ │ │ │     Login button)
        │ ├▶│ │ │   didTapLogin(username:
        │ │ │ │ │     "anna@example.com",
        │ │ │ │ │     password: "secret")
        │ │ ├↺│ │   validate(username, password)
        │ │ │ │ │     and trim whitespace
        │ │ ├▶│ │   requestLogin(credentials:
        │ │ │ │ │     LoginCredentials(user:
        │ │ │ │ │     "anna", rememberMe: true))
        │ │ ▪─▪ │   VIPER: the Presenter never
        │ │ │ │ │     talks to the network
        │ │ │ │ │     itself
        │ │ │ ├→│   POST /v1/session (async,
        │ │ │ │ │     JSON body, 30 s timeout)
        │ │ │ │ │   ╭ alt [200 OK]
        │ │ │ │◁┤   │ Session(token:
        │ │ │ │ │   │   "eyJhbGciOi", expiresIn:
        │ │ │ │ │   │   3600)
        │ │ │◁┤ │   │ didLogin(.success(
        │ │ │ │ │   │   session))
        │ │◀┤ │ │   │ showWelcome("你好，安娜")
        │ │ │ │ │   ├ else [401 Unauthorized]
        │ │ │ │◁┤   │ AuthError
        │ │ │ │ │   │   .invalidCredentials
        │ │ │◁┤ │   │ didLogin(.failure(
        │ │ │ │ │   │   .invalidCredentials))
        │ │◀┤ │ │   │ showError("密码错误 🔒
        │ │ │ │ │   │   please try again")
        │ │ │ │ │   ╰
        │◁┤ │ │ │   render()

        12 messages · 5 participants
        """#)
  }

  @Test func `draws it in ASCII`() {
    #expect(
      ladder(login, 80, .ascii) == #"""
         , 用户 (User)  actor
         |   , LoginViewController
         |   |   , LoginPresenter
         |   |   |   , LoginInteractor
         |   |   |   |   , AuthService
         +-->|   |   |   |   点击“登录”按钮 (tap the Login button)
         |   +-->|   |   |   didTapLogin(username: "anna@example.com", password:
         |   |   |   |   |     "secret")
         |   |   +@  |   |   validate(username, password) and trim whitespace
         |   |   +-->|   |   requestLogin(credentials: LoginCredentials(user: "anna",
         |   |   |   |   |     rememberMe: true))
         |   |   #---#   |   VIPER: the Presenter never talks to the network itself
         |   |   |   +--)|   POST /v1/session (async, JSON body, 30 s timeout)
         |   |   |   |   |   , alt [200 OK]
         |   |   |   |<..:   | Session(token: "eyJhbGciOi", expiresIn: 3600)
         |   |   |<..:   |   | didLogin(.success(session))
         |   |<--+   |   |   | showWelcome("你好，安娜")
         |   |   |   |   |   + else [401 Unauthorized]
         |   |   |   |<..:   | AuthError.invalidCredentials
         |   |   |<..:   |   | didLogin(.failure(.invalidCredentials))
         |   |<--+   |   |   | showError("密码错误 🔒 please try again")
         |   |   |   |   |   '
         |<..:   |   |   |   render()

        12 messages, 5 participants
        """#)
  }

  @Test func `draws everything that Mermaid can say`() {
    #expect(
      ladder(everything, 80) == #"""
        Everything at once

         ┌ User
         │ in two lines  actor
         │  ╭─────╮ Front end
         │   ┌ View
         │   │   ┌ Presenter  control
         │   │   │  ╭─╮ Back end
         │   │   │   ┌ Store  database
         │   │   │   │   ┌ Donald  actor
         ├──▶┃   │   │   ·   10 tap
         │   ┠──▶┃   │   ·   15 didTap
         │   ┃   ┠↺  │   ·   20 check
         │   ┃   ┠↺  │   ·   25 check later [--)]
         ◂   ┃   ┃   │   ·      a left note
         │   ┃   ┃   ▸   ·      a right note
         ▪───╂───╂───▪   ·      over all of them, and long enough to need more than one
         │   ┃   ┃   │   ·        row of this drawing
         │   ┃   ┃   │   ·      ╭ loop [Every minute]
         │   ┃   ┃   │   ·      │ ╭ alt [is sick]
         │   ┃   ┠──▶●   ·   30 │ │ store #1
         │   ┃   ┃◁╌╌●   ·   35 │ │ ok
         │   ┃   ┃   │   ·      │ │ ╭ par [one]
         │   ┃   ┠──◣│   ·   40 │ │ │ half
         │   ┃   ┠──◤│   ·   45 │ │ │ half
         │   ┃   ┠──⇀│   ·   50 │ │ │ stick
         │   ┃   ┠╌╌⇁│   ·   55 │ │ │ stick
         │   ┃   ┃   │   ·      │ │ ├ and [two]
         │   ┃   ┃◢──┤   ·   60 │ │ │ reversed
         │   ┃   ┃↽╌╌┤   ·   65 │ │ │ reversed
         │   ┃   ┃   │   ·      │ │ ╰
         │   ┃   ┃   │   ·      │ ├ else [is well]
         │   ┃   ┃   │   ·      │ │ ╭ critical [c]
         │   ┃   ┠──×│   ·   70 │ │ │ lost
         │   ┃   ┃   │   ·      │ │ ├ option [network down]
         │   ┃   ┠╌╌✗│   ·   75 │ │ │ lost too
         │   ┃   ┃   │   ·      │ │ ╰
         │   ┃   ┃   │   ·      │ │ ╭ rect
         │   ┃   ┠──→│   ·   80 │ │ │ async
         │   ┃   ┃⇠╌╌┤   ·   85 │ │ │ async answer
         │   ┃   ┃   │   ·      │ │ ╰
         │   ┃   ┃   │   ·      │ ╰
         │   ┃   ┃   │   ·      │ ╭ break [when it fails]
         ├───┨   ┃   │   ·   90 │ │ line
         ├╌╌╌┨   ┃   │   ·   95 │ │ broken line
         │   ┃   ┃   │   ·      │ ╰
         │   ┃   ┃   │   ·      ╰
         │   ┃   ┠───┼──▶○  100 Hi
         │   ┃   ┃◀──┼──▶│  105 both
         │◁╌╌┋╌╌╌┋╌╌╌┊╌╌▷│  110 both
         │   ┃   ┃×──┼───✕  115 bye
         │   ┃◁╌╌┨   │      120 done
         │◁╌╌┨   │   │          done
         │   │   │   │            in two lines
         ┠↺  │   │   │          think

        25 messages · 5 participants
        Store: Wiki https://wiki.example/store
        """#)
  }

  @Test func `spells arrows that one cell or ASCII cannot tell apart`() {
    let drawing = ladder(everything, 42, .ascii)
    #expect(drawing.contains(#"| H H/+ .   60 | | | reversed [/|-]"#))
    #expect(drawing.contains(#"| H H\: .   65 | | | reversed [\\--]"#))
  }

  @Test func `the spelling of an arrow without words is where words begin`() {
    #expect(
      ladder("sequenceDiagram\nA-|/B: \nA-|/B: x\n", 40, .ascii) == """
         , A
         |   , B
         +--/|   [-|/]
         +--/|   x [-|/]

        2 messages, 2 participants
        """)
  }

  @Test(arguments: [(6, 34), (2, 26)])
  func `words that just fit are drawn`(participants: Int, width: Int) {
    let names = ["A", "B", "C", "D", "E", "F"].prefix(participants)
    let heads = names.map { "participant \($0)\n" }.joined()
    let arrow = "sequenceDiagram\n\(heads)A->>B: internationalization\n"
    #expect(ladder(arrow, width).contains("   internationalization\n"))
    #expect(ladder(arrow, width - 1).contains("lifelines do not"))
    let words = "sequenceDiagram\n\(heads)A->>B: see internationalization\n"
    #expect(ladder(words, width).contains("   internationalization\n"))
  }

  @Test func `says it in sentences`() {
    let (diagram, _) = Diagram.reading(mermaid: everything)
    #expect(
      diagram.transcript.plain == #"""
        Everything at once
        With User in two lines (actor), View, Presenter (control), Store (database), Donald (actor).
        Together in Front end: View, Presenter.
        Together in Back end: Store.
        10. User in two lines sends to View: tap. View becomes active.
        15. View sends to Presenter: didTap. Presenter becomes active.
        20. Presenter sends to itself: check.
        25. Presenter answers itself, without waiting: check later.
           Note left of User in two lines: a left note
           Note right of Store: a right note
           Note over User in two lines to Store: over all of them, and long enough to need more than one row of this drawing
        Again and again, Every minute:
        If is sick:
        30. Presenter sends to Store, to a circle: store #1.
        35. Store answers Presenter, from a circle: ok.
        At the same time, one:
        40. Presenter sends to Store, with the upper half of an arrow: half.
        45. Presenter sends to Store, with the lower half of an arrow: half.
        50. Presenter sends to Store, with the upper stick of an arrow: stick.
        55. Presenter answers Store, with the lower stick of an arrow: stick.
        Meanwhile, two:
        60. Presenter sends to Store, with the upper half of an arrow at its start: reversed.
        65. Presenter answers Store, with the lower stick of an arrow at its start: reversed.
        End of what happens at the same time.
        Else, if is well:
        As one step, c:
        70. Presenter sends to Store, and it is lost: lost.
        In case of network down:
        75. Presenter answers Store, and it is lost: lost too.
        End of the one step.
        Marked:
        80. Presenter sends to Store, without waiting: async.
        85. Store answers Presenter, without waiting: async answer.
        End of what is marked.
        End of the cases.
        Breaking off, when it fails:
        90. View is joined to User in two lines: line.
        95. View is joined to User in two lines by a broken line: broken line.
        End of the break.
        End of the loop.
        100. Presenter sends to Donald: Hi. This creates Donald.
        105. Donald and Presenter exchange: both.
        110. User in two lines and Donald exchange answers: both.
        115. Donald sends to Presenter, and it is lost: bye. This ends Donald.
        120. Presenter answers View: done. Presenter is no longer active.
        View answers User in two lines: done in two lines. View is no longer active.
           User in two lines becomes active.
        User in two lines sends to itself: think.
           User in two lines is no longer active.
        25 messages, 5 participants.
        Store: Wiki https://wiki.example/store.
        """#)
  }

  private func ladder(_ source: String, _ width: Int, _ charset: Charset = .unicode) -> String {
    let (diagram, problems) = Diagram.reading(mermaid: source)
    #expect(problems == [])
    return diagram.ladder(.init(width: width, charset: charset)).plain
  }
}
