import Analysis
import Cells
import Localization
import Trace

/// Why an object was not told of a change, in sentences.
struct SilenceSheet {
  let whyNot: WhyNot
  /// A property or a method of the object; `nil` to ask about all messages.
  let member: String?
  let asked: AskedRun
  let contract: ContractWords?
  let messages: [Int: Trace.Message]
  let change: Trace.StateChange?

  init(_ whyNot: WhyNot, member: String?, in asked: AskedRun, contract: Contract?) {
    self.whyNot = whyNot
    self.member = member
    self.asked = asked
    self.contract = contract.map { ContractWords($0, asked.trace) }
    messages = Dictionary(asked.trace.messages.map { ($0.n, $0.message) }) { first, _ in first }
    change = whyNot.change.flatMap { n in
      asked.trace.stateChanges.first { $0.n == n }?.change
    }
  }

  /// The answer in one sentence.
  var headline: String {
    let object = whyNot.object.printable
    switch whyNot.verdict {
    case .told: return toldHeadline
    case .gone(let record, _):
      let action = asked.action(of: record)?.printable
      return action.map {
        localized("\(object) does not live any more. It was released during: \($0)")
      }
        ?? localized("\(object) does not live any more.")
    case .broken, .unreachable:
      return change == nil
        ? localized("\(object) was sent no message that tells it something.")
        : localized("\(object) was sent no message that tells it of the change.")
    }
  }

  var details: [String] {
    let beginning = [changeSentence, refusal].compactMap { $0 }
    switch whyNot.verdict {
    case .told(let records): return beginning + told(records)
    case .gone(_, let holder): return [releaseReason(holder)]
    case .broken(let links):
      return beginning + links.reversed().map(knowing) + (precedent ?? links.prefix(1).map(breach))
    case .unreachable(let links, let nearest):
      return beginning + unreachable(links)
        + (precedent ?? [nearest.map(sentence)].compactMap { $0 })
    }
  }

  var sentences: [String] { ([headline] + details).map(\.printable) }

  func styled(width: Int) -> Styled {
    details.reduce(Styled.wrapped(headline.printable, to: width, .strong)) { text, sentence in
      let lines = sentence.printable.wrapped(to: max(width - 2, 20))
      return text
        + Styled(
          lines.enumerated().map { index, line in
            .init([.init(index == 0 ? "• " : "  ", .faint), .init(line)])
          })
    }
  }

  // MARK: The change

  private var changeSentence: String? {
    guard let change, let record = whyNot.change else {
      return localized("No data changed in this part of the run.")
    }
    let old = change.old ?? "nil"
    let place = place(of: change.parent ?? record)
    return localized("What changed first: \(change.path), from \(old) to \(change.new) \(place).")
  }

  /// Who changed and may not tell it.
  private var refusal: String? {
    guard let owner = change?.owner, owner != whyNot.object else { return nil }
    if case .told = whyNot.verdict { return nil }
    return contract?.refusal(from: owner, to: whyNot.object)
  }

  // MARK: Told

  private var toldHeadline: String {
    let object = whyNot.object.printable
    guard case .told(let records) = whyNot.verdict else { return "" }
    guard let member else {
      return localized("\(object) was told: \(list(records)).")
    }
    let wanted = records.filter { messages[$0]?.hasName(member) == true }
    return wanted.isEmpty
      ? localized("\(object) was told, but not \(member.printable): \(list(records)).")
      : localized("It was sent: \(list(wanted)).")
  }

  private func told(_ records: [Int]) -> [String] {
    let numbers = records.compactMap(asked.number)
    guard let last = numbers.last else { return [] }
    return [localized("For what led to it, type: why \(last)")]
  }

  // MARK: Not told

  private func unreachable(_ links: [WhyNot.Link]) -> [String] {
    guard let first = links.first else {
      return [
        localized(
          "Apart from views and builders, no object of the app holds \(whyNot.object) or has sent it a message."
        )
      ]
    }
    return links.reversed().map(knowing)
      + [localized("\(first.from) was not told either, and no object that was told can tell it.")]
  }

  /// Who knows whom, and by what.
  private func knowing(_ link: WhyNot.Link) -> String {
    switch link.tie {
    case .holds(let property, let strength):
      localized(
        "\(link.from) could tell \(link.to): it holds it \(strength.adverb) as \(property).")
    case .registered(let record):
      localized(
        "\(link.from) could tell \(link.to): that has registered with it \(place(of: record)).")
    case .talked(let record):
      localized(
        "\(link.from) could tell \(link.to): it sent it \(call(record)) before \(place(of: record))."
      )
    }
  }

  /// What the first object of the way did with what it heard.
  private func breach(at link: WhyNot.Link) -> String {
    let heard =
      link.heard.isEmpty
      ? localized("\(link.from) itself changed")
      : localized("\(link.from) was told: \(list(link.heard))")
    let asked =
      link.asked.isEmpty
      ? nil : localized("it only asked \(link.to): \(list(link.asked, withSender: false))")
    let drawn = link.sentElsewhere.filter { self.asked.number(of: $0) != nil }
    let elsewhere =
      link.sentElsewhere.isEmpty
      ? localized("after that it told no other object")
      : localized(
        "after that it told only others: \(list(drawn.isEmpty ? link.sentElsewhere : drawn, withReceiver: true))"
      )
    let clauses = [asked, elsewhere].compactMap { $0 }.joined(separator: localized("; "))
    return localized(
      "The way breaks off here: \(link.from) → \(link.to). \(heard). But \(clauses).")
  }

  private func sentence(_ nearest: WhyNot.Nearest) -> String {
    switch nearest {
    case .notRegistered(let name, let publisher, let property):
      localized(
        "The way breaks off here: \(publisher) → \(name). \(publisher) was told or changed, and \(name) holds it as \(property). But in the whole run \(name) has not registered with it, and no property of \(publisher) holds \(name)."
      )
    case .sibling(let sibling, let held, let property, let lacking):
      localized(
        "The way breaks off here: \(lacking) was told, but it holds nothing as \(property). \(sibling), of the same type, holds \(held) there."
      )
    }
  }

  /// How it went before, and where that ended this time.
  private var precedent: [String]? {
    guard let precedent = whyNot.precedent, let missing = messages[precedent.missing],
      let now = messages[precedent.again]
    else { return nil }
    let (then, place) = (call(precedent.missing), place(of: precedent.missing))
    let before = localized(
      "Before, \(missing.from) got \(now.text) in the same way, and then sent \(then) to \(missing.to) \(place)."
    )
    let stop = localized(
      "The way breaks off here: this time \(now.to) got \(list([precedent.again])), but sent no \(missing.text) after that."
    )
    let lost = precedent.lostHold.map {
      localized(
        "\($0.holder) holds \($0.held) as \($0.property); \($0.lacking), of the same type, holds nothing there."
      )
    }
    return [before, stop, lost].compactMap { $0 }
  }

  /// Why nothing kept it alive.
  private func releaseReason(_ holder: Ownership.Hold?) -> String {
    guard let holder else {
      return localized(
        "The way breaks off here: no property ever held \(whyNot.object) strongly, so nothing kept it alive."
      )
    }
    return localized(
      "The last property that held it strongly was \("\(holder.holder).\(holder.property)").")
  }
}
