import Foundation
import Lessons

extension ExerciseFolder {
  /// Puts the files of the start back. What the learner wrote is moved to another folder, whose name is returned;
  /// `nil` when nothing was there.
  ///
  /// - Parameter code: all files of the pattern, as the exercise begins.
  public func reset(_ exercise: Exercise, with code: CodeFiles) throws(Problem) -> String? {
    let draft = draft(in: url)
    defer { draft.remove() }
    try draft.writeStart(of: exercise, code)
    let names = [Self.edit] + (exercise.kind == .project ? [OwnScenario.file] : [])
    let kept = try setAside(names.filter(has))
    do throws(Problem) {
      for name in names { try draft.move(name, to: url.appending(path: name)) }
    } catch {
      guard let kept, case .unwritable(_, let reason) = error else { throw error }
      throw .notReset(kept: kept, reason)
    }
    // They are of the code that was set aside. The next check writes others, or says why it cannot.
    try? forgetTraces()
    return kept
  }

  /// Moves what the learner wrote: `edit` becomes the other folder, a scenario goes into it.
  private func setAside(_ names: [String]) throws(Problem) -> String? {
    guard !names.isEmpty else { return nil }
    let number = (1...).first { !has(Self.edit + "-\($0)") } ?? 1
    let kept = Self.edit + "-\(number)"
    let place = url.appending(path: kept)
    if !names.contains(Self.edit) {
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      } catch {
        throw .unwritable(kept, error.reason)
      }
    }
    for name in names {
      try move(name, to: name == Self.edit ? place : place.appending(path: name))
    }
    return kept
  }
}
