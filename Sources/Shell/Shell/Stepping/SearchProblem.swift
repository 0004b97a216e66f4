import Analysis
import Localization

nonisolated extension ShellProblem {
  /// What `find`, `break`, `watch` and `continue` cannot do.
  public enum Search: Sendable {
    /// The words are no query.
    case query(EventQueryProblem)
    /// A name in a query that the run does not have.
    case unknownName(String, known: [String])
    case noMatch(String)
    /// Nothing in an action matches, up to the message at which it stopped.
    case noMatchYet(String)
    /// Everything that matches is left out of the drawing.
    case allHidden(String, count: Int)
    /// No match in this direction from the message where you are.
    case noFurtherMatch(String, isBack: Bool)
    case nothingToFind
    /// The word after `count` is no number from 1.
    case noCount
    case noCondition(String)
    case noStops
    case unknownStop(Int, known: [Int])
    /// An action that is not finished, in the way of a command.
    case actionIsStopped(String)
    /// A message that comes later in an action which is not finished.
    case notYet(Int, action: String)
  }
}

nonisolated extension ShellProblem.Search {
  var message: String {
    switch self {
    case .query(let problem): problem.message
    case .unknownName(let name, let known):
      hint(name, known).map { localized("Nothing in this run is called \(name.quoted).\($0)") }
        ?? localized(
          "Nothing in this run is called \(name.quoted). To see what there is: messages, objects")
    case .noMatch(let words): localized("Nothing in this run matches \(words).")
    case .noMatchYet(let words): localized("Up to this message, nothing matches \(words).")
    case .allHidden(let words, let count):
      localized(
        count,
        one: """
          1 match of \(words) is not in the drawing. To find it, add --all, or type first: diagram everything
          """,
        other: """
          \(count) matches of \(words) are not in the drawing. To find them, add --all, or type first: diagram everything
          """)
    case .noFurtherMatch(let words, let isBack):
      isBack
        ? localized("Nothing before this message matches \(words).")
        : localized("Nothing after this message matches \(words).")
    case .nothingToFind:
      localized("Say what to look for first, as in: find setName")
    case .noCount:
      localized("After count, write a number from 1, as in: break setName count 2")
    case .noCondition(let words):
      localized(
        """
        if \(words.quoted) is not a condition. Write `if Hello.name = "Hi"`, `if screen shows Hi`, `if released PlayVC2` \
        or `if post before setName`.
        """)
    case .noStops:
      localized(
        """
        No stop is set. Set one, as in: break setName. Or say where to stop: continue setName
        """)
    case .unknownStop(let number, let known):
      known.isEmpty
        ? localized("There is no stop \(number): none is set.")
        : localized("There is no stop \(number).") + listing(known.map(String.init))
    case .actionIsStopped(let action):
      localized(
        """
        You are in the middle of \(action). Let it go on first: continue. To go to its end at once: goto now
        """)
    case .notYet(let number, let action):
      localized(
        """
        Message \(number) has not been sent yet: you are in the middle of \(action). To go on: step or continue
        """)
    }
  }

  var status: Reply.Status {
    switch self {
    case .query, .noCount, .noCondition: .wrongUsage
    case .unknownName, .noMatch, .noMatchYet, .allHidden, .noFurtherMatch, .nothingToFind, .noStops,
      .unknownStop, .actionIsStopped, .notYet:
      .failed
    }
  }
}

nonisolated extension EventQueryProblem {
  fileprivate var message: String {
    switch self {
    case .nothing:
      localized(
        """
        Say what to look for: a method, a kind of message, a property or a name. For example: find setName, find to \
        Model, find Recording.name
        """)
    case .open("with"):
      localized("After with, write a part of an argument, as in: find with Hi")
    case .open(let word):
      localized("Something is missing after \(word.quoted).")
    case .unknownKind(let word):
      localized("There is no kind of message \(word.quoted).\(guess(word, EventVocabulary.kinds))")
    case .tooMuch(let word):
      localized(
        """
        \(word.quoted) is a word too many. Say what each name is: from PlayVC to Recording, kind call, with Hi, or \
        Recording.setName
        """)
    }
  }
}
