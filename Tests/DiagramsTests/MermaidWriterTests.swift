import Diagrams
import Testing
import Trace

@Suite struct MermaidWriterTests {
  @Test func `writes what Mermaid reads`() {
    #expect(
      Diagram(Trace(sketch: newFolder)).mermaid == #"""
        sequenceDiagram
          actor p1 as User
          participant p2 as addButton
          participant p3 as FolderVC
          participant p4 as Alert
          participant p5 as NewFolder
          participant p6 as RootFolder
          p1->>p2: tap "+"
          p2-->>p3: createNewFolder(_:) [target-action]
          p3->>p4: init(title:) [create]
          p3->>p3: present(Alert, animated: true) [navigate]
          Note over p1,p6: ── tap "Create" ──
          p1->>p4: tap "Create"
          p4-->>p3: handler(text: "Ideas") [closure]
          p3->>p5: Folder(name: "Ideas") [create]
          p3->>p6: add(NewFolder)
          Note over p6: contents [Work] → [Ideas, Work]
          p3->>p3: dismiss(animated: true) [navigate]
          Note over p4: Alert, textField released

        """#)
  }

  @Test func `keeps names and words that mean something to Mermaid`() {
    let diagram = Diagram(
      participants: [.init(id: "end"), .init(id: "b", name: "style #1; <B>")],
      items: [
        .message(.init(number: 1, kind: .call, from: "end", to: "b", text: "wrap: a;b#c & d")),
        .message(.init(number: 2, kind: .post, from: "b", to: "b", text: "Array<Int>")),
        .change(.init(owner: "nobody", property: "x", old: "1", new: "2")),
      ])
    #expect(
      diagram.mermaid == """
        sequenceDiagram
          participant p1 as end
          participant p2 as #115;tyle #35;1#59; #lt;B#gt;
          p1->>p2: wrap#58; a#59;b#35;c #amp; d
          p2-)p2: Array#lt;Int#gt; [post]
          Note over p1,p2: nobody.x 1 → 2

        """)
  }
}
