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

  private struct Pair: Hashable {
    var whole, part: String
  }

  private let families: [String: Family]
  /// What contains what, in the order in which properties first held it.
  private var parts: [String: [String]] = [:]
  private var pairs: Set<Pair> = []
  private var places: [String: String] = [:]

  /// - Parameter holds: from which strong ones are taken; weak ones only tell what a parent is.
  init(_ participants: [Trace.Participant], _ holds: [Ownership.Hold]) {
    families = Dictionary(
      participants.compactMap { object in Family(object.role).map { (object.name, $0) } }
    ) { first, _ in first }
    let parents = Set(
      holds.filter { $0.property == "parent" }.map { Pair(whole: $0.held, part: $0.holder) })
    for hold in holds where hold.isStrong && hold.holder != hold.held {
      let pair = Pair(whole: hold.holder, part: hold.held)
      if contains(pair, parents) { add(pair) }
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

  private func contains(_ pair: Pair, _ parents: Set<Pair>) -> Bool {
    switch (families[pair.whole], families[pair.part]) {
    case (.view, .view), (.screen, .view), (.screen, .screen): true
    case (.model, .model): parents.contains(pair)
    default: false
    }
  }

  private mutating func add(_ pair: Pair) {
    guard pairs.insert(pair).inserted else { return }
    parts[pair.whole, default: []].append(pair.part)
    guard let place = places[pair.part] else { return places[pair.part] = pair.whole }
    // Views are in views where they can.
    let family = families[pair.part]
    if families[place] != family, families[pair.whole] == family { places[pair.part] = pair.whole }
  }

  func isComposite(_ object: String) -> Bool { parts[object] != nil }

  /// Whether a message goes from a group to one of its parts, both of one family.
  func passesDown(_ message: Trace.Message) -> Bool {
    message.kind != .query && families[message.from] == families[message.to]
      && pairs.contains(Pair(whole: message.from, part: message.to))
  }

  /// The container under which an object is in a tree; `nil` for none.
  func place(of object: String) -> String? { places[object] }

  /// What is directly below an object in a tree.
  func contents(of whole: String) -> [String] {
    (parts[whole] ?? []).filter { places[$0] == whole }
  }
}
