import Course
import Localization

nonisolated extension ShellProblem {
  public enum Page: Sendable {
    case nothingAsked
    /// A page on which you guess in your own words.
    case noHintForGuess
    /// A page with several changes, with the letters of all variants. The first one is the pattern as it is.
    case noSingleAnswer([String])
    /// The question of `step ask`.
    case noHintForMessage
    /// `why` alone on the page of a question.
    case whyOfAnswer(hasHint: Bool)
    /// A question or task whose author wrote none.
    case noHints
    case noMoreHints
    case noTask
    /// `check` alone on a page with an open task, with the directory of the lessons.
    case judgesTask(checking: String)
    /// An answer that cannot be judged.
    case misunderstood(AnswerProblem)
    /// A question that cannot be asked as its author wrote it.
    case question(AskingProblem)
    /// A letter or number on a page that asks nothing.
    case letterForPage(String)
    /// The same on the last page, where Return leads no further. With the next lesson, where the end names one.
    case letterForLastPage(String, next: String?)
    /// The same on a page with a task.
    case letterForTask(String)
    /// - Parameter next: the next lesson of the course; `nil` where there is none.
    case last(lesson: String, next: String?)
    case lastOfCore(lesson: String)
    case lastOfReview(isOpen: Bool)
    case first(lesson: String)
    case noCore
    case noOpeners(lesson: String)
    case noHintBeforeLesson
  }
}

nonisolated extension ShellProblem.Page {
  var message: String {
    switch self {
    case .nothingAsked: localized("This page has no question. To go on, press Return.")
    case .noHintForGuess:
      localized("There is no hint here: guess in your own words. To see what happens, type: skip")
    case .noHintForMessage:
      localized("There is no hint for this question. To see the message: step")
    case .whyOfAnswer(let hasHint):
      [
        localized(
          "why tells what led to a message of a run, as in: why 2. Why an answer is right or wrong is said below the answer."
        ), hasHint ? localized("For a hint, type: hint") : nil,
      ].compactMap(\.self).joinedSentences
    case .noSingleAnswer(let letters):
      localized(
        "There is no single answer here: type \(Array(letters.dropFirst()).listed(.or)) to see a change, or next."
      )
    case .noHints: localized("There is no hint here. To see the answer, type: skip")
    case .noMoreHints: localized("That was the last hint. skip shows the answer.")
    case .noTask: localized("This page has no task. To see the page again, type: lesson")
    case .judgesTask(let directory):
      localized(
        """
        Each action is judged at once; to see how far you are, type: task. check judges lessons: for all of them, \
        type: check \(directory.quotedIfNeeded)
        """)
    case .misunderstood(let problem): PageWords.message(problem)
    case .question(let problem):
      localized("This question cannot be asked: \(problem.message) lifeline check says where.")
    case .letterForPage(let letter):
      localized(
        """
        \(letter.quoted) is no answer here: this page has no question. Press Return to go on, or type a command in \
        full; help lists them.
        """)
    case .letterForLastPage(let letter, let next?):
      localized(
        """
        \(letter.quoted) is no answer here: this page has no question. It is the last page. For the next lesson, type: \
        lesson \(next)
        """)
    case .letterForLastPage(let letter, nil):
      localized(
        "\(letter.quoted) is no answer here: this page has no question. It is the last page.")
    case .letterForTask(let letter):
      localized(
        """
        \(letter.quoted) is no answer here: this page has a task. Write actions in full, such as: launch. To see the \
        task: task
        """)
    case .last(let lesson, let next?):
      localized(
        "This is the last page of \(lesson.quoted). For the next lesson, type: lesson \(next)")
    case .lastOfCore(let lesson):
      localized(
        "This is the last core page of \(lesson.quoted). To go on with the short route, type: lesson core"
      )
    case .lastOfReview(isOpen: true):
      localized("This is the last question, and it is still open. To see its answer, type: skip")
    case .lastOfReview(isOpen: false):
      localized("This is the last question. For what is due next, type: review")
    case .last(let lesson, nil):
      localized("This is the last page of \(lesson.quoted). Type lessons to choose another one.")
    case .first(let lesson):
      localized("This is the first page of \(lesson.quoted). Type: next")
    case .noOpeners(let lesson):
      localized(
        "\(lesson.quoted) has no questions that are asked before it. To open it, type: lesson \(lesson)"
      )
    case .noHintBeforeLesson:
      localized("Before the lesson there are no hints. If you do not know it, type: skip")
    case .noCore:
      localized(
        "No page is marked as core here, so there is no short route. For all pages: lessons")
    }
  }
}
