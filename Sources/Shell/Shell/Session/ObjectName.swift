import Cells
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

nonisolated extension Trace {
  /// The objects that are declared, and those that only messages name, as in a file that another program wrote.
  var objectNames: [String] {
    (participants.map(\.name) + messages.flatMap { [$0.message.from, $0.message.to] }).uniqued()
  }

  /// The name of the object that a word is about, which may not be declared; `nil` when there is none.
  func object(named word: String) throws(ShellProblem) -> String? {
    if let object = try participants.named(word) { return object }
    let names = objectNames
    let name = word.spelled(as: names)
    return names.contains(name) ? name : nil
  }
}
