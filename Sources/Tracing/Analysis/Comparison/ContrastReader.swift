import Trace

/// Finds what differs between two stories: first along the stories, then in single steps, and only when there is nothing
/// else, in values and names.
public struct ContrastReader {
  let first: ToldRun
  let second: ToldRun
  let alignment: StoryAlignment
  private let contracts: Both<Contract?>
  var found: [PlacedContrast] = []
  private var told: Set<ContrastTopic> = []
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
    let (one, two) = (ActionFacts(first, action), ActionFacts(second, action))
    let common = CommonChange(one, two)
    readChanges(one, two, common)
    if let common {
      if let left = one.wayIn(to: common.first), let right = two.wayIn(to: common.second) {
        let areOther = left.roles(in: first) != right.roles(in: second)
        add(left, right, Contrast.waysIn, ContrastTopic.wayIn, areOther: areOther)
      }
      readNews(one, two, common)
    }
    if let (left, right) = one.waysOut(two, since: common) {
      add(left, right, Contrast.waysOut, ContrastTopic.wayOut)
    }
    readMoves(one, two)
    readPaths(one, two)
    // What both make says nothing.
    var (made, others) = (one.made(missingIn: two), two.made(missingIn: one))
    if others.isEmpty { made.removeAll { one.shows($0.name, as: two) } }
    if made.isEmpty { others.removeAll { two.shows($0.name, as: one) } }
    guard made.count != others.count || Set(made.map(\.role)) != Set(others.map(\.role)) else {
      return
    }
    if made.map(\.role.onScreen.rawValue).sorted() == others.map(\.role.onScreen.rawValue).sorted()
    {
      makings.append(.init(contrast: .making(made, others), action: self.action))
    } else {
      add(.making(made, others), about: .making(made, others))
    }
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

  /// Ways differ in their form: how many objects are between the ends, whether the first one does the last step itself,
  /// whether it takes messages at all, and whether it begins outside of the app.
  ///
  /// - Parameter areOther: whether they differ in what is between the ends.
  private mutating func add(
    _ left: Contrast.Way, _ right: Contrast.Way, _ make: (Contrast.Way, Contrast.Way) -> Contrast,
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
    inWays.first.formUnion(left.messages)
    inWays.second.formUnion(right.messages)
    add(
      make(left, right),
      about: topic([left.objects.map(first.role), right.objects.map(second.role)]))
    if let route = route(of: left, in: first, contracts.first, isLonger: right, in: second) {
      add(.rule(.first, route), about: .rule(.first, route))
    }
    if let route = route(of: right, in: second, contracts.second, isLonger: left, in: first) {
      add(.rule(.second, route), about: .rule(.second, route))
    }
  }

  /// The other way, which is direct, where the contract does not have it. It explains nothing where the other way only
  /// begins later, at an object with the role of one that is between.
  private func route(
    of way: Contrast.Way, in run: ToldRun, _ contract: Contract?, isLonger other: Contrast.Way,
    in otherRun: ToldRun
  ) -> Contract.Route? {
    guard !way.between.isEmpty, other.between.isEmpty, !other.messages.isEmpty, let contract,
      let from = run.role(way.start), let to = run.role(way.end), way.start != way.end,
      from.isInApp,
      !way.between.contains(where: {
        run.role($0)?.onScreen == otherRun.role(other.start)?.onScreen
      })
    else { return nil }
    let route = Contract.Route(from: from, to: to)
    let isInTable = contract.senders.contains(from) && contract.receivers.contains(to)
    return isInTable && contract.kinds(on: route).isEmpty ? route : nil
  }

  private mutating func readNews(_ one: ActionFacts, _ two: ActionFacts, _ common: CommonChange) {
    let (here, there) = (one.news(of: common.first), two.news(of: common.second))
    let (left, right) = (here.map { $0.form(common, first) }, there.map { $0.form(common, second) })
    guard left != right || marksOthers(here, there) else { return }
    guard here != nil || one.isSilent, there != nil || two.isSilent else { return }
    add(.news(here, there), about: .news([left, right]))
  }

  /// Whether a node is marked in one run, and only others in the other run.
  private func marksOthers(_ here: Contrast.News?, _ there: Contrast.News?) -> Bool {
    guard let here, let there, here.manner == .marked, there.manner == .marked else { return false }
    return here.hearers.contains { name in
      there.hearers.allSatisfy { first.isOther(name, than: $0, in: second) }
    }
  }

  private mutating func readMoves(_ one: ActionFacts, _ two: ActionFacts) {
    // At a launch, the framework brings screens without a message.
    guard !one.isLaunch, !two.isLaunch else { return }
    for came in [true, false] {
      let (here, there) = (
        one.moves.filter { $0.came == came }, two.moves.filter { $0.came == came }
      )
      for (left, right) in zip(here, there)
      where first.role(left.mover)?.onScreen != second.role(right.mover)?.onScreen {
        add(.moves(left, right), about: .moves(left.mover, right.mover))
      }
      // What is drawn has changed in the same way: the other run has done it by other means.
      guard one.screen != two.screen else { continue }
      for move in here.dropFirst(there.count) {
        add(.onlyMove(.first, move), about: .onlyMove(.first, screen: move.screen, came: came))
      }
      for move in there.dropFirst(here.count) {
        add(.onlyMove(.second, move), about: .onlyMove(.second, screen: move.screen, came: came))
      }
    }
  }
}

extension [Contrast.Change] {
  /// The first of these and of others that get the same value, or the same words among others; else the first that both
  /// begin, or both end. What is over in one run is no counterpart of what begins in the other.
  fileprivate func pairs(with others: Self) -> [(Contrast.Change?, Contrast.Change?)] {
    for isLike in [Contrast.Change.hasSameValue, Contrast.Change.endsLike] {
      for change in self {
        if let other = others.first(where: isLike(change)) { return [(change, other)] }
      }
    }
    return prefix(1).map { ($0, nil) } + others.prefix(1).map { (nil, $0) }
  }
}

extension Contrast.Change {
  fileprivate func endsLike(_ other: Self) -> Bool { isEnd == other.isEnd }

  fileprivate func hasSameValue(_ other: Self) -> Bool {
    value == other.value || (isText && other.value.contains(value))
      || (other.isText && value.contains(other.value))
  }
}

extension Contrast.Way {
  /// The roles of what is between its ends.
  fileprivate func parts(in run: ToldRun) -> [Role?] { between.map(run.role) }

  /// The same where only names differ.
  fileprivate func roles(in run: ToldRun) -> [Role?] { parts(in: run).map { $0?.onScreen } }

  fileprivate func form(in run: ToldRun) -> (Int, Bool, Bool, Bool, Bool) {
    (between.count, comesBack, messages.isEmpty, setting == nil, run.isInApp(start))
  }
}

extension Contrast.News {
  /// What is not only a matter of names. Which objects hear of what a service does follows from the ways to it.
  fileprivate func form(_ common: CommonChange, _ run: ToldRun) -> [String] {
    let roles = hearers.map { run.role($0)?.onScreen.rawValue ?? "" }.sorted()
    return ["\(manner) \(isFromOwner) \(hearers.count)"] + (common.kind == .own ? [] : roles)
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
