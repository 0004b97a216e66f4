import Trace

/// Finds what differs between two stories: first along the stories, then in single steps, and only when there is nothing
/// else, in values and names.
public struct ContrastReader {
  private let first: ToldRun
  private let second: ToldRun
  private let alignment: StoryAlignment
  private let contracts: [Contract?]
  private var found: [Contrast] = []
  private var told: Set<String> = []

  /// - Parameter contracts: those of both patterns, where they are known.
  public static func contrasts(
    _ first: ToldRun, _ second: ToldRun, _ alignment: StoryAlignment, contracts: [Contract?]
  ) -> [Contrast] {
    var reader = ContrastReader(
      first: first, second: second, alignment: alignment, contracts: contracts)
    reader.read()
    return reader.found
  }

  private mutating func read() {
    for action in 0..<min(first.stories.count, second.stories.count) { read(action) }
    for row in alignment.rows where !row.isElsewhere { read(row) }
    guard found.isEmpty else { return }
    readDetails()
    if found.isEmpty { add(.nothing, as: "") }
  }

  /// Of several actions, each kind of difference between the same objects is told once.
  private mutating func add(_ contrast: Contrast, as words: String) {
    if told.insert(words).inserted { found.append(contrast) }
  }

  // MARK: Along the stories

  private mutating func read(_ action: Int) {
    let (one, two) = (ActionFacts(first, action), ActionFacts(second, action))
    let (here, there) = (one.firstChange, two.firstChange)
    if here?.kind != there?.kind {
      if here != nil || one.changesNothing, there != nil || two.changesNothing {
        add(.data(here, there), as: "data \(here?.owner ?? "") \(there?.owner ?? "")")
      }
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
    let (made, others) = (one.made, two.made)
    if made.count != others.count || Set(made.map(first.role)) != Set(others.map(second.role)) {
      add(.making(made, others), as: "making \(made) \(others)")
    }
  }

  /// Whether the same data changes in both, or none. What an object keeps for itself is the same when the stories have it in
  /// one row, or when the properties have one name; view state in a store is the same when it changes at the same time.
  private func isSame(_ one: ActionFacts, _ two: ActionFacts) -> Bool {
    guard let here = one.firstChange, let there = two.firstChange else {
      return one.firstChange == nil && two.firstChange == nil
    }
    guard here.kind == there.kind else {
      return one.messagesFromOutside == two.messagesFromOutside
    }
    return here.kind != .own || here.property == there.property
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

  /// What would be shorter, and is not in the contract.
  private func route(
    of way: Contrast.Way, in run: ToldRun, _ contract: Contract?, isLonger other: Contrast.Way
  ) -> Contract.Route? {
    guard way.between.count > other.between.count, let contract, let from = run.role(way.start),
      let to = run.role(way.end), way.start != way.end
    else { return nil }
    let route = Contract.Route(from: from, to: to)
    let isInTable = contract.senders.contains(from) && contract.receivers.contains(to)
    return isInTable && contract.kinds(on: route).isEmpty ? route : nil
  }

  private mutating func readNews(_ one: ActionFacts, _ two: ActionFacts) {
    guard one.firstChange != nil, two.firstChange != nil else { return }
    let (here, there) = (one.news, two.news)
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
    case (let moment?, nil): readAside(moment, .first, first)
    case (nil, let moment?): readAside(moment, .second, second)
    case (let here?, let there?): readSending(here, there)
    case (nil, nil): break
    }
  }

  private mutating func readAside(
    _ moment: StoryMoment, _ side: Contrast.Side, _ run: ToldRun
  ) {
    guard moment.part == .aside, let aside = run.aside(moment), aside.kind != .subscribe,
      aside.kind != .forward
    else {
      return
    }
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
        || first.messages[left.message]?.text == second.messages[right.message]?.text
    else { return }
    add(.sending(left, right), as: "sending \(left.kind) \(right.kind)")
  }

  // MARK: In values and names

  private mutating func readDetails() {
    readSteps()
    if found.isEmpty { readValues() }
    if found.isEmpty { readQuestions() }
    if found.isEmpty { readTellings() }
    if found.isEmpty { readIdle() }
    if found.isEmpty { readNames() }
    if found.isEmpty { readOthers() }
  }

  /// The first message on each side that the other one has not.
  private mutating func readSteps() {
    for side in Contrast.Side.allCases {
      let run = side == .first ? first : second
      let own = alignment.rows.filter { !$0.isElsewhere && !$0.isCommon }
        .lazy.compactMap { side == .first ? $0.first : $0.second }
      if let step = own.compactMap({ run.aside($0) }).first {
        add(.step(side, step), as: "step \(side)")
      }
    }
  }

  /// The messages that are in one row.
  private var pairs: [(here: (n: Int, Trace.Message), there: (n: Int, Trace.Message))] {
    alignment.rows.flatMap { row in
      zip(row.first?.messages ?? [], row.second?.messages ?? []).compactMap { left, right in
        guard let here = first.messages[left], let there = second.messages[right] else {
          return nil
        }
        return ((left, here), (right, there))
      }
    }
  }

  private mutating func readValues() {
    for ((left, here), (right, there)) in pairs
    where here.text == there.text && here.arguments != there.arguments {
      add(.value(.init(left, here), .init(right, there)), as: "value")
    }
  }

  /// The same step goes to an object with another role.
  private mutating func readTellings() {
    for row in alignment.rows {
      guard let here = row.first.flatMap(first.aside), let there = row.second.flatMap(second.aside),
        here.text != there.text, first.role(here.to) != second.role(there.to),
        first.isInApp(here.from), second.isInApp(there.from)
      else { continue }
      add(.tellings(here, there), as: "tellings")
    }
  }

  /// Messages that are in no story, such as those of the framework.
  private mutating func readOthers() {
    for (side, run, other) in [(Contrast.Side.first, first, second), (.second, second, first)] {
      let known = Set(other.others.map(\.1))
      guard let (n, _) = run.others.first(where: { !known.contains($0.1) }),
        let step = run.aside(StoryMoment(action: 0, part: .step, messages: [n]))
      else { continue }
      add(.step(side, step), as: "other \(side)")
    }
  }

  private mutating func readNames() {
    for ((_, here), (_, there)) in pairs {
      for (one, two) in [(here.from, there.from), (here.to, there.to), (here.text, there.text)]
      where one != two {
        add(.names(one, two), as: "names")
      }
    }
  }

  private mutating func readQuestions() {
    let (here, there) = (first.questions, second.questions)
    let onlyHere = here.first { question in !there.contains { $0.isLike(question) } }
    let onlyThere = there.first { question in !here.contains { $0.isLike(question) } }
    if let onlyHere { add(.question(.first, onlyHere), as: "question first") }
    if let onlyThere { add(.question(.second, onlyThere), as: "question second") }
  }

  /// The objects that only one run has: those with a role that the other one has not, or else those of another type.
  private mutating func readIdle() {
    let byRole = (first.idleByRole(except: second), second.idleByRole(except: first))
    let byType = (first.idleByType(except: second), second.idleByType(except: first))
    let few = byType.0.count <= 3 && byType.1.count <= 3 ? byType : ([], [])
    let (here, there) = byRole.0.isEmpty && byRole.1.isEmpty ? few : byRole
    if !here.isEmpty { add(.idle(.first, here), as: "idle first") }
    if !there.isEmpty { add(.idle(.second, there), as: "idle second") }
  }
}

extension Contrast {
  fileprivate var name: String {
    if case .waysIn = self { "in" } else { "out" }
  }
}

extension Contrast.Sending {
  init(_ n: Int, _ message: Trace.Message) {
    self.init(
      message: n, from: message.from, to: message.to, kind: message.kind, values: message.arguments)
  }
}

extension Contrast.Question {
  fileprivate func isLike(_ other: Self) -> Bool {
    (from, to, text) == (other.from, other.to, other.text)
  }
}

extension ToldRun {
  fileprivate func isInside(_ message: Int?, of call: Int) -> Bool {
    var next = message
    while let n = next {
      if n == call { return true }
      next = messages[n]?.parent
    }
    return false
  }

  fileprivate func aside(_ moment: StoryMoment) -> Contrast.Aside? {
    guard let n = moment.messages.first, let message = messages[n] else { return nil }
    return .init(
      message: n, from: message.from, to: message.to, text: message.text, kind: message.kind,
      changes: changes.filter { isInside($1.parent, of: n) }.keys.sorted())
  }

  fileprivate func sending(_ moment: StoryMoment) -> Contrast.Sending? {
    moment.messages.first.flatMap { n in messages[n].map { .init(n, $0) } }
  }

  /// What is asked, each with how often.
  fileprivate var questions: [Contrast.Question] {
    var questions: [Contrast.Question] = []
    for (_, message) in trace.messages where message.kind == .query && isInApp(message.to) {
      let question = Contrast.Question(
        from: message.from, to: message.to, text: message.text, count: 1)
      if let place = questions.firstIndex(where: { $0.isLike(question) }) {
        questions[place] = .init(
          from: question.from, to: question.to, text: question.text,
          count: questions[place].count + 1)
      } else {
        questions.append(question)
      }
    }
    return questions
  }

  /// All messages but questions, each with its words.
  fileprivate var others: [(Int, [String])] {
    trace.messages.filter { $0.message.kind != .query && $0.message.kind != .datasource }
      .map { ($0.n, [$0.message.from, $0.message.to, $0.message.text]) }
  }

  fileprivate func idleByRole(except other: ToldRun) -> [String] {
    let roles = Set(other.roles.values)
    return idle { !roles.contains($0.role) && !$0.role.keepsModel }
  }

  fileprivate func idleByType(except other: ToldRun) -> [String] {
    let types = Set(other.types.values)
    return idle { !types.contains($0.type) }
  }

  /// Objects of the app that send and get no message.
  private func idle(_ isMeant: (Trace.Participant) -> Bool) -> [String] {
    let busy = Set(messages.values.flatMap { [$0.from, $0.to] })
    return trace.participants
      .filter { $0.role.isInApp && isMeant($0) && !busy.contains($0.name) }.map(\.name)
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
  fileprivate var onScreen: Role {
    switch self {
    case .viewController, .viewImpl: .controller
    default: self
    }
  }
}
