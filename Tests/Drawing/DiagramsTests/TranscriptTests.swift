import Cells
import Diagrams
import Localization
import Testing
import Trace

@Suite struct TranscriptTests {
  @Test func `tells a run in sentences`() {
    #expect(
      Diagram(Trace(sketch: newFolder), showing: .all).transcript.plain == #"""
        With User, addButton (View), FolderVC (Controller), Alert (View), NewFolder (Model), RootFolder (Model).
        1. User acts on addButton: tap "+".
        2. Inside 1, addButton sends its action createNewFolder(_:) to FolderVC.
        3. Inside 2, FolderVC creates Alert with init(title:).
        4. Inside 2, FolderVC navigates through itself: present(Alert, animated: true).
        Turn 2: tap "Create".
        5. User acts on Alert: tap "Create".
        6. Inside 5, Alert runs a closure of FolderVC: handler(text: "Ideas").
        7. Inside 6, FolderVC creates NewFolder with Folder(name: "Ideas").
        8. Inside 6, FolderVC calls add(NewFolder) on RootFolder.
           RootFolder.contents changes from [Work] to [Ideas, Work].
           Message 8 returns 1 to FolderVC.
        9. Inside 6, FolderVC navigates through itself: dismiss(animated: true).
           Alert, textField released.
        9 messages, 1 state change, 6 participants.
        """#)
  }

  @Test func `a builder that is there already is not created again`() {
    let diagram = Diagram(
      Trace(
        sketch: """
          A > Module : Module() | create
          A > Module : buildDefault() | create
          """))
    #expect(
      diagram.sentences(on: diagram.items) == [
        "A creates Module with Module().", "A lets Module build: buildDefault().",
      ])
  }

  @Test func `a change below the message of another call says in which it happened`() throws {
    let whole = Diagram(
      Trace(
        sketch: """
          Store > VM : rename("Hi") | call
           VM > VC : title = "Hi" | binding
            = Void
           ! VM.name "Hello" > "Hi"
          """))
    #expect(
      whole.sentences(on: whole.items) == [
        #"Store calls rename("Hi") on VM."#,
        #"Inside 1, VM emits to VC, bound to it: title = "Hi"."#,
        #"   Inside 1, VM.name changes from "Hello" to "Hi"."#,
      ])
    let part = whole.filtered(by: try DiagramFilter(["hide", "binding"]))
    #expect(
      part.sentences(on: part.items) == [
        #"Store calls rename("Hi") on VM."#, #"   VM.name changes from "Hello" to "Hi"."#,
      ])
  }

  @Test func `tells it in Chinese, what the objects say as it is`() {
    let diagram = Diagram(Trace(sketch: newFolder), showing: .all)
    #expect(
      Language.$current.withValue(.chinese) { diagram.transcript.plain } == #"""
        参与者：User、addButton (View)、FolderVC (Controller)、Alert (View)、NewFolder (Model)、RootFolder (Model)。
        1. User 操作 addButton：tap "+"。
        2. 在第 1 条消息的处理过程中，addButton 把 action createNewFolder(_:) 发给 FolderVC。
        3. 在第 2 条消息的处理过程中，FolderVC 创建 Alert：init(title:)。
        4. 在第 2 条消息的处理过程中，FolderVC 通过自己跳转：present(Alert, animated: true)。
        第 2 轮：tap "Create"。
        5. User 操作 Alert：tap "Create"。
        6. 在第 5 条消息的处理过程中，Alert 执行 FolderVC 的闭包：handler(text: "Ideas")。
        7. 在第 6 条消息的处理过程中，FolderVC 创建 NewFolder：Folder(name: "Ideas")。
        8. 在第 6 条消息的处理过程中，FolderVC 调用 RootFolder 的 add(NewFolder)。
           RootFolder.contents 从 [Work] 变为 [Ideas, Work]。
           第 8 条消息向 FolderVC 返回 1。
        9. 在第 6 条消息的处理过程中，FolderVC 通过自己跳转：dismiss(animated: true)。
           Alert、textField 被释放。
        9 条消息、1 次状态变更、6 个参与者。
        """#)
  }

  @Test func `a sentence says in Chinese what a trace says in English of what returns`() {
    let diagram = Diagram(
      Trace(
        sketch: """
          Service > Folder : load() returns [Hi] | resume
          Folder > View : refresh() returns | resume
          Service > Folder : load() throws It is offline. | resume
          """))
    func sentences() -> [String] { diagram.sentences(on: diagram.items) }
    #expect(
      sentences() == [
        "Service lets Folder go on: load() returns [Hi].",
        "Folder lets View go on: refresh() returns.",
        "Service lets Folder go on: load() throws It is offline.",
      ])
    #expect(
      Language.$current.withValue(.chinese) { sentences() } == [
        "Service 让 Folder 继续：load() 返回 [Hi]。", "Folder 让 View 继续：refresh() 返回。",
        "Service 让 Folder 继续：load() 抛出 It is offline。",
      ])
  }

  @Test func `of an exported run, only what returns is an answer`() {
    let source = Diagram(Trace(sketch: rename), showing: .all).mermaid
    let sentences = Array(Diagram.reading(mermaid: source).0.sentences)
    #expect(sentences.contains(#"Store sends to NC: post "StoreChanged" [post]."#))
    #expect(sentences.contains("NC sends to PlayVC: storeChanged(_:) [observer]."))
    #expect(
      sentences.filter { $0.contains("answers") } == [
        "RootFolder answers FolderVC: returns [Hi]."
      ])
  }

  @Test func `where words end like a sentence, their sentence has no other end`() {
    let diagram = Diagram.reading(
      mermaid: """
        sequenceDiagram
          loop Every minute?
            A->>B: Are you there?
            B-->>A: Yes!
          end
          alt It is well.
            A->>+B: Wait...
          else 真的？
            B->>-A: 好。
          end
          A->>B: a.b
        """
    ).0
    #expect(
      diagram.sentences(on: diagram.items) == [
        "Again and again, Every minute?", "A sends to B: Are you there?", "B answers A: Yes!",
        "End of the loop.", "If It is well.", "A sends to B: Wait... B becomes active.",
        "Else, if 真的？", "B sends to A: 好。 B is no longer active.", "End of the cases.",
        "A sends to B: a.b.",
      ])
    #expect(
      Language.$current.withValue(.chinese) { diagram.sentences(on: diagram.items) }.prefix(3) == [
        "反复，Every minute?", "A 发给 B：Are you there?", "B 应答 A：Yes!",
      ])
    let turn = Diagram.Item.turn(.init(number: 2, action: "say Hi."))
    #expect(diagram.sentences(on: [turn]) == ["Turn 2: say Hi."])
  }

  @Test func `a box without members is not told, and an empty note is said to be empty`() {
    let source = """
      sequenceDiagram
        box
        end
        box Back
        end
        A->>B: x
        Note over A:
        Note right of B:
      """
    #expect(
      Diagram.reading(mermaid: source).0.transcript.plain == """
        With A, B.
        A sends to B: x.
           Note over A: (empty)
           Note right of B: (empty)
        1 message, 2 participants.
        """)
  }

  @Test func `says in Chinese what is folded and hidden`() throws {
    let diagram = Diagram(Trace(sketch: newFolder), showing: .story)
      .filtered(by: try DiagramFilter(["only", "FolderVC,RootFolder"]))
    #expect(
      Language.$current.withValue(.chinese) { diagram.closing() } == [
        "9 条消息中的 3 条 · 1 次状态变更 · 2 个参与者", "折叠了 1 个返回值（--all 可以显示）",
        """
        筛选（only FolderVC RootFolder）：隐藏了 6 条消息和 2 次释放\
        （diagram everything 可以显示）
        """,
      ])
  }
}
