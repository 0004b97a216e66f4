import Analysis
import Localization
import Trace

// What changed in the part that is asked about, and who heard of it.

extension WhyNotSheet {
  /// What changed first, and who heard of it; what happened instead when no data changed.
  @Sentences var changeSentences: [String] {
    if news.main != nil {
      let count = news.kind == .model ? news.changes.count : 1
      sentence(onChanges: listedChanges, of: count, news.kind)
      hearingSentences
    } else {
      switch news.other {
      case .firstData: localized("In this part of the run, only new objects got data.")
      case .view:
        localized(
          "No change of data of the model or of a screen was recorded in this part of the run, only of what views show."
        )
      case .noData(let record):
        localized(
          "No change of data of the model or of a screen was recorded in this part of the run. \(changes[record]?.path ?? "") changed, which is no such data."
        )
      case nil:
        localized(
          "No change of data of the model or of a screen was recorded in this part of the run.")
      }
      if !news.screenMoves.isEmpty {
        localized(
          "Screens came or went: \(list(news.screenMoves, withReceiver: true, atMost: 2)).")
      }
    }
  }

  /// The main change first. Of the model, others too: each may be what you ask about.
  var listedChanges: [Int] {
    guard let main = news.main else { return [] }
    guard news.kind == .model else { return [main] }
    return Array(([main] + news.changes.filter { $0 != main }).prefix(3))
  }

  private var hearingSentences: [String] {
    let told = listedChanges.map { (change: $0, hearings: news.hearings[$0] ?? []) }
    guard told.contains(where: { $0.hearings != told[0].hearings }) else {
      let heard = told.first?.hearings ?? []
      return heard.isEmpty ? [] : [localized("Told of it: \(hearers(heard)).")]
    }
    return told.filter { !$0.hearings.isEmpty }.map { change, hearings in
      let path = changes[change]?.path ?? ""
      return localized("Told of \(path): \(hearers(hearings)).")
    }
  }

  /// `FolderVC (message 9), PlayVC2 (message 12)`, each object once.
  private func hearers(_ records: [Int]) -> String {
    var seen: Set<String> = []
    let first = records.filter { seen.insert(receiver(of: $0)).inserted }
    let shown = first.prefix(4).map { joined(receiver(of: $0), place(of: $0)) }
    return shown.commaSeparated + others(than: shown.count, of: first.count)
  }

  /// What led to a message, a sentence for each kind of data. The last change is the nearest to it.
  func sentences(onLeading found: [Story.Change]) -> [String] {
    DataKind.allCases.compactMap { kind in
      let changes = found.filter { $0.kind == kind }
      guard !changes.isEmpty else { return nil }
      return sentence(onChanges: changes.suffix(3).map(\.record), of: changes.count, kind)
    }
  }

  private func sentence(onChanges shown: [Int], of count: Int, _ kind: DataKind?) -> String {
    let words = words(onChanges: shown, of: count)
    return switch kind {
    case .model: localized("In the model, this changed: \(words).")
    case .viewState: localized("In the view state that screens share, this changed: \(words).")
    case .own, nil: localized("This changed: \(words).")
    }
  }

  func words(onChanges shown: some Collection<Int>, of count: Int) -> String {
    shown.map(words).joined(separator: localized("; ")) + more(than: shown.count, of: count)
  }

  func words(onChange n: Int) -> String {
    guard let change = changes[n] else { return "" }
    return localized(
      "\(change.path), from \(change.old ?? "nil") to \(change.new) \(placeOfChange(n))")
  }

  /// Outside of messages, the action in which it came.
  func placeOfChange(_ n: Int) -> String {
    if let message = changes[n]?.parent { return place(of: message) }
    guard n >= asked.start, let action = asked.action(of: n) else { return place(of: n) }
    return localized("(in: \(action))")
  }
}
