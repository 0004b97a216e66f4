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

  /// What led to a message; `nil` for nothing. The last one is the nearest to it.
  func sentence(onLeading found: [Story.Change]) -> String? {
    found.first.map {
      sentence(onChanges: found.suffix(3).map(\.record), of: found.count, $0.kind)
    }
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
    let place = change.parent.map(place) ?? placeOutsideOfMessages(n)
    return localized("\(change.path), from \(change.old ?? "nil") to \(change.new) \(place)")
  }

  /// `FolderVC (message 9), PlayVC2 (message 12)`, each object once.
  private func hearers(_ records: [Int]) -> String {
    var seen: Set<String> = []
    let first = records.filter { messages[$0].map { seen.insert($0.to).inserted } ?? false }
    let shown = first.prefix(4).map { joined(messages[$0]?.to ?? "", place(of: $0)) }
    return shown.commaSeparated + others(than: shown.count, of: first.count)
  }
}
