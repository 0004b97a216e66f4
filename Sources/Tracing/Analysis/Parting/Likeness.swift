import Trace

/// What makes two moments alike.
struct Likeness {
  let moment: StoryMoment
  let messages: [Trace.Message]
  /// The views that are written in it, or by those who hear in it, with what they are told.
  let written: [Writing]
  let cameAndWent: [Bool]
  let sender: Place
  let roles: Set<Role>
  /// The properties that change in it.
  let properties: Set<String>
  /// The objects whose data changes in it.
  let owners: Set<String>
  /// The properties of which it tells, and the kinds of data that they are.
  let announced: (properties: Set<String>, kinds: Set<DataKind>)
  /// Whether the first change of its story is in it.
  let isFirst: Bool
  /// Whether the change by which both actions are compared is in it, or is told by it; `nil` where there is none.
  let isLeading: Bool?
  /// Its first message.
  let call: Call?
  /// Whether its action begins with it.
  let setsOff: Bool
  let isToView: Bool
  /// Whether the app works on after it, and not only the view that sent it.
  private(set) var leadsOn = false

  struct Writing: Hashable {
    let view: String
    let type: String?
    let text: Substring
  }

  /// Where a sender is.
  enum Place { case outside, view, model, app }

  /// - Parameter leading: for each action, the record of the change by which it is compared.
  static func all(in run: ToldRun, leading: [Int?]) -> [Likeness] {
    var all = run.moments.map { moment in
      let isKnown = leading.indices.contains(moment.action)
      return Likeness(moment, in: run, leading: isKnown ? leading[moment.action] : nil)
    }
    for place in all.indices.dropLast() { all[place].leadsOn = !all[place + 1].isToView }
    return all
  }

  private init(_ moment: StoryMoment, in run: ToldRun, leading: Int?) {
    self.moment = moment
    messages = moment.messages.compactMap { run.messages[$0] }
    let effects = moment.messages.flatMap { run.effects[$0] ?? [] }
    let writing = moment.part == .writing ? moment.messages : effects
    written = writing.compactMap { run.messages[$0] }
      .map { Writing(view: $0.to, type: run.types[$0.to], text: $0.baseName) }
    let story = run.stories.indices.contains(moment.action) ? run.stories[moment.action] : nil
    cameAndWent = (story?.screens ?? [])
      .filter { screen in screen.message.map(moment.messages.contains) ?? false }.map(\.came)
    let role = messages.first.flatMap { run.roles[$0.from] }
    sender =
      switch role {
      case .view: .view
      case let role? where role.keepsModel: .model
      case let role? where role.isInApp: .app
      default: messages.first?.kind == .forward ? .app : .outside
      }
    isToView = messages.first.map { run.roles[$0.to] == .view } ?? false
    roles = Set(messages.compactMap { run.roles[$0.to]?.onScreen })
    properties = Set(moment.changes.compactMap { run.changes[$0]?.property })
    owners = Set(moment.changes.compactMap { run.changes[$0]?.owner })
    let told = (story?.announcements ?? [])
      .filter { !Set($0.messages).isDisjoint(with: moment.messages) }.flatMap(\.changes)
    announced = (
      Set(told.compactMap { run.changes[$0]?.property }),
      Set((story?.changes ?? []).filter { told.contains($0.record) }.map(\.kind))
    )
    call = messages.first.map { Call($0, inAction: moment.action) }
    setsOff = story?.triggers.first.map { moment.messages.first == $0 } ?? false
    isLeading = leading.map { moment.changes.contains($0) || told.contains($0) }
    isFirst = story?.firstChange.map { moment.changes.contains($0.record) } ?? false
  }

  /// How well it fits to a moment of the other run; 0 for not at all. Actions, changes of what all screens share, and what
  /// is seen are what stories turn on.
  func fit(to other: Likeness) -> Int {
    guard moment.action == other.moment.action else { return 0 }
    switch (moment.part, other.moment.part) {
    case (.trigger, .trigger): return fitOfTriggers(other)
    case (.change(.model), .change(.model)):
      return fitOfModel(other) + words(in: other)
    case (.change(.viewState), .change(.viewState)):
      return (isLeading == true && other.isLeading == true ? 80 : 50) + words(in: other)
    case (.making, .making): return roles.isDisjoint(with: other.roles) ? 0 : 8 + made(in: other)
    case (.post, .post): return fitOfPosts(other)
    case (.moving, .moving): return cameAndWent == other.cameAndWent ? 30 : 15
    case (.writing, .writing):
      let common = views(in: other)
      return common == 0 ? 0 : 10 + 4 * min(common, 4) + words(in: other)
    case (.step, _), (.hearing, _), (.change(.own), _), (.aside, _):
      return other.isBetween ? fitBetween(other) : 0
    default: return 0
    }
  }

  /// What sets off both actions is alike. What the framework calls later is alike where it calls the same.
  private func fitOfTriggers(_ other: Likeness) -> Int {
    if saysSame(other) { return 70 }
    if words(in: other) > 0, roles == other.roles { return 65 }
    return setsOff && other.setsOff ? 60 : 0
  }

  /// The first changes of two stories may be of unlike data: in one run, a new object is named before it is added.
  private func fitOfModel(_ other: Likeness) -> Int {
    if let isLeading, let other = other.isLeading, isLeading || other {
      return isLeading && other ? 100 : 20
    }
    let isOfSame = properties(in: other) > 0 || !owners.isDisjoint(with: other.owners)
    if isFirst, other.isFirst { return isOfSame ? 100 : 90 }
    return properties(in: other) > 0 ? 95 : 20
  }

  /// Posts are alike when they tell of like data.
  private func fitOfPosts(_ other: Likeness) -> Int {
    if isLeading == true, other.isLeading == true { return 60 }
    if !announced.properties.isDisjoint(with: other.announced.properties) { return 40 }
    let (one, two) = (announced.kinds, other.announced.kinds)
    return one.isEmpty || two.isEmpty || !one.isDisjoint(with: two) ? 12 : 5
  }

  /// Whether it is likely to be the same, wherever it is. On the way, only the words tell, or that the same part of the app
  /// hears and then writes the same view.
  func isSame(_ other: Likeness) -> Bool {
    guard fit(to: other) >= 7 else { return false }
    return !isBetween || words(in: other) > 0 || (roles == other.roles && views(in: other) > 0)
  }

  /// Whether both have the same message to the same object in the same action, from any object.
  func saysSame(_ other: Likeness) -> Bool { call != nil && call == other.call }

  /// Whether nothing is lost when it is in no row with the other run: it is no change that both make.
  var mayBeAlone: Bool { isBetween || moment.part == .writing }

  private var isBetween: Bool {
    switch moment.part {
    case .step, .hearing, .change(.own), .aside: true
    default: false
    }
  }

  private func fitBetween(_ other: Likeness) -> Int {
    guard !messages.isEmpty, !other.messages.isEmpty else {
      return messages.isEmpty && other.messages.isEmpty ? 3 : 0
    }
    let bothHear = moment.part == .hearing && other.moment.part == .hearing
    let saysSame = saysSame(other)
    guard saysSame || bothHear || (sender == other.sender && isToView == other.isToView),
      hasInCommon(other)
    else { return 0 }
    let words = words(in: other)
    let onlyOneIsAside = (moment.part == .aside) != (other.moment.part == .aside)
    let onlyOneRegisters = registers != other.registers
    if words == 0, onlyOneIsAside || onlyOneRegisters || sender == .model { return 0 }
    let hearing = bothHear ? 4 + (views(in: other) > 0 ? 3 : 0) : 0
    let kind = messages[0].kind == other.messages[0].kind ? 1 : 0
    let way = sender == .view && leadsOn && other.leadsOn ? 2 : 0
    let keeps = moment.part == .change(.own) && other.moment.part == .change(.own) ? 3 : 0
    let receiver = roles == other.roles ? 2 : 0
    return 1 + words + hearing + kind + way + keeps + receiver + (saysSame ? 6 : 0)
  }

  /// Whether a name or a role of the receiver is the same, or a view that is written then.
  private func hasInCommon(_ other: Likeness) -> Bool {
    guard let one = messages.first, let two = other.messages.first else { return false }
    return one.from == two.from || one.to == two.to || one.baseName == two.baseName
      || roles == other.roles || views(in: other) > 0
  }

  /// The same method, and of it the same sender and receiver.
  private func words(in other: Likeness) -> Int {
    guard let one = messages.first, let two = other.messages.first else { return 0 }
    guard one.baseName == two.baseName else { return 0 }
    return 6 + (one.from == two.from ? 1 : 0) + (one.to == two.to ? 1 : 0)
  }

  /// How many objects with one name are made in both.
  private func made(in other: Likeness) -> Int {
    Set(messages.map(\.to)).intersection(other.messages.map(\.to)).count
  }

  private func properties(in other: Likeness) -> Int {
    properties.isDisjoint(with: other.properties) ? 0 : 1
  }

  private var registers: Bool { messages.first?.kind == .subscribe }

  /// How many views are written in both.
  private func views(in other: Likeness) -> Int {
    Set(written).count { one in
      other.written.contains { two in
        one.view == two.view || (one.type == two.type && one.text == two.text)
      }
    }
  }
}
