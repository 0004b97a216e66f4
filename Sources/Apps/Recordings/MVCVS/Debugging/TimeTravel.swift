import RecordingsApp

/// Sets both stores to another state. The screen follows by notification, as for any change.
struct TimeTravel: ViewStateDebugging {
  private var entries: [ActionLog.Entry] { ActionLog.shared.entries }

  var log: [ViewStateLogEntry] {
    entries.enumerated().map { number, entry in
      ViewStateLogEntry(number: number, action: entry.action, store: entry.store)
    }
  }

  func restore(_ number: Int) throws(ViewStateProblem) {
    guard entries.indices.contains(number) else {
      throw .noEntry(number, last: entries.count - 1)
    }
    let snapshot = entries[number].snapshot
    guard let document = snapshot.document, let state = snapshot.viewState else { return }
    snapshot.soundFiles.restore()
    reload(state, document)
  }

  var viewStateJSON: String {
    ViewStateStore.shared.content.json(pretty: true)
  }

  func set(_ path: String, to value: String) throws(ViewStateProblem) {
    let state = try EditedViewState(viewStateJSON).setting(path, to: value)
    reload(state, DocumentStore.shared.content)
    ActionLog.shared.append("set \(path) to \(value)", of: ViewStateStore.shared)
  }

  /// As after a launch: controllers are notified of the view state first, then of the document.
  private func reload(_ state: SplitViewState, _ document: Document) {
    ViewStateStore.shared.reloadAndNotify(state)
    DocumentStore.shared.reloadAndNotify(document)
  }
}
