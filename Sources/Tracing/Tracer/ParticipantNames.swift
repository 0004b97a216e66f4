/// Gives every participant of a recorder a unique name, once and for good: it has the same name in every
/// trace.
///
/// A widget is named after the property that holds it (`nameField`), a model by its own name, any other
/// object after its type, shortened (`PlayVC`). The second object with a name gets the number 2, and no later
/// object gets it again, even when the second one is gone. A widget gets the number of its owner: `tableView2`
/// belongs to `FolderVC2`. Where another scene has a widget of the same name, the scene's name is added:
/// `playNavItem`. Numbers begin again with each launch of the app; names of the second launch end with an
/// apostrophe: `FolderVC2'`.
struct ParticipantNames {
  /// What the recorder knows, only while names are given: a copy that stays would be a second one of all of it.
  private var participants: [ParticipantRecord] = []
  /// How much of the record has been gone through.
  private var noted = 0
  private var holders: [Int: Holder] = [:]
  private var introduced: Set<Int> = []
  private var names: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]
  private var taken: Set<String> = []
  /// The type of the owner that had a widget with this name first.
  private var ownerTypes: [String: String] = [:]

  /// `nil` for an object without a name: a widget that no property holds, such as a caption.
  subscript(id: Int) -> String? { names[id] }

  /// Goes through the actions that have ended since the last time. What comes later in the record changes no name.
  mutating func noteActions(of recorder: TraceRecorder) {
    participants = recorder.participants
    defer { participants = [] }
    while let end = recorder.log[noted...].firstIndex(where: \.isScreen) {
      note(recorder.log[noted..<end])
      noted = end + 1
    }
  }

  /// With the names in an action that has not ended.
  func noting(openActionOf recorder: TraceRecorder) -> ParticipantNames {
    var names = self
    names.participants = recorder.participants
    names.note(recorder.log[noted...])
    names.participants = []
    return names
  }

  // MARK: When a name is given

  /// The objects of one action are named in the order of their creation. In the record they come in the order
  /// in which they are initialized.
  private mutating func note(_ action: ArraySlice<Entry>) {
    let new = action.compactMap(\.introducedParticipant)
    for id in new.sorted() where !participants[id - 1].comesWithItsOwner { giveName(to: id) }
    for entry in action { note(entry) }
  }

  private mutating func note(_ entry: Entry) {
    switch entry {
    case .introduced(let id, _, let properties):
      introduced.insert(id)
      if holders[id] != nil { giveName(to: id) }
      for property in properties { hold(id, property.name, property.value.participants) }
    case .wrote(let change): hold(change.owner, change.property, change.new.participants)
    case .referred(let reference): refer(reference)
    case .message(let message): speak(message)
    default: break
    }
  }

  /// The first property that holds a widget gives it its name.
  private mutating func hold(_ owner: Int, _ property: String, _ held: [Int]) {
    for id in held where participants[id - 1].comesWithItsOwner {
      if holders[id]?.isNaming != true {
        holders[id] = Holder(owner: owner, property: property, isNaming: true)
      }
      giveName(to: id)
    }
  }

  /// A reference only tells who owns a widget that has a name of its own.
  private mutating func refer(_ reference: RawReference) {
    guard reference.strength == .strong else { return }
    let isOfSystem = participants[reference.owner - 1].role == .system
    for id in reference.held where mayComeWithItsOwner(id) {
      if holders[id] == nil, !isOfSystem {
        holders[id] = Holder(owner: reference.owner, property: reference.property, isNaming: false)
      }
      if introduced.contains(id) { giveName(to: id) }
    }
  }

  /// A reference does not introduce what it holds: whether that is a widget may be known later.
  private func mayComeWithItsOwner(_ id: Int) -> Bool {
    participants[id - 1].comesWithItsOwner || !participants[id - 1].isIntroduced
  }

  /// A widget that no property holds gets its own name when it takes part.
  private mutating func speak(_ message: RawMessage) {
    guard message.kind != .create else { return }
    for id in [message.from, message.to].compactMap({ $0 }) where introduced.contains(id) {
      giveName(to: id)
    }
  }

  // MARK: Which name

  private mutating func giveName(to id: Int) {
    guard names[id] == nil, let base = baseName(of: id) else { return }
    let mark = String(repeating: "'", count: participants[id - 1].process)
    let holder = participants[id - 1].comesWithItsOwner ? holders[id] : nil
    var number = holder.flatMap { numbers[$0.owner] } ?? 1
    while taken.contains(base.numbered(number) + mark) { number += 1 }
    numbers[id] = number
    names[id] = base.numbered(number) + mark
    taken.insert(base.numbered(number) + mark)
  }

  private mutating func baseName(of id: Int) -> String? {
    let record = participants[id - 1]
    guard record.comesWithItsOwner else { return record.ownName ?? record.type.abbreviatedType }
    guard let holder = holders[id], holder.isNaming else { return record.ownName }
    return widgetName(record.ownName ?? holder.property, of: participants[holder.owner - 1])
  }

  private mutating func widgetName(_ name: String, of owner: ParticipantRecord) -> String? {
    guard owner.role != .system, !owner.isContainer else { return nil }
    let first = ownerTypes[name] ?? owner.type
    ownerTypes[name] = first
    guard first != owner.type else { return name }
    let scene = owner.ownName ?? owner.type.abbreviatedType
    return scene.sceneName + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Entry {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
}

/// A property that holds a widget.
private struct Holder {
  var owner: Int
  var property: String
  /// Whether the widget can be named after the property.
  var isNaming: Bool
}

/// The parts that patterns have in common. A class of one app that needs a shorter name has a `lifelineName`.
private nonisolated let abbreviations = [
  ("Default", ""), ("ViewController", "VC"), ("ViewModel", "VM"), ("ViewContainer", "Container"),
  ("DataManager", "Data"), ("AlertController", "Alert"),
]

extension String {
  fileprivate func numbered(_ number: Int) -> String { number == 1 ? self : "\(self)\(number)" }

  /// `PlayVC` for `PlayViewController`, `PlayVM` for `PlayViewModel`. A default implementation is called
  /// like its protocol: `PlayerPresenter` for `PlayerDefaultPresenter`.
  fileprivate var abbreviatedType: String {
    abbreviations.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }

  /// `play` for `PlayVC`, `player` for `PlayerView`.
  fileprivate var sceneName: String {
    let name = replacing("VC", with: "").replacing("View", with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
