import Analysis
import Cells
import Diagrams
import Localization
import Trace

extension CauseSheet {
  /// For a terminal: the numbers of the drawing are next to the sentences.
  func styled(width: Int) -> Styled {
    let all = passages
    let digits = all.compactMap(\.number).map { String($0).count }.max() ?? 1
    let told = all.reduce(Styled.wrapped(beginning, to: width, .strong)) { text, passage in
      text + passage.styled(digits: digits, width: width, self)
    }
    guard let (before, change) = laterChange else { return told }
    let space = String(repeating: " ", count: digits + 2)
    let changed = Styled.wrapped(sentence(on: change), to: max(width - space.count, 10))
    return told + .wrapped(before, to: width, .strong) + changed.hanging(under: space)
  }

  /// For screen readers and pipes: one sentence after the other.
  var sentences: [String] {
    let last = laterChange.map { [$0.before, sentence(on: $0.change)] }
    return [beginning]
      + passages.flatMap { passage in
        let number = passage.number.map { "\($0). " } ?? ""
        return [
          passage.before, number + passage.sentences.joinedSentences,
          passage.contract?.words,
        ].compactMap { $0 } + passage.changes.map { sentence(on: $0) }
      } + (last ?? [])
  }

  /// The messages of the chain and their changes, with the numbers of the drawing that is asked about.
  func drawn(_ whole: Diagram) -> Diagram {
    let records = Set(chain.steps.flatMap { [$0.message] + $0.changes } + [subject])
    var diagram = whole.showing(records: records)
    // A view that takes part in nothing before is there all the same.
    let before = asked.trace.names(declaredBefore: records.min() ?? 0)
    for index in diagram.participants.indices where before.contains(diagram.participants[index].id)
    {
      diagram.participants[index].isMadeLater = false
    }
    diagram.items = diagram.items.map { item in
      switch item {
      case .message(let message): .message(numbered(message))
      case .turn(let turn): .turn(numbered(turn))
      default: item
      }
    }
    return diagram
  }

  private func numbered(_ message: Diagram.Message) -> Diagram.Message {
    var message = message
    let number = message.record.flatMap(asked.number)
    message.numeral = number.map(String.init)
    message.number = number ?? 0
    message.cause = nil
    message.isMarked = message.record == subject
    return message
  }

  /// A turn before the drawing has no number there, so it says its action.
  private func numbered(_ turn: Diagram.Turn) -> Diagram.Turn {
    var turn = turn
    turn.number -= asked.turnsBefore
    if turn.number < 1 { turn.continues = false }
    return turn
  }

  /// What it began with, then an object for each message. A change that came later in no message is an object of its own.
  var json: [JSON] {
    let origin = JSON.object(of: [
      "origin": chain.origin.kind.rawValue, "action": chain.origin.action,
    ])
    return [origin] + passages.map(json) + [laterChange?.change].compactMap { $0 }.map(jsonOfLater)
  }

  private func jsonOfLater(_ change: Trace.StateChange) -> JSON {
    .object(of: [
      "message": JSON.null, "link": CauseChain.Link.called.word, "changes": [change.json],
    ])
  }

  private func json(_ passage: Passage) -> JSON {
    let message = passage.message
    let registration = passage.step.registration
    let members = [JSON.Member]([
      "message": passage.number, "link": passage.step.link.word, "kind": message.kind.rawValue,
      "from": message.from, "to": message.to, "text": message.call,
      "registered": registration.flatMap(asked.number),
      "registeredDuring": registration.flatMap(asked.action),
      "allowed": passage.contract?.isAllowed, "changes": passage.changes.map(\.json),
    ])
    let gap = passage.step.callsMissing
    return .object(members + (gap > 0 ? [.init("callsMissingBefore", .int(gap))] : []))
  }
}

extension Trace {
  fileprivate func names(declaredBefore n: Int) -> Set<String> {
    records.reduce(into: []) { names, record in
      if record.n < n, case .participant(let one) = record.event { names.insert(one.name) }
    }
  }
}

extension CauseSheet.Passage {
  fileprivate func styled(digits: Int, width: Int, _ sheet: CauseSheet) -> Styled {
    let head = (number.map(String.init) ?? "").padded(to: digits, at: .trailing) + "  "
    let room = max(width - head.count, 10)
    let space = String(repeating: " ", count: head.count)
    let text = Styled.wrapped(sentences.joinedSentences, to: room)
    let rule = contract.map { Styled.wrapped($0.words, to: room, $0.isAllowed ? .faint : .failure) }
    let changed = Styled.wrapped(changes.map(sheet.sentence(on:)), to: room)
    return (before.map { .wrapped($0, to: width, .strong) } ?? Styled())
      + text.hanging(under: head, .faint) + ((rule ?? Styled()) + changed).hanging(under: space)
  }
}

extension CauseChain.Link {
  fileprivate var word: String {
    switch self {
    case .first: "first"
    case .during: "during"
    case .followed: "after"
    case .called: "called later"
    case .workedOff: "done later"
    }
  }
}

extension Trace.StateChange {
  fileprivate var json: JSON {
    .object(of: ["property": path, "old": old, "new": new])
  }
}
