import Analysis
import Localization
import Trace

// What changed in the part that is asked about, and who heard of it.

extension WhyNotSheet {
  /// What changed first, and who heard of it; what happened instead when no data changed.
  var changeSentences: [String] {
    guard whyNot.mainChange != nil else {
      let screens = list(whyNot.screenMoves, withReceiver: true, atMost: 2)
      return [nothingChanged]
        + (whyNot.screenMoves.isEmpty ? [] : [localized("Screens came or went: \(screens).")])
    }
    let count = whyNot.kind == .model ? whyNot.changes.count : 1
    return [sentence(onChanges: listedChanges, of: count, whyNot.kind)] + hearingSentences
  }

  /// The main change first. Of the model, others too: each may be what you ask about.
  var listedChanges: [Int] {
    guard let main = whyNot.mainChange else { return [] }
    guard whyNot.kind == .model else { return [main] }
    return Array(([main] + whyNot.changes.filter { $0 != main }).prefix(3))
  }

  private var hearingSentences: [String] {
    let told = listedChanges.map { (change: $0, hearings: whyNot.hearingsOfChanges[$0] ?? []) }
    guard told.contains(where: { $0.hearings != told[0].hearings }) else {
      let heard = told.first?.hearings ?? []
      return heard.isEmpty ? [] : [localized("Told of it: \(hearers(heard)).")]
    }
    return told.filter { !$0.hearings.isEmpty }.map { change, hearings in
      let path = changes[change]?.path ?? ""
      return localized("Told of \(path): \(hearers(hearings)).")
    }
  }

  private var nothingChanged: String {
    switch whyNot.otherChange {
    case .firstData: localized("In this part of the run, only new objects got data.")
    case .view:
      localized(
        "No change of data of the model or of a screen was recorded in this part of the run, only of what views show."
      )
    case nil:
      localized(
        "No change of data of the model or of a screen was recorded in this part of the run.")
    }
  }

  /// What led to a message, a sentence for each kind of data. The last change is the nearest to it.
  func sentences(onLeading found: [Story.Change]) -> [String] {
    DataKind.allCases.compactMap { kind in
      let changes = found.filter { $0.kind == kind }
      guard !changes.isEmpty else { return nil }
      return sentence(onChanges: changes.suffix(3).map(\.record), of: changes.count, kind)
    }
  }

  /// Changes of the model after the last message to the object, when its teller heard of them and did not tell it.
  func afterwards(_ telling: WhyNot.Telling) -> [String] {
    guard whyNot.kind == .model, !isUnderWay, telling.later.isEmpty, telling.departure == nil,
      let last = telling.messages.last, let teller = messages[last]?.from,
      member == nil || !isReached(after: last)
    else { return [] }
    let heard = whyNot.changes.filter { $0 > last && !isDuring(last, $0) }.compactMap { change in
      (whyNot.hearingsOfChanges[change] ?? []).first { messages[$0]?.to == teller }
        .map { (change: change, hearing: $0) }
    }
    guard let first = heard.first else { return [] }
    let shown = heard.filter { $0.hearing == first.hearing }.map(\.change)
    let words =
      shown.prefix(3).map { self.words(onChange: $0) }.joined(separator: localized("; "))
      + more(than: 3, of: shown.count)
    let object = whyNot.object
    return [
      localized("After the last message to \(object), this changed in the model: \(words)."),
      localized(
        "\(teller) was told of it \(place(of: first.hearing)), and told \(object) nothing after that."
      ),
    ]
  }

  /// Whether the message itself led to the change, though the change is recorded after it.
  private func isDuring(_ message: Int, _ change: Int) -> Bool {
    guard let parent = changes[change]?.parent else { return false }
    return parent == message || messages.isInside(parent, of: message)
  }

  /// Whether any message to the object follows: of a member, an answer lists only some of them.
  private func isReached(after last: Int) -> Bool {
    messages.contains { $0.key > last && $0.key <= asked.end && $0.value.to == whyNot.object }
  }

  private func sentence(onChanges shown: [Int], of count: Int, _ kind: DataKind?) -> String {
    let all = shown.map { self.words(onChange: $0) }.joined(separator: localized("; "))
    let words = all + more(than: shown.count, of: count)
    return switch kind {
    case .model: localized("In the model, this changed: \(words).")
    case .viewState: localized("In the view state that screens share, this changed: \(words).")
    case .own, nil: localized("This changed: \(words).")
    }
  }

  func words(onChange n: Int) -> String {
    guard let change = changes[n] else { return "" }
    return localized(
      "\(change.path), from \(change.old ?? "nil") to \(change.new) \(placeOfChange(n))")
  }

  func placeOfChange(_ n: Int) -> String {
    changes[n]?.parent.map(place) ?? placeOutsideOfMessages(n)
  }

  /// `FolderVC (message 9), PlayVC2 (message 12)`, each object once.
  private func hearers(_ records: [Int]) -> String {
    var seen: Set<String> = []
    let first = records.filter { messages[$0].map { seen.insert($0.to).inserted } ?? false }
    let shown = first.prefix(4).map { joined(messages[$0]?.to ?? "", place(of: $0)) }
    return shown.commaSeparated + others(than: shown.count, of: first.count)
  }
}
