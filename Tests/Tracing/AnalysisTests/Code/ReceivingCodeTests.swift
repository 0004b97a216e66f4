import Testing
import Trace

/// The code that gets a message.
@Suite struct ReceivingCodeTests {
  @Test func `what a builder makes leads to its method, and what the compiler makes to its type`()
    throws
  {
    let code = try SketchedCode(
      [
        Trace.Message(.create, "SceneVC", "model", "build(id:)", ["1"]),
        Trace.Message(.create, "SceneVC", "model", "Model()"),
      ],
      in: ["App/MVC/Model.swift": "class Model { func build(id: Int) -> Song { Song() } }"])
    #expect(code.receiver(5) == "member Model.build(id:)")
    #expect(code.receiver(6) == "type Model")
  }

  private static let button = "class Button { init(_ title: String, action: () -> Void) {} }"

  @Test(
    arguments: [
      (#"var body: Body { Button("a") { stop() } }"#, "closure in Scene.body"),
      (#"var body: Body { Button("a", action: { stop() }) }"#, "closure in Scene.body"),
      (#"func show() { if Button("a") { stop() } }"#, "closure of Scene"),
      (#"var body: Body { Button("a", action: stop) }"#, "closure of Scene"),
      (
        #"var a: Body { Button("a") { stop() } }; var b: Body { Button("b") { stop() } }"#,
        "closure of Scene"
      ),
    ])
  func `a closure is written in the only member that hands such a closure over`(
    member: String, words: String
  ) throws {
    let code = try SketchedCode(
      [Trace.Message(.closure, "kit", "SceneVC", "action()")],
      in: ["Kit/Button.swift": Self.button, "App/MVC/Scene.swift": "class Scene { \(member) }"])
    #expect(code.receiver(5) == words)
  }

  @Test func `a closure is written where the call leads that handed it over, not in the kit`()
    throws
  {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.closure, "kit", "SceneVC", "completion()", cause: 5),
        Trace.Message(.closure, "kit", "SceneVC", "handler(_:)", cause: 5),
      ],
      in: [
        "Kit/Controller.swift": """
        class Controller {
          func dismiss(completion: () -> Void) { deliver("completion()", to: self) }
        }
        """,
        "Kit/Action.swift": "class Action { init(_ title: String, handler: () -> Void) {} }",
        "App/Shared/Asking.swift": """
        extension Controller { func ask() { Action("OK") { close() } } }
        """,
        "App/MVC/Scene.swift": """
        class Scene: Controller {
          func handle() { leave(); ask() }
          func leave() { dismiss { stop() } }
          func forget() { dismiss { go() }; Action("Stop") { go() } }
        }
        """,
      ])
    #expect(code.receiver(6) == "closure in Scene.leave()")
    #expect(code.receiver(7) == "closure in Controller.ask()")
  }

  @Test func `a closure of a command is written where it sends, and a block where it observes`()
    throws
  {
    let listening = "func listen() { Listen { send in report = { send(.heard($0)) } } }"
    let observing = "func observe() { Observe { send in center.addObserver { note($0) } } }"
    let code = try SketchedCode(
      [
        Trace.Message(.closure, "kit", "Command", "update(_:)", ["1"]),
        Trace.Message(.send, "Command", "SongStore", "send(_:)", [".heard(1)"], in: 5),
        Trace.Message(.closure, "kit", "Command", "handler(_:)", ["2"]),
        Trace.Message(.observer, "kit", "Command", "block"),
      ],
      in: [
        "Kit/Command.swift": "struct Command {}",
        "App/MVC/Listening.swift": "extension Listen { \(listening) }",
        "App/MVC/Observing.swift": "extension Observe { \(observing) }",
      ])
    #expect(code.receiver(5) == "closure in Listen.listen()")
    #expect(code.receiver(7) == "closure of Command", "it sends nothing")
    #expect(code.receiver(8) == "closure in Observe.observe()")
  }

  @Test func `a block of a command may be written in several members`() throws {
    let code = try SketchedCode(
      [Trace.Message(.observer, "kit", "Command", "block")],
      in: [
        "Kit/Command.swift": "struct Command {}",
        "App/MVC/Observing.swift": """
        extension Observe {
          func one() { center.addObserver { note($0) } }
          func other() { center.addObserver { note($0) } }
        }
        """,
      ])
    #expect(code.receiver(5) == "closure of Command")
  }

  @Test func `a binding leads to the method that subscribes to its property`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.binding, "model", "SceneVC", "words"),
        Trace.Message(.binding, "model", "SceneVC", "title"),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func show() { if words { title() } }
          func load() { model.$title.sink { name = $0 } }
          func bind() { model.words.sink { text = $0 } }
        }
        """
      ])
    #expect(code.receiver(5) == "closure in Scene.bind()")
    #expect(code.receiver(6) == "closure in Scene.load()")
  }

  @Test func `a closure with the name of a method is not that method`() throws {
    let code = try SketchedCode(
      [Trace.Message(.closure, "kit", "SceneVC", "update(_:)")],
      in: [
        "Kit/Kit.swift": "class Kit { init(update: (Int) -> Void) {} }",
        "App/MVC/Scene.swift": """
        class Scene {
          func open() { kit = Kit { update($0) } }
          func update(_ n: Int) {}
        }
        """,
      ])
    #expect(code.receiver(5) == "closure in Scene.open()")
  }

  @Test func `a modifier does not get the action that it was given`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.closure, "kit", "SceneVC", "onSubmit"),
        Trace.Message(.closure, "kit", "SceneVC", "onAppear(perform:)"),
      ],
      in: [
        "Kit/View.swift": """
        class View {
          func onSubmit(_ action: @escaping () -> Void) {}
          func onAppear(perform action: @escaping () -> Void) {}
        }
        """,
        "App/MVC/Scene.swift": """
        class Scene: View { var body: Body { a.onAppear { load() }.onSubmit(rename) } }
        """,
      ])
    #expect(code.receiver(5) == "closure of Scene")
    #expect(code.receiver(6) == "closure in Scene.body")
  }

  @Test func `an object named after its generic argument is of the type that got its messages`()
    throws
  {
    var sent = Trace.Message(.send, "kit", "SongStore", "send(_:)")
    sent.location = Trace.SourceLocation(file: "Kit/Store.swift", line: 3)
    let code = try SketchedCode(
      [Trace.Message(.create, "kit", "SongStore", "SongStore()"), sent],
      in: [
        "App/MVC/Scene.swift": "class Scene {}",
        "Kit/Store.swift": """
        class Store<State> {
          init(state: State) {}
          func send(_ action: Action) {}
        }
        """,
      ])
    #expect(code.receiver(5) == "member Store")
  }

  @Test func `a state begins with the values that a reducer changes, not with the reducer`() throws
  {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.create, "SceneVC", "SongFeature", "SongFeature()", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            reduce(SongFeature(1))
            state = SongFeature.State(song)
          }
        }
        """,
        "App/MVC/Song.swift": """
        struct SongFeature {
          struct State {
            init(_ song: Song) {}
          }
          init(_ number: Int) {}
        }
        """,
      ])
    #expect(code.call(6) == "Scene.handle(), line 4")
    #expect(code.receiver(6) == "member State.init(_:)")
  }

  @Test func `what appears is told a closure in the body, not the modifier that took it`() throws {
    let code = try SketchedCode(
      [Trace.Message(.lifecycle, "kit", "SceneVC", "onAppear")],
      in: [
        "App/MVC/Scene.swift": """
        struct Scene: View {
          var body: some View { Text("").onAppear { start() } }
        }
        """,
        "Kit/Views.swift": """
        extension View {
          func onAppear(perform action: @escaping () -> Void) -> some View { add(action) }
        }
        """,
      ])
    #expect(code.receiver(5) == "closure in Scene.body")
    #expect(code.isUncalled(5) == false)
  }
}
