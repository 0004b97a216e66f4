import Cells
import Localization

/// A file of answers to fill in: every question as a remark, and below it its id without an answer.
struct AnswerTemplate {
  /// What is before each line of a question.
  static let margin = 2

  let title: String
  let questions: [(id: String, page: Styled)]

  var text: String {
    let pages = questions.map { "\(remark($0.page.plain))\n\($0.id):" }
    return ([remark(title + "\n\n" + introduction)] + pages).joined(separator: "\n\n")
  }

  private var introduction: String {
    localized(
      """
      Write your answer after the colon: letters, words, or for a task
      actions, as in: launch ; tap "+"
      An empty answer counts as missing. Write skip to leave a question out.
      """)
  }

  private func remark(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "#" : "# \($0)" }.joined(separator: "\n")
  }
}
