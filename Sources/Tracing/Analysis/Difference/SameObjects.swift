import Trace

extension Trace {
  /// What objects of this run are called in a later run, where only the number after the name differs: a screen that is
  /// made earlier than before shifts the numbers of those after it.
  ///
  /// Such objects have the same role and type, and only one of the two runs has their name.
  ///
  /// - Parameter comparingTypes: whether types count. With a mistake, some objects have another type.
  func newNames(in later: Trace, comparingTypes: Bool = true) -> [String: String] {
    let (old, new) = (participants, later.participants)
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let sort = { Sort($0, comparingTypes: comparingTypes) }
    let here = Dictionary(grouping: old.filter { !newNames.contains($0.name) }, by: sort)
    let there = Dictionary(grouping: new.filter { !oldNames.contains($0.name) }, by: sort)
    return here.reduce(into: [:]) { names, sort in
      for (one, other) in zip(sort.value, there[sort.key] ?? []) { names[one.name] = other.name }
    }
  }
}

/// What objects have in common that could be the same.
private struct Sort: Hashable {
  let name: String
  let type: String?
  let role: Role

  init(_ participant: Trace.Participant, comparingTypes: Bool) {
    (role, name) = (participant.role, participant.stem)
    type = comparingTypes ? participant.type : nil
  }
}

extension Trace.Participant {
  /// Its name without the number at the end, and without the apostrophe that it has after a relaunch.
  var stem: String { name.stem }
}

extension String {
  /// A name without its number and apostrophe.
  var stem: String { String(reversed().drop { $0.isNumber || $0 == "'" }.reversed()) }

  /// The text with the names in it exchanged. After a relaunch, a name ends with an apostrophe.
  func renaming(_ names: [String: String]) -> String {
    guard !names.isEmpty else { return self }
    var (text, word) = ("", "")
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "'" {
        word.append(character)
      } else {
        text += names[word] ?? word
        text.append(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}
