import Localization
import Trace

extension Diagram.Message {
  /// The main clause: sender, verb and receiver.
  func clause(_ from: String, _ to: String) -> String {
    if let kind { return kind.clause(from, to, text) }
    let clause = arrow.clause(from, to, isAnswer: !text.endsInKind)
    return text.isEmpty ? clause : localized("\(clause): \(text)")
  }
}

extension Diagram.Message.Occasion {
  var sentence: String {
    switch self {
    case .first: localized("It is computed for the first time.")
    case .valueDiffers(let properties): Self.sentence(onDiffering: properties)
    }
  }

  /// - Parameter properties: in which the value of a view differs, if they are known.
  public static func sentence(onDiffering properties: [String]) -> String {
    properties.isEmpty
      ? localized("Its value differs from the one before.")
      : localized("Its value differs from the one before in \(properties.listed(.and)).")
  }
}

extension Diagram.Arrow {
  fileprivate func clause(_ from: String, _ to: String, isAnswer: Bool) -> String {
    let signs = [
      manner, startsInCircle ? localized("from a circle") : nil,
      endsInCircle ? localized("to a circle") : nil,
    ]
    return ([plainClause(from, to, isAnswer)] + signs.compactMap { $0 }).joinedClauses
  }

  private func plainClause(_ from: String, _ to: String, _ isAnswer: Bool) -> String {
    switch (start, end, line) {
    case (.none, .none, .solid): localized("\(from) is joined to \(to)")
    case (.none, .none, .broken): localized("\(from) is joined to \(to) by a broken line")
    case (.filled, .filled, .solid): localized("\(from) and \(to) exchange")
    case (.filled, .filled, .broken): localized("\(from) and \(to) exchange answers")
    case (_, _, .solid): localized("\(from) sends to \(to)")
    case (_, _, .broken):
      isAnswer ? localized("\(from) answers \(to)") : localized("\(from) sends to \(to)")
    }
  }

  private var manner: String? {
    switch end == .none ? start : end {
    case .none, .filled: nil
    case .open: localized("without waiting")
    case .cross: localized("and it is lost")
    case .upperHalf: half(localized("upper half"))
    case .lowerHalf: half(localized("lower half"))
    case .upperStick: half(localized("upper stick"))
    case .lowerStick: half(localized("lower stick"))
    }
  }

  private func half(_ name: String) -> String {
    end == .none
      ? localized("with the \(name) of an arrow at its start")
      : localized("with the \(name) of an arrow")
  }
}

extension String {
  /// Whether the kind of a message of a run is written after its words, as in `didEnd() [delegate]`. A broken line
  /// then means that the sender does not know the receiver.
  fileprivate var endsInKind: Bool {
    guard hasSuffix("]"), let start = lastIndex(of: "[") else { return false }
    let word = self[index(after: start)...].prefix { $0.isLetter || $0 == "-" }
    return MessageKind(rawValue: String(word))?.senderKnowsReceiver == false
  }
}

extension String {
  /// What a function returns or throws, such as `load() returns [a]`. The trace has it in English.
  fileprivate var inWords: String {
    let text = withoutFullStop
    let outcome = #/(\S+) (returns|throws)(?: ((?s).+))?/#
    guard let (_, call, verb, value) = text.wholeMatch(of: outcome)?.output else { return text }
    return switch (verb, value) {
    case ("returns", nil): localized("\(call) returns")
    case ("returns", let value?): localized("\(call) returns \(value)")
    case (_, nil): text
    case (_, let value?): localized("\(call) throws \(value)")
    }
  }
}

extension Diagram.Frame {
  var sentence: String {
    let label = words
    let isBare = label.isEmpty
    let sentence =
      switch kind {
      case .loop:
        isBare ? localized("Again and again:") : localized("Again and again, \(label):")
      case .alt: isBare ? localized("In one case:") : localized("If \(label):")
      case .opt: isBare ? localized("Perhaps:") : localized("Only if \(label):")
      case .par, .parOver:
        isBare ? localized("At the same time:") : localized("At the same time, \(label):")
      case .critical: isBare ? localized("As one step:") : localized("As one step, \(label):")
      case .break: isBare ? localized("Breaking off:") : localized("Breaking off, \(label):")
      case .rect: isBare ? localized("Marked:") : localized("Marked \(label):")
      }
    return sentence.withoutSecondStop(after: label)
  }
}

extension Diagram.Frame.Section {
  var sentence: String {
    let sentence =
      switch word {
      case .else: label.isEmpty ? localized("Else:") : localized("Else, if \(label):")
      case .option: label.isEmpty ? localized("Otherwise:") : localized("In case of \(label):")
      case .and: label.isEmpty ? localized("Meanwhile:") : localized("Meanwhile, \(label):")
      }
    return sentence.withoutSecondStop(after: label)
  }
}

extension Diagram.Frame.Kind {
  var closing: String {
    switch self {
    case .loop: localized("End of the loop.")
    case .alt: localized("End of the cases.")
    case .opt: localized("End of what is optional.")
    case .par, .parOver: localized("End of what happens at the same time.")
    case .critical: localized("End of the one step.")
    case .break: localized("End of the break.")
    case .rect: localized("End of what is marked.")
    }
  }
}

extension MessageKind {
  /// With a verb for each way to travel.
  fileprivate func clause(_ from: String, _ to: String, _ text: String) -> String {
    switch self {
    case .user: localized("\(from) acts on \(to): \(text)")
    case .targetAction: localized("\(from) sends its action \(text) to \(to)")
    case .delegate: localized("\(from) tells its delegate \(to) \(text)")
    case .datasource: localized("\(from) asks its data source \(to): \(text)")
    case .call: localized("\(from) calls \(text) on \(to)")
    case .set: localized("\(from) sets on \(to): \(text)")
    case .query: localized("\(from) asks \(to) for \(text)")
    case .post: localized("\(from) posts to \(to): \(text)")
    case .observer: localized("\(from) notifies its observer \(to) with \(text)")
    case .subscribe: localized("\(from) subscribes to \(to) with \(text)")
    case .binding: localized("\(from) emits to \(to), bound to it: \(text)")
    case .closure: localized("\(from) runs a closure of \(to): \(text)")
    // A builder that exists already makes others.
    case .create where text.first?.isLowercase == true && !text.hasPrefix("init("):
      localized("\(from) lets \(to) build: \(text)")
    case .create: localized("\(from) creates \(to) with \(text)")
    case .navigate: localized("\(from) navigates through \(to): \(text)")
    case .lifecycle: localized("\(from) tells \(to) about its life cycle: \(text)")
    case .system: localized("\(from) leaves this to \(to): \(text)")
    // The runtime asks first, and forwards afterwards.
    case .forward where text.hasPrefix("forwardingTarget("):
      localized("\(from) asks \(to) for another target: \(text)")
    case .forward: localized("\(from) forwards to \(to): \(text)")
    case .body: localized("\(from) computes the \(text) of \(to)")
    case .read: localized("\(from) reads \(text) of \(to)")
    case .write: localized("\(from) tells \(to) before it writes \(text)")
    case .invalidate: localized("\(from) marks \(to), which has read \(text)")
    case .resume: localized("\(from) lets \(to) go on: \(text.inWords)")
    case .send: localized("\(from) sends a message to \(to): \(text)")
    case .update: localized("\(from) lets \(to) take a message: \(text)")
    case .render: localized("\(from) lets \(to) describe the screen: \(text)")
    case .diff: localized("\(from) lets \(to) change what differs: \(text)")
    case .command: localized("\(from) carries out a command of \(to): \(text)")
    }
  }
}
