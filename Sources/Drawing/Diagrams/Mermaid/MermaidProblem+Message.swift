import Cells
import Localization

extension MermaidProblem: CustomStringConvertible {
  /// `3:5: what was found. What to do: the statement`
  public var description: String { localized("\(line):\(column): \(kind.message) Here: \(text)") }
}

extension MermaidProblem.Kind {
  /// What was found and what to type instead, without the place.
  public var message: String {
    switch self {
    case .source(let problem): problem.message
    case .statement(let problem): problem.message
    case .name(let problem): problem.message
    case .frame(let problem): problem.message
    case .lifeline(let problem): problem.message
    }
  }
}

extension MermaidProblem.SourceProblem {
  fileprivate var message: String {
    switch self {
    case .noHeader:
      localized("no diagram begins here. Write sequenceDiagram above the first statement.")
    case .anotherDiagram(let name):
      localized("this is Mermaid's \(name.shown). Only a sequenceDiagram can be drawn.")
    case .secondHeader: localized("a second diagram begins here. Put it into a file of its own.")
    case .openFrontMatter: localized("the front matter has no end. Close it with a line ---.")
    case .openDirective: localized("this directive has no end. Close it with }%%.")
    case .tooMany: localized("there are more lines like these, not listed. Repair these first.")
    }
  }
}

extension MermaidProblem.StatementProblem {
  fileprivate var message: String {
    switch self {
    case .unknown: localized("no statement of Mermaid's begins so. Write a message as A->>B: text.")
    case .noArrow: localized("no arrow of Mermaid's stands between two names. Write A->>B: text.")
    case .noColon(let example): localized("a colon and words are missing. Write \(example).")
    case .noSender:
      localized("nobody sends this. Write a name before the arrow, as in A->>B: text.")
    case .noReceiver:
      localized("nobody receives this. Write a name after the arrow, as in A->>B: text.")
    case .badNote:
      localized("a note needs a place. Write Note over A: text, or left of, or right of.")
    case .threeUnderNote:
      localized("a note lies over one or two. Name the first and the last: Note over A,C: text.")
    case .badNumbering:
      localized("this is no numbering. Write autonumber, autonumber 10 5 or autonumber off.")
    case .badLink: localized("this is no link. Write link A: label @ https://address.")
    case .openDescription: localized("this description has no end. Close it with }.")
    }
  }
}

extension MermaidProblem.NameProblem {
  fileprivate var message: String {
    switch self {
    case .badName(let name):
      localized(
        """
        \(name.shown) is no name: it holds one of + < > , :. Write participant A as the name.
        """)
    case .wordsBeforeAs(let name):
      localized(
        """
        the name before as has a space. Write participant A as \(name.shown), and A in messages.
        """)
    case .noName(let word): localized("a name is missing. Write \(word) A.")
    case .openConfiguration: localized("this @{ has no end. Close it with }.")
    case .unknownType(let type):
      localized("\(type.shown) is no type. Take one of \(Diagram.ParticipantType.names).")
    }
  }
}

extension MermaidProblem.FrameProblem {
  fileprivate var message: String {
    switch self {
    case .notEnded(let word): localized("this \(word) has no end. Write end below its last line.")
    case .nothingToEnd: localized("nothing is open that could end here. Take this end away.")
    case .strayedSection(let word, let kinds):
      localized("\(word) belongs into \(kinds.names). End the frame before it, or take it away.")
    case .boxInBox: localized("a box holds no other box. Write end above this line.")
    case .notForBox: localized("only participants stand in a box. Write end above this line.")
    case .inAnotherBox(let name):
      localized("\(name.shown) is in another box. Name it in one of them.")
    }
  }
}

extension MermaidProblem.LifelineProblem {
  fileprivate var message: String {
    switch self {
    case .unknownParticipant(let name):
      localized(
        """
        nobody is called \(name.shown) so far. Write participant \(name.shown) above this line.
        """)
    case .notActive(let name):
      localized(
        """
        \(name.shown) is not active. Write activate \(name.shown) above, or take this away.
        """)
    case .createdBefore(let name):
      localized(
        """
        \(name.shown) exists. Create each name once; write create participant B as \(name.shown).
        """)
    case .notCreated(let name):
      localized("the next message does not go to \(name.shown). Send it one right after create.")
    case .notDestroyed(let name):
      localized("the next message is not from or to \(name.shown). Send one right after destroy.")
    }
  }
}

extension Diagram.ParticipantType {
  fileprivate static var names: String { allCases.map(\.rawValue).commaSeparated }
}

extension [Diagram.Frame.Kind] {
  fileprivate var names: String { map(\.rawValue).joined(separator: localized(" or ")) }
}

extension String {
  /// The text, shortened, and without control characters, for a line of a message.
  var shown: String {
    let start = prefix(60)
    return String(start).printable + (start.endIndex == endIndex ? "" : "…")
  }
}
