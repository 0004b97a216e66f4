import Trace

/// The stories of two runs next to each other.
///
/// What both have is in one row: the same action, the same change of the model, the same view that is written. The order of
/// both is kept.
public struct StoryAlignment: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    /// `nil` when only the other one has it.
    public let first: StoryMoment?
    public let second: StoryMoment?
    /// Whether the other one has it in another place.
    public internal(set) var isElsewhere = false

    fileprivate init(_ first: StoryMoment?, _ second: StoryMoment?) {
      (self.first, self.second) = (first, second)
    }

    public var isCommon: Bool { first != nil && second != nil }
  }

  public private(set) var rows: [Row] = []

  public init(_ first: ToldRun, _ second: ToldRun) {
    let (here, there) = (first.moments, second.moments)
    let (left, right) = (Likeness.all(in: first), Likeness.all(in: second))
    let score = { (a: Int, b: Int) in left[a].fit(to: right[b]) }
    // All numbers differ, so that only the score decides.
    let pairs = CommonSequence(
      before: Array(here.indices), after: there.indices.map { here.count + $0 }, score: score
    ).pairs
    var (start, other) = (0, 0)
    for pair in pairs + [(here.count, there.count)] {
      rows += here[start..<pair.before].map { Row($0, nil) }
      rows += there[other..<pair.after].map { Row(nil, $0) }
      if pair.before < here.count {
        rows.append(Row(here[pair.before], there[pair.after]))
      }
      (start, other) = (pair.before + 1, pair.after + 1)
    }
    markElsewhere(left, right)
  }

  /// The row where they part first; `nil` when they do not.
  public var parting: Row? { rows.first { !$0.isCommon } }

  private mutating func markElsewhere(_ left: [Likeness], _ right: [Likeness]) {
    var free = right.filter { likeness in rows.contains { $0 == Row(nil, likeness.moment) } }
    for place in rows.indices where rows[place].second == nil {
      let here = left.first { $0.moment == rows[place].first }
      guard let found = free.firstIndex(where: { here?.isSame(as: $0) ?? false }) else { continue }
      let other = Row(nil, free.remove(at: found).moment)
      rows[place].isElsewhere = true
      for place in rows.indices where rows[place] == other { rows[place].isElsewhere = true }
    }
  }
}

/// What makes two moments alike.
private struct Likeness {
  let moment: StoryMoment
  let messages: [Trace.Message]
  /// The views that are written in it, or by those who hear in it, with what they are told.
  let written: [Writing]
  let cameAndWent: [Bool]
  let sender: Place
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

  static func all(in run: ToldRun) -> [Likeness] {
    var all = run.moments.map { Likeness($0, in: run) }
    for place in all.indices {
      all[place].leadsOn = all.dropFirst(place + 1).first.map { !$0.isToView } ?? false
    }
    return all
  }

  private init(_ moment: StoryMoment, in run: ToldRun) {
    self.moment = moment
    messages = moment.messages.compactMap { run.messages[$0] }
    let effects = moment.messages.flatMap { run.effects[$0] ?? [] }
    let writing = moment.part == .writing ? moment.messages : effects
    written = writing.compactMap { run.messages[$0] }
      .map { Writing(view: $0.to, type: run.types[$0.to], text: $0.baseName) }
    cameAndWent = run.stories.flatMap(\.screens)
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
  }

  /// How well it fits to a moment of the other run; 0 for not at all. Actions, changes of what all screens share, and what
  /// is seen are what stories turn on.
  func fit(to other: Likeness) -> Int {
    guard moment.action == other.moment.action else { return 0 }
    switch (moment.part, other.moment.part) {
    case (.trigger, .trigger): return 60
    case (.change(.model), .change(.model)): return 100 + words(in: other)
    case (.change(.viewState), .change(.viewState)): return 50 + words(in: other)
    case (.making, .making): return 8
    case (.post, .post): return 12
    case (.moving, .moving): return cameAndWent == other.cameAndWent ? 30 : 15
    case (.writing, .writing):
      let common = views(in: other)
      return common == 0 ? 0 : 10 + 4 * min(common, 4) + words(in: other)
    case (.step, _), (.hearing, _), (.change(.own), _), (.aside, _):
      return other.isBetween ? fitBetween(other) : 0
    default: return 0
    }
  }

  /// Whether it is likely to be the same, wherever it is.
  func isSame(as other: Likeness) -> Bool { fit(to: other) >= 7 }

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
    guard bothHear || (sender == other.sender && isToView == other.isToView) else { return 0 }
    let words = words(in: other)
    let onlyOneIsAside = (moment.part == .aside) != (other.moment.part == .aside)
    let onlyOneRegisters = registers != other.registers
    if words == 0, onlyOneIsAside || onlyOneRegisters || sender == .model { return 0 }
    let hearing = bothHear ? 4 + (views(in: other) > 0 ? 3 : 0) : 0
    let kind = messages[0].kind == other.messages[0].kind ? 1 : 0
    let way = sender == .view && leadsOn && other.leadsOn ? 2 : 0
    let keeps = moment.part == .change(.own) && other.moment.part == .change(.own) ? 3 : 0
    return 1 + words + hearing + kind + way + keeps
  }

  /// The same method, and of it the same sender and receiver.
  private func words(in other: Likeness) -> Int {
    guard let one = messages.first, let two = other.messages.first else { return 0 }
    guard one.baseName == two.baseName else { return 0 }
    return 6 + (one.from == two.from ? 1 : 0) + (one.to == two.to ? 1 : 0)
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
