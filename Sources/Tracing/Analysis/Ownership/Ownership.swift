import Trace

/// The living objects and what they hold, at one point of a trace.
///
/// A trace shows what stored properties hold, but not what closures and timers hold. An object that only a
/// closure keeps looks as if nothing held it.
public struct Ownership: Sendable {
  /// A property that holds an object.
  public struct Hold: Hashable, Sendable {
    /// The name of the holding object.
    public var holder: String
    public var property: String
    /// The name of the held object.
    public var held: String
    public var strength: Trace.Reference.Strength

    public var isStrong: Bool { strength == .strong }

    /// Whether a static property holds the object: in a trace such an object holds itself as `shared`.
    public var isStatic: Bool { holder == held && property == "shared" }

    /// `Store.rootFolder`
    public var path: String { "\(holder).\(property)" }
  }

  private var declared: [Trace.Participant] = []
  /// The first of `declared` with each name.
  private var known: [String: Trace.Participant] = [:]
  private var gone: Set<String> = []
  private var slots: [Slot] = []
  /// The index of the slot, by holder and property.
  private var places: [String: [String: Int]] = [:]
  /// The indices of all slots that have ever held an object, by its name.
  private var slotsThatHeld: [String: Set<Int>] = [:]

  private struct Slot {
    let holder: String
    let property: String
    var strength: Trace.Reference.Strength
    /// A number for each held object: the later it came, the greater.
    private var places: [String: Int] = [:]
    private var next = 0

    init(of reference: Trace.Reference) {
      (holder, property) = (reference.from, reference.property)
      strength = reference.strength
    }

    /// In the order in which they came.
    var held: [String] { places.sorted { $0.value < $1.value }.map(\.key) }

    func holds(_ name: String) -> Bool { places[name] != nil }

    mutating func add(_ name: String) {
      guard places[name] == nil else { return }
      places[name] = next
      next += 1
    }

    mutating func remove(_ name: String) { places[name] = nil }

    mutating func empty() { (places, next) = ([:], 0) }
  }

  /// Before the first record.
  public init() {}

  /// - Parameter n: the number of the last record that counts.
  public init(of trace: Trace, at n: Int = .max) {
    for record in trace.records where record.n <= n { apply(record.event) }
  }

  /// The living objects, in the order in which the trace declares them.
  public var objects: [Trace.Participant] { declared.filter { !gone.contains($0.name) } }

  /// All holds. Properties come in the order in which they first held an object.
  public var holds: [Hold] { slots.flatMap { holds(of: $0) } }

  /// Whether any reference was recorded. Without one, it is not known what holds an object.
  public var tellsHolders: Bool { !slots.isEmpty }

  /// `nil` when no living object has this name.
  public subscript(name: String) -> Trace.Participant? { gone.contains(name) ? nil : known[name] }

  /// What the object of this name holds.
  public func holds(of holder: String) -> [Hold] {
    (places[holder] ?? [:]).values.sorted().flatMap { holds(of: slots[$0]) }
  }

  /// What the property of this name holds.
  func holds(of holder: String, as property: String) -> [Hold] {
    places[holder]?[property].map { holds(of: slots[$0]) } ?? []
  }

  /// What holds the object of this name.
  public func holders(of held: String) -> [Hold] {
    (slotsThatHeld[held] ?? []).sorted().map { slots[$0] }.filter { $0.holds(held) }
      .map { hold($0, held) }
  }

  /// The first property of another object that holds this one strongly.
  func strongHold(of held: String) -> Hold? {
    (slotsThatHeld[held] ?? []).filter { place in
      let slot = slots[place]
      return slot.strength == .strong && slot.holder != held && slot.holds(held)
    }.min().map { hold(slots[$0], held) }
  }

  /// Whether a property of this name holds the object.
  func isHeld(_ name: String, as property: String) -> Bool {
    (slotsThatHeld[name] ?? []).contains {
      slots[$0].property == property && slots[$0].holds(name)
    }
  }

  private func holds(of slot: Slot) -> [Hold] { slot.held.map { hold(slot, $0) } }

  private func hold(_ slot: Slot, _ held: String) -> Hold {
    Hold(holder: slot.holder, property: slot.property, held: held, strength: slot.strength)
  }

  // MARK: Time

  mutating func apply(_ event: Trace.Event) {
    switch event {
    case .participant(let participant): declare(participant)
    case .reference(let reference): apply(reference)
    case .state(let change): empty(change.owner, change.property)
    case .release(let release): remove(release.object)
    case .turn(let turn): for object in turn.killed { remove(object) }
    case .message, .return, .screen: break
    }
  }

  private mutating func declare(_ participant: Trace.Participant) {
    declared.append(participant)
    if known[participant.name] == nil { known[participant.name] = participant }
  }

  private mutating func apply(_ reference: Trace.Reference) {
    let known = places[reference.from]?[reference.property]
    if reference.ended {
      if let known { slots[known].remove(reference.to) }
      return
    }
    let place = known ?? slots.count
    if known == nil {
      places[reference.from, default: [:]][reference.property] = place
      slots.append(Slot(of: reference))
    }
    slots[place].strength = reference.strength
    slots[place].add(reference.to)
    slotsThatHeld[reference.to, default: []].insert(place)
  }

  /// The references in the new value have records of their own.
  private mutating func empty(_ holder: String, _ property: String) {
    if let place = places[holder]?[property] { slots[place].empty() }
  }

  private mutating func remove(_ name: String) {
    gone.insert(name)
    for place in (places.removeValue(forKey: name) ?? [:]).values { slots[place].empty() }
    for place in slotsThatHeld.removeValue(forKey: name) ?? [] {
      slots[place].remove(name)
    }
  }
}
