/// Gives every participant of a trace a name that no other one has.
///
/// A widget is called by the property that holds it (`nameField`), a model by its own name, everything
/// else by its type, abbreviated as usual. A second one of a name gets a number, a widget that of its
/// owner: `tableView2` is `FolderVC2`'s. What comes back after a relaunch gets an apostrophe:
/// `FolderVC2'` is not the object that was saved.
struct Names {
  private let recorder: TraceRecorder
  private let holders: [Int: Holder]
  private var names: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]
  private var taken: Set<String> = []
  private var takenInProcess: [Int: Set<String>] = [:]

  /// `nil` for what has no name: a widget that nobody holds in a property, such as a caption.
  subscript(id: Int) -> String? { names[id] }

  /// - Parameter speakers: participants that take part in messages; of widgets, they choose first.
  init(of ids: [Int], holders: [Int: Holder], speakers: Set<Int>, in recorder: TraceRecorder) {
    self.recorder = recorder
    self.holders = holders
    let ranked = ids.map { id in (id, rank: rank(id, speaks: speakers.contains(id))) }
    for (id, _) in ranked.sorted(by: { $0.rank < $1.rank }) { give(id) }
  }

  /// Older processes choose first, then objects before their widgets, then by age.
  private func rank(_ id: Int, speaks: Bool) -> Int {
    let known = recorder.known[id - 1]
    let group = known.comesWithItsOwner ? (speaks ? 1 : 2) : 0
    return (known.process * 3 + group) * recorder.known.count + id
  }

  private mutating func give(_ id: Int) {
    let known = recorder.known[id - 1]
    guard let base = baseName(of: id, known) else { return }
    var number = known.comesWithItsOwner ? holders[id].flatMap { numbers[$0.owner] } ?? 1 : 1
    while takenInProcess[known.process, default: []].contains(base.numbered(number)) { number += 1 }
    numbers[id] = number
    takenInProcess[known.process, default: []].insert(base.numbered(number))
    var name = base.numbered(number)
    while taken.contains(name) { name += "'" }
    taken.insert(name)
    names[id] = name
  }

  private func baseName(of id: Int, _ known: ParticipantRecord) -> String? {
    if known.comesWithItsOwner { return widgetName(of: id, known) }
    if known.isNamedByHolder, holders[id] != nil { return known.type }
    return known.ownName ?? known.type.abbreviatedType
  }

  /// What a split view or a navigation controller brings along is nobody's scene.
  private func widgetName(of id: Int, _ known: ParticipantRecord) -> String? {
    guard let holder = holders[id] else { return known.ownName }
    guard recorder.known[holder.owner - 1].role != .system else { return nil }
    return known.ownName ?? holder.property
  }
}

/// Who holds whom by which property, the first holder of each.
struct Holders {
  private(set) var holders: [Int: Holder] = [:]
  private let known: [ParticipantRecord]

  init(in recorder: TraceRecorder) {
    known = recorder.known
  }

  /// A widget's holder is whoever has it in a property. `Recording` is the one that somebody holds as
  /// his `recording`; being in a folder's contents does not count.
  mutating func note(_ owner: Int, _ property: String, _ value: Captured) {
    for held in value.participants where holders[held] == nil {
      let held1 = known[held - 1]
      let counts = held1.comesWithItsOwner || property.lowercased() == held1.type.lowercased()
      if counts { holders[held] = Holder(owner: owner, property: property) }
    }
  }
}

/// A property that holds a participant.
struct Holder {
  var owner: Int
  var property: String
}

private nonisolated let abbreviations = [
  ("ViewController", "VC"), ("ViewModel", "VM"), ("ViewStateStore", "VSStore"),
  ("DocumentStore", "DocStore"), ("DataManager", "Data"), ("AlertController", "Alert"),
  ("Default", ""),
]

extension String {
  fileprivate func numbered(_ number: Int) -> String { number == 1 ? self : "\(self)\(number)" }

  /// `PlayViewController` is `PlayVC`, `PlayViewModel` is `PlayVM`; what stands behind a protocol is
  /// called like the protocol, so that `PlayerDefaultPresenter` is `PlayerPresenter`.
  fileprivate var abbreviatedType: String {
    abbreviations.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
