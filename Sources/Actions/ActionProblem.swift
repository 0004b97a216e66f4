/// Why an action could not be read, or is not possible now.
public enum ActionProblem: Error, Equatable, Sendable {
  case notAnAction(String)
  case wrongUse(String)
  case openQuote(String)
  case notRunning
  case alreadyRunning
  case noButton(String, on: [String])
  case disabled(String)
  case isRow(String)
  case covered(by: String, labels: [String])
  case noRow(String, rows: [String])
  case noField
  case noBackButton
  case nothingToPull
  case isRefreshing
  case isEditing(String)
  case nothingToAnswer
  case noTimer
  case noItem(String, items: [String])
}

extension ActionProblem {
  /// What was found, and what to type instead.
  public var message: String {
    switch self {
    case .notAnAction(let name):
      "\(Words.quoted(name)) is no action.\(didYouMean(name, Action.names)) \(actionList)"
    case .wrongUse(let name): "\(name) is used like this: \(usage(of: name))."
    case .openQuote(let line): "The quote in `\(line)` is not closed. Add a \" at its end."
    case .notRunning: "The app is not running. Type: launch"
    case .alreadyRunning: "The app is running already. To start it anew, type: relaunch"
    case .noButton(let label, let labels):
      "No button is called \(Words.quoted(label)) on this screen."
        + (didYouMean(label, labels).isEmpty
          ? onScreen(labels, "Buttons") : didYouMean(label, labels))
    case .disabled(let label):
      "\(Words.quoted(label)) is disabled: the field is empty. Type a text first, as in: type \"Name\""
    case .isRow(let label):
      "\(Words.quoted(label)) is a row, not a button. Type: open \(Words.quoted(label))"
    case .covered(let title, let labels):
      "\(Words.quoted(title)) lies on top. First tap \(labels.map(Words.quoted).joined(separator: " or "))."
    case .noRow(let name, let rows):
      "No row is called \(Words.quoted(name)) on this screen."
        + (didYouMean(name, rows).isEmpty ? onScreen(rows, "Rows") : didYouMean(name, rows))
    case .noField: "There is no text field on this screen. Open a recording, or tap \"+\"."
    case .noBackButton: "There is no way back from this screen. Open a folder first."
    case .nothingToPull:
      "There is no list to pull on this screen. Close what lies on top of it first."
    case .isRefreshing: "The list is being refreshed already. Type: answer"
    case .isEditing(let done):
      "Rows cannot be opened while the list is in edit mode. Type: tap \(Words.quoted(done))"
    case .nothingToAnswer: "No answer of the network is on its way. Type: pull"
    case .noTimer: "No timer is running. Tap \"Play\" or \"Record\" first."
    case .noItem(let name, let items):
      "No item is called \(Words.quoted(name))."
        + (didYouMean(name, items).isEmpty ? onScreen(items, "Items") : didYouMean(name, items))
    }
  }

  private var actionList: String { "Actions: \(Action.names.joined(separator: ", "))." }

  private func usage(of name: String) -> String {
    Action.usages.filter { $0.usage == name || $0.usage.hasPrefix(name + " ") }
      .map(\.usage).joined(separator: ", or: ")
  }

  private func onScreen(_ labels: [String], _ what: String) -> String {
    labels.isEmpty
      ? " There are none here."
      : " \(what) here: \(labels.map(Words.quoted).joined(separator: ", "))."
  }

  private func didYouMean(_ word: String, _ candidates: [String]) -> String {
    guard let near = Spelling.nearest(to: word, among: candidates) else { return "" }
    return " Did you mean \(Words.quoted(near))?"
  }
}
