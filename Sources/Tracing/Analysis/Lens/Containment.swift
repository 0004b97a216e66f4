import Trace

/// Which objects contain which: views contain views, screens contain screens and views, and a model object
/// contains those that name it as their parent.
struct Containment {
  /// Things of one family are sent the same messages.
  private enum Family {
    case view, screen, model

    init?(_ role: Role) {
      switch role {
      case .view: self = .view
      case .controller, .rootController, .viewController, .viewImpl, .system: self = .screen
      case .model: self = .model
      default: return nil
      }
    }
  }

  private let families: [String: Family]
  /// The containers of each object, in the order in which they first held it.
  private(set) var containers: [String: [String]] = [:]
  private var parts: [String: [String]] = [:]

  /// - Parameter holds: from which strong ones are taken; weak ones only tell who a parent is.
  init(_ participants: [Trace.Participant], _ holds: some Sequence<Ownership.Hold>) {
    families = Dictionary(
      participants.compactMap { object in Family(object.role).map { (object.name, $0) } }
    ) { first, _ in first }
    let holds = Array(holds)
    let parents = Set(
      holds.filter { $0.property == "parent" }.map { Pair(whole: $0.held, part: $0.holder) })
    var known: Set<Pair> = []
    for hold in holds where hold.isStrong && hold.holder != hold.held {
      let pair = Pair(whole: hold.holder, part: hold.held)
      guard contains(pair, parents), known.insert(pair).inserted else { continue }
      containers[hold.held, default: []].append(hold.holder)
      parts[hold.holder, default: []].append(hold.held)
    }
  }

  /// Everything that contained anything at some point of a run.
  init(everIn trace: Trace) {
    let holds = trace.records.compactMap { record -> Ownership.Hold? in
      guard case .reference(let reference) = record.event, !reference.ended else { return nil }
      return .init(
        holder: reference.from, property: reference.property, held: reference.to,
        strength: reference.strength)
    }
    self.init(trace.participants, holds)
  }

  private struct Pair: Hashable {
    var whole, part: String
  }

  private func contains(_ pair: Pair, _ parents: Set<Pair>) -> Bool {
    switch (families[pair.whole], families[pair.part]) {
    case (.view, .view), (.screen, .view), (.screen, .screen): true
    case (.model, .model): parents.contains(pair)
    default: false
    }
  }

  func isComposite(_ object: String) -> Bool { parts[object] != nil }

  /// Whether a message goes from a group to one of its parts, both of one family.
  func passesDown(_ message: Trace.Message) -> Bool {
    message.kind != .query && families[message.from] == families[message.to]
      && containers[message.to]?.contains(message.from) == true
  }

  /// What stands directly below an object in a tree, in the order in which properties hold it.
  func contents(of whole: String) -> [String] {
    (parts[whole] ?? []).filter { place(of: $0) == whole }
  }

  /// The container under which an object stands in a tree: views stand in views where they can.
  func place(of object: String) -> String? {
    let all = containers[object] ?? []
    return all.first { families[$0] == families[object] } ?? all.first
  }
}
