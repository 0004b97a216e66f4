import Cells
import Localization
import Trace

extension Diagram {
  /// A plain sentence for each step, for screen readers and pipes. Position carries no meaning in it. Each is made when
  /// it is asked for: they may be longer than memory.
  public var sentences: AnySequence<String> { DiagramStream(self).sentences }

  /// The sentences before the first item: what the diagram shows, and who takes part.
  public var introduction: [String] { Transcript(self).introduction.map(\.onOneLine) }

  /// A sentence for each of the given items. Messages have no numbers.
  public func sentences(on items: [Item]) -> [String] {
    Transcript(self).sentences(on: items)
  }

  /// The same sentences without their indentation.
  public func bareSentences(on items: [Item]) -> [String] {
    Transcript(self).bareSentences(on: items)
  }
}

extension DiagramStream {
  /// A plain sentence for each step, made when it is asked for.
  public var sentences: AnySequence<String> {
    AnySequence {
      let transcript = Transcript(outline)
      let steps = items.lazy.compactMap { transcript.sentence($0) }
      let ending = closing(.ascii).map { localized("\($0).") }
      let parts = [AnySequence(transcript.introduction), AnySequence(steps), AnySequence(ending)]
      return parts.joined().lazy.map(\.onOneLine).makeIterator()
    }
  }
}

/// Tells about the items of a diagram. It looks up all names once, so make one for many items.
package struct Transcript {
  private let diagram: Diagram
  private let places: NameIndex

  package init(_ diagram: Diagram) {
    var places = NameIndex()
    places.update(diagram.participants)
    self.init(diagram, places)
  }

  /// - Parameter places: of the ids of the participants.
  init(_ diagram: Diagram, _ places: NameIndex) {
    self.diagram = diagram
    self.places = places
  }

  /// A sentence for each of the given items, without indentation.
  ///
  /// - Parameter isNumbered: whether messages have their numbers, by which sentences name them.
  package func bareSentences(on items: [Diagram.Item], isNumbered: Bool = false) -> [String] {
    sentences(on: items, isNumbered: isNumbered).map(\.withoutIndentation)
  }

  fileprivate func sentences(on items: [Diagram.Item], isNumbered: Bool = false) -> [String] {
    items.compactMap { sentence($0, isNumbered: isNumbered)?.onOneLine }
  }

  fileprivate var introduction: [String] {
    let titles = [diagram.title, diagram.spokenTitle, diagram.spokenDescription].compactMap { $0 }
    let boxes = diagram.boxes.filter { !$0.members.isEmpty }
    return titles + [cast] + boxes.map(sentence)
  }

  private var cast: String {
    let cast = diagram.participants.map { participant in
      participant.name + (participant.heading.map { " (\($0))" } ?? "")
    }
    return cast.isEmpty
      ? localized("There are no messages.") : localized("With \(cast.commaSeparated).")
  }

  private func sentence(_ box: Diagram.Box) -> String {
    let members = box.members.map(name).commaSeparated
    return box.name.isEmpty
      ? localized("Together: \(members).") : localized("Together in \(box.name): \(members).")
  }

  /// `nil` for an item that needs none.
  ///
  /// - Parameter isNumbered: whether a message has its number.
  func sentence(_ item: Diagram.Item, isNumbered: Bool = true) -> String? {
    switch item {
    case .turn(let turn):
      localized("Turn \(turn.number): \(turn.action).").withoutSecondStop(after: turn.action)
    case .message(let message): sentence(message, isNumbered: isNumbered)
    case .change(let change): sentence(change)
    case .reply(let reply): sentence(reply)
    case .release(let release): sentence(release)
    case .note(let note): sentence(note)
    case .frame(let frame): frame.sentence
    case .section(let section): section.sentence
    case .end(let kind): kind.closing
    case .activation(let activation): "   " + sentence(activation.participant, activation.begins)
    case .numbering: nil
    }
  }

  private func sentence(_ message: Diagram.Message, isNumbered: Bool) -> String {
    let number = isNumbered ? message.numeral.map { "\($0). " } ?? "" : ""
    let receiver = message.from == message.to ? localized("itself") : name(message.to)
    let clause = message.clause(name(message.from), receiver)
    let whole =
      (message.inside.map { localized("Inside \($0), \(clause).") } ?? localized("\(clause)."))
      .withoutSecondStop(after: clause)
    let effects = [
      message.cause.map { localized("This was caused by \($0).") },
      message.occasion?.sentence,
      message.kind == nil && message.creates
        ? localized("This creates \(name(message.to)).") : nil,
      message.destroys.map { localized("This ends \(name($0)).") },
      message.activates ? sentence(message.to, true) : nil,
      message.deactivates ? sentence(message.from, false) : nil,
      message.breach.map { localized("This breaks the contract: \($0).") },
      message.emphasis == .highlighted ? localized("This belongs to the lens.") : nil,
      message.isMarked && isNumbered ? localized("This is where you are.") : nil,
    ]
    return ([number + whole] + effects.compactMap { $0 }).joinedSentences
  }

  private func sentence(_ participant: String, _ isActive: Bool) -> String {
    isActive
      ? localized("\(name(participant)) becomes active.")
      : localized("\(name(participant)) is no longer active.")
  }

  private func sentence(_ note: Diagram.Note) -> String {
    let place = note.over.map(name).joined(separator: localized(" to "))
    let text = note.text.isEmpty ? localized("(empty)") : note.text
    return switch note.side {
    case .over: localized("   Note over \(place): \(text)")
    case .left: localized("   Note left of \(place): \(text)")
    case .right: localized("   Note right of \(place): \(text)")
    }
  }

  private func sentence(_ change: Diagram.Change) -> String {
    let property = "\(name(change.owner)).\(change.property)"
    guard let old = change.old else {
      return localized("   \(property) begins as \(change.new).")
    }
    guard change.isApart, let message = change.inside else {
      return localized("   \(property) changes from \(old) to \(change.new).")
    }
    return localized(
      "   Inside \(message), \(property) changes from \(old) to \(change.new).")
  }

  private func sentence(_ reply: Diagram.Reply) -> String {
    let caller = name(reply.caller)
    return switch reply.outcome {
    case .value(let value): localized("   Message \(reply.to) returns \(value) to \(caller).")
    case .error(let error):
      localized("   Message \(reply.to) throws \(error.withoutFullStop) to \(caller).")
    }
  }

  private func sentence(_ release: Diagram.Release) -> String {
    let views = release.silentViews == 0 ? [] : [Counted.views(release.silentViews)]
    return localized("   \((release.objects.map(name) + views).commaSeparated) released.")
  }

  private func name(_ id: String) -> String {
    places[id].map { diagram.participants[$0].name } ?? id
  }
}

extension String {
  /// An error may be a sentence itself. It is followed by the rest of another one.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }

  /// A sentence without its last sign where the text before that has an end of its own, as in `Again and again, sure?`.
  func withoutSecondStop(after text: String) -> String {
    guard let last = text.last, ".!?…。！？".contains(last), dropLast().hasSuffix(text) else {
      return self
    }
    return String(dropLast())
  }
}

extension String {
  fileprivate var withoutIndentation: String { String(drop { $0 == " " }) }
}
