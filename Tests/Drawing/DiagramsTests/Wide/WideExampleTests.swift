import Cells
import Diagrams
import Testing
import Trace

/// The example that other tools were measured by. The best of them needs 97 rows in 80 columns.
@Suite struct WideExampleTests {
  @Test func `draws it in 120 columns`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: login).0, 120) == #"""
        ┌───────┐      ┌─────────────────────┐       ┌─────────────────┐               ┌─────────────────┐             ┌───────┐
        │ 用户  │      │                     │       │                 │               │                 │             │ Auth  │
        │(User) │      │ LoginViewController │       │ LoginPresenter  │               │ LoginInteractor │             │Service│
        │ actor │      │                     │       │                 │               │                 │             │       │
        └───┬───┘      └──────────┬──────────┘       └────────┬────────┘               └────────┬────────┘             └───┬───┘
            │ 点击“登录”按钮 (tap │                           │                                 │                          │
            │ the Login button)   │                           │                                 │                          │
            ├────────────────────▶│                           │                                 │                          │
            │                     │ didTapLogin(username:     │                                 │                          │
            │                     │ "anna@example.com",       │                                 │                          │
            │                     │ password: "secret")       │                                 │                          │
            │                     ├──────────────────────────▶│                                 │                          │
            │                     │                           ├─┐ validate(username, password)  │                          │
            │                     │                           │◀┘ and trim whitespace           │                          │
            │                     │                           │ requestLogin(credentials:       │                          │
            │                     │                           │ LoginCredentials(user: "anna",  │                          │
            │                     │                           │ rememberMe: true))              │                          │
            │                     │                           ├────────────────────────────────▶│                          │
            │                     │               ╭───────────┴─────────────────────────────────┴──────────╮               │
            │                     │               │ VIPER: the Presenter never talks to the network itself │               │
            │                     │               ╰───────────┬─────────────────────────────────┬──────────╯               │
            │                     │                           │                                 │ POST /v1/session (async, │
            │                     │                           │                                 │ JSON body, 30 s timeout) │
            │                     │                           │                                 ├─────────────────────────→│
            │                   ╔═╪═ alt [200 OK] ════════════╪═════════════════════════════════╪══════════════════════════╪═╗
            │                   ║ │                           │                                 │ Session(token:           │ ║
            │                   ║ │                           │                                 │ "eyJhbGciOi", expiresIn: │ ║
            │                   ║ │                           │                                 │ 3600)                    │ ║
            │                   ║ │                           │                                 │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤ ║
            │                   ║ │                           │ didLogin(.success(session))     │                          │ ║
            │                   ║ │                           │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                          │ ║
            │                   ║ │ showWelcome("你好，安娜") │                                 │                          │ ║
            │                   ║ │◀──────────────────────────┤                                 │                          │ ║
            │                   ╟╌┼╌ else [401 Unauthorized] ╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╢
            │                   ║ │                           │                                 │ AuthError                │ ║
            │                   ║ │                           │                                 │ .invalidCredentials      │ ║
            │                   ║ │                           │                                 │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤ ║
            │                   ║ │                           │ didLogin(.failure(              │                          │ ║
            │                   ║ │                           │ .invalidCredentials))           │                          │ ║
            │                   ║ │                           │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                          │ ║
            │                   ║ │ showError("密码错误 🔒    │                                 │                          │ ║
            │                   ║ │ please try again")        │                                 │                          │ ║
            │                   ║ │◀──────────────────────────┤                                 │                          │ ║
            │                   ╚═╪═══════════════════════════╪═════════════════════════════════╪══════════════════════════╪═╝
            │ render()            │                           │                                 │                          │
            │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                           │                                 │                          │
        """#)
  }

  @Test func `draws it in 80 columns`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: login).0, 80) == #"""
        ┌───────┐┌───────────┐ ┌───────────────┐      ┌─────────────────┐      ┌───────┐
        │ 用户  ││ LoginView │ │               │      │                 │      │ Auth  │
        │(User) ││Controller │ │LoginPresenter │      │ LoginInteractor │      │Service│
        │ actor ││           │ │               │      │                 │      │       │
        └───┬───┘└─────┬─────┘ └───────┬───────┘      └────────┬────────┘      └───┬───┘
            │ 点击“登  │               │                       │                   │
            │ 录”按钮  │               │                       │                   │
            │ (tap the │               │                       │                   │
            │ Login    │               │                       │                   │
            │ button)  │               │                       │                   │
            ├─────────▶│               │                       │                   │
            │          │ didTapLogin(  │                       │                   │
            │          │ username:     │                       │                   │
            │          │ "anna@example │                       │                   │
            │          │ .com",        │                       │                   │
            │          │ password:     │                       │                   │
            │          │ "secret")     │                       │                   │
            │          ├──────────────▶│                       │                   │
            │          │               ├─┐ validate(username,  │                   │
            │          │               │ │ password) and trim  │                   │
            │          │               │◀┘ whitespace          │                   │
            │          │               │ requestLogin(         │                   │
            │          │               │ credentials:          │                   │
            │          │               │ LoginCredentials(     │                   │
            │          │               │ user: "anna",         │                   │
            │          │               │ rememberMe: true))    │                   │
            │          │               ├──────────────────────▶│                   │
            │          │╭──────────────┴───────────────────────┴─────────────────╮ │
            │          ││ VIPER: the Presenter never talks to the network itself │ │
            │          │╰──────────────┬───────────────────────┬─────────────────╯ │
            │          │               │                       │ POST /v1/session  │
            │          │               │                       │ (async, JSON      │
            │          │               │                       │ body, 30 s        │
            │          │               │                       │ timeout)          │
            │          │               │                       ├──────────────────→│
            │        ╔═╪═ alt [200 OK] ╪═══════════════════════╪═══════════════════╪═╗
            │        ║ │               │                       │ Session(token:    │ ║
            │        ║ │               │                       │ "eyJhbGciOi",     │ ║
            │        ║ │               │                       │ expiresIn: 3600)  │ ║
            │        ║ │               │                       │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤ ║
            │        ║ │               │ didLogin(.success(    │                   │ ║
            │        ║ │               │ session))             │                   │ ║
            │        ║ │               │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                   │ ║
            │        ║ │ showWelcome(  │                       │                   │ ║
            │        ║ │ "你好，安娜") │                       │                   │ ║
            │        ║ │◀──────────────┤                       │                   │ ║
            │        ╟╌┼╌ else [401 ╌╌╌┼╌ Unauthorized] ╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╢
            │        ║ │               │                       │ AuthError.invalid │ ║
            │        ║ │               │                       │ Credentials       │ ║
            │        ║ │               │                       │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤ ║
            │        ║ │               │ didLogin(.failure(    │                   │ ║
            │        ║ │               │ .invalidCredentials)) │                   │ ║
            │        ║ │               │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                   │ ║
            │        ║ │ showError("密 │                       │                   │ ║
            │        ║ │ 码错误 🔒     │                       │                   │ ║
            │        ║ │ please try    │                       │                   │ ║
            │        ║ │ again")       │                       │                   │ ║
            │        ║ │◀──────────────┤                       │                   │ ║
            │        ╚═╪═══════════════╪═══════════════════════╪═══════════════════╪═╝
            │ render() │               │                       │                   │
            │◁╌╌╌╌╌╌╌╌╌┤               │                       │                   │
        """#)
  }
}

/// Heads and rows, without what was counted.
func wideDrawing(
  _ diagram: Diagram, _ width: Int, _ charset: Charset = .unicode
) throws -> String {
  try Styled(#require(diagram.wideRows(.init(width: width, charset: charset)))).plain
}
