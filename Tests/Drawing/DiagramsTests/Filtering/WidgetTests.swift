import Diagrams
import Testing
import Trace

/// Widgets drawn as the screens that hold them.
@Suite struct WidgetTests {
  /// - Parameter references: strong references, as `holder property held`.
  private func trace(_ sketch: String, holding references: String...) -> Trace {
    var trace = Trace(sketch: sketch)
    for reference in references {
      let names = reference.split(separator: " ").map(String.init)
      let event = Trace.Event.reference(
        .init(from: names[0], property: names[1], to: names[2], strength: .strong))
      trace.records.append(.init(n: trace.records.count + 1, event: event))
    }
    return trace
  }

  private func looking(_ trace: Trace, marks: [Int: String] = [:]) throws -> Diagram {
    try Diagram(trace, marks: marks).filtered(by: DiagramFilter(["fold", "widgets"]))
  }

  @Test func `what goes on within a screen is left out, what comes of it stays`() throws {
    let trace = trace(
      """
      + stack
      \(rename)
               PlayVC > nameField : text = "Hi" | set
                ! nameField.text "" > "Hi"
      """, holding: "PlayVC stack stack", "stack subviews nameField", "FolderVC view tableView")
    #expect(
      try looking(trace).ladder(.init(width: 70)).plain == """
         ┌ User
         │   ┌ PlayVC  Controller
         │   │   ┌ Recording  Model
         │   │   │   ┌ RootFolder  Model
         │   │   │   │   ┌ Store  Model
         │   │   │   │   │   ┌ NC
         │   │   │   │   │   │   ┌ FolderVC  Controller
         ├──▶│   │   │   │   │   │   1 nameField: type "Hi"
         │   ├──▶│   │   │   │   │   5     setName("Hi")
         │   │   ◆   │   │   │   │          name "Hello" → "Hi"
         │   │   ├──▶│   │   │   │   6      reSort(changedItem:)
         │   │   ├───┼──▶│   │   │   7      save(_:userInfo:)
         │   │   │   │   ├╌╌▷│   │   8       post "StoreChanged" [post]
         │   │   │   │   │   ├╌╌▷│   9        handleChangeNotification(_:)
         │   │   │   │   │   │   │              [observer]
         │   │◁╌╌┊╌╌╌┊╌╌╌┊╌╌╌┤   │  11        storeChanged(_:) [observer]
         │   ◆   │   │   │   │   │               nameField.text "" → "Hi"

        7 of 14 messages · 2 state changes · 7 participants
        1 query and 1 data-source pull folded (--all shows them)
        fold widgets: 2 widgets drawn as their screens, 5 messages hidden
        (diagram everything shows them)
        """)
  }

  @Test func `an alert is a screen to what it holds, and part of nobody's`() throws {
    let trace = trace(
      """
      + Alert
      User > alertField : type "Ideas" | user
      User > alertButton : tap | user
       alertButton > UIKit : dismiss | system
       alertButton > FolderVC : handler() | closure
      """, holding: "Alert textFields alertField", "Alert buttons alertButton",
      "FolderVC presentedViewController Alert")
    let diagram = try looking(trace)
    #expect(diagram.names == ["User", "Alert", "UIKit", "FolderVC"])
    #expect(
      diagram.messages.map(\.text) == [
        #"alertField: type "Ideas""#, "alertButton: tap", "dismiss", "handler()",
      ])
  }

  @Test func `a breach within a screen stays, as what the screen says to itself`() throws {
    let trace = trace(
      "FolderVC > tableView : reloadData() | call", holding: "FolderVC view tableView")
    let diagram = try looking(trace, marks: [trace.messages[0].n: "not allowed"])
    #expect(diagram.messages.map(\.from) == diagram.messages.map(\.to))
    #expect(diagram.messages.map(\.text) == ["tableView.reloadData()"])
    #expect(diagram.remarks.hidden.remark?.contains("1 widget drawn") == true)
  }

  @Test func `the lifeline that labels share has no name of another participant`() {
    let labels = ["timeLabel", "nameLabel", "sizeLabel"]
    let sketch = labels.map { "PlayVC > \($0) : text = 1 | set" } + ["labels > PlayVC : done()"]
    #expect(
      Set(Diagram(trace(sketch.joined(separator: "\n"))).names) == ["PlayVC", "labels", "labels2"])
  }

  @Test func `lifelines that labels share are numbered in the order of their first labels`() {
    let sketch =
      ["title", "name", "size"].map { "PlayVC > \($0) : text = 1 | set" }
      + ["age", "body", "cost"].map { "PlayVC2 > \($0) : text = 1 | set" }
    let diagram = Diagram(trace(sketch.joined(separator: "\n")))
    #expect(diagram.names == ["PlayVC", "labels", "PlayVC2", "labels2"])
  }

  @Test func `labels that share a lifeline go with it`() throws {
    let labels = ["timeLabel", "nameLabel", "sizeLabel"]
    let sketch = labels.map { "PlayVC > \($0) : text = 1 | set\n ! \($0).text 0 > 1" }
    var trace = trace(sketch.joined(separator: "\n"))
    for label in labels {
      trace = self.trace("", holding: "PlayVC \(label) \(label)").records.reduce(into: trace) {
        $0.records.append($1)
      }
    }
    #expect(Diagram(trace).names == ["PlayVC", "labels"])
    let diagram = try looking(trace)
    #expect(diagram.names == ["PlayVC"])
    #expect(
      diagram.changes.map(\.property) == ["timeLabel.text", "nameLabel.text", "sizeLabel.text"])
    #expect(
      diagram.remarks.lines == [
        """
        fold widgets: 3 widgets drawn as their screens, 3 messages hidden \
        (diagram everything shows them)
        """
      ])
  }
}
