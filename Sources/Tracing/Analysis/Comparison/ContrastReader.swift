import Trace

/// Finds what differs between two stories: first along the stories, then in single steps, and only when there is nothing
/// else, in values and names.
public struct ContrastReader {
  let first: ToldRun
  let second: ToldRun
  let alignment: StoryAlignment
  private let contracts: Both<Contract?>
  var found: [PlacedContrast] = []
  private(set) var told: Set<ContrastTopic> = []
  /// New objects of which there are as many in the other run, under other names. What they do says more.
  var makings: [PlacedContrast] = []
  /// The messages that are in ways that differ.
  var inWays = Both<Set<Int>>([], [])
  /// The action that is read now.
  var action: Int?

  /// - Parameter contracts: those of both patterns, where they are known.
  public static func contrasts(
    _ first: ToldRun, _ second: ToldRun, _ alignment: StoryAlignment, contracts: Both<Contract?>
  ) -> [PlacedContrast] {
    var reader = ContrastReader(
      first: first, second: second, alignment: alignment, contracts: contracts)
    reader.read()
    return reader.found
  }

  var isWithinSystem: Bool { first.isOfSameSystem(as: second) }

  /// Each run, with the other one.
  var sides: [(side: Contrast.Side, run: ToldRun, other: ToldRun)] {
    [(.first, first, second), (.second, second, first)]
  }

  /// Whether a sentence has to say of which action it is.
  var haveSeveralActions: Bool { max(first.stories.count, second.stories.count) > 1 }

  private mutating func read() {
    for action in 0..<min(first.stories.count, second.stories.count) {
      self.action = haveSeveralActions ? action : nil
      read(action)
      readFrameworkCalls(action)
    }
    for row in alignment.rows where !row.isElsewhere {
      action = haveSeveralActions ? (row.first ?? row.second)?.action : nil
      read(row)
    }
    action = nil
    guard found.isEmpty else { return }
    readDetails()
    if found.isEmpty { add(.nothing, about: .nothing) }
  }

  mutating func add(_ contrast: Contrast, about topic: ContrastTopic) {
    if told.insert(topic).inserted { found.append(.init(contrast: contrast, action: action)) }
  }

  // MARK: Along the stories

  private mutating func read(_ action: Int) {
    let start = found.count
    let (one, two) = (ActionFacts(first, action), ActionFacts(second, action))
    let common = CommonChange(one, two)
    readChanges(one, two, common)
    if let common {
      readWaysIn(one, two, common)
      readNews(one, two, common)
    }
    if let (left, right) = one.waysOut(two, since: common) {
      add(.waysOut(left, right), left, right, ContrastTopic.wayOut)
    }
    readMoves(one, two)
    readPaths(one, two)
    readMakings(one, two, since: start)
    // The order of equal weights stays.
    found[start...].sort { $0.contrast.weight < $1.contrast.weight }
  }

  private mutating func readChanges(
    _ one: ActionFacts, _ two: ActionFacts, _ common: CommonChange?
  ) {
    var here = one.changes(missingIn: two, beyond: common?.kind)
    var there = two.changes(missingIn: one, beyond: common?.kind)
    // Data with the same name may be of another kind there. What one run keeps for screens, an object of the other may
    // keep for itself.
    if here.isEmpty {
      there.removeAll(where: one.keepsSame)
      here = there.isEmpty ? [] : one.changes(of: .own).filter { $0.place != .service }
    } else if there.isEmpty {
      here.removeAll(where: two.keepsSame)
      there = here.isEmpty ? [] : two.changes(of: .own).filter { $0.place != .service }
    }
    for (left, right) in here.pairs(with: there) {
      add(.data(left, right), about: .data([left?.kind, right?.kind]))
    }
  }

  private mutating func readWaysIn(
    _ one: ActionFacts, _ two: ActionFacts, _ common: CommonChange
  ) {
    switch one.waysIn(two, to: common) {
    case (let left?, let right?) where isKeptByOthers(common) && left.isOwn != right.isOwn:
      noteWays(left, right)
      add(.data(common.first, common.second), about: .data([.own, .own]))
    case (let left?, let right?):
      let areOther = left.roles(in: first) != right.roles(in: second)
      add(.waysIn(left, right), left, right, ContrastTopic.wayIn, areOther: areOther)
    case (let way?, nil): addUnsent(.second, common.second, way, of: first)
    case (nil, let way?): addUnsent(.first, common.first, way, of: second)
    case (nil, nil): break
    }
  }

  /// Whether objects of other roles keep the same for themselves. Then where it is says more than the way to it.
  private func isKeptByOthers(_ common: CommonChange) -> Bool {
    let (here, there) = (common.first, common.second)
    return common.kind == .own && !here.isInService && !there.isInService
      && first.role(here.owner)?.onScreen != second.role(there.owner)?.onScreen
  }

  /// - Parameters:
  ///   - change: of the model, outside of all messages.
  ///   - way: of the other run.
  private mutating func addUnsent(
    _ side: Contrast.Side, _ change: Contrast.Change, _ way: Contrast.Way, of run: ToldRun
  ) {
    guard change.kind == .model, change.way.isEmpty, !way.messages.isEmpty else { return }
    add(.unsent(side, change, way), about: .wayIn([[], way.objects.map(run.role)]))
  }

  /// Ways differ in their form: how many objects are between the ends, whether the first one does the last step itself,
  /// whether it takes messages at all, and whether it begins outside of the app.
  ///
  /// - Parameter areOther: whether they differ in what is between the ends.
  private mutating func add(
    _ contrast: Contrast, _ left: Contrast.Way, _ right: Contrast.Way,
    _ topic: ([[Role?]]) -> ContrastTopic, areOther: Bool = false
  ) {
    let ways = [(left, first), (right, second)]
    // A layer of services in front of the model is a difference.
    let isWithinModel =
      ways.allSatisfy { way, run in
        way.objects.allSatisfy { run.role($0)?.keepsModel ?? false }
      }
      && Set(ways.map { way, run in way.objects.contains { run.role($0) == .service } }).count == 1
    // Names of roles are the same only within one system.
    let isOfOne = isWithinSystem && left.parts(in: first) != right.parts(in: second)
    guard !isWithinModel, left.form(in: first) != right.form(in: second) || areOther || isOfOne
    else { return }
    noteWays(left, right)
    add(
      contrast,
      about: topic([left.objects.map(first.role), right.objects.map(second.role)]))
    for (side, run, other) in sides {
      let (way, direct) = side == .first ? (left, right) : (right, left)
      if let route = route(of: way, in: run, contracts[side], isLonger: direct, in: other) {
        add(.rule(side, route), about: .rule(side, route))
      }
    }
  }

  private mutating func noteWays(_ left: Contrast.Way, _ right: Contrast.Way) {
    inWays.first.formUnion(left.messagesWithUpdate)
    inWays.second.formUnion(right.messagesWithUpdate)
  }

  /// The other way, which is direct, where the contract does not have it. It explains nothing where the other way only
  /// begins later, at an object with the role of one that is between, or at a view-model, to which a view has gone first.
  private func route(
    of way: Contrast.Way, in run: ToldRun, _ contract: Contract?, isLonger other: Contrast.Way,
    in otherRun: ToldRun
  ) -> Contract.Route? {
    guard !way.between.isEmpty, other.between.isEmpty, !other.messages.isEmpty, let contract,
      let from = run.role(way.start), let to = run.role(way.end), way.start != way.end,
      from.isInApp,
      !way.between.contains(where: {
        run.role($0)?.onScreen == otherRun.role(other.start)?.onScreen
      }),
      from == .viewModel || otherRun.role(other.start) != .viewModel
    else { return nil }
    let route = Contract.Route(from: from, to: to)
    let isInTable = contract.senders.contains(from) && contract.receivers.contains(to)
    return isInTable && contract.kinds(on: route).isEmpty ? route : nil
  }
}

extension [Contrast.Change] {
  /// The first of these and of others that get the same telling value, or the same words among others; else the same
  /// property with the same value; else the first that both begin, or both end. What is over in one run is no counterpart
  /// of what begins in the other.
  fileprivate func pairs(with others: Self) -> [(Contrast.Change?, Contrast.Change?)] {
    for isLike in [
      Contrast.Change.hasSameTellingValue, Contrast.Change.isSameProperty, Contrast.Change.endsLike,
    ] {
      for change in self {
        if let other = others.first(where: isLike(change)) { return [(change, other)] }
      }
    }
    return prefix(1).map { ($0, nil) } + others.prefix(1).map { (nil, $0) }
  }
}

extension Contrast.Change {
  fileprivate func endsLike(_ other: Self) -> Bool { isEnd == other.isEnd }

  fileprivate func isSameProperty(_ other: Self) -> Bool {
    property == other.property && value == other.value
  }

  /// Properties that have nothing else in common may both be `true`, `nil` or 0.
  fileprivate func hasSameTellingValue(_ other: Self) -> Bool {
    let isTelling = !["true", "false", "nil"].contains(value) && Double(value) == nil
    return isTelling && value == other.value || (isText && other.value.contains(value))
      || (other.isText && value.contains(other.value))
  }
}

extension Contrast.Way {
  /// The roles of what is between its ends.
  fileprivate func parts(in run: ToldRun) -> [Role?] { between.map(run.role) }

  /// Whether its object changes its own data.
  fileprivate var isOwn: Bool { messages.isEmpty && setting == nil }

  /// The same where only names differ.
  fileprivate func roles(in run: ToldRun) -> [Role?] { parts(in: run).map { $0?.onScreen } }

  fileprivate func form(in run: ToldRun) -> (Int, Bool, Bool, Bool, Bool) {
    (between.count, comesBack, messages.isEmpty, setting == nil, run.isInApp(start))
  }
}

extension Role {
  /// Objects that are on the screen count as one role: who of them moves screens is a matter of names.
  var onScreen: Role {
    switch self {
    case .viewController, .viewImpl: .controller
    default: self
    }
  }
}
