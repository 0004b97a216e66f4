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
    case .noHeader:
      localized("the diagram has no first line. Write sequenceDiagram above the first statement.")
    case .anotherDiagram(let name):
      localized(
        "this is \(name.shown), another kind of Mermaid diagram. Lifeline draws only a sequenceDiagram."
      )
    case .secondHeader: localized("a second diagram begins here. Put it into a file of its own.")
    case .openFrontMatter: localized("the front matter has no end. Close it with a line ---.")
    case .openDirective: localized("this directive has no end. Close it with }%%.")
    case .tooMany: localized("there are more lines like these, not listed. Repair these first.")

    case .unknown: localized("this is not a statement of Mermaid. Write a message as A->>B: text.")
    case .unknownAfterSemicolon:
      localized(
        "a ; ends the statement before it, and what follows is no statement. To have the ; in the text, write #59; for it."
      )
    case .noArrow: localized("there is no Mermaid arrow between two names. Write A->>B: text.")
    case .noColon(let example): localized("a colon and words are missing. Write \(example).")
    case .wideColon(let example):
      localized(
        "this is a full-width colon (：), which is no colon to Mermaid. Write \(example.shown).")
    case .wideComma(let example):
      localized(
        """
        this is a full-width comma (，), which Mermaid takes for a part of the name. Write \
        \(example.shown).
        """)
    case .noSender:
      localized("this message has no sender. Write a name before the arrow, as in A->>B: text.")
    case .noReceiver:
      localized("this message has no receiver. Write a name after the arrow, as in A->>B: text.")
    case .noSuchArrow(let spelling, let arrow):
      localized("there is no arrow \(spelling.shown). Write \(arrow.mermaid).")
    case .arrowInName(let arrow, let rest, let name):
      localized(
        """
        Mermaid reads the arrow \(arrow.shown) here, and \(rest.shown) after it is no name. Give the sender a \
        name without \(arrow.shown): participant A as \(name.shown).
        """)
    case .secondArrow(let arrow, let rest):
      localized(
        """
        Mermaid reads the arrow \(arrow.shown) here, and \(rest.shown) after it is no name. Write each message \
        on a line of its own.
        """)
    case .badNote:
      localized("a note needs a place. Write Note over A: text, or left of, or right of.")
    case .threeUnderNote:
      localized("a note takes one or two names. Name the first and the last: Note over A,C: text.")
    case .badNumbering:
      localized(
        """
        this numbering cannot be read. Write autonumber, autonumber 10 5 or autonumber off.
        """)
    case .badLink: localized("this link cannot be read. Write link A: label @ https://address.")
    case .badLinks:
      localized(
        """
        these links cannot be read. Write links A: {"label": "https://address"}.
        """)
    case .openDescription: localized("this description has no end. Close it with }.")
    case .emptyTitle: localized("this title has no words. Write title The words, or remove it.")
    case .comment("#"):
      localized("Mermaid takes # for the beginning of a comment. Write #35; for it.")
    case .comment(let words):
      localized("Mermaid takes the rest for a comment: \(words.shown). Write #35; for #.")
    case .remark:
      localized("Mermaid takes %% here for words. Put the comment on a line of its own.")
    case .replaced(let line):
      localized("line \(line) says something else. Keep one of the two.")

    case .badName(let name):
      localized(
        """
        \(name.shown) cannot be a name: it contains one of + < > , :. Write participant A as the \
        name.
        """)
    case .wordsBeforeAs(let name):
      localized(
        """
        the name before as has a space, so Mermaid takes all of it for the name. Write participant A \
        as \(name.shown), and A in messages.
        """)
    case .wordsAfterSettings(let words):
      localized("a name after the settings needs as. Write as \(words.shown).")
    case .settingsAfterAs(let order):
      localized("the settings come before as. Write \(order.shown).")
    case .noParticipantWord(let name):
      localized(
        "participant or actor is missing. Write create participant \(name.shown).")
    case .noName(let word): localized("a name is missing. Write \(word) A.")
    case .openConfiguration: localized("this @{ has no end. Close it with }.")
    case .noType:
      localized("this type says nothing. Use one of \(Diagram.ParticipantType.names).")
    case .unknownType(let type):
      localized("there is no type \(type.shown). Use one of \(Diagram.ParticipantType.names).")
    case .unknownSetting(let name):
      localized("there is no setting \(name.shown). Write type or alias, or remove it.")
    case .replacedSetting(let name):
      localized("what follows says something else than this \(name). Keep one of the two.")

    case .notEnded(let word): localized("this \(word) has no end. Write end below its last line.")
    case .nothingToEnd: localized("no block is open here. Remove this end.")
    case .misplaced(let word, let kind):
      if let kind, let other = kind.sectionWord {
        localized("in \(kind.rawValue), write \(other.rawValue) in place of \(word.rawValue).")
      } else {
        localized(
          "\(word.rawValue) belongs inside \(word.kinds). End the frame before it, or remove it.")
      }
    case .boxInBox: localized("a box cannot contain a box. Write end above this line.")
    case .notForBox: localized("a box can contain only participants. Write end above this line.")
    case .inAnotherBox(let name):
      localized("\(name.shown) is in another box. Name it in one of them.")

    case .unknownParticipant(let name):
      localized(
        """
        there is no participant \(name.shown) so far. Write participant \(name.shown) above this \
        line.
        """)
    case .notActive(let name):
      localized(
        """
        \(name.shown) is not active. Write activate \(name.shown) above, or remove this.
        """)
    case .inactiveSinceBranch(let name, let line):
      localized(
        """
        \(name.shown) became inactive in line \(line), in an earlier branch, and Mermaid reads branches one after \
        the other. Let \(name.shown) be active in each branch, and write deactivate \(name.shown) after end.
        """)
    case .createdBefore(let name):
      localized(
        """
        \(name.shown) already exists. Create each name once; write create participant B as \
        \(name.shown).
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

extension Diagram.Frame.Section.Word {
  /// The frames that have such parts.
  fileprivate var kinds: String {
    let kinds = Diagram.Frame.Kind.allCases.filter { $0.sectionWord == self }
    return kinds.map(\.rawValue).joined(separator: localized(" or "))
  }
}

extension String {
  /// The text, shortened, and without control characters, for a line of a message.
  var shown: String {
    let start = prefix(60)
    return String(start).printable + (start.endIndex == endIndex ? "" : "…")
  }
}
