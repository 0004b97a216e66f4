extension Recorder {
  /// A name before numbers are added: the holder's property for widgets, the object's own name for
  /// models, else the type with its usual abbreviations.
  func baseName(of id: Int) -> String {
    let known = known[id - 1]
    if known.isNamedByHolder, let holder = known.holder {
      return known.role == .view ? holder.property : holder.property.capitalizedFirst
    }
    return known.ownName ?? known.type.abbreviatedType
  }
}

/// Gives every participant of a trace a name that no other one has.
///
/// A second one of a name gets a number, a widget that of its owner: `tableView2` is `FolderVC2`'s.
struct Names {
  private var names: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]
  private var taken: Set<String> = []

  subscript(id: Int) -> String { names[id] ?? "?" }

  /// - Parameter relaunches: ids at which a new process began; its objects get an apostrophe when
  ///   the name was already there.
  init(of ids: [Int], in recorder: Recorder) {
    for id in ids { give(id, recorder) }
  }

  private mutating func give(_ id: Int, _ recorder: Recorder) {
    guard names[id] == nil else { return }
    let base = recorder.baseName(of: id)
    var number = 1
    if recorder.known[id - 1].role == .view, let owner = recorder.known[id - 1].holder?.owner {
      number = numbers[owner] ?? 1
    }
    while taken.contains(base.numbered(number)) { number += 1 }
    numbers[id] = number
    names[id] = base.numbered(number)
    taken.insert(base.numbered(number))
  }
}

extension String {
  fileprivate func numbered(_ number: Int) -> String { number == 1 ? self : "\(self)\(number)" }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// `PlayViewController` is `PlayVC`, `PlayViewModel` is `PlayVM`.
  fileprivate var abbreviatedType: String {
    for (long, short) in [("ViewController", "VC"), ("ViewModel", "VM")] where hasSuffix(long) {
      return dropLast(long.count) + short
    }
    return self
  }
}
