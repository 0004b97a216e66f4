import Analysis
import Localization
import Trace

nonisolated extension ShellProblem {
  /// What `find`, `break`, `watch` and `continue` cannot do.
  public enum Search: Sendable {
    /// The words are no query.
    case query(EventQueryProblem)
    /// A name in a query that the run does not have. `isPart` is here and below: only the last action of a longer run
    /// was searched. A file may not have all of its run.
    case unknownName(String, known: [String], Trace.Gaps, isPart: Bool)
    /// A number in place of what `find` looks for.
    case numberSought(String)
    /// A method or a property in the place of who sends or gets a message.
    case notAParticipant(String)
    /// A property in the condition of a stop, which the object does not have in the run.
    case unknownProperty(String, of: String, known: [String])
    case noMatch(String, Trace.Gaps, isPart: Bool)
    /// Nothing in an action matches, up to the message at which it stopped.
    case noMatchYet(String)
    /// Everything that matches is left out of the drawing.
    case allHidden(String, count: Int)
    /// No match in this direction from the message where you are.
    case noFurtherMatch(String, isBack: Bool, isPart: Bool)
    case nothingToFind
    /// A number in place of what a stop names.
    case number(String, isWatched: Bool)
    /// `watch` with words that no change of state can match.
    case messagesWatched(String)
    /// A sign such as `!=` or `>` in a query.
    case comparison(String)
    /// The word after `count` is no number from 1.
    case noCount
    case noCondition(String)
    /// A property in a condition, without its object.
    case noObject(String)
    case noStops
    case unknownStop(Int, known: [Int])
    /// An action that is not finished, in the way of a command.
    case actionIsStopped(String)
    /// A message that comes later in an action which is not finished.
    case notYet(Int, action: String)
    /// A message that comes after the one that you are to guess.
    case guessFirst(Int)
  }
}

nonisolated extension ShellProblem.Search {
  var message: String {
    switch self {
    case .query(let problem): problem.message
    case .numberSought(let name):
      localized("Nothing here is called \(name.quoted). To go to message \(name): goto \(name)")
    case .unknownName(let name, known: let known, let gaps, isPart: _) where gaps.sentence != nil:
      gaps.sentence(before: localized("nothing is called \(name.quoted)."))
        + (hint(name, known) ?? "")
    case .unknownName(let name, known: let known, _, isPart: true):
      localized("Nothing in the last action is called \(name.quoted).") + (hint(name, known) ?? "")
        + toLookInAll
    case .unknownName(let name, known: let known, _, isPart: false):
      hint(name, known).map { localized("Nothing in this run is called \(name.quoted).\($0)") }
        ?? localized(
          "Nothing in this run is called \(name.quoted). To see what there is: messages, objects")
    case .notAParticipant(let name):
      localized(
        """
        \(name.quoted) is a method or a property. Who sends or gets a message is an object, a type or a role, as in: \
        find to Model
        """)
    case .unknownProperty(let property, let object, let known):
      localized(
        "In this run, \(object) has no property \(property.quoted).\(guess(property, known))")
    case .noMatch(let words, let gaps, isPart: _) where gaps.sentence != nil:
      gaps.sentence(before: localized("nothing matches \(words)."))
    case .noMatch(let words, _, isPart: true):
      localized("Nothing in the last action matches \(words).")
        + toLookInAll
    case .noMatch(let words, _, isPart: false): localized("Nothing in this run matches \(words).")
    case .noMatchYet(let words): localized("Up to this message, nothing matches \(words).")
    case .allHidden(let words, let count):
      localized(
        count,
        one: """
          1 match of \(words) is not in the drawing. To find it, add --all; after diagram only or diagram hide, type \
          first: diagram everything
          """,
        other: """
          \(count) matches of \(words) are not in the drawing. To find them, add --all; after diagram only or diagram \
          hide, type first: diagram everything
          """)
    case .noFurtherMatch(let words, isBack: true, isPart: true):
      localized("Nothing in the last action before this message matches \(words).")
        + toLookInAll
    case .noFurtherMatch(let words, let isBack, _):
      isBack
        ? localized("Nothing before this message matches \(words).")
        : localized("Nothing after this message matches \(words).")
    case .nothingToFind:
      localized("Say what to look for first, as in: find setName")
    case .number(let word, isWatched: true):
      localized(
        """
        \(word.quoted) is a number, and watch stops where a property changes: watch name, watch Recording.name, or watch \
        Model.
        """) + wayTo(word)
    case .number(let word, isWatched: false):
      localized(
        """
        \(word.quoted) is a number. To stop, name a method, a kind of message, a property, or who gets the message, as \
        in: break setName.
        """) + wayTo(word)
    case .messagesWatched(let words):
      localized(
        """
        \(words.quoted) is about messages, and watch stops where a property changes: watch name, watch Recording.name, \
        or watch Model. To stop at the messages: break \(words)
        """)
    case .comparison(let sign):
      localized(
        """
        \(sign.quoted) does not work here. Write = VALUE for the new value, or was VALUE for the old one. break and watch \
        also take a condition with =, !=, contains or lacks, as in: watch name if Hello.name != Hi
        """)
    case .noCount:
      localized("After count, write a number from 1, as in: break setName count 2")
    case .noCondition(let words):
      localized(
        """
        if \(words.quoted) is not a condition. Write `if Hello.name = "Hi"` (or !=, contains, lacks), `if screen shows \
        Hi`, `if released PlayVC2` or `if post before setName`.
        """)
    case .noObject(let words):
      localized(
        """
        if \(words.quoted) does not name an object and its property. Write both, as in: if Hello.name = Hi
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
    case .guessFirst(let number):
      localized("Message \(number) would tell what comes next. Guess first, or see it: step")
    }
  }

  /// Said of a number that may be that of a message.
  private func wayTo(_ word: String) -> String {
    word.isMessageNumber ? localized(" To go to message \(word): goto \(word)") : ""
  }

  /// Said where only the last action was searched.
  private var toLookInAll: String {
    localized(" To look in all of the run, type first: step run")
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
    case .open(let word) where ["from", "to"].contains(word):
      localized("After \(word), write an object, a type or a role, as in: find \(word) Model")
    case .open("kind"):
      localized("After kind, write a kind of message.") + listing(EventVocabulary.kinds)
    case .open(let word) where EventQuery.beforeValue.contains(word):
      localized("After \(word), write a value, as in: find Recording.name \(word) Hi")
    case .open(let word) where EventQuery.bounds.contains(word.lowercased()):
      localized("After \(word), write what to look for, as in: find to Model \(word) post")
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
