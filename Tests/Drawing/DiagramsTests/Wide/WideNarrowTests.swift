import Cells
import Diagrams
import Testing
import Trace

@Suite struct WideNarrowTests {
  @Test func `draws the example in 60 columns`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: login).0, 60) == #"""
        ┌───────┐┌───────────┐┌─────────┐    ┌───────────┐ ┌───────┐
        │ 用户  ││ LoginView ││  Login  │    │   Login   │ │ Auth  │
        │(User) ││Controller ││Presenter│    │Interactor │ │Service│
        │ actor ││           ││         │    │           │ │       │
        └───┬───┘└─────┬─────┘└────┬────┘    └─────┬─────┘ └───┬───┘
            │ 点击“登  │           │               │           │
            │ 录”按钮  │           │               │           │
            │ (tap the │           │               │           │
            │ Login    │           │               │           │
            │ button)  │           │               │           │
            ├─────────▶│           │               │           │
            │          │ didTap    │               │           │
            │          │ Login(    │               │           │
            │          │ username: │               │           │
            │          │ "anna@    │               │           │
            │          │ example   │               │           │
            │          │ .com",    │               │           │
            │          │ password: │               │           │
            │          │ "secret") │               │           │
            │          ├──────────▶│               │           │
            │          │           ├─┐ validate(   │           │
            │          │           │ │ username,   │           │
            │          │           │ │ password)   │           │
            │          │           │ │ and trim    │           │
            │          │           │◀┘ whitespace  │           │
            │          │           │ requestLogin( │           │
            │          │           │ credentials:  │           │
            │          │           │ Login         │           │
            │          │           │ Credentials(  │           │
            │          │           │ user: "anna", │           │
            │          │           │ rememberMe:   │           │
            │          │           │ true))        │           │
            │          │           ├──────────────▶│           │
            │          │╭──────────┴───────────────┴──────────╮│
            │          ││ VIPER: the Presenter never talks to ││
            │          ││ the network itself                  ││
            │          │╰──────────┬───────────────┬──────────╯│
            │          │           │               │ POST /v1/ │
            │          │           │               │ session   │
            │          │           │               │ (async,   │
            │          │           │               │ JSON      │
            │          │           │               │ body, 30  │
            │          │           │               │ s         │
            │          │           │               │ timeout)  │
            │          │           │               ├──────────→│
            │        ╔═╪═══════════╪═ alt [200 OK] ╪═══════════╪═╗
            │        ║ │           │               │ Session(  │ ║
            │        ║ │           │               │ token:    │ ║
            │        ║ │           │               │ "eyJhbGci │ ║
            │        ║ │           │               │ Oi",      │ ║
            │        ║ │           │               │ expires   │ ║
            │        ║ │           │               │ In: 3600) │ ║
            │        ║ │           │               │◁╌╌╌╌╌╌╌╌╌╌┤ ║
            │        ║ │           │ didLogin(     │           │ ║
            │        ║ │           │ .success(     │           │ ║
            │        ║ │           │ session))     │           │ ║
            │        ║ │           │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤           │ ║
            │        ║ │ show      │               │           │ ║
            │        ║ │ Welcome(  │               │           │ ║
            │        ║ │ "你好，安 │               │           │ ║
            │        ║ │ 娜")      │               │           │ ║
            │        ║ │◀──────────┤               │           │ ║
            │        ╟╌┼╌ else ╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌┼╌╢
            │        ║ │[401       │ Unauthorized] │           │ ║
            │        ║ │           │               │AuthError  │ ║
            │        ║ │           │               │.invalid   │ ║
            │        ║ │           │               │Credentials│ ║
            │        ║ │           │               │◁╌╌╌╌╌╌╌╌╌╌┤ ║
            │        ║ │           │ didLogin(     │           │ ║
            │        ║ │           │ .failure(     │           │ ║
            │        ║ │           │ .invalid      │           │ ║
            │        ║ │           │ Credentials)) │           │ ║
            │        ║ │           │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤           │ ║
            │        ║ │ show      │               │           │ ║
            │        ║ │ Error("密 │               │           │ ║
            │        ║ │ 码错误 🔒 │               │           │ ║
            │        ║ │ please    │               │           │ ║
            │        ║ │ try       │               │           │ ║
            │        ║ │ again")   │               │           │ ║
            │        ║ │◀──────────┤               │           │ ║
            │        ╚═╪═══════════╪═══════════════╪═══════════╪═╝
            │ render() │           │               │           │
            │◁╌╌╌╌╌╌╌╌╌┤           │               │           │
        """#)
  }

  @Test func `draws it in ASCII`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: login).0, 80, .ascii) == #"""
        +-------++-----------+ +---------------+      +-----------------+      +-------+
        | 用户  || LoginView | |               |      |                 |      | Auth  |
        |(User) ||Controller | |LoginPresenter |      | LoginInteractor |      |Service|
        | actor ||           | |               |      |                 |      |       |
        +---+---++-----+-----+ +-------+-------+      +--------+--------+      +---+---+
            | 点击“登  |               |                       |                   |
            | 录”按钮  |               |                       |                   |
            | (tap the |               |                       |                   |
            | Login    |               |                       |                   |
            | button)  |               |                       |                   |
            +--------->|               |                       |                   |
            |          | didTapLogin(  |                       |                   |
            |          | username:     |                       |                   |
            |          | "anna@example |                       |                   |
            |          | .com",        |                       |                   |
            |          | password:     |                       |                   |
            |          | "secret")     |                       |                   |
            |          +-------------->|                       |                   |
            |          |               +-+ validate(username,  |                   |
            |          |               | | password) and trim  |                   |
            |          |               |<+ whitespace          |                   |
            |          |               | requestLogin(         |                   |
            |          |               | credentials:          |                   |
            |          |               | LoginCredentials(     |                   |
            |          |               | user: "anna",         |                   |
            |          |               | rememberMe: true))    |                   |
            |          |               +---------------------->|                   |
            |          |.--------------+-----------------------+-----------------. |
            |          || VIPER: the Presenter never talks to the network itself | |
            |          |'--------------+-----------------------+-----------------' |
            |          |               |                       | POST /v1/session  |
            |          |               |                       | (async, JSON      |
            |          |               |                       | body, 30 s        |
            |          |               |                       | timeout)          |
            |          |               |                       +------------------)|
            |        [=|= alt [200 OK] |=======================|===================|=]
            |        [ |               |                       | Session(token:    | ]
            |        [ |               |                       | "eyJhbGciOi",     | ]
            |        [ |               |                       | expiresIn: 3600)  | ]
            |        [ |               |                       |<..................: ]
            |        [ |               | didLogin(.success(    |                   | ]
            |        [ |               | session))             |                   | ]
            |        [ |               |<......................:                   | ]
            |        [ | showWelcome(  |                       |                   | ]
            |        [ | "你好，安娜") |                       |                   | ]
            |        [ |<--------------+                       |                   | ]
            |        [-|- else [401 ---|- Unauthorized] -------|-------------------|-]
            |        [ |               |                       | AuthError.invalid | ]
            |        [ |               |                       | Credentials       | ]
            |        [ |               |                       |<..................: ]
            |        [ |               | didLogin(.failure(    |                   | ]
            |        [ |               | .invalidCredentials)) |                   | ]
            |        [ |               |<......................:                   | ]
            |        [ | showError("密 |                       |                   | ]
            |        [ | 码错误 🔒     |                       |                   | ]
            |        [ | please try    |                       |                   | ]
            |        [ | again")       |                       |                   | ]
            |        [ |<--------------+                       |                   | ]
            |        [=|===============|=======================|===================|=]
            | render() |               |                       |                   |
            |<.........:               |                       |                   |
        """#)
  }
}
