/// Gives every participant of a trace a unique name.
///
/// A widget is named after the property that holds it (`nameField`), a model by its own name, any other
/// object after its type, shortened (`PlayVC`). The second object with a name gets a number; a widget gets
/// the number of its owner: `tableView2` belongs to `FolderVC2`. An object of a later launch with the same
/// name gets an apostrophe: `FolderVC2'`.
struct ParticipantNames {
  private let recorder: TraceRecorder
  private let holders: [Int: Holder]
  private var names: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]
  private var taken: Set<String> = []
  private var takenInProcess: [Int: Set<String>] = [:]

  /// `nil` for an object without a name: a widget that no property holds, such as a caption.
  subscript(id: Int) -> String? { names[id] }

  /// - Parameter speakers: participants that send or receive messages. Among widgets they are named first.
  init(of ids: [Int], holders: [Int: Holder], speakers: Set<Int>, in recorder: TraceRecorder) {
    self.recorder = recorder
    self.holders = holders
    let ranked = ids.map { id in (id, rank: rank(id, speaks: speakers.contains(id))) }
    for (id, _) in ranked.sorted(by: { $0.rank < $1.rank }) { give(id) }
  }

  /// The order of naming: by launch of the app, then objects before their widgets, then by age.
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

  /// The widgets of a split view or a navigation controller belong to no scene: they have no name.
  private func widgetName(of id: Int, _ known: ParticipantRecord) -> String? {
    guard let holder = holders[id] else { return known.ownName }
    guard recorder.known[holder.owner - 1].role != .system else { return nil }
    return known.ownName ?? holder.property
  }
}

/// The first property that holds each participant.
struct Holders {
  private(set) var holders: [Int: Holder] = [:]
  private let known: [ParticipantRecord]

  init(in recorder: TraceRecorder) {
    known = recorder.known
  }

  /// Any property that holds a widget counts. For other participants only a property with the name of their
  /// type does: `recording` names a `Recording`, a folder's `contents` do not.
  mutating func note(_ owner: Int, _ property: String, _ value: CapturedValue) {
    for held in value.participants where holders[held] == nil {
      let record = known[held - 1]
      let counts = record.comesWithItsOwner || property.lowercased() == record.type.lowercased()
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

  /// `PlayVC` for `PlayViewController`, `PlayVM` for `PlayViewModel`. A default implementation is called
  /// like its protocol: `PlayerPresenter` for `PlayerDefaultPresenter`.
  fileprivate var abbreviatedType: String {
    abbreviations.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
