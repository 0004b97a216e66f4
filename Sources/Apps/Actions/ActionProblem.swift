import Localization

/// Why an action cannot be read, or is not possible now.
public enum ActionProblem: Error, Codable, Equatable, Sendable {
  case notAnAction(String)
  /// - Parameter here: what it can name; `nil` where no screen is known.
  case wrongUse(String, here: Names? = nil)
  case openQuote(String)
  case notRunning
  case alreadyRunning
  case noButton(String, on: [String])
  /// - Parameter needsText: whether an alert with an empty field is on top, so that a text may enable it.
  case disabled(String, needsText: Bool)
  case isRow(String)
  case covered(by: String, labels: [String])
  case noRow(String, rows: [String])
  case cannotBeDeleted(String)
  case noSlider(String, sliders: [String])
  /// - Parameter last: the end of the slider.
  case beyondSlider(Int, label: String, last: Int)
  /// - Parameters: what can be tapped or opened to come to one.
  case noField(buttons: [String], rows: [String])
  /// - Parameter rows: what can be opened.
  case noBackButton(rows: [String])
  case nothingToPull
  case isRefreshing
  /// The app forgot to end it.
  case refreshesForEver
  case isEditing
  case nothingToAnswer(canPull: Bool)
  /// - Parameter buttons: those that can be tapped; one of them may start a timer.
  case noTimer(buttons: [String])
  case noItem(String, items: [String])
  case opensNoLinks
  /// - Parameter example: a link that leads to the app.
  case foreignLink(String, example: String)

  /// What an action can name on the screen.
  public enum Names: Codable, Equatable, Sendable {
    case buttons([String]), rows([String]), sliders([String]), items([String])
  }
}

extension ActionProblem {
  /// What is wrong, and what to type instead.
  public var message: String {
    switch self {
    case .notAnAction(let name):
      localized("There is no action \(name.quoted).") + (hint(name, Action.names) ?? "")
        + actionList
    case .wrongUse(let name, let here):
      [localized("Use \(name) like this: \(usage(of: name))."), numbers(of: name)]
        .compactMap(\.self).joinedSentences + (here.map(list) ?? "")
    case .openQuote(let line):
      localized("The quote in `\(line)` is not closed. Add a \" at its end.")
    case .notRunning: localized("The app is not running. Type: launch")
    case .alreadyRunning: localized("The app is already running. To start it again, type: relaunch")
    case .noButton(let label, let labels):
      localized("This screen has no button \(label.quoted).")
        + near(label, labels) { localized(" Buttons here: \($0).") }
    case .disabled(let label, needsText: false):
      localized("\(label.quoted) is disabled now.")
    case .disabled(let label, needsText: true):
      localized(
        """
        \(label.quoted) is disabled: the field is empty. Type a text first, as in: type "Name"
        """)
    case .isRow(let label):
      localized("\(label.quoted) is a row, not a button. Type: open \(label.quoted)")
    case .covered(let title, let labels):
      localized("\(title.quoted) is on top. First tap \(labels.map(\.quoted).listed(.or)).")
    case .noRow(let name, let rows):
      localized("This screen has no row \(name.quoted).")
        + near(name, rows) { localized(" Rows here: \($0).") }
    case .cannotBeDeleted(let name): localized("The row \(name.quoted) cannot be deleted.")
    case .noSlider(let label, let sliders):
      localized("No slider is called \(label.quoted) on this screen.")
        + near(label, sliders) { localized(" Sliders here: \($0).") }
    case .beyondSlider(let value, let label, let last):
      localized(
        """
        \(label.quoted) goes from 0 to \(last), not to \(value). Drag it to a number between them.
        """)
    case .noField(let buttons, let rows):
      localized("There is no text field on this screen.")
        + list(buttons) { localized(" Buttons here: \($0).") }
        + list(rows) { localized(" Rows here: \($0).") }
    case .noBackButton(let rows):
      localized("This screen has no back button.")
        + list(rows) { localized(" Rows here: \($0).") }
    case .nothingToPull: localized("This screen has no list to pull.")
    case .isRefreshing: localized("The list is already being refreshed. Type: answer")
    case .refreshesForEver:
      localized(
        "The list still shows that it loads, but no request is under way, so neither pull nor answer helps."
      )
    case .isEditing:
      localized(
        "Rows cannot be opened while the list is in edit mode. Type: tap \("Done".quoted)")
    case .nothingToAnswer(canPull: true):
      localized("The app waits for no answer of the network. Type: pull")
    case .nothingToAnswer(canPull: false):
      localized("The app waits for no answer of the network.")
    case .noTimer(let buttons):
      localized("No timer is running.") + list(buttons) { localized(" Buttons here: \($0).") }
    case .noItem(let name, let items):
      localized("There is no item \(name.quoted).")
        + near(name, items) { localized(" Items here: \($0).") }
    case .opensNoLinks: localized("No link leads to this app.")
    case .foreignLink(let link, let example):
      localized("\(link.quoted) is no link to this app. Its links look like this: \(example)")
    }
  }

  private var actionList: String { localized(" Actions: \(Action.names.commaSeparated).") }

  private func usage(of name: String) -> String {
    Action.usages.filter { $0.usage == name || $0.usage.hasPrefix(name + " ") }
      .map(\.usage).joined(separator: localized(", or: "))
  }

  /// Which numbers an action takes; `nil` for one that takes none.
  private func numbers(of name: String) -> String? {
    switch name {
    case "tick": localized("N is a number from 1 to \(Action.mostTicks).")
    case "drag": localized("NUMBER is a whole number from 0.")
    default: nil
    }
  }

  /// A near name as a question, otherwise the sentence with all names.
  private func near(
    _ name: String, _ known: [String], else sentence: (String) -> String
  ) -> String {
    if let hint = hint(name, known) { return hint }
    return known.isEmpty ? localized(" There are none here.") : list(known, in: sentence)
  }

  private func list(_ names: Names) -> String {
    switch names {
    case .buttons(let labels): list(labels) { localized(" Buttons here: \($0).") }
    case .rows(let labels): list(labels) { localized(" Rows here: \($0).") }
    case .sliders(let labels): list(labels) { localized(" Sliders here: \($0).") }
    case .items(let names): list(names) { localized(" Items here: \($0).") }
    }
  }

  /// The sentence with all names; nothing where there are none.
  private func list(_ known: [String], in sentence: (String) -> String) -> String {
    known.isEmpty ? "" : sentence(known.map(\.quoted).commaSeparated)
  }
}
