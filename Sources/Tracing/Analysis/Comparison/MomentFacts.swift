import Trace

/// What is known of a moment that may make it like one of another run.
struct MomentFacts {
  let moment: StoryMoment
  let messages: [Trace.Message]
  /// Its first message.
  let call: Call?
  /// Where the first message comes from.
  let sender: Place
  /// The roles of both ends of the first message.
  let senderRole: Role?
  let receiverRole: Role?
  /// Who gets the messages.
  let roles: Set<Role>
  let isToView: Bool
  /// The life-cycle message during which the first message is sent, and to whom.
  let lifecycle: [String?]?
  /// Whether its action begins with it.
  let setsOff: Bool
  /// Whether the app works on after it, and not only the view that sent it.
  private(set) var leadsOn = false

  /// The properties that change in it, and the objects whose data that is.
  let properties: Set<String>
  let owners: Set<String>
  /// Whether its first change is back to nothing.
  let ends: Bool
  /// The properties of which it tells, and the kinds of data that they are.
  let announced: (properties: Set<String>, kinds: Set<DataKind>)
  /// Whether the first change of its story is in it.
  let isFirst: Bool
  let leading: Leading?

  /// The views that are written in it, or by those who hear in it, with what they are told.
  let written: [Writing]
  /// The views that are written directly in its first message.
  let shown: [Writing]
  let cameAndWent: [Bool]
  /// The node that is marked: a mark is no order to a view.
  let marked: Marked?
  /// The nodes that are marked because a property is written; `nil` when it announces no write.
  private let marks: Set<String>?

  /// Where a sender is.
  enum Place { case outside, view, model, app }

  /// What it has to do with the change by which both actions are compared.
  struct Leading {
    /// Whether it is in the moment, or told by it.
    let isHere: Bool
    let isHeard: Bool
    /// Whether the moment is on the way to it.
    let isAhead: Bool
  }

  struct Marked {
    let node: String
    let run: ToldRun

    func isOther(than other: Marked) -> Bool { run.isOther(node, than: other.node, in: other.run) }
  }

  /// What a view is told.
  struct Writing {
    let view: String
    private let type: String?
    private let stem: String
    private let text: String
    private let isSet: Bool

    fileprivate init(_ message: Trace.Message, in run: ToldRun) {
      view = message.to
      type = run.types[view]
      stem = view.stem
      text = message.baseName
      isSet = message.kind == .set
    }

    /// Another property of the same view is something else.
    func isLike(_ other: Writing) -> Bool {
      if isSet, other.isSet, text != other.text { return false }
      let isSameSort = type == other.type || stem == other.stem
      return view == other.view || (isSameSort && text == other.text)
    }
  }
}

extension MomentFacts {
  /// - Parameter leading: for each action, the record of the change by which it is compared.
  static func all(in run: ToldRun, leading: [Int?]) -> [MomentFacts] {
    var all = run.moments.map { moment in
      let isKnown = leading.indices.contains(moment.action)
      return MomentFacts(moment, in: run, leading: isKnown ? leading[moment.action] : nil)
    }
    for place in all.indices.dropLast() { all[place].leadsOn = !all[place + 1].isToView }
    return all
  }

  private init(_ moment: StoryMoment, in run: ToldRun, leading: Int?) {
    let story = run.stories.indices.contains(moment.action) ? run.stories[moment.action] : nil
    self.moment = moment
    messages = moment.messages.compactMap { run.messages[$0] }
    call = messages.first.map { Call($0, inAction: moment.action) }
    sender = messages.first.map { Place($0, run.roles[$0.from]) } ?? .outside
    senderRole = messages.first.flatMap { run.roles[$0.from] }
    receiverRole = messages.first.flatMap { run.roles[$0.to] }
    roles = Set(messages.compactMap { run.roles[$0.to]?.onScreen })
    isToView = receiverRole == .view
    lifecycle = messages.first?.parent.flatMap { run.messages[$0] }.flatMap { parent in
      guard parent.kind == .lifecycle else { return nil }
      return [parent.text, run.roles[parent.to]?.onScreen.rawValue]
    }
    setsOff = story?.triggers.first.map { moment.messages.first == $0 } ?? false

    let changes = moment.changes.compactMap { run.changes[$0] }
    properties = Set(changes.map(\.property))
    owners = Set(changes.map(\.owner))
    ends = changes.first?.isEnd ?? false
    let announcements = (story?.announcements ?? [])
      .filter { !Set($0.messages).isDisjoint(with: moment.messages) }
    let told = announcements.flatMap(\.changes)
    announced = (
      Set(told.compactMap { run.changes[$0]?.property }),
      Set((story?.changes ?? []).filter { told.contains($0.record) }.map(\.kind))
    )
    isFirst = story?.firstChange.map { moment.changes.contains($0.record) } ?? false
    self.leading = leading.map { Leading($0, in: story, at: moment, told) }

    let effects = moment.messages.flatMap { run.effects[$0] ?? [] }
    let writing = moment.part == .writing ? moment.messages : effects
    written = writing.compactMap { run.messages[$0] }.map { Writing($0, in: run) }
    shown = run.writings(in: moment.messages.first).map { Writing($0, in: run) }
    cameAndWent = (story?.screens ?? [])
      .filter { screen in screen.message.map(moment.messages.contains) ?? false }.map(\.came)
    marked = messages.first.flatMap { message in
      message.kind == .invalidate ? Marked(node: message.to, run: run) : nil
    }
    marks =
      messages.first?.kind == .write
      ? Set(announcements.flatMap(\.hearers).map(\.name)) : nil
  }

  /// Whether both announce writes of two properties, and mark no node that is marked in both.
  func writesOther(than other: MomentFacts) -> Bool {
    guard let marks, let others = other.marks else { return false }
    return messages.first?.text != other.messages.first?.text && marks.isDisjoint(with: others)
  }

  /// Whether two nodes are marked because of two properties.
  func marksOther(than other: MomentFacts) -> Bool {
    guard let marked, let another = other.marked else { return false }
    return messages.first?.text != other.messages.first?.text && marked.node != another.node
  }
}

extension MomentFacts.Place {
  fileprivate init(_ message: Trace.Message, _ role: Role?) {
    self =
      switch role {
      case .view: .view
      case let role? where role.keepsModel: .model
      case let role? where role.isInApp: .app
      default: message.kind == .forward ? .app : .outside
      }
  }
}

extension MomentFacts.Leading {
  /// - Parameter told: the changes that the moment tells of.
  fileprivate init(_ change: Int, in story: Story?, at moment: StoryMoment, _ told: [Int]) {
    isHere = moment.changes.contains(change) || told.contains(change)
    isHeard =
      story?.announcements(of: change).flatMap(\.hearers)
      .contains { moment.messages.contains($0.message) } ?? false
    let way = story?.changes.first { $0.record == change }?.way ?? []
    isAhead = way.contains { moment.messages.first == $0 }
  }
}

extension Role {
  /// Whether it is between the model and a screen.
  var worksForScreen: Bool { [.viewModel, .presenter, .interactor, .data].contains(self) }
}
