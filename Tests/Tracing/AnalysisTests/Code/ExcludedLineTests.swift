import Testing
import Trace

/// Lines that cannot have sent a message are not named.
@Suite struct ExcludedLineTests {
  @Test(
    arguments: [
      ([#".rename("Hi")"#], "Scene.handle(), line 3"), ([".stop"], "Scene.handle(), line 4"),
      ([".part(.b)"], "Scene.handle(), line 6"), ([#".rename("Ho")"#], "unknown"),
    ] as [([String], String)])
  func `a case on the line that sent a message is the one in the message`(
    arguments: [String], words: String
  ) throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.send, "SceneVC", "kit", "send(_:)", arguments, in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            kit.send(.rename("Hi"))
            kit.send(.stop)
            kit.send(.part(.a))
            kit.send(.part(.b))
          }
        }
        """
      ])
    #expect(code.call(6) == words)
  }

  @Test func `a nil on the line was a nil in the message`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.call, "SceneVC", "kit", "end(_:)", ["The network is offline."], in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            kit.end(nil)
            kit.end(error)
          }
        }
        """
      ])
    #expect(code.call(6) == "Scene.handle(), line 4")
  }

  @Test(
    arguments: [
      ("g", "3, 4"), ("song", "3"), ("ong", "3, 4"), ("theSong", "3, 4"),
    ])
  func `a variable is named after an object where it has its last words`(
    variable: String, lines: String
  ) throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.set, "SceneVC", "song", "title", ["1"], in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            \(variable).title = a
            item.title = b
          }
        }
        """
      ])
    #expect(code.call(6) == "Scene.handle(), line \(lines)")
  }

  @Test(arguments: [("vc", "3"), ("sceneVC", "3"), ("c", "3, 4"), ("store", "3, 4")])
  func `the last word of a name may be several capitals`(variable: String, lines: String) throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "model", "handle()"),
        Trace.Message(.set, "model", "SceneVC", "title", ["1"], in: 5),
      ],
      in: [
        "App/MVC/Model.swift": """
        class Model {
          func handle() {
            \(variable).title = a
            item.title = b
          }
        }
        """
      ])
    #expect(code.call(6) == "Model.handle(), line \(lines)")
  }

  @Test func `a line that casts to another type does not send it`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.set, "SceneVC", "song", "title", ["1"], in: 5),
      ],
      in: [
        "App/MVC/Other.swift": "class Other {}; class Work {}; class Song: Work {}",
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            (next as? Other)?.title = a
            (next as! Work).title = b
          }
        }
        """,
      ])
    #expect(code.call(6) == "Scene.handle(), line 4")
  }

  @Test func `of two methods that are as near, a trace does not say in which the line is`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.call, "SceneVC", "kit", "dismiss()", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() { choose(cancel, accept) }
          func cancel() { kit.dismiss() }
          func accept() { kit.dismiss() }
        }
        """
      ])
    #expect(code.call(6) == "Scene, line 3, 4")
  }

  @Test func `an initializer that is only kept creates nothing`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.create, "SceneVC", "song", "Song()", in: 5),
        Trace.Message(.create, "SceneVC", "model", "Model()", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            let makers = [Song.init, Model.init]
            show(Model.init())
          }
        }
        """
      ])
    #expect(code.call(6) == "unknown")
    #expect(code.call(7) == "Scene.handle(), line 4")
  }

  @Test func `what changes a collection writes its property`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "model", "remove()"),
        Trace.Message(.write, "model", "kit", "rows", in: 5),
      ],
      in: [
        "App/MVC/Model.swift": """
        class Model {
          func remove() { rows.removeAll { $0 == a }; clear() }
          func clear() { rows = [] }
        }
        """
      ])
    #expect(code.call(6) == "Model.remove(), line 2")
  }

  @Test func `what another object writes is not written by the code of the owner`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.set, "kit", "model", "draft", [#""Hi""#]),
        Trace.Message(.write, "model", "song", "draft", in: 5),
      ],
      in: ["App/MVC/Model.swift": "class Model { func reset() { draft = 1 } }"])
    #expect(code.call(6) == "kit wrote draft")
  }

  @Test func `what comes from another device has no line`() throws {
    let code = try SketchedCode(
      [Trace.Message(.call, "Remote", "model", "delete()")],
      in: ["App/MVC/Model.swift": "class Model { func delete() {} }"])
    #expect(code.call(5) == "another device")
  }

  @Test func `a class of the framework that the app extends is still the framework's`() throws {
    let code = try SketchedCode(
      [Trace.Message(.call, "kit", "SceneVC", "handle()")],
      in: [
        "Kit/Kit.swift": "class Kit { func tell() { scene.handle() } }",
        "App/Shared/Kits.swift": "extension Kit { func remove() {} }",
        "App/MVC/Scene.swift": "class Scene { func handle() {} }",
      ])
    #expect(code.isUncalled(5) == true)
  }

  @Test func `what a command sends may be written in the kit`() throws {
    let code = try SketchedCode(
      [Trace.Message(.send, "Command", "kit", "send(_:)", [".create"])],
      in: [
        "App/MVC/Commands.swift": "extension Command { func a() { context.send(.refuse) } }",
        "Kit/Alerts.swift": "extension Command { func b() { context.send(submit(text)) } }",
      ])
    #expect(code.call(5) == "Command.b(), line 1")
  }

  @Test func `an effect runs code of all objects, and actions may be put into others`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.send, "Command", "SongStore", "send(_:)", [".song(.loaded(2))"]),
        Trace.Message(.send, "Command", "SongStore", "send(_:)", [".song(.gone)"]),
      ],
      in: [
        "App/MVC/Song.swift": """
        class Song {
          func load() -> Command {
            .listen { [model] send in
              model.load { send(.progressed($0)) }
              send(.loaded(2))
              Network.shared.send(request) { print($0) }
            }
          }
        }
        """,
        "Kit/Command.swift": """
        class Command {
          func run(_ send: Send) { operation(send) }
        }
        """,
      ])
    #expect(code.call(5) == "Song.load(), line 5")
    #expect(code.call(6) == "unknown")
  }

  @Test func `a call with other labels is a call of another method`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.command, "kit", "Command", "add(named:)", [#""Hi""#]),
        Trace.Message(.call, "Command", "model", "add(named:to:)", [#""Hi""#, "1"], in: 5),
      ],
      in: [
        "App/MVC/Clients.swift": """
        struct Clients {
          var live: Clients { Clients(add: { model.add(named: $0, to: $1) }) }
        }
        """,
        "App/MVC/Song.swift": """
        class Song {
          func add(named name: String) -> Command { .run { clients.add(name, 1) } }
        }
        """,
        "App/MVC/Model.swift": "class Model { func add(named name: String, to: Int) {} }",
      ])
    #expect(code.call(6) == "Clients.live, line 2")
  }

  @Test func `what observes a property runs only where it is written`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.call, "SceneVC", "song", "play()", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          var title = "" {
            didSet { song.play() }
          }
          func handle() { later(title) }
          func later(_ title: String) { song.play() }
        }
        """
      ])
    #expect(code.call(6) == "Scene.later(_:), line 6")
  }

  @Test func `a call of a method of its own is no message`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.call, "SceneVC", "kit", "save(as:)", ["1"], in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() { self.save(as: "a") }
          func save(as name: String) { kit.save(as: name) }
        }
        """
      ])
    #expect(code.call(6) == "Scene.save(as:), line 3")
  }

  @Test func `a brace after a type that is only named creates nothing`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.create, "SceneVC", "song", "Song()", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            if let song = item as? Song { print(song) }
            add(Song())
          }
        }
        """
      ])
    #expect(code.call(6) == "Scene.handle(), line 4")
  }
}
