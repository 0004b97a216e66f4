import Cells
import Trace

extension ContrastReader {
  /// What differs in values and names, when nothing else does.
  mutating func readDetails() {
    readDelegates()
    readSteps()
    let isAlike = found.isEmpty && makings.isEmpty
    if found.isEmpty { found = makings }
    if found.isEmpty { readValues() }
    if found.isEmpty {
      readQuestions()
      readTellings()
    }
    if found.isEmpty { readIdle() }
    if found.isEmpty { readNames() }
    if isAlike { readOthers(ofFramework: !found.isEmpty) }
    if found.isEmpty { readPlaces() }
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
      add(.value(.init(left, here), .init(right, there)), about: .value)
    }
  }

  /// The same step goes to an object with another role, or has another name.
  private mutating func readTellings() {
    for row in alignment.rows {
      guard let here = row.first.flatMap(first.telling),
        let there = row.second.flatMap(second.telling),
        first.isOfApp(here), second.isOfApp(there), isToOther(here, there)
      else { continue }
      add(.tellings(here, there), about: .tellings)
    }
  }

  private func isToOther(_ here: Contrast.Telling, _ there: Contrast.Telling) -> Bool {
    let (one, two) = (first.role(here.to), second.role(there.to))
    if here.text == there.text { return one?.onScreen != two?.onScreen }
    return one != two || (here.from, here.to) == (there.from, there.to)
  }

  /// Messages that are in no story, such as those of the framework.
  ///
  /// - Parameter ofFramework: takes only those to a part of the framework that the other run has not.
  private mutating func readOthers(ofFramework: Bool) {
    for (side, run, other) in sides {
      let known = Set(other.others.map(\.words))
      let own = run.others.filter { step in
        !ofFramework || run.role(step.to) == .system && other.role(step.to) == nil
      }
      guard let step = own.first(where: { !known.contains($0.words) }) else { continue }
      let place = run.action(of: step.message)
      guard !other.hasMessage(step.text, inAction: place) else { continue }
      action = run.stories.count > 1 ? place : nil
      add(.step(side, step), about: .other(side))
    }
  }

  /// The code that gets the same message is in files of other names, or in one run only in the framework.
  private mutating func readPlaces() {
    for (left, right) in zip(first.sent, second.sent) {
      guard let here = first.spot(left.n), let there = second.spot(right.n),
        here.text == there.text, here.to == there.to, here.file != there.file
      else { continue }
      add(.place(here, there), about: .place(here.file, there.file))
    }
  }

  /// Names are all that differs only where every step has a counterpart.
  private mutating func readNames() {
    guard alignment.rows.allSatisfy({ $0.isCommon || $0.isElsewhere }) else { return }
    for ((_, here), (_, there)) in pairs {
      for (one, two) in [(here.from, there.from), (here.to, there.to), (here.text, there.text)]
      where one != two {
        add(.names(one, two), about: .names)
      }
    }
  }

  private mutating func readQuestions() {
    for (side, run, other) in sides {
      let asked = Set(other.questions.map(other.asking))
      for question in run.questions where !asked.contains(run.asking(question)) {
        add(.question(side, question), about: .question(side, question))
      }
    }
  }

  /// The objects that only one run has: those with a role that the other one has not, or else those of another type.
  private mutating func readIdle() {
    let byRole = (first.idleByRole(except: second), second.idleByRole(except: first))
    let byType = (first.idleByType(except: second), second.idleByType(except: first))
    let few = byType.0.count <= 3 && byType.1.count <= 3 ? byType : ([], [])
    let (here, there) = byRole.0.isEmpty && byRole.1.isEmpty ? few : byRole
    // As many of one role on both sides are the same part with another name.
    let (left, right) = (Set(here.map(first.role)), Set(there.map(second.role)))
    guard here.count != there.count || left.count != 1 || right.count != 1 else { return }
    for (side, names) in [(Contrast.Side.first, here), (.second, there)] where !names.isEmpty {
      add(.idle(side, names), about: .idle(side))
    }
  }
}

extension Contrast.Telling {
  init(_ n: Int, _ message: Trace.Message) {
    self.init(
      message: n, from: message.from, to: message.to, text: message.text, kind: message.kind,
      values: message.arguments)
  }

  /// From whom, to whom, and the method.
  fileprivate var words: [String] { [from, to, text] }
}

extension ToldRun {
  func telling(_ moment: StoryMoment) -> Contrast.Telling? {
    moment.messages.first.flatMap { n in messages[n].map { .init(n, $0) } }
  }

  /// Whether the app sends it, or has set up that a control does.
  fileprivate func isOfApp(_ step: Contrast.Telling) -> Bool {
    isInApp(step.from) || step.kind == .targetAction
  }

  /// What objects ask each other, and not what the framework asks, each with how often.
  fileprivate var questions: [Contrast.Question] {
    let asked = sent.map(\.message).filter {
      ($0.kind == .query || $0.kind == .read) && isInApp($0.to) && role($0.from) != .system
    }
    let words = asked.map { [$0.from, $0.to, $0.text] }
    let counts = Dictionary(grouping: words, by: \.self).mapValues(\.count)
    return words.uniqued().map {
      .init(from: $0[0], to: $0[1], text: $0[2], count: counts[$0] ?? 0)
    }
  }

  /// What questions of two runs have in common that are the same.
  fileprivate func asking(_ question: Contrast.Question) -> [String?] {
    [role(question.from)?.rawValue, role(question.to)?.rawValue, question.text]
  }

  /// All messages but questions.
  fileprivate var others: [Contrast.Telling] {
    sent.filter { !$0.message.isQuestion }.map { .init($0.n, $0.message) }
  }

  /// Where the framework hands a message on, its own file says nothing.
  fileprivate func spot(_ n: Int) -> Contrast.Spot? {
    guard let message = messages[n], let place = message.location?.file.split(separator: "/"),
      let file = place.last
    else { return nil }
    return .init(
      message: n, to: message.to, text: message.text,
      file: frameworks.contains(place[0]) ? nil : String(file))
  }

  fileprivate func idleByRole(except other: ToldRun) -> [String] {
    let roles = Set(other.roles.values)
    return idle { !roles.contains($0.role) && !$0.role.keepsModel && other.role($0.name) == nil }
  }

  fileprivate func idleByType(except other: ToldRun) -> [String] {
    let types = Set(other.types.values)
    return idle { !types.contains($0.type) && other.role($0.name) == nil }
  }

  /// Objects of the app that send and get no message.
  private func idle(_ isMeant: (Trace.Participant) -> Bool) -> [String] {
    let busy = Set(messages.values.flatMap { [$0.from, $0.to] })
    return trace.participants
      .filter { $0.role.isInApp && isMeant($0) && !busy.contains($0.name) }.map(\.name)
  }
}
