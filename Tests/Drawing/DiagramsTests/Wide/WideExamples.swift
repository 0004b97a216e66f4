import Diagrams

/// Something of everything that can be drawn.
let loading: Diagram = {
  var made = drawnMessage("B", "C", "init(queue: main)", .init())
  made.creates = true
  var asked = drawnMessage("A", "B", "load(page: 3)", .init())
  asked.activates = true
  asked.numeral = "1"
  var again = drawnMessage("B", "B", "retry()", .init())
  again.activates = true
  again.numeral = "2"
  var answered = drawnMessage("B", "A", "page", .init(.broken))
  answered.deactivates = true
  answered.numeral = "3"
  var lost = drawnMessage("B", "C", "cancel()", .init(end: .cross))
  lost.destroys = "C"
  return Diagram(
    participants: [
      .init(id: "A", name: "Anna", type: .actor), .init(id: "B", name: "Loader"),
      .init(id: "C", name: "Job", isMadeLater: true),
      .init(id: "D", name: "Postgres", type: .database),
      .init(id: "E", name: "Events", type: .queue),
    ],
    items: [
      .message(asked), .message(again),
      .message(made), .frame(.init(.loop, "every page")), drawn("C", "D", "SELECT * FROM page"),
      .frame(.init(.opt, "is empty")), drawn("D", "C", "no rows", .init(.broken, end: .open)),
      .note(.init(over: ["D"], side: .right, text: "An index would help here")), .end(.opt),
      .end(.loop), .change(.init(owner: "C", property: "state", old: ".busy", new: ".done")),
      .activation(.init(of: "B", begins: false)),
      drawn("D", "B", "both ways", .init(start: .filled)),
      .note(.init(over: ["A"], side: .left, text: "She waits")),
      .note(.init(over: ["E"], text: "nobody reads")),
      .frame(.init(.par, "log")), drawn("B", "E", "log(a)", .init(.solid, end: .upperHalf)),
      .section(.init(.and, "tell")),
      drawn("B", "E", "tell", .init(.broken, end: .lowerStick, startsInCircle: true)),
      drawn("E", "B", "ok", .init(.broken, end: .none, endsInCircle: true)),
      .end(.par), .turn(.init(number: 2, action: "tap \"Cancel\"")),
      .message(lost), .message(answered), .frame(.init(.rect, "rgb(191, 223, 255)")),
      drawn("A", "E", "a message that goes all the way from Anna to the events"), .end(.rect),
      .release(.init(objects: ["B", "D"])),
    ],
    boxes: [.init(name: "Server", members: ["B", "C", "D"])], title: "Loading a page")
}()

private func drawnMessage(
  _ from: String, _ to: String, _ text: String, _ arrow: Diagram.Arrow
) -> Diagram.Message {
  .init(number: 1, from: from, arrow, to: to, text: text)
}

private func drawn(
  _ from: String, _ to: String, _ text: String, _ arrow: Diagram.Arrow = .init()
) -> Diagram.Item {
  .message(drawnMessage(from, to, text, arrow))
}
