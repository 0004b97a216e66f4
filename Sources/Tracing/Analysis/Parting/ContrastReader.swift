import Trace

/// Finds what differs between two stories: first along the stories, then in single steps, and only when there is nothing
/// else, in values and names.
public struct ContrastReader {
  let first: ToldRun
  let second: ToldRun
  let alignment: StoryAlignment
  private let contracts: [Contract?]
  private(set) var found: [PlacedContrast] = []
  private var told: Set<String> = []
  /// The action that is read now.
  private var action: Int?

  /// - Parameter contracts: those of both patterns, where they are known.
  public static func contrasts(
    _ first: ToldRun, _ second: ToldRun, _ alignment: StoryAlignment, contracts: [Contract?]
  ) -> [PlacedContrast] {
    var reader = ContrastReader(
      first: first, second: second, alignment: alignment, contracts: contracts)
    reader.read()
    return reader.found
  }

  private mutating func read() {
    let actions = min(first.stories.count, second.stories.count)
    for action in 0..<actions {
      self.action = actions > 1 ? action : nil
      read(action)
    }
    for row in alignment.rows where !row.isElsewhere {
      action = actions > 1 ? (row.first ?? row.second)?.action : nil
      read(row)
    }
    action = nil
    guard found.isEmpty else { return }
    readDetails()
    if found.isEmpty { add(.nothing, as: "") }
  }

  /// Of several actions, each kind of difference between the same objects is told once.
  mutating func add(_ contrast: Contrast, as words: String) {
    if told.insert(words).inserted { found.append(.init(contrast, action: action)) }
  }

  // MARK: Along the stories

  private mutating func read(_ action: Int) {
    let (one, two) = (ActionFacts(first, action), ActionFacts(second, action))
    let (here, there) = (one.firstChange, two.firstChange)
    if here?.kind != there?.kind, here != nil || one.lacks(there), there != nil || two.lacks(here) {
      add(.data(here, there), as: "data \(here?.owner ?? "") \(there?.owner ?? "")")
    }
    let isSame = isSame(one, two)
    if isSame {
      if let left = one.wayIn, let right = two.wayIn { add(left, right, Contrast.waysIn) }
      readNews(one, two)
    }
    if let (left, right) = one.waysOut(two, sinceChange: isSame && here != nil) {
      add(left, right, Contrast.waysOut)
    }
    readMoves(one, two)
    // What both make says nothing.
    let made = one.made.filter { !two.hasNew($0) }
    let others = two.made.filter { !one.hasNew($0) }
    if made.count != others.count || Set(made.map(first.role)) != Set(others.map(second.role)) {
      add(.making(made, others), as: "making \(made) \(others)")
    }
  }

  /// Whether the same data changes in both, or none. What an object keeps for itself is the same when the stories have it in
  /// one row, when the properties have one name, or when services keep it; view state in a store is the same when it changes at the same time.
  private func isSame(_ one: ActionFacts, _ two: ActionFacts) -> Bool {
    guard let here = one.firstChange, let there = two.firstChange else {
      return one.firstChange == nil && two.firstChange == nil
    }
    guard here.kind == there.kind else {
      return one.messagesFromOutside == two.messagesFromOutside
    }
    return here.kind != .own || here.property == there.property
      || (first.role(here.owner) == .service && second.role(there.owner) == .service)
      || alignment.rows.contains { row in
        row.first?.changes.contains(here.record) ?? false
          && row.second?.changes.contains(there.record) ?? false
      }
  }

  /// Ways differ when objects with other roles are between their ends, or when only one needs messages.
  private mutating func add(
    _ left: Contrast.Way, _ right: Contrast.Way, _ make: (Contrast.Way, Contrast.Way) -> Contrast
  ) {
    let isWithinModel = [(left, first), (right, second)].allSatisfy { way, run in
      way.objects.allSatisfy { run.role($0)?.keepsModel ?? false }
    }
    guard !isWithinModel,
      left.between.map(first.role) != right.between.map(second.role)
        || left.messages.isEmpty != right.messages.isEmpty
        || (left.setting == nil) != (right.setting == nil)
    else { return }
    let contrast = make(left, right)
    add(contrast, as: "\(contrast.name) \(left.objects) \(right.objects)")
    if let route = route(of: left, in: first, contracts[0], isLonger: right) {
      add(.rule(.first, route), as: "rule first \(route)")
    }
    if let route = route(of: right, in: second, contracts[1], isLonger: left) {
      add(.rule(.second, route), as: "rule second \(route)")
    }
  }

  /// The other way, which is direct, where the contract does not have it.
  private func route(
    of way: Contrast.Way, in run: ToldRun, _ contract: Contract?, isLonger other: Contrast.Way
  ) -> Contract.Route? {
    guard !way.between.isEmpty, other.between.isEmpty, !other.messages.isEmpty, let contract,
      let from = run.role(way.start), let to = run.role(way.end), way.start != way.end,
      from.isInApp
    else { return nil }
    let route = Contract.Route(from: from, to: to)
    let isInTable = contract.senders.contains(from) && contract.receivers.contains(to)
    return isInTable && contract.kinds(on: route).isEmpty ? route : nil
  }

  private mutating func readNews(_ one: ActionFacts, _ two: ActionFacts) {
    guard one.firstChange != nil, two.firstChange != nil else { return }
    let (here, there) = (one.news, two.news)
    // What nothing has read is marked nowhere. Another property may be what is seen.
    guard ![here, there].contains(where: { $0?.manner == .marked && $0?.hearers.isEmpty == true })
    else { return }
    guard
      here?.manner != there?.manner || here?.hearers.count != there?.hearers.count
        || here?.isFromOwner != there?.isFromOwner,
      here != nil || one.isSilent, there != nil || two.isSilent
    else { return }
    add(.news(here, there), as: "news \(here?.hearers ?? []) \(there?.hearers ?? [])")
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
        add(.moves(left, right), as: "moves \(left.mover) \(right.mover)")
      }
      // What is drawn has changed in the same way: the other run has done it by other means.
      guard one.screen != two.screen else { continue }
      for move in here.dropFirst(there.count) {
        add(.onlyMove(.first, move), as: "move first \(move.screen) \(came)")
      }
      for move in there.dropFirst(here.count) {
        add(.onlyMove(.second, move), as: "move second \(move.screen) \(came)")
      }
    }
  }

  // MARK: In single steps

  private mutating func read(_ row: StoryAlignment.Row) {
    switch (row.first, row.second) {
    case (let moment?, nil): readAside(moment, .first, first, unlike: second)
    case (nil, let moment?): readAside(moment, .second, second, unlike: first)
    case (let here?, let there?): readSending(here, there)
    case (nil, nil): break
    }
  }

  private mutating func readAside(
    _ moment: StoryMoment, _ side: Contrast.Side, _ run: ToldRun, unlike other: ToldRun
  ) {
    guard moment.part == .aside, let aside = run.aside(moment), aside.kind != .subscribe,
      aside.kind != .forward, run.role(aside.from) != .driver,
      !other.hasMessage(aside.text, to: aside.to, inAction: moment.action)
    else { return }
    add(.aside(side, aside), as: "aside \(side) \(aside.from) \(aside.to) \(aside.text)")
  }

  private mutating func readSending(_ here: StoryMoment, _ there: StoryMoment) {
    switch here.part {
    case .step, .aside, .change: break
    case .trigger, .making, .post, .hearing, .writing, .moving: return
    }
    guard let left = first.sending(here), let right = second.sending(there),
      left.kind != right.kind, left.kind.isOfApp, right.kind.isOfApp,
      left.from == right.from
        || first.messages[left.message]?.text == second.messages[right.message]?.text,
      !isTold(left, right)
    else { return }
    add(.sending(left, right), as: "sending \(left.kind) \(right.kind)")
  }

  /// Whether a difference between two ways names both messages already.
  private func isTold(_ left: Contrast.Sending, _ right: Contrast.Sending) -> Bool {
    found.contains { placed in
      switch placed.contrast {
      case .waysIn(let one, let two), .waysOut(let one, let two):
        one.names(left.message) && two.names(right.message)
      default: false
      }
    }
  }
}

extension ActionFacts {
  /// Whether no data changes in it, nor anything that has the same name as what changes in the other run.
  fileprivate func lacks(_ change: Contrast.Change?) -> Bool {
    changesNothing && !(change.map { changes($0.property) } ?? false)
  }
}

extension Contrast {
  fileprivate var name: String {
    if case .waysIn = self { "in" } else { "out" }
  }
}

extension MessageKind {
  /// Whether the code of the app chooses it: the framework has its own ways.
  fileprivate var isOfApp: Bool {
    switch self {
    case .system, .lifecycle, .user, .navigate, .create, .subscribe: false
    default: true
    }
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
