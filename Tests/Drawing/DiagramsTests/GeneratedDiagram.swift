import TestSupport
import Trace

@testable import Diagrams

extension Diagram {
  /// A diagram drawn by hand, a diagram of a run, or a filtered diagram of a run.
  static func ofAnyKind(_ random: inout SplitMix64) -> Diagram {
    switch random.below(3) {
    case 0: generated(&random, byHand: true)
    case 1: generated(&random)
    default: looked(&random)
    }
  }

  /// A filtered diagram of a run, with folds, and with names and texts in many scripts.
  private static func looked(_ random: inout SplitMix64) -> Diagram {
    let trace = Trace.generated(&random)
    let marks = trace.messages.map(\.n).filter { _ in random.below(8) == 0 }
    let whole = Diagram(
      trace, showing: random.pick([.story, .all]),
      marks: Dictionary(uniqueKeysWithValues: marks.map { ($0, random.pick(texts)) }))
    var diagram = whole.filtered(by: .generated(&random, messages: max(1, whole.messages.count)))
    for index in diagram.participants.indices where random.below(2) == 0 {
      diagram.participants[index].name = random.pick(names) + "\(index)"
    }
    diagram.items = diagram.items.map { item in
      guard case .message(var message) = item, random.below(2) == 0 else { return item }
      message.text = random.pick(texts)
      return .message(message)
    }
    return diagram
  }

  /// A diagram in random order, with names and texts in many scripts.
  static func generated(_ random: inout SplitMix64, byHand: Bool = false) -> Diagram {
    guard !byHand else {
      return Diagram.reading(mermaid: GeneratedMermaid(random).source).0
    }
    let count = 1 + random.below(12)
    let participants = (0..<count).map { index in
      Participant(
        id: "\(index)", name: random.pick(names) + "\(index)", role: random.pick(Role.allCases),
        isMadeLater: random.below(4) == 0)
    }
    let items = (1...(5 + random.below(30))).map { item($0, count, &random) }
    let box = Box(name: random.pick(names), members: participants.prefix(2).map(\.id))
    return Diagram(
      participants: participants, items: items, boxes: random.below(2) == 0 ? [box] : [],
      title: random.below(2) == 0 ? random.pick(texts) : nil)
  }

  private static func item(_ number: Int, _ count: Int, _ random: inout SplitMix64) -> Item {
    // The sender may be an id without a participant, and so without a lifeline.
    let (from, to) = ("\(random.below(count + 1))", "\(random.below(count))")
    let depth = random.below(12)
    switch random.below(10) {
    case 0: return .turn(.init(number: number, action: random.pick(texts)))
    case 1: return .release(.init(objects: [from, to]))
    case 2: return .note(.init(over: [to], text: random.pick(texts), depth: depth))
    case 3:
      return .reply(
        .init(
          to: number, depth: depth, callee: from, caller: to, outcome: .value(random.pick(texts))))
    case 4, 5:
      return .change(
        .init(owner: from, property: "name", old: random.pick(texts), new: random.pick(texts)))
    default:
      let cause: Int? = random.below(5) == 0 ? 1 : nil
      return .message(
        .init(
          number: number,
          kind: random.pick(MessageKind.allCases), from: from, to: to, text: random.pick(texts),
          depth: depth, cause: cause, breach: random.below(6) == 0 ? random.pick(texts) : nil))
    }
  }

  private static let names = [
    "User", "nameField", "FolderViewController", "录音列表", "👩‍💻Timer", "e\u{301}cran", "الشاشة",
    "a name with spaces", "\u{1B}[31mRed",
  ]

  private static let texts = [
    "tap", "setName(\"Hi\")", "handleChangeNotification(_:)", "点击“登录”按钮，再试一次。",
    "validate(username: \"anna@example.com\", password: \"secret\")", "👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣",
    "\u{1B}[2J\u{202E}\n", "", "thisIsAnIdentifierOfManyWordsThatDoesNotEnd", "नमस्ते दुनिया",
    "e\u{301}e\u{301}e\u{301} combining", String(repeating: "x", count: 60),
  ]
}
