import Testing
import Trace

/// The line that sent a message: none that cannot have sent it, and one wherever the sender has only one.
@Suite struct SentLineTests {
  @Test(
    arguments: [
      ("handle()", ["detail"], ["Scene.show(), line 6"]),
      ("handle()", ["record"], ["Scene.handle(), line 3"]),
      // A variable can have any value. Then the order does not tell which line it was.
      ("handle()", ["other"], ["Scene.choose(), line 9"]),
      ("maybe()", ["d"], ["Scene.maybe(), line 14"]),
      ("choose()", ["a", "b"], ["Scene.choose(), line 8, 9", "Scene.choose(), line 9, 10"]),
    ] as [(String, [String], [String])])
  func `a literal on the line that sent a message is the one in the message`(
    method: String, texts: [String], words: [String]
  ) throws {
    let messages = texts.map { text in
      Trace.Message(.call, "SceneVC", "kit", "perform(_:)", ["\"\(text)\""], in: 5)
    }
    let code = try SketchedCode(
      [Trace.Message(.call, "kit", "SceneVC", method)] + messages,
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            kit.perform("record")
            show()
          }
          func show() { kit.perform("detail") }
          func choose() {
            kit.perform("a")
            kit.perform(name)
            kit.perform("b")
          }
          func maybe() {
            kit.perform?("c")
            kit.perform?("d")
          }
        }
        """
      ])
    #expect(messages.indices.map { code.call(6 + $0) } == words)
  }

  @Test func `the framework may send what the app sends with other literals`() throws {
    let code = try SketchedCode(
      [Trace.Message(.call, "kit", "song", "play(_:)", ["true"])],
      in: ["App/MVC/Scene.swift": "class Scene {\n  func show() { song.play(false) }\n}"])
    #expect(code.isUncalled(5) == false)
  }

  @Test func `a method of the app may be inherited, from a class or a protocol`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.call, "SceneVC", "kit", "reload()", in: 5),
        Trace.Message(.post, "SceneVC", "kit", "post(name:)", in: 5),
      ],
      in: [
        "Kit/Controller.swift": "class Controller {}",
        "App/Shared/Asking.swift": "extension Controller {\n  func ask() { kit.reload() }\n}",
        "App/MVC/Noting.swift": "extension Noting {\n  func commit() { kit.post(name: 1) }\n}",
        "App/MVC/Other.swift": """
        class Other { func a() { kit.reload() }; func b() { kit.post(name: 2) } }
        """,
        "App/MVC/Scene.swift": """
        class Scene: Controller, Noting { func handle() { ask(); commit() } }
        """,
      ])
    #expect(code.call(6) == "Controller.ask(), line 2")
    #expect(code.call(7) == "Noting.commit(), line 2")
  }

  @Test func `where no traced call leads to it, the lines of the sender's type count`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.closure, "kit", "SceneVC", "onSubmit"),
        Trace.Message(.call, "SceneVC", "song", "rename(to:)", in: 5),
        Trace.Message(.call, "SceneVC", "song", "play()", in: 5),
      ],
      in: [
        "Kit/Field.swift": "class Field { func onSubmit(_ action: () -> Void) {} }",
        "App/MVC/Other.swift": "class Other { func a() { song.rename(to: b) } }",
        "App/MVC/Scene.swift": """
        class Scene: Field {
          var body: Body { onSubmit(rename) }
          func rename() { song.rename(to: draft) }
          func first() { song.play() }
          func second() { song.play() }
        }
        """,
      ])
    #expect(code.call(6) == "Scene.rename(), line 3")
    #expect(code.call(7) == "Scene, line 4, 5")
  }

  @Test func `what is published by a computed property is sent by its line`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "model", "change()"),
        Trace.Message(.binding, "model", "SceneVC", "words", in: 5),
        Trace.Message(.binding, "model", "SceneVC", "count", in: 5),
      ],
      in: [
        "App/MVC/Model.swift": """
        class Model {
          var count = 0
          var words: Publisher { $output.map(\\.words) }
          var total: Int { rows.count }
          func change() { output = Output() }
        }
        """
      ])
    #expect(code.call(6) == "Model.words, line 3")
    #expect(code.call(7) == "unknown")
  }

  @Test func `what is written on the line is what a binding has told`() throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "model", "reload()"),
        Trace.Message(.binding, "model", "SceneVC", "isLoading", ["true"], in: 5),
        Trace.Message(.binding, "model", "SceneVC", "isLoading", ["false"], in: 5),
      ],
      in: [
        "App/MVC/Model.swift": """
        class Model {
          func reload() {
            isLoading = true
            load { self.finish() }
          }
          func finish() {
            isLoading = false
          }
        }
        """
      ])
    #expect(code.call(6) == "Model.reload(), line 3")
    #expect(code.call(7) == "Model.finish(), line 7")
  }

  @Test func `a question may come from code that is not traced, and a word alone asks nothing`()
    throws
  {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.query, "SceneVC", "song", "title", in: 5),
        Trace.Message(.query, "SceneVC", "model", "text", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            show(song.title)
            if let text { show(text) }
          }
        }
        """
      ])
    #expect(code.call(6) == "perhaps Scene.handle(), line 3")
    #expect(code.call(7) == "unknown")
  }

  /// With a mistake, the app may be called with another value.
  @Test(
    arguments: [(nil, "Scene.init(make:), line 3"), ("mvc.m1", "unknown")] as [(String?, String)])
  func `a value that a call leaves out is made in the head of the method`(
    mistake: String?, words: String
  ) throws {
    let code = try SketchedCode(
      [
        Trace.Message(.create, "SceneVC", "song", "Song()"),
        Trace.Message(.create, "kit", "model", "Model()"),
      ],
      in: [
        "App/MVC/Model.swift": "class Model {\n  init() {}\n}",
        "App/MVC/Scene.swift": """
        class Scene {
          init(
            make: () -> Song = { Song(Model()) }
          ) { make() }
          func show(_ model: Model, to name: String = words(), of song: Song) {}
        }
        """,
      ], with: mistake)
    #expect(code.call(5) == words)
    #expect(code.isUncalled(6) == false)
  }

  @Test(arguments: [
    ("song.title", "title", true), ("song.title + 1", "title", true),
    ("song.titles", "title", false),
    ("song.title2", "title", false), ("song.title_2", "title", false), ("title", "title", false),
    ("song.length()", "length()", true), ("song.length", "length()", false),
  ])
  func `a value that is put into a text is read there, by its whole name`(
    value: String, text: String, isFound: Bool
  ) throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.query, "SceneVC", "song", text, in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": #"""
        class Scene {
          func handle() {
            kit.show("now: \(\#(value))")
          }
        }
        """#
      ])
    #expect(code.call(6) == (isFound ? "perhaps Scene.handle(), line 3" : "unknown"))
  }
}
