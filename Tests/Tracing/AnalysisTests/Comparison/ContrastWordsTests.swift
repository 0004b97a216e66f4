import Testing
import Trace

@testable import Analysis

/// Every kind of difference as a sentence. The first run is drawn with its record numbers, the second with ten
/// more, and record 0 is drawn in neither.
@Suite struct ContrastWordsTests {
  private let words = ContrastWords(
    "A", "B", actions: Both(["launch", nil], ["launch", "tap", "back"])
  ) { side, record in
    record == 0 ? nil : side == .first ? record : record + 10
  }

  private func said(_ contrast: Contrast, in action: Int? = nil) -> String {
    words.sentence(PlacedContrast(contrast: contrast, action: action))
  }

  @Test func `data that changes in one of the runs`() {
    func change(_ kind: DataKind, _ place: Contrast.Change.Place = .object) -> Contrast.Change {
      .init(
        record: 9, kind: kind, owner: "Hello", property: "name", value: "1", isEnd: false,
        way: [1, 2], place: place)
    }
    #expect(
      said(.data(change(.model), change(.viewState, .state)))
        == "In A, Hello.name changes (2), in the model; in B, Hello.name changes (12), as a part of the one state."
    )
    #expect(
      said(.data(change(.viewState), nil))
        == "Only in A, Hello.name changes (2), as view state that screens share.")
    #expect(
      said(.data(nil, change(.own, .service)))
        == "Only in B, Hello.name changes (12), as data of its own.")
    #expect(
      said(.data(change(.own), change(.own)))
        == "In A, Hello.name changes (2); in B, Hello.name changes (12).")
    #expect([change(.own, .service), change(.own)].map(\.isInService) == [true, false])
  }

  @Test func `data that changes outside of all messages, and a way to it`() {
    let change = Contrast.Change(
      record: 9, kind: .model, owner: "Store", property: "items", value: "1", isEnd: false,
      way: [], place: .object)
    let way = Contrast.Way(objects: ["Data", "Hello"], messages: [5])
    #expect(
      said(.unsent(.first, change, way))
        == "In A, Store.items changes outside of all messages; in B, Data itself reaches Hello (15)."
    )
    #expect(
      said(.unsent(.second, change, way))
        == "In A, Data itself reaches Hello (5); in B, Store.items changes outside of all messages."
    )
  }

  @Test func `words are a value in quotes with something between them`() {
    let isText = ["\"a\"", "\"\"", "abc"].map { value in
      Contrast.Change(
        record: 1, kind: .own, owner: "VM", property: "name", value: value, isEnd: false, way: [],
        place: .object
      ).isText
    }
    #expect(isText == [true, false, false])
  }

  @Test(arguments: [
    (["VC"], [], "VC changes its own data"),
    (["VC", "Hello"], [5], "VC itself reaches Hello (5)"),
    (["VC", "Hello"], [0], "VC itself reaches Hello"),
    (["VC", "VM", "VC"], [5, 6], "it comes back to VC through VM (5-6)"),
    (
      ["VC", "VM", "Data", "VM", "Hello"], [5, 6, 7, 9],
      "VC reaches Hello through VM and Data (5-7, 9)"
    ),
    (
      ["VC", "VSStore", "NC", "VC", "Player"], [5, 6, 7, 11],
      "VC turns to VSStore, hears back by way of NC, and reaches Player (5-7, 11)"
    ),
    (
      ["VC", "VM", "Data", "VM", "VC", "Player"], [5, 6, 7, 8, 11],
      "VC turns to VM, which hears from Data and answers, and reaches Player (5-8, 11)"
    ),
    (
      ["VC", "VM", "VC", "Data", "VC", "Hello"], [5, 6, 7, 8, 9],
      "VC turns to VM and Data, hears back, and reaches Hello (5-9)"
    ),
  ])
  func `a way to data`(objects: [String], messages: [Int], clause: String) {
    #expect(words.wayIn(.init(objects: objects, messages: messages), .first) == clause)
  }

  @Test func `a command that an update asks for is no answer`() {
    var way = Contrast.Way(
      objects: ["Command", "Driver", "Driver", "Command", "Store"], messages: [3, 4, 8, 9])
    way.update = .init(
      message: 5, from: "Driver", to: "AppState", text: "update", kind: .update, values: [])
    let clause =
      "Command sends a message to Driver (3-4), and what AppState then asks for (5) reaches Store (8-9)"
    #expect(words.wayIn(way, .first) == clause)
    #expect(words.wayOut(way, .first) == clause)
    #expect([4, 5, 6].map(way.names) == [true, true, false])
  }

  @Test func `data that is set from outside has no way`() {
    func way(_ kind: MessageKind) -> Contrast.Way {
      let setting = Contrast.Telling(
        message: 4, from: "field", to: "VM", text: "name", kind: kind, values: [])
      return .init(objects: ["VM", "Hello"], messages: [5], setting: setting)
    }
    #expect(
      said(.waysIn(way(.binding), way(.set)))
        == "In A, field sets VM through a binding (4); in B, field sets VM from outside (14).")
    #expect([4, 5, 6].map(way(.set).names) == [true, true, false])
  }

  @Test(arguments: [
    (["VC", "label"], [3], "VC writes label itself (3)"),
    (
      ["VC", "VM", "VC", "label"], [3, 4, 5], "VC turns to VM, hears back, and writes label (3-5)"
    ),
    (["VM", "VC", "label"], [3, 4], "VM reaches label through VC (3-4)"),
    (
      ["VC", "Presenter", "Data", "Presenter", "VC", "label"], [3, 4, 5, 6, 7],
      "VC turns to Presenter, which hears from Data and answers, and writes label (3-7)"
    ),
    (
      ["VC", "Presenter", "Data", "Store", "Data", "Presenter", "VC", "label"],
      [3, 4, 5, 6, 7, 8, 9],
      "VC turns to Presenter, which hears from Data and answers, and writes label (3-9)"
    ),
    (
      ["VC", "VM", "Data", "VM", "VC", "Player", "VC", "label"], [3, 4, 5, 6, 7, 8, 9],
      "VC turns to VM and Player, hears back, and writes label (3-9)"
    ),
    (
      ["VC", "VSStore", "VC", "Player", "VSStore", "NC", "VC", "label"], [3, 4, 5, 6, 7, 8, 9],
      "VC turns to VSStore and Player, hears back by way of VSStore and NC, and writes label (3-9)"
    ),
    (
      ["VC", "VM", "Data", "VC", "Player", "VC", "label"], [3, 4, 5, 6, 7, 8],
      "VC turns to VM and Player, hears back by way of Data, and writes label (3-8)"
    ),
    (
      ["VC", "VM", "label", "VC", "label"], [3, 4, 5, 6],
      "VC turns to VM, hears back by way of label, and writes label (3-6)"
    ),
  ])
  func `a way to a view`(objects: [String], messages: [Int], clause: String) {
    #expect(words.wayOut(.init(objects: objects, messages: messages), .first) == clause)
  }

  @Test func `a way ends where it reaches an object that is not its beginning`() {
    let way = Contrast.Way(objects: ["VC", "VM", "Data", "VM"], messages: [1, 2, 3])
    let reached = ["VC", "VM", "Data", "Other"].map { way.untilItReaches($0) }
    #expect(reached.map(\.objects.count) == [4, 2, 3, 4])
    #expect(reached.map(\.messages) == [[1, 2, 3], [1], [1, 2], [1, 2, 3]])
  }

  @Test(
    arguments: [
      (.posted, "Store", ["VC"], "Store posts its own change (3), and VC acts on it"),
      (.posted, "Store", ["VC", "VM"], "Store posts its own change (3), and VC and VM act on it"),
      (.posted, "Store", [], "Store posts its own change (3), and nobody acts on it"),
      (.posted, "Hello", [], "Store posts the change of Hello (3), and nobody acts on it"),
      (.posted, "Hello", ["VC"], "Store posts the change of Hello (3), and VC acts on it"),
      (
        .posted, "Hello", ["VC", "VM"],
        "Store posts the change of Hello (3), and VC and VM act on it"
      ),
      (.marked, "Store", ["VC"], "Registrar marks VC (3), which has read name and time"),
      (
        .marked, "Store", ["VC", "VM"],
        "Registrar marks VC and VM (3), which have read name and time"
      ),
      (.observed, "Store", ["VC"], "Store tells its observer VC (3)"),
      (.observed, "Store", ["VC", "VM"], "Store tells its observers VC and VM (3)"),
      (.bound, "Store", ["VC"], "Store emits the change to VC (3)"),
      (.delegated, "Store", ["VC"], "Store tells its delegate VC (3)"),
      (.calledBack, "Store", ["VC"], "Store calls a closure of VC (3)"),
      (.ordered, "Store", ["VC"], "Store tells VC directly (3)"),
    ] as [(Story.Manner, String, [String], String)])
  func `how a change is told`(
    manner: Story.Manner, owner: String, hearers: [String], clause: String
  ) {
    let news = Contrast.News(
      manner: manner, owner: owner, announcer: "Store", medium: "Registrar",
      texts: ["name", "time"], hearers: hearers, messages: [3])
    #expect(words.announcement(news, .first) == clause)
    #expect(said(.news(news, nil)) == "In A, \(clause); in B, no message announces the change.")
  }

  @Test func `how often an object posts`() {
    func posts(_ messages: [Int]) -> Contrast.Posts {
      .init(announcer: "Store", messages: messages)
    }
    #expect(
      said(.posts(posts([3, 4, 6]), posts([5])))
        == "In A, Store posts 3 times (3-4, 6); in B, Store posts once (15).")
  }

  @Test func `who moves a screen`() {
    func move(_ mover: String, _ came: Bool) -> Contrast.Move {
      .init(screen: "PlayVC", came: came, mover: mover, message: 3)
    }
    #expect(
      said(.moves(move("Router", true), move("Router", false)))
        == "In A, Router shows PlayVC (3); in B, Router takes PlayVC away (13).")
    #expect(
      said(.onlyMove(.first, move("PlayVC", false))) == "Only in A, PlayVC takes itself away (3).")
    #expect(
      said(.onlyMove(.second, move("PlayVC", true))) == "Only in B, PlayVC shows itself (13).")
    #expect(said(.onlyMove(.second, move("Nav", true))) == "Only in B, Nav shows PlayVC (13).")
    var made = move("Kit", true)
    made.mark = .init(
      message: 2, from: "Watch", to: "Kit", text: "path", kind: .invalidate, values: [])
    #expect(
      said(.moves(move("Router", true), made))
        == "In A, Router shows PlayVC (3); in B, Kit makes PlayVC because path has changed (12-13)."
    )
  }

  @Test func `whom the framework tells something`() {
    func calls(_ names: [String], _ messages: [Int]) -> Contrast.FrameworkCalls {
      .init(from: "UIKit", to: names, text: "encode()", messages: messages)
    }
    #expect(
      said(.frameworkCalls(calls(["VC", "VC2"], [2, 4]), calls(["App"], [3])))
        == "In A, UIKit tells VC and VC2 encode() (2, 4); in B, UIKit tells App encode() (13).")
  }

  @Test func `more than six new objects are counted by their roles`() {
    func made(_ count: Int, _ role: Role) -> [Contrast.Made] {
      (0..<count).map { .init(name: "\(role.heading)\($0)", role: role) }
    }
    #expect(said(.making(made(1, .router), [])) == "Only in A, Router0 is made.")
    #expect(said(.making([], made(2, .router))) == "Only in B, Router0 and Router1 are made.")
    #expect(
      said(.making(made(1, .view), made(1, .router)))
        == "In A, View0 is made; in B, Router0 is made.")
    #expect(
      words.made(made(6, .view)) == "View0, View1, View2, View3, View4 and View5 are made")
    let many = made(1, .router) + made(2, .presenter) + made(2, .view) + made(3, .data)
    #expect(words.made(many) == "8 objects are made (3 × Data, 2 × Presenter, 2 × View, Router0)")
    #expect(
      words.made(made(6, .view) + made(1, .data)) == "7 objects are made (6 × View, Data0)")
    #expect(
      said(.making(made(7, .view), made(1, .router)))
        == "In A, 7 objects are made that B has not (7 × View); in B, 1 object is made that A has not (Router0)."
    )
    #expect(
      said(.making(made(2, .router), made(7, .view)))
        == "In A, 2 objects are made that B has not (Router0, Router1); in B, 7 objects are made that A has not (7 × View)."
    )
  }

  @Test func `of many new objects, as many of one role on both sides are not counted`() {
    func made(_ count: Int, _ role: Role) -> [Contrast.Made] {
      (0..<count).map { .init(name: "\(role.heading)\($0)", role: role) }
    }
    #expect(
      said(
        .making(made(7, .handler) + made(1, .driver), made(8, .viewNode) + made(4, .driver)))
        == "In A, 7 objects are made that B has not (7 × Handler); in B, 11 objects are made that A has not (8 × ViewNode, 3 × Driver)."
    )
    #expect(
      said(.making(made(8, .view), made(10, .view))) == "Only in B, View8 and View9 are made.")
    #expect(
      said(.making(made(10, .view), made(8, .view))) == "Only in A, View8 and View9 are made.")
  }

  @Test func `as many new objects of one role on both sides are the same parts with other names`() {
    func made(_ names: String..., as role: Role) -> [Contrast.Made] {
      names.map { .init(name: $0, role: role) }
    }
    let views = (made("VC", as: .viewImpl), made("View", as: .viewImpl))
    #expect(
      said(.making(views.0 + made("Data", as: .data), views.1 + made("Worker", as: .interactor)))
        == "In A, Data is made; in B, Worker is made.")
    #expect(said(.making(views.0 + made("Data", as: .data), views.1)) == "Only in A, Data is made.")
    #expect(
      said(.making(views.0 + made("VC2", as: .viewImpl), views.1))
        == "In A, VC and VC2 are made; in B, View is made.")
    #expect(said(.making(views.0, views.1)) == "In A, VC is made; in B, View is made.")
  }

  @Test func `single steps`() {
    func step(_ kind: MessageKind) -> Contrast.Telling {
      .init(message: 3, from: "VC", to: "label", text: "text", kind: kind, values: [])
    }
    #expect(said(.step(.first, step(.set))) == "Only in A, VC sets text of label (3).")
    #expect(said(.step(.second, step(.forward))) == "Only in B, VC forwards text to label (13).")
    #expect(
      said(.tellings(step(.subscribe), step(.call)))
        == "In A, VC registers with label by text (3); in B, VC tells label text (13).")
    #expect(
      said(.tellings(step(.delegate), step(.delegate)))
        == "In A, VC tells its delegate label (3); in B, VC tells its delegate label (13).")
    #expect(
      said(.tellings(step(.delegate), step(.call)))
        == "In A, VC tells label text (3); in B, VC tells label text (13).")
    #expect(
      said(.times(step(.call), [3], [3, 4]))
        == "VC tells label text once (3) in A, and 2 times (13-14) in B.")
  }

  @Test(
    arguments: [
      (.delegate, "VC tells its delegate VM (3)"), (.observer, "VC tells its observer VM (3)"),
      (.closure, "VC calls a closure of VM (3)"), (.binding, "VC reaches VM through a binding (3)"),
      (.targetAction, "VC sends its action to VM (3)"),
      (.forward, "VC forwards the message to VM (3)"),
      (.set, "VC sets a property of VM (3)"), (.command, "VC has VM carry it out (3)"),
      (.call, "VC calls VM (3)"), (.post, "VC tells VM by post (3)"),
    ] as [(MessageKind, String)])
  func `the same step is sent in another way`(kind: MessageKind, clause: String) {
    func sending(_ message: Int, _ kind: MessageKind) -> Contrast.Telling {
      .init(message: message, from: "VC", to: "VM", text: "save()", kind: kind, values: [])
    }
    #expect(
      said(.sending(sending(3, kind), sending(0, .call))) == "In A, \(clause); in B, VC calls VM.")
  }

  @Test func `values, questions, idle objects, names and files`() {
    func sending(_ values: [String]) -> Contrast.Telling {
      .init(message: 3, from: "VC", to: "label", text: "text", kind: .set, values: values)
    }
    #expect(
      said(.value(sending(["1", "2"]), sending(["3"])))
        == "What label gets is 1, 2 in A (3), and 3 in B (13).")
    #expect(
      said(.value(sending(["1"]), sending([])))
        == "What label gets is 1 in A (3), and (nothing) in B (13).")
    #expect(
      said(.value(sending([""]), sending(["1", ""])))
        == "What label gets is \"\" in A (3), and 1, \"\" in B (13).")
    let ask = { Contrast.Question(from: "VC", to: "Store", text: $0, count: $1) }
    #expect(
      said(.question(.first, ask("rows()", 2))) == "Only in A, VC calls rows() of Store, 2 times.")
    #expect(said(.question(.second, ask("rows", 1))) == "Only in B, VC asks Store for rows, once.")
    #expect(said(.idle(.first, ["a"])) == "Only in A, there is a, with no part in this.")
    #expect(
      said(.idle(.second, ["a", "b", "c", "d", "e", "f"]))
        == "Only in B, there are a, b, c, d, e and f, with no part in this.")
    #expect(
      said(.idle(.second, ["a", "b", "c", "d", "e", "f", "g"]))
        == "Only in B, there are a, b, c, d, e and 2 more, with no part in this.")
    #expect(
      said(.names("VC", "View"))
        == "They part in nothing but names: what is VC in A is View in B.")
    #expect(said(.nothing) == "Both send the same messages, with the same values.")
    let spot = { Contrast.Spot(message: 3, to: "VC", text: "save()", file: $0) }
    #expect(
      said(.place(spot("One.swift"), spot("Two.swift")))
        == "save() of VC is in One.swift in A (3), and in Two.swift in B (13).")
    #expect(
      said(.place(spot("One.swift"), spot(nil)))
        == "save() of VC is in One.swift in A (3); in B, it is the framework's own (13).")
    #expect(
      said(.place(spot(nil), spot("Two.swift")))
        == "save() of VC is the framework's own in A (3); in B, it is in Two.swift (13).")
  }

  @Test func `the action is named, but not where a rule holds for all`() {
    let rule = Contrast.rule(.second, .init(from: .view, to: .model))
    #expect(
      [0, 1, nil].map { said(.nothing, in: $0) } == [
        "launch: Both send the same messages, with the same values.",
        "tap: Both send the same messages, with the same values.",
        "Both send the same messages, with the same values.",
      ])
    #expect(said(rule, in: 0) == "The contract of B allows no message from View to Model.")
  }

  @Test func `a contract is that of a pattern, whatever the runs are called`() {
    let words = ContrastWords(
      "old.jsonl", "the current run", patterns: Both("MVC", "VIPER"),
      actions: Both([], [])
    ) {
      _, _ in nil
    }
    let rule = Contrast.rule(.second, .init(from: .view, to: .model))
    #expect(
      words.sentence(.init(contrast: rule, action: nil))
        == "The contract of VIPER allows no message from View to Model.")
  }

  @Test func `a name with a comma is one word`() {
    let words = ContrastWords("MVC, mistake 1", "MVC", actions: Both([], [])) { _, _ in nil }
    #expect(words.titles.first == "MVC (mistake 1)")
    #expect(words.titles.second == "MVC")
    #expect("MVVM, signal, mistake 1".asOneWord == "MVVM (signal; mistake 1)")
  }

  @Test func `where the actions of the runs differ, both are named`() {
    let words = ContrastWords(
      "A", "B", actions: Both(["launch", "open", nil], ["launch", "tap", "back", "tap"])
    ) { _, _ in nil }
    func said(in action: Int?) -> String {
      words.sentence(PlacedContrast(contrast: .idle(.second, ["VC"]), action: action))
    }
    let difference = said(in: nil)
    #expect(
      (0...4).map(said) == [
        "launch: " + difference, "open / tap: " + difference, "back: " + difference,
        "tap: " + difference, difference,
      ])
  }
}
