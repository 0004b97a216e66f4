import Analysis
import Testing
import Trace

/// What each lens finds in a run.
@Suite struct LensTests {
  private let rename = Trace(
    "mvvm-c",
    flow: """
      UIKit > PlayVC : viewDidLoad | lifecycle
       PlayVC > PlayVM : nameText | subscribe
       PlayVM > NC : addObserver | subscribe
      User > nameField : type | user
       nameField > PlayVC : textFieldDidEndEditing | delegate
        PlayVC > PlayVM : nameChanged | call
         Store > NC : post | post
          NC > PlayVM : storeChanged | observer
           PlayVM > PlayVC : nameText | binding
            PlayVC > nameField : text | set
          NC > FolderVM : storeChanged | observer
      """)

  private func players(_ findings: LensFindings) -> [String] {
    findings.players.map { "\($0.part.rawValue) \($0.object) \($0.messages)" }
  }

  @Test func `observer: subjects announce, a centre passes on, observers have registered`() {
    let findings = LensFindings(.observer, in: rename)
    let kinds = rename.messages.filter { findings.messages.contains($0.n) }.map(\.message.kind)
    #expect(kinds == [.subscribe, .subscribe, .post, .observer, .binding, .observer])
    #expect(
      players(findings) == [
        "subject PlayVM 2", "subject Store 1", "centre NC 4", "observer PlayVC 2",
        "observer PlayVM 2", "observer FolderVM 1",
      ])
    #expect(findings.players(of: .subject).map(\.object) == ["PlayVM", "Store"])
    #expect(findings.players(of: .leaf).isEmpty)
  }

  @Test func `observer: a body that reads observes, and what hears of a write is the centre`() {
    let run = Trace(
      "mv",
      flow: """
        User > nameField : type | user
         nameField > Hello : name = "Hi" | binding
          Hello > Observation : name | write
           Observation > ItemRow : name | invalidate
           Observation > PlayerView : name | invalidate
        Kit > ItemRow : body | body
         ItemRow > Hello : name | read
        Kit > PlayerView : body | body
         PlayerView > Hello : name | read
        """)
    #expect(
      players(LensFindings(.observer, in: run)) == [
        "subject nameField 1", "subject Hello 3", "centre Observation 3", "observer Hello 1",
        "observer ItemRow 2", "observer PlayerView 2",
      ])
  }

  @Test func `observer: only a post shows that an undeclared object is a centre`() {
    var undeclared = rename
    undeclared.removeParticipants()
    #expect(
      players(LensFindings(.observer, in: undeclared)) == [
        "subject Store 1", "subject PlayVM 1", "centre NC 4", "observer PlayVC 2",
        "observer PlayVM 2", "observer FolderVM 1",
      ])
    var told = Trace("mvc", flow: "NC > FolderVC : changed | observer")
    told.removeParticipants()
    #expect(players(LensFindings(.observer, in: told)) == ["observer FolderVC 1"])
  }

  @Test func `strategy: a view leaves something to an object that it knows by a protocol`() {
    let findings = LensFindings(.strategy, in: rename)
    #expect(players(findings) == ["context nameField 1", "strategy PlayVC 1"])
  }

  @Test func `a run without the pattern has neither messages nor players`() {
    let run = Trace("mvc", flow: "User > button : tap | user\n button > button : draw | call")
    for lens in Lens.allCases {
      let findings = LensFindings(lens, in: run)
      #expect(findings.messages == [] && findings.players == [])
    }
  }

  /// A window with two screens. The first one has a stack of two fields; both hold the first field.
  private let window = """
    UIKit: system
    SplitVC: system
    UIKit.rootViewController => SplitVC
    FolderVC: controller
    PlayVC: controller
    SplitVC.viewControllers => FolderVC
    SplitVC.viewControllers => PlayVC
    nameField: view
    stack: view
    slider: view
    PlayVC.nameField => nameField
    PlayVC.stack => stack
    stack.arrangedSubviews => nameField
    stack.arrangedSubviews => slider
    nameField.delegate -> PlayVC
    Store: model
    Root: model
    Hello: model
    Store.rootFolder => Root
    Root.contents => Hello
    Hello.parent -> Root
    Router: router
    Router.viewController => PlayVC

    """

  private func tree(_ text: String) -> [String] {
    ContainmentTree(Ownership(of: sketch(text))).rows.map {
      String(repeating: " ", count: $0.depth) + "\($0.object.name) \($0.contents)"
    }
  }

  @Test func `composite: views stand in views, screens in screens, items in their parent`() {
    #expect(
      tree(window) == [
        "UIKit 1", " SplitVC 2", "  FolderVC 0", "  PlayVC 1", "   stack 2", "    nameField 0",
        "    slider 0", "Root 1", " Hello 0",
      ])
  }

  @Test func `composite: what is released is gone from the tree`() {
    #expect(
      tree(window + "free slider\nfree Hello").suffix(2) == ["   stack 1", "    nameField 0"])
  }

  @Test func `composite: a ring of containers is drawn once`() {
    #expect(
      tree("a: view\nb: view\na.next => b\nb.next => a") == ["a 1", " b 1"])
  }

  @Test func `composite: messages go from a group to its parts, not up and not to strangers`() {
    var run = sketch(window)
    let flow = [
      ("SplitVC", "PlayVC", MessageKind.call), ("PlayVC", "SplitVC", .call),
      ("PlayVC", "nameField", .set), ("stack", "slider", .call), ("Root", "Hello", .query),
      ("Root", "Hello", .call), ("FolderVC", "PlayVC", .call),
    ]
    let first = run.records.count + 1
    run.records += flow.enumerated().map { index, message in
      Trace.Record(
        n: first + index,
        event: .message(
          .init(turn: 1, kind: message.2, from: message.0, to: message.1, text: "go()")))
    }
    let findings = LensFindings(.composite, in: run)
    #expect(findings.messages.map { $0 - first } == [0, 3, 5])
    #expect(
      players(findings) == [
        "composite SplitVC 1", "composite PlayVC 1", "composite stack 1", "composite Root 1",
        "leaf slider 1", "leaf Hello 1",
      ])
  }
}

extension Trace {
  fileprivate mutating func removeParticipants() {
    records.removeAll { if case .participant = $0.event { true } else { false } }
  }
}
