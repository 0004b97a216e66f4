import Lessons
import Localization

extension PageTask {
  /// What comes before, what is to be done, and what is to be handed in. In the shell, the prompt says it.
  var directions: [Block] {
    let actions = setup.map { [Inline.code($0)] }.joined(separator: [.text(" ")])
    let before = setup.isEmpty ? [] : [Block.labelled(localized("Before:"), Array(actions))]
    let work = localized(
      """
      Reach these goals with actions in the app, and hand in your actions, one on a line: \
      tap "…", open "…", type "…" and others.
      """)
    return before + [.paragraph(work)]
  }
}
