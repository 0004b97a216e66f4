import Lessons
import Localization

extension AskingProblem {
  /// What is wrong and what to do, in the current language.
  public nonisolated var message: String { CheckMessages.message(kind) }
}

/// Messages about lessons that do not agree with the app.
nonisolated enum CheckMessages {
  static var tooManyRuns: String {
    localized(
      "this is the fourth run in a row without a question. Ask a question before it.")
  }

  static func coversUnknownPage(_ name: String, known: [String]) -> String {
    localized("`covers:` names `\(name)`, and this lesson has no such page.") + guess(name, known)
  }

  static func coversQuestion(_ name: String) -> String {
    localized(
      "`covers:` names `\(name)`, which asks something itself. Name the pages that tell the answer."
    )
  }

  static func printedBefore(_ answer: String, pages: Int, needed: Int) -> String {
    localized(
      pages,
      one:
        "the page before says the answer: `\(answer)`. Put \(needed) other pages between them, or say it otherwise there.",
      other:
        "\(pages) pages before, the lesson says the answer: `\(answer)`. Put \(needed) other pages between them, or say it otherwise there."
    )
  }

  static func openers(_ count: Int, needed: Int) -> String {
    localized(
      """
      before a lesson, \(needed) questions are asked, and \(count) have `covers:` here. Take it from a heading, or \
      give it to another one.
      """)
  }

  static var wrongDrawing: String {
    localized(
      """
      this drawing differs from the run. `lifeline check --write` draws it again; then read the \
      difference.
      """)
  }

  static var wrongTable: String {
    localized(
      """
      this table differs from what is counted. `lifeline check --write` writes it again; then read \
      the difference.
      """)
  }

  static var nothingToSee: String {
    localized("this filter hides every message. Show more.")
  }

  static var asksWithoutWaiting: String {
    localized(
      """
      this page asks a question and shows the answer at once. Add `wait:` to its heading: then learners \
      guess before they see the drawing.
      """)
  }

  static var asksNothing: String {
    localized(
      """
      there is no question mark above the choices. Put the question into the text: the heading is not \
      shown everywhere.
      """)
  }

  static func leans(on words: String) -> String {
    localized(
      """
      \(words.quoted) means a page or a drawing that does not come with the question in `review` and in \
      question banks. Add `drawing: ID` to the heading, or say it without that page.
      """)
  }

  static func praisesTwice(_ word: String) -> String {
    localized(
      """
      the reason of a right choice begins with \(word.quoted), but the shell has said "Right." already. \
      Leave the word out.
      """)
  }

  static func wrongTerm(_ slip: TermSlip) -> String {
    localized(
      """
      \(slip.found.quoted) is not the word of the course for "\(slip.term)". Write \(slip.word.quoted), or change \
      the list of terms.
      """)
  }

  static func guessed(_ tally: GuessingCheck.Tally) -> String {
    let (hits, count, chance) = (tally.hits.count, tally.count, tally.expected.rounded1)
    return localized(
      "\(tally.guess.words) is the right one in \(hits) of \(count) quizzes; chance gives \(chance). \(advice(tally))"
    )
  }

  private static func advice(_ tally: GuessingCheck.Tally) -> String {
    switch (tally.guess, tally.way == .tooOften) {
    case (.first, true), (.last, true): localized("Move right choices to other places.")
    case (.first, false), (.last, false): localized("Move some right choices to this place.")
    case (.longest, true), (.shortest, false):
      localized("Shorten right choices or lengthen wrong ones.")
    case (.longest, false), (.shortest, true):
      localized("Lengthen right choices or shorten wrong ones.")
    case (.absolute, true): localized("Take such words out of right choices.")
    case (.absolute, false): localized("Take such words out of wrong choices.")
    }
  }

  static func theseAre(_ ids: [String]) -> String { localized(" These are \(ids.commaSeparated).") }

  static func notThePattern(_ name: String, pattern: String) -> String {
    localized(
      "the first variant is `\(name)`, not the pattern as it is. Begin the list with `\(pattern)`.")
  }

  static func otherPattern(_ mistake: String, pattern: String, known: [String]) -> String {
    localized("`\(mistake)` is no mistake of `\(pattern)`.") + guess(mistake, known)
  }

  static func sameVariant(_ name: String) -> String {
    localized("`\(name)` is in this list twice. Name another mistake.")
  }

  static func changesNothing(_ name: String) -> String {
    localized(
      """
      with `\(name)`, conversation, contract, objects and screen are the same in this run. Choose a run in which it \
      shows.
      """)
  }

  static func metAtTheStart(_ source: String) -> String {
    localized(
      """
      `\(source)` already holds at the start. Choose a goal that the task changes.
      """)
  }

  static var doneAtTheStart: String {
    localized("all goals already hold at the start. Add a goal that the task changes.")
  }

  static func notMet(_ source: String) -> String {
    localized("`\(source)` does not hold after the solution. Correct the goal or the solution.")
  }

  static func message(_ problem: AskingProblem.Kind) -> String {
    switch problem {
    case .run(let words): words
    case .noMessage(let pattern):
      localized(
        """
        `\(pattern)` matches no message of this run. Look at the run with the same filter.
        """)
    case .nothingFollows:
      localized("no such message follows in the run. Ask for a message that is sent.")
    case .wrongTick(let happens):
      localized("this is ticked, but what happens is `\(happens)`. Tick what happens.")
    case .alsoRight(let happens):
      localized("this is what happens: `\(happens)`. Tick it, or name another message.")
    case .outOfOrder(let pattern):
      localized(
        """
        `\(pattern)` is sent before the one above it. Put the list in the order of the run.
        """)
    case .eitherOrder(let first, let second):
      localized(
        """
        `\(second)` is sent before `\(first)`, too: the run sends one of them again. Name them so \
        that each means one message, or show fewer `steps:`.
        """)
    case .noMethod(let pattern):
      localized(
        """
        this run has no method `\(pattern)`. A blank takes a method's name: `setName`.
        """)
    case .noBreach:
      localized(
        """
        this run keeps its contract. Choose a mistake or a scenario that breaks it.
        """)
    case .breaksNoRule(let pattern):
      localized("this is ticked, but `\(pattern)` breaks no rule here. Tick the message that does.")
    case .alsoBreaksRule(let pattern):
      localized("`\(pattern)` breaks a rule too. Tick it, or name another message.")
    case .unknownName(let name):
      localized("this run has no participant or role `\(name)`. Name one that it has.")
    case .unknownWord(let word):
      localized(
        """
        this run has nothing of the name `\(word)`. Name a participant, a role, a kind or a method.
        """)
    case .nothingToChoose:
      localized("no wrong choice can be made of this run. Write the choices.")
    }
  }
}

extension Double {
  /// With one digit after the point.
  fileprivate nonisolated var rounded1: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

nonisolated extension Guess {
  fileprivate var words: String {
    switch self {
    case .first: localized("the first choice")
    case .last: localized("the last choice")
    case .longest: localized("the longest choice")
    case .shortest: localized("the shortest choice")
    case .absolute: localized("a choice with a word such as \"only\" or \"never\"")
    }
  }
}
