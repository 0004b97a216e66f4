import Diagrams
import TestSupport
import Trace

extension Diagram {
  /// A diagram with anything that can be drawn, in random order.
  static func generated(seed: Seed) -> Diagram {
    var random = SplitMix64(seed: seed)
    let count = 1 + random.below(7)
    let participants = (0..<count).map { index in
      Participant(
        id: "\(index)", name: random.pick(names) + "\(index)",
        role: random.below(3) == 0 ? nil : random.pick(Role.allCases),
        type: random.pick(ParticipantType.allCases), isMadeLater: random.below(4) == 0)
    }
    let items = (1...(3 + random.below(25))).map { item($0, count, &random) }
    let box = Box(
      name: random.pick(texts), color: random.pick(["red", "no colour", nil]),
      members: participants.prefix(1 + random.below(count)).map(\.id))
    return Diagram(
      participants: participants, items: items, boxes: random.below(2) == 0 ? [box] : [],
      title: random.below(2) == 0 ? random.pick(texts) : nil)
  }

  private static func item(_ number: Int, _ count: Int, _ random: inout SplitMix64) -> Item {
    // The sender may be an id without a participant, and so without a lifeline.
    let (from, to) = ("\(random.below(count + 1))", "\(random.below(count))")
    let (text, depth) = (marked(random.pick(texts), number), random.below(8))
    switch random.below(16) {
    case 0: return .turn(.init(number: number, action: text))
    case 1: return .release(.init(objects: [from, to], silentViews: random.below(3)))
    case 2:
      return .note(
        .init(
          over: random.pick([[to], [to, from]]), side: random.pick(Note.Side.allCases), text: text))
    case 3:
      let outcome = random.pick([Reply.Outcome.value(text), .error(text)])
      return .reply(
        .init(to: number, depth: depth, callee: from, caller: to, outcome: outcome))
    case 4: return .change(.init(owner: from, property: "name", old: text, new: text, depth: depth))
    case 5: return .frame(.init(random.pick(Frame.Kind.allCases), random.pick(["aqua", text])))
    case 6: return .section(.init(random.pick(Frame.Section.Word.allCases), text))
    case 7, 8: return .end(.loop)
    case 9: return .activation(.init(of: to, begins: random.below(2) == 0))
    case 10...12: return .message(drawn(number, from, to, text, &random))
    default:
      let cause: Int? = random.below(5) == 0 ? 1 : nil
      return .message(
        .init(
          number: number,
          kind: random.pick(MessageKind.allCases), from: from, to: to, text: text,
          depth: depth, cause: cause,
          breach: random.below(6) == 0 ? marked(random.pick(texts), -number) : nil))
    }
  }

  /// No text is the same as that of another item, or a part of it.
  private static func marked(_ text: String, _ number: Int) -> String {
    text.isEmpty ? "" : "\(text)#\(number);"
  }

  private static func drawn(
    _ number: Int, _ from: String, _ to: String, _ text: String, _ random: inout SplitMix64
  ) -> Message {
    let arrow = Arrow(
      random.pick(Arrow.Line.allCases), start: random.pick(Arrow.Head.allCases),
      end: random.pick(Arrow.Head.allCases), startsInCircle: random.below(4) == 0,
      endsInCircle: random.below(4) == 0)
    var message = Message(
      number: number, numeral: random.pick([nil, "1.5", "12"]), from: from, arrow, to: to,
      text: text)
    message.creates = random.below(4) == 0
    message.destroys = random.pick([nil, nil, nil, from, to])
    message.activates = random.below(3) == 0
    message.deactivates = random.below(3) == 0
    message.isMarked = random.below(6) == 0
    message.emphasis = random.pick([nil, nil, .highlighted, .dimmed])
    return message
  }

  private static let names = [
    "User", "nameField", "FolderViewController", "录音列表", "a name with spaces", "<b>", "",
  ]

  private static let texts = [
    "tap", "setName(\"Hi\")", "handleChangeNotification(_:)", "点击“登录”按钮，再试一次。",
    "validate(username: \"anna@example.com\", password: \"secret\")", "", "two\nlines",
    "thisIsAnIdentifierOfManyWordsThatDoesNotEnd", String(repeating: "x", count: 90),
    "a & b < c > d \" '", "  spaces at both ends  ",
  ]
}
