import Cells

extension MermaidProblem: CustomStringConvertible {
  /// `3:5: what was found. What to do: the statement`
  public var description: String { "\(line):\(column): \(kind.message) Here: \(text)" }
}

extension MermaidProblem.Kind {
  /// What was found and what to type instead, without the place.
  public var message: String {
    wholeMessage ?? statementMessage ?? partMessage ?? frameMessage ?? lifeMessage ?? ""
  }

  private var wholeMessage: String? {
    switch self {
    case .noHeader: "no diagram begins here. Write sequenceDiagram above the first statement."
    case .anotherDiagram(let name):
      "this is Mermaid's \(name.shown). Only a sequenceDiagram can be drawn."
    case .secondHeader: "a second diagram begins here. Put it into a file of its own."
    case .openFrontMatter: "the front matter has no end. Close it with a line ---."
    case .openDirective: "this directive has no end. Close it with }%%."
    case .tooMany: "there are more lines like these, not listed. Repair these first."
    default: nil
    }
  }

  private var statementMessage: String? {
    switch self {
    case .unknown: "no statement of Mermaid's begins so. Write a message as A->>B: text."
    case .noArrow: "no arrow of Mermaid's stands between two names. Write A->>B: text."
    case .noColon(let example): "a colon and words are missing. Write \(example)."
    case .noSender: "nobody sends this. Write a name before the arrow, as in A->>B: text."
    case .noReceiver: "nobody receives this. Write a name after the arrow, as in A->>B: text."
    case .badNote: "a note needs a place. Write Note over A: text, or left of, or right of."
    case .threeUnderNote:
      "a note lies over one or two. Name the first and the last: Note over A,C: text."
    default: nil
    }
  }

  private var partMessage: String? {
    switch self {
    case .badName(let name):
      "\(name.shown) is no name: it holds one of + < > , :. Write participant A as the name."
    case .wordsBeforeAs(let name):
      "the name before as has a space. Write participant A as \(name.shown), and A in messages."
    case .noName(let word): "a name is missing. Write \(word) A."
    case .openConfiguration: "this @{ has no end. Close it with }."
    case .unknownType(let type):
      "\(type.shown) is no type. Take one of "
        + Diagram.ParticipantType.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .badNumbering: "this is no numbering. Write autonumber, autonumber 10 5 or autonumber off."
    case .badLink: "this is no link. Write link A: label @ https://address."
    case .openDescription: "this description has no end. Close it with }."
    default: nil
    }
  }

  private var frameMessage: String? {
    switch self {
    case .notEnded(let word): "this \(word) has no end. Write end below its last line."
    case .nothingToEnd: "nothing is open that could end here. Take this end away."
    case .strayedSection(let word, let kinds):
      "\(word) belongs into \(kinds.map(\.rawValue).joined(separator: " or ")). "
        + "End the frame before it, or take it away."
    case .boxInBox: "a box holds no other box. Write end above this line."
    case .notForBox: "only participants stand in a box. Write end above this line."
    case .inAnotherBox(let name): "\(name.shown) is in another box. Name it in one of them."
    default: nil
    }
  }

  private var lifeMessage: String? {
    switch self {
    case .unknownParticipant(let name):
      "nobody is called \(name.shown) so far. Write participant \(name.shown) above this line."
    case .notActive(let name):
      "\(name.shown) is not active. Write activate \(name.shown) above, or take this away."
    case .createdBefore(let name):
      "\(name.shown) exists. Create each name once; write create participant B as \(name.shown)."
    case .notCreated(let name):
      "the next message does not go to \(name.shown). Send it one right after create."
    case .notDestroyed(let name):
      "the next message is not from or to \(name.shown). Send one right after destroy."
    default: nil
    }
  }
}

extension String {
  /// Short and harmless enough for a line of a message.
  var shown: String {
    let start = prefix(60)
    return String(start).printable + (start.endIndex == endIndex ? "" : "…")
  }
}
