import Analysis
import SourceCode
import TestSupport
import Testing
import Trace

/// The code of a message, in sources that are on disk.
@Suite struct MessageCodeTests {
  @Test func `a message to which the kit gives another name leads to the method that sends it`()
    throws
  {
    let scratch = try Scratch([
      "App/Shared/App.swift": "", "App/MVC/Scene.swift": "class Scene {}",
      "Kit/Table.swift": "public final class Table {}",
      "Kit/TableSource.swift": """
      public final class TableSource {
        public func apply(_ rows: [String], animated: Bool) {
          deliver("apply(_:)", to: table)
        }
      }
      """,
    ])
    let trace = Trace(calls: [("FolderVC", "table", "apply(_:)")])
    let code = CodeFinder(trace, in: SourceFolder(path: scratch.path)).code(of: 5)
    guard case .member(let excerpt) = code?.receiver else {
      Issue.record("\(String(describing: code?.receiver))")
      return
    }
    #expect(excerpt.symbol == "TableSource.apply(_:animated:)")
  }

  @Test func `what a person does is the action as it was typed, and what an app sends has a line`()
    throws
  {
    let scratch = try Scratch([
      "App/Shared/App.swift": "",
      "App/MVC/Scene.swift": "class Scene {\n  func add() {\n    table.reload()\n  }\n}",
    ])
    let trace = Trace(calls: [("User", "FolderVC", "add()"), ("FolderVC", "table", "reload()")])
    let finder = CodeFinder(trace, in: SourceFolder(path: scratch.path))
    let calls = [5, 6].map { finder.code(of: $0)?.call }
    guard case .person(let action) = calls[0], case .lines(let lines, let method) = calls[1] else {
      Issue.record("\(calls)")
      return
    }
    #expect(action == "tap \"+\"")
    #expect(lines == [3])
    #expect(method.symbol == "Scene.add()")
  }

  @Test func `a call in unfinished code has the labels that are there`() throws {
    let scratch = try Scratch([
      "App/Shared/App.swift": "",
      "App/MVC/Scene.swift": """
      class Scene {
        func add() {
          table.move(by: 1)
          table.move(to: 1, 2
        }
      }
      """,
    ])
    let trace = Trace(
      calls: [("User", "FolderVC", "add()"), ("FolderVC", "table", "move(to:_:)")])
    let code = CodeFinder(trace, in: SourceFolder(path: scratch.path)).code(of: 6)
    guard case .lines(let lines, _) = code?.call else {
      Issue.record("\(String(describing: code?.call))")
      return
    }
    #expect(lines == [4])
  }

  @Test(
    arguments: [
      (.call, "reload()", [4]), (.call, "rows(in:)", [5]), (.call, "load()", [6]),
      (.call, "title()", [7, 8, 9]), (.set, "title", [8]), (.set, "name", []),
      (.query, "name", [9]), (.query, "hidden", []),
    ] as [(MessageKind, String, [Int])])
  func `a call has a bracket after its name, a write one sign, and a question a dot before it`(
    kind: MessageKind, text: String, lines: [Int]
  ) throws {
    let scratch = try Scratch([
      "App/Shared/App.swift": "",
      "App/MVC/Scene.swift": """
      class Scene {
        func add() {
          let way = table.reload, is = hidden
          table.reload()
          table.rows?(in: way)
          table.load { way() }
          if table.title == way { stop() }
          table.title = way
          table.title + table.name
          hidden.toggle()
        }
      }
      """,
    ])
    let trace = Trace(
      calls: [("User", "FolderVC", "add()"), ("FolderVC", "table", text)], kind: kind)
    let call = CodeFinder(trace, in: SourceFolder(path: scratch.path)).code(of: 6)?.call
    #expect((call?.place?.lines ?? []) == lines)
  }

  @Test(
    arguments: [
      (.set, "label2", "text", ["Scene.showLabel()"]),
      (.set, "field", "text", ["Scene.showField()"]),
      (.create, "player", "Player(url:)", ["Scene.makePlayer()"]),
      (.query, "song", "title", ["Scene.words"]), (.query, "song", "genre", []),
      (.query, "Hello", "length", ["Scene.seconds"]),
      (.set, "SongPresenter", "view", ["Scene.connect(_:_:)"]),
      (.call, "SongView", "show(title:)", ["Scene.add()"]),
      (.call, "SongView", "show(name:)", ["Scene.show(name:)"]),
    ] as [(MessageKind, String, String, [String])])
  func
    `a line that names another object, a type or a label of an argument did not send the message`(
      kind: MessageKind, to: String, text: String, symbols: [String]
    ) throws
  {
    let scratch = try Scratch([
      "App/Shared/App.swift": "",
      "App/MVC/Scene.swift": """
      class Scene {
        var player: Player?
        func add() {
          center.observe(title: changed, genre: any)
          showField(); showLabel()
          let view = SongView(), presenter = SongPresenter()
          interactor.view = view
          connect(view, presenter)
          view.show(title: any); show(name: any)
          player = makePlayer(); show(words, scene.length, seconds)
        }
        func connect(_ view: SongView, _ presenter: SongPresenter) { presenter.view = view }
        func show(name: String) { view?.show(name: name) { stop() } }
        func showField() { field.text = "a" }
        func showLabel() { label?.text = "b" }
        func makePlayer() -> Player { Player(url: url) { stop() } }
        var seconds: Int { hello.length }
        var words: String { "now: \\(song.title)" }
      }
      """,
    ])
    let names = ["label2", "field", "player", "song", "SongView", "SongPresenter"]
    let trace = Trace(
      calls: [("User", "FolderVC", "add()"), ("FolderVC", to, text)], kind: kind, others: names)
    let call = CodeFinder(trace, in: SourceFolder(path: scratch.path)).code(of: 12)?.call
    #expect((call?.place).map { [$0.symbol] } ?? [] == symbols)
  }

  @Test(
    arguments: [
      // A helper of another type, and an initial value.
      ("FolderVC", "alert", "addAction()", "Alerts.ask(), line 2"),
      ("FolderVC", "song", "Song()", "Maker.song, line 5"),
      // Two lines may have sent it, or none.
      ("FolderVC", "table", "scroll()", "unknown"), ("FolderVC", "table", "flash()", "unknown"),
      // The pattern's own line counts, not that of what all patterns share.
      ("FolderVC", "table", "insert()", "Maker.fill(), line 8"),
      // A command of the kit runs a closure of the app. Other objects of the framework run their own code.
      ("Command", "alert", "addAction()", "Alerts.ask(), line 2"),
      ("Kit", "alert", "addAction()", "framework"),
      ("Kit", "table", "flash()", "framework"),
      ("Kit", "table", "stop()", "framework"),
    ])
  func `where the sender's own methods have no such line, the only line of the app counts`(
    from: String, to: String, text: String, words: String
  ) throws {
    let scratch = try Scratch([
      "App/Shared/List.swift": "class List {\n  func fill() { table.insert() }\n}",
      "App/MVC/Scene.swift": "class Scene {\n  func add() { stop() }\n}",
      "App/MVC/Alerts.swift": "class Alerts {\n  func ask() { alert.addAction() }\n}",
      "App/MVC/Maker.swift": """
      class Maker {
        func up() { table.scroll() }
        func down() { table.scroll() }

        let song = Song()

        var isFlashing = table.flash
        func fill() { table.insert() }
      }
      """,
    ])
    let kind: MessageKind = text == "Song()" ? .create : .call
    let trace = Trace(
      calls: [("User", "FolderVC", "add()"), (from, to, text)], kind: kind,
      others: ["alert", "song", "Kit"])
    let call = CodeFinder(trace, in: SourceFolder(path: scratch.path)).code(of: 9)?.call
    #expect(call?.words == words)
  }
}

extension MessageCode.Call {
  fileprivate var place: (symbol: String, lines: [Int])? {
    switch self {
    case .lines(let lines, let excerpt), .perhaps(let lines, let excerpt):
      (excerpt.symbol, lines)
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .lines(let lines, let excerpt):
      "\(excerpt.symbol), line \(lines.map(String.init).joined())"
    case .perhaps(let lines, let excerpt):
      "perhaps \(MessageCode.Call.lines(lines, of: excerpt).words)"
    case .framework(isUncalled: false): "framework"
    case .framework(isUncalled: true): "framework, and no line of the app"
    case .subscription(let lines, let excerpt):
      "subscription in \(MessageCode.Call.lines(lines, of: excerpt).words)"
    case .write(let property, let writer): "\(writer) wrote \(property)"
    case .otherDevice: "another device"
    case .person: "a person"
    case .unknown: "unknown"
    }
  }
}

extension Trace {
  /// Calls inside of each other; all but the first are of a kind.
  fileprivate init(
    calls: [(from: String, to: String, text: String)], kind: MessageKind = .call,
    others: [String] = []
  ) {
    let objects: [Event] =
      [
        .participant(.init(name: "FolderVC", type: "Scene", role: .controller)),
        .participant(.init(name: "table", type: "Table", role: .view)),
        .participant(.init(name: "User", type: "Person", role: .user)),
        .participant(.init(name: "Command", type: "Effect", role: .command)),
      ] + others.map { .participant(.init(name: $0, type: "Thing", role: .view)) }
    let messages = calls.enumerated().map { depth, call in
      Event.message(
        .init(
          turn: 1, depth: depth, parent: depth == 0 ? nil : objects.count + depth,
          kind: depth == 0 ? .call : kind,
          from: call.from, to: call.to, text: call.text))
    }
    let turn = Event.turn(.init(number: 1, action: "tap \"+\""))
    self.init(
      header: .init(app: "app", pattern: "mvc"),
      records: (objects + messages + [turn]).enumerated().map { Record(n: $0 + 1, event: $1) })
  }
}
