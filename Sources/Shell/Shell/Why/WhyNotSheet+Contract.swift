import Analysis
import Localization
import Trace

// What the contract says, where no object is known to have told another one before.

extension WhyNotSheet {
  @Sentences func sentences(on column: WhyNot.ClosedColumn) -> [String] {
    let object = whyNot.object
    if column.isOutside {
      localized(
        "No message to \(object) is recorded, and the contract does not say what the app may tell it."
      )
    } else {
      localized(
        "\(object) was told nothing: in this pattern, no object of the app may tell it anything.")
    }
    column.writing.map(binding)
    if !column.isOutside {
      column.senders.isEmpty
        ? localized("In the contract, \(column.role.heading) is told nothing.")
        : rule(on: column.role, tellers: column.senders)
    }
  }

  /// No message tells a control what the framework shows in it. So the answer goes on at the property.
  private func binding(_ writing: Int) -> String {
    let path = "\(receiver(of: writing)).\(messages[writing]?.text ?? "")"
    return localized(
      "\(sender(of: writing)) is bound to \(path), and wrote it \(place(of: writing)). To ask about it: why not \(path)"
    )
  }

  /// What became of the objects that may tell it: of the first two more than the name.
  @Sentences func sentences(on column: WhyNot.Column) -> [String] {
    column.isOutOfReach ? headline(outOfReach: column) : headline(of: column)
    rule(on: column.role, tellers: column.senders)
    column.active.filter { !$0.heard.isEmpty }.prefix(2).flatMap(happened)
    if !column.active.isEmpty, !column.idle.isEmpty {
      localized("Told nothing either: \(names(column.idle, atMost: 4)).")
    }
  }

  private func headline(of column: WhyNot.Column) -> String {
    let object = whyNot.object
    if isAnsweredByQuestions { return headlineOfQuestions }
    if !column.active.isEmpty {
      let tellers = names(column.active.map(\.teller.name), atMost: 3)
      return localized(
        "\(object) was told nothing: \(tellers) sent it nothing, though the contract allows it.")
    }
    return column.idle.isEmpty
      ? localized(
        "\(object) was told nothing: of the objects that live, none may tell it anything.")
      : localized(
        "\(object) was told nothing. Told nothing either: \(names(column.idle, atMost: 3)), of those that may tell it."
      )
  }

  private func headline(outOfReach column: WhyNot.Column) -> String {
    let object = whyNot.object
    if !column.views.isEmpty {
      let views = names(column.views, atMost: 3)
      return localized(
        "\(object) was told nothing: only views hold it (\(views)), and they sent it nothing.")
    }
    return column.wasToldBefore
      ? localized("\(object) was told nothing: no object that may tell it holds it now.")
      : localized(
        "\(object) was told nothing: no object that may tell it holds it or told it anything in this run."
      )
  }

  /// The contract allows others to ask a role, to make it, and to register with it.
  private func rule(on role: Role, tellers: [Role]) -> String {
    let senders = tellers.map(\.heading).listed(.and)
    return localized(
      "In the contract, only \(senders) may tell \(role.heading) something. Questions and registrations do not count."
    )
  }
}

extension WhyNot.ClosedColumn {
  /// Whether it is outside of the app, and the contract has no column for it. The app may call it all the same, as it
  /// starts and stops a timer: no run records that.
  fileprivate var isOutside: Bool { senders.isEmpty && [.user, .timer, .remote].contains(role) }
}
