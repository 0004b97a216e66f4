/// The example by which tools are compared: long labels, two scripts, an emoji, a frame.
let login = #"""
  sequenceDiagram
      actor U as 用户 (User)
      participant V as LoginViewController
      participant P as LoginPresenter
      participant I as LoginInteractor
      participant S as AuthService
      U->>V: 点击“登录”按钮 (tap the Login button)
      V->>P: didTapLogin(username: "anna@example.com", password: "secret")
      P->>P: validate(username, password) and trim whitespace
      P->>I: requestLogin(credentials: LoginCredentials(user: "anna", rememberMe: true))
      Note over P,I: VIPER: the Presenter never talks to the network itself
      I-)S: POST /v1/session (async, JSON body, 30 s timeout)
      alt 200 OK
          S-->>I: Session(token: "eyJhbGciOi", expiresIn: 3600)
          I-->>P: didLogin(.success(session))
          P->>V: showWelcome("你好，安娜")
      else 401 Unauthorized
          S-->>I: AuthError.invalidCredentials
          I-->>P: didLogin(.failure(.invalidCredentials))
          P->>V: showError("密码错误 🔒 please try again")
      end
      V-->>U: render()
  """#

/// Everything that Mermaid can say.
let everything = #"""
  ---
  title: Everything at once
  ---
  sequenceDiagram
      autonumber 10 5
      actor U as User<br/>in two lines
      box Aqua Front end
      participant V as View
      participant P@{ "type": "control" } as Presenter
      end
      box Back end
      participant S@{ "type": "database" } as Store
      end
      link S: Wiki @ https://wiki.example/store
      U->>+V: tap
      V->>+P: didTap
      P->>P: check
      P--)P: check later
      Note left of U: a left note
      Note right of S: a right note
      Note over U,S: over all of them, and long enough to need more than one row of this drawing
      loop Every minute
        alt is sick
          P->>()S: store #35;1
          S()-->>P: ok
          par one
            P-|\S: half
            P-|/S: half
            P-\\S: stick
            P--//S: stick
          and two
            P/|-S: reversed
            P\\--S: reversed
          end
        else is well
          critical c
            P-xS: lost
          option network down
            P--xS: lost too
          end
          rect rgb(1,2,3)
          P-)S: async
          S--)P: async answer
          end
        end
        break when it fails
          V->U: line
          V-->U: broken line
        end
      end
      create actor D as Donald
      P->>D: Hi
      D<<->>P: both
      U<<-->>D: both
      destroy D
      D-xP: bye
      P-->>-V: done
      autonumber off
      V-->>-U: done<br/>in two lines
      activate U
      U->>U: think
      deactivate U
  """#
