import Cells
import Trace

extension Trace {
  /// What objects of this run are called in a later run, where only the number after the name differs: a screen that is
  /// made earlier than before shifts the numbers of those after it.
  ///
  /// Such objects have the same role and type. They were made in the same action and held at the same place then: where a
  /// table is replaced, its place tells which one is meant. Others are paired in order, where only one of the two runs has
  /// their name.
  ///
  /// - Parameters:
  ///   - comparingTypes: whether types count. With a mistake, some objects have another type.
  ///   - skipped: the actions of the later run that this one does not have, counted from 0.
  func newNames(
    in later: Trace, comparingTypes: Bool = true, skipping skipped: Set<Int> = []
  ) -> [String: String] {
    let sort = { Sort($0, comparingTypes: comparingTypes) }
    let old = FirstPlaces(of: self, skipping: skipped, by: sort).objects
    let new = FirstPlaces(of: later, by: sort).objects
    let known = Dictionary(new.map { ($0.place, $0.name) }) { first, _ in first }
    var names: [String: String] = [:]
    // An object that is found may hold others.
    while true {
      var found = newPairs(old, known, names)
      if found.isEmpty { found = shiftedNames(in: later, names, by: sort) }
      if found.isEmpty { return closed(names) }
      names.merge(found) { first, _ in first }
    }
  }

  /// Objects that have no place, and whose name only one of the runs has, or has left for an object with a place.
  private func shiftedNames(
    in later: Trace, _ names: [String: String], by sort: (Participant) -> Sort
  ) -> [String: String] {
    let (old, new) = (participants, later.participants)
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let taken = Set(names.values)
    let here = Dictionary(
      grouping: old.filter {
        names[$0.name] == nil && (taken.contains($0.name) || !newNames.contains($0.name))
      }, by: sort)
    let there = Dictionary(
      grouping: new.filter {
        !taken.contains($0.name) && (names[$0.name] != nil || !oldNames.contains($0.name))
      }, by: sort)
    return here.reduce(into: [:]) { names, sort in
      for (one, other) in zip(sort.value, there[sort.key] ?? []) { names[one.name] = other.name }
    }
  }

  /// Objects at the same place that have other names, and no place under the same name. What an object holds that is found
  /// here is for the next round.
  private func newPairs(
    _ old: [FirstPlaces.Object], _ known: [Place: String], _ names: [String: String]
  ) -> [String: String] {
    let pairs = old.compactMap { object in
      known[object.place.renaming(names)].map { other in
        (one: object.name, other: other, holder: object.place.holder)
      }
    }
    let same = pairs.filter { names[$0.one] ?? $0.one == $0.other }
    let ones = Set(same.map(\.one))
    var others = Set(same.map(\.other)).union(names.values)
    return pairs.reduce(into: [:]) { found, pair in
      guard names[pair.one] == nil, found[pair.one] == nil, found[pair.holder] == nil,
        !ones.contains(pair.one), others.insert(pair.other).inserted
      else { return }
      found[pair.one] = pair.other
    }
  }

  /// An object whose name another object gets is called by the name that is left over: no two have the same name.
  private func closed(_ names: [String: String]) -> [String: String] {
    let former = Dictionary(names.map { ($1, $0) }) { first, _ in first }
    return participants.map(\.name).reduce(into: names) { names, name in
      guard names[name] == nil, former[name] != nil else { return }
      var free = name
      while let next = former[free] { free = next }
      names[name] = free
    }
  }

  /// The action of each record, counted from 0. Each action ends with a screen.
  ///
  /// - Parameter skipped: numbers that no action of this run has.
  func actionsByRecord(skipping skipped: Set<Int> = []) -> [Int: Int] {
    var action = 0
    while skipped.contains(action) { action += 1 }
    return records.reduce(into: [:]) { actions, record in
      actions[record.n] = action
      guard case .screen = record.event else { return }
      repeat { action += 1 } while skipped.contains(action)
    }
  }
}

/// What objects have in common that could be the same.
private struct Sort: Hashable {
  let name: String
  let type: String?
  let role: Role

  init(_ participant: Trace.Participant, comparingTypes: Bool) {
    (role, name) = (participant.role, participant.name.stem)
    type = comparingTypes ? participant.type : nil
  }
}

/// A property that holds one object, and that object's sort and the action in which it was made.
private struct Place: Hashable {
  /// `nil` for what is there before the first action.
  let action: Int?
  var holder: String
  let property: String
  let sort: Sort

  func renaming(_ names: [String: String]) -> Place {
    var place = self
    place.holder = names[holder] ?? holder
    return place
  }
}

/// Where objects are held at the end of the action in which they were made.
private struct FirstPlaces {
  typealias Object = (place: Place, name: String)

  private(set) var objects: [Object] = []
  private var ownership = Ownership()
  /// The objects of the action so far.
  private var made: [String: Sort] = [:]

  init(of trace: Trace, skipping skipped: Set<Int> = [], by sort: (Trace.Participant) -> Sort) {
    let actions = trace.actionsByRecord(skipping: skipped)
    var hasBegun = false
    for record in trace.records {
      switch record.event {
      case .participant(let participant): made[participant.name] = sort(participant)
      case .turn where !hasBegun:
        end(nil)
        hasBegun = true
      case .screen: end(actions[record.n])
      default: break
      }
      ownership.apply(record.event)
    }
  }

  private mutating func end(_ action: Int?) {
    let holders = made.keys.sorted().flatMap { ownership.holders(of: $0) }.map(\.holder).uniqued()
    for holds in holders.map({ ownership.holds(of: $0) }) {
      let slots = Dictionary(grouping: holds, by: \.property)
      for hold in holds where hold.isStrong && slots[hold.property]?.count == 1 {
        guard let sort = made[hold.held] else { continue }
        let place = Place(action: action, holder: hold.holder, property: hold.property, sort: sort)
        objects.append((place, hold.held))
      }
    }
    made = [:]
  }
}

extension String {
  /// A name without the number at the end, and without the apostrophe that it has after a relaunch.
  var stem: String { String(reversed().drop { $0.isNumber || $0 == "'" }.reversed()) }

  /// The text with the names in it exchanged, but for what is in quotes: that is no name. After a relaunch, a name ends
  /// with an apostrophe.
  func renaming(_ names: [String: String]) -> String {
    guard !names.isEmpty else { return self }
    var (text, word, quotes) = ("", "", Quotes())
    for character in self + " " {
      if !quotes.contain(character), character.isPartOfName {
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

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
