import Lessons
import Files
import Stage

/// A small exercise that works as it is: the method that renames a recording is empty. Its author writes over it.
struct ExerciseTemplate {
  /// The pattern that people learn first.
  static var pattern: String { Pattern.all.first?.name ?? "" }

  let id: String
  /// Of the exercises.
  let folder: String
  /// Of the pattern, as it is in the sources.
  let code: CodeFiles

  /// The texts of its files, by their paths. `nil` when the sources are not as they were.
  var files: CodeFiles? {
    guard let start = patch(in: code, with: "    // What belongs here?\n"),
      let begun = try? start.applied(to: { code[$0] }),
      let titleOnly = patch(
        in: begun, from: "    // What belongs here?\n", with: "    title = name\n"),
      let both = patch(
        in: begun, from: "    // What belongs here?\n",
        with: "    title = name\n" + Self.renaming)
    else { return nil }
    let place = "\(folder)/\(id)"
    return [
      place + ".md": page,
      place + "/start.diff": "fails: screens\n" + start.text,
      place + "/wrong-title-only.diff": "fails: screens\n" + titleOnly.text,
      place + "/wrong-title-twice.diff": "fails: goals\n" + both.text,
    ]
  }

  private static let file = "Player/PlayViewController.swift"
  private static let renaming = "    if recording?.setName(name) == false { updateName() }\n"

  private func patch(
    in code: CodeFiles, from old: String = renaming, with new: String
  ) -> Patch? {
    guard let text = code[Self.file], text.contains(old) else { return nil }
    return Patch(from: [Self.file: text], to: [Self.file: text.replacing(old, with: new)])
  }

  private var page: String {
    """
    ---
    lifeline: 1
    id: \(id)
    title: \(id.title)
    pattern: mvc
    ---
    # \(id.title) <!-- id: \(id) type: exercise kind: make level: 1 runs: rename, edit edit: \(Self.file) -->

    <!-- Remarks like this one are never shown. Write over everything; keep what you like. -->

    A recording that gets a new name in the player keeps the old one. Write `rename(to:)`.

    - The model is told: `PlayVC2 -> Hello : setName`
    - The title is written once: `1 PlayVC2 -> playNavItem2 : set`

    <details><summary>Hint 1</summary>

    The model tells everyone who observes it. Who writes the title then?

    </details>

    > The controller changes the model, and the notification brings the rest.

    """
  }
}
