import Testing
import Trace

@testable import Shell

/// A VIPER module whose presenter holds its view strongly, after `back`.
@Suite struct LeakTests {
  @Test func `is listed with the cycle that keeps it alive`() {
    #expect(
      reply(to: "objects") == """
        Kept alive by no root:
        FolderView  ViewImpl
        ├ presenter ═▶ FolderPresenter  Presenter
        │ ├ view ═▶ FolderView
        │ ├ interactor ═▶ FolderInteractor  Interactor
        │ │ ├ presenter ╌▷ FolderPresenter
        │ │ └ service ═▶ Service
        │ └ router ═▶ FolderRouter  Router
        │   ├ viewController ╌▷ FolderView
        │   └ presenter ╌▷ FolderPresenter
        └ 1 view

        Hold no object: UIKit, Service.
        1 view folded into its scene (--all shows it).

        Leaked: FolderView, FolderInteractor, FolderPresenter, FolderRouter, 1 view. The
        screen does not need them any more, but they keep each other alive:
        FolderView.presenter ═▶ FolderPresenter.view ═▶ FolderView
        """)
  }

  @Test func `is told in sentences`() {
    #expect(
      reply(to: "objects --plain") == """
        1. FolderView (ViewImpl) holds FolderPresenter strongly as presenter; has 1 view.
        2. FolderPresenter (Presenter) holds FolderView strongly as view; holds FolderInteractor strongly as interactor; holds FolderRouter strongly as router.
        3. FolderInteractor (Interactor) holds FolderPresenter weakly as presenter; holds Service strongly as service.
        4. FolderRouter (Router) holds FolderView weakly as viewController; holds FolderPresenter weakly as presenter.
        Hold no object: UIKit, Service.
        Leaked: FolderView, FolderInteractor, FolderPresenter, FolderRouter, 1 view. The screen does not need them any more, but they keep each other alive: FolderView holds FolderPresenter as presenter, FolderPresenter holds FolderView as view.
        """)
  }

  @Test func `does not keep the memory table from being read`() {
    #expect(
      reply(to: "objects --table --width 100") == """
        holder      View    ViewImpl  Presenter  Interactor  Router  Service
        View        –       weak      –          –           –       –
        ViewImpl    strong  –         strong     –           –       –
        Presenter   –       strong    –          strong      strong  –
        Interactor  –       –         weak       –           –       strong
        Router      –       weak      weak       –           –       –
        Builder     –       –         –          –           –       –
        System      –       strong    –          –           –       –
        """)
    #expect(
      reply(to: "objects --table --width 60") == """
        View        weak ViewImpl
        ViewImpl    strong View, Presenter
        Presenter   strong ViewImpl, Interactor, Router
        Interactor  strong Service; weak Presenter
        Router      weak ViewImpl, Presenter
        Builder     holds no object, and is held by none
        System      strong ViewImpl
        """)
  }

  @Test func `shows itself on its members' pages`() {
    #expect(
      reply(to: "objects FolderRouter") == """
        FolderRouter (Router, FolderRouter)

        Held by
          FolderPresenter.router  strong

        Holds
          viewController ╌▷ FolderView  weak
          presenter ╌▷ FolderPresenter  weak

        Leaked: FolderView, FolderInteractor, FolderPresenter, FolderRouter, 1 view. The
        screen does not need them any more, but they keep each other alive:
        FolderView.presenter ═▶ FolderPresenter.view ═▶ FolderView
        """)
  }

  @Test func `is told with the action that left it behind`() {
    let partings = ReleaseSheet(leakingModule, Options()).styled(width: 100).plain
    #expect(
      partings.hasSuffix(
        "Leaked: FolderView, FolderInteractor, FolderPresenter, FolderRouter, 1 view. Type: objects"
      ))
  }

  @Test func `of an object that holds itself names the property`() {
    let events: [Trace.Event] = [
      .participant(.init(name: "VC", type: "VC", role: .controller)),
      .reference(.init(from: "VC", property: "delegate", to: "VC", strength: .strong)),
    ]
    let trace = Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { .init(n: $0 + 1, event: $1) })
    #expect(
      reply(to: "objects VC", of: trace) == """
        VC (Controller, VC)

        Held by
          VC.delegate  strong

        Holds
          delegate ═▶ VC  strong

        Leaked: VC. The screen does not need VC any more, but it keeps itself alive:
        VC.delegate ═▶ VC
        """)
  }

  @Test func `is not claimed of a run whose file does not say who holds whom`() {
    let events: [Trace.Event] = [
      .participant(.init(name: "User", type: "Person", role: .user)),
      .participant(.init(name: "Cart", type: "Cart", role: .model)),
    ]
    let trace = Trace(
      header: .init(pattern: "layers"),
      records: events.enumerated().map { .init(n: $0 + 1, event: $1) })
    let sentence = "This file does not say who holds whom."
    for line in ["objects", "objects --plain"] {
      #expect(reply(to: line, of: trace) == sentence + "\nAlive: User, Cart.")
    }
    for line in ["objects Cart", "objects --table"] {
      #expect(reply(to: line, of: trace) == sentence)
    }
  }

  private func reply(to line: String, of trace: Trace = leakingModule) -> String {
    let transcript = Transcript()
    transcript.session.run.load(trace)
    return transcript.session.reply(to: line).text.plain
  }
}

private let leakingModule: Trace = {
  let roles: [(String, Role)] = [
    ("UIKit", .system), ("FolderModule", .builder), ("FolderView", .viewImpl),
    ("tableView", .view), ("FolderInteractor", .interactor), ("FolderPresenter", .presenter),
    ("FolderRouter", .router), ("Service", .service),
  ]
  let references: [(String, String, String, Trace.Reference.Strength)] = [
    ("UIKit", "shared", "UIKit", .strong), ("Service", "shared", "Service", .strong),
    ("UIKit", "rootViewController", "FolderView", .strong),
    ("FolderView", "tableView", "tableView", .strong),
    ("tableView", "delegate", "FolderView", .weak),
    ("FolderView", "presenter", "FolderPresenter", .strong),
    ("FolderPresenter", "view", "FolderView", .strong),
    ("FolderPresenter", "interactor", "FolderInteractor", .strong),
    ("FolderPresenter", "router", "FolderRouter", .strong),
    ("FolderInteractor", "presenter", "FolderPresenter", .weak),
    ("FolderInteractor", "service", "Service", .strong),
    ("FolderRouter", "viewController", "FolderView", .weak),
    ("FolderRouter", "presenter", "FolderPresenter", .weak),
  ]
  let events: [Trace.Event] =
    roles.map { .participant(.init(name: $0.0, type: $0.0, role: $0.1)) }
    + references.map {
      .reference(.init(from: $0.0, property: $0.1, to: $0.2, strength: $0.3))
    } + [
      .release(.init(object: "FolderModule")), .turn(.init(number: 1, action: "back")),
      .message(.init(turn: 1, kind: .user, from: "UIKit", to: "FolderView", text: "back")),
      .reference(
        .init(
          from: "UIKit", property: "rootViewController", to: "FolderView", strength: .strong,
          ended: true)),
    ]
  return Trace(
    header: .init(pattern: "viper", scenario: "back"),
    records: events.enumerated().map { .init(n: $0 + 1, event: $1) })
}()
