import Analysis
import Localization
import Trace

// What is not there, and objects that no object of the app holds or told before.

extension WhyNotSheet {
  func headline(ofMaking record: Int) -> String {
    let object = whyNot.object
    guard let message = messages[record] else {
      let action = asked.action(of: record) ?? ""
      return localized("\(object) is not there yet. It comes later, in: \(action)")
    }
    let maker = message.from
    return localized(
      "\(object) is not made yet. \(maker) makes it later: \(list([record], withSender: false)).")
  }

  func headline(of missing: WhyNot.MissingObject) -> String {
    let object = whyNot.object
    guard let hold = missing.holdThere else {
      return localized("\(object) is not in this run. The run without the mistake has it.")
    }
    return localized(
      "\(object) is not in this run. Without the mistake, \(hold.path) holds it."
    )
  }

  func evidence(for missing: WhyNot.MissingObject) -> [String] {
    guard let creation = missing.creation, let message = messagesThere[creation.message] else {
      guard let holder = missing.holdThere?.holder,
        Ownership(of: asked.all, at: asked.end)[holder] == nil
      else { return [] }
      return [localized("In this run, there is no \(holder) now.")]
    }
    let made = localized(
      "\(message.to) was not made. Without the mistake, \(message.from) makes it: \(message.call).")
    return [made] + evidence(for: creation)
  }

  func headline(of column: WhyNot.Column) -> String {
    let object = whyNot.object
    if column.isOutOfReach { return headline(outOfReach: column) }
    if isAsked(byAll: column.active) { return headlineOfQuestions }
    if !column.active.isEmpty {
      let tellers = names(column.active.map(\.teller.name), atMost: 3)
      return localized(
        "\(object) was told nothing: \(tellers) sent it nothing, though the contract allows it.")
    }
    guard !column.idle.isEmpty else {
      return localized(
        "\(object) was told nothing: of the objects that live, none may tell it anything.")
    }
    return localized(
      "\(object) was told nothing. Told nothing either: \(names(column.idle, atMost: 3)), of those that may tell it."
    )
  }

  func headline(ofClosures records: [Int]) -> String {
    let closures = list(records, withReceiver: true, atMost: 3)
    return localized(
      "No message to \(whyNot.object) is recorded, but it ran what the app had handed to it: \(closures)."
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

  /// What became of the objects that may tell it: of the first two more than the name.
  func evidence(for column: WhyNot.Column) -> [String] {
    let rule = rule(on: column.role, tellers: column.senders)
    let told = column.active.filter { !$0.heard.isEmpty }.prefix(2).flatMap(happened)
    let idle =
      column.active.isEmpty || column.idle.isEmpty
      ? [] : [localized("Told nothing either: \(names(column.idle, atMost: 4)).")]
    return [rule] + told + idle
  }

  /// The contract allows others to ask a role, to make it, and to register with it.
  func rule(on role: Role, tellers: [Role]) -> String {
    let senders = tellers.map(\.heading).listed(.and)
    return localized(
      "In the contract, only \(senders) may tell \(role.heading) something. Questions and registrations do not count."
    )
  }

  var headlineOfQuestions: String {
    let questions = list(differentQuestions, atMost: 2)
    return localized("\(whyNot.object) was told nothing. It was only asked: \(questions).")
  }

  /// Whether the answer is that it was only asked.
  var isAnsweredByQuestions: Bool {
    switch whyNot.answer {
    case .untold(let column): isAsked(byAll: column.active)
    case .passedOver(let facts): isAsked(byAll: [facts])
    default: false
    }
  }

  /// Whether each of the objects that may tell it, and could have, has asked it instead. One that told it before might have
  /// told it again.
  func isAsked(byAll tellers: [WhyNot.PassedOver]) -> Bool {
    let askers = Set(whyNot.questions.compactMap { messages[$0]?.from })
    return !tellers.isEmpty
      && tellers.allSatisfy { askers.contains($0.teller.name) && !$0.teller.hasTold }
  }

  /// What it was asked, each question once.
  var differentQuestions: [Int] {
    var seen: Set<String> = []
    return whyNot.questions.filter { seen.insert(call($0)).inserted }
  }

  /// No message tells a control what the framework shows in it. So the answer goes on at the property.
  func binding(_ writing: Int) -> String {
    guard let message = messages[writing] else { return "" }
    let path = "\(message.to).\(message.text)"
    return localized(
      "\(message.from) is bound to \(path), and wrote it \(place(of: writing)). To ask about it: why not \(path)"
    )
  }

  private func names(_ all: [String], atMost limit: Int) -> String {
    let shown = Array(all.prefix(limit))
    return shown.commaSeparated + others(than: shown.count, of: all.count)
  }

  func sentence(onBody record: Int, of node: String) -> String {
    let maker = messages[record]?.from ?? ""
    return localized("\(maker) computed the last body of \(node) \(place(of: record)).")
  }
}
