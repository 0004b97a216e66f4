import Localization
import Trace

nonisolated extension [Trace.Participant] {
  /// The name of the object that a word is about: its name in any case, or its type where only one object has this type.
  /// `nil` when there is none.
  func named(_ word: String) throws(ShellProblem) -> String? {
    let names = map(\.name)
    let name = word.spelled(as: names)
    guard !names.contains(name) else { return name }
    let type = word.spelled(as: map(\.type))
    let objects = filter { $0.type == type }.map(\.name)
    guard objects.count < 2 else { throw .name(.typeOfSeveral(type, objects)) }
    return objects.first
  }
}
