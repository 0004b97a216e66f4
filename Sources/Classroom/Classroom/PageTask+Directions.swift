import Lessons
import Localization

extension PageTask {
  /// What comes before, what is to be done, and what is to be handed in. In the shell, the prompt says it.
  ///
  /// - Parameter isTyped: whether the actions are typed. Then they are on one line, as Lifeline reads them.
  func directions(isTyped: Bool) -> [Block] {
    let lines = (pattern.map { ["use \($0)"] } ?? []) + setup
    let actions = lines.map { [Inline.code($0)] }.joined(separator: [.text(" ")])
    let before = lines.isEmpty ? [] : [Block.labelled(localized("Before:"), Array(actions))]
    let work =
      isTyped
      ? localized(
        """
        Reach these goals with actions in the app, and hand in your actions on one line, with a semicolon \
        between them: tap "…" ; open "…" ; type "…" and others.
        """)
      : localized(
        """
        Reach these goals with actions in the app, and hand in your actions, one on a line: \
        tap "…", open "…", type "…" and others.
        """)
    return before + [.paragraph(work)]
  }

  /// How Lifeline judges what was handed in.
  ///
  /// - Parameters:
  ///   - id: of the section.
  ///   - lesson: its id.
  func grading(id: String, lesson: String) -> [Block] {
    let actions = localized(
      "Lifeline can judge the actions. Write them on one line of a file, after the name of the task:"
    )
    let command = localized("Then type this with the name of your file:")
    return [
      .paragraph(actions), .text("\(id): \(solution.joined(separator: " ; "))"),
      .paragraph(command), .text("\(Language.current.program) take \(lesson) FILE"),
    ]
  }
}
