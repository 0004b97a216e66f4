import Actions
import AppInterface
import Analysis
import Trace

/// A probe as it ran in a pattern: which properties followed the piece, and which changed first.
struct ProbedRun {
  /// What every kind of object had in its properties at the end of a step.
  private typealias Values = [ViewStateHolder: String]

  private let trace: Trace
  private let participants: [String: Trace.Participant]
  private let steps: [ViewStateProbe.Step]
  /// For each step, how many records there were at its end.
  private let ends: [Int]
  /// For each step, the piece in words.
  private let texts: [String?]
  private let isObject: Bool

  init(
    _ probe: ViewStateProbe, of piece: ViewStatePiece, in pattern: Pattern
  ) throws(ActionProblem) {
    let stage = Stage(pattern)
    try stage.perform(.launch)
    for line in probe.setup { try stage.perform(Action(line)) }
    var screens = probe.setup.count + 1
    var counts: [Int] = []
    var texts: [String?] = []
    for step in probe.steps {
      screens += try stage.perform(step)
      counts.append(screens)
      texts.append(stage.viewState?.text(of: piece))
    }
    self.texts = texts
    trace = stage.trace(Trace.Header(app: pattern.app.name, pattern: pattern.name))
    participants = trace.participantsByName
    let ends = trace.screenIndices
    self.ends = counts.map { ends[$0 - 1] + 1 }
    steps = probe.steps
    isObject = piece.isObject
  }

  /// The deciding property first, then its copies in the order in which they changed.
  var holders: [ViewStateHolder] {
    let values = ends.map(values)
    var holders = inOrderOfChange(followers(values))
    let objects = holders.indices.filter { !isWidget(holders[$0]) }
    let first =
      objects.first { alwaysChanging.contains(holders[$0]) } ?? objects.first
      ?? holders.indices.first
    guard let first else { return [] }
    let deciding = holders.remove(at: first)
    return ([deciding] + holders).map { holder in
      ViewStateHolder(
        kind: holder.kind, property: holder.property, decides: holder == deciding,
        likeness: likeness(values.map { $0[holder] }))
    }
  }

  private func likeness(_ found: [String?]) -> ViewStateHolder.Likeness? {
    guard texts.contains(nil), texts.contains(where: { $0 != nil }) else { return nil }
    return ViewStateHolder.Likeness.allCases.first { likeness in
      zip(found, texts).allSatisfy { likeness.holds($0, $1) }
    }
  }

  // MARK: Following

  /// The properties whose value tells which value the piece has; where there are none, those whose value tells its name,
  /// as a state does that contains the object: a trace writes an object in a value by its name.
  private func followers(_ values: [Values]) -> [ViewStateHolder] {
    let all = Set(values.flatMap(\.keys))
    let exact = all.filter { holder in follows(values.map { $0[holder] }, by: \.value) }
    guard exact.isEmpty, isObject else { return Array(exact) }
    return all.filter { holder in follows(values.map { $0[holder] }, by: \.name) }
  }

  /// A property that never changes only tells that its object is there.
  private func follows(
    _ found: [String?], by text: (ViewStateProbe.Step) -> String
  ) -> Bool {
    guard Set(found.compactMap(\.self)).count > 1 else { return false }
    guard isObject || !found.contains(where: { $0?.isObjectName == true }) else { return false }
    return pairs.allSatisfy { i, j in
      if text(steps[i]) != text(steps[j]) { return found[i] != found[j] }
      return steps[i].situation != steps[j].situation || found[i] == found[j]
    }
  }

  /// Every step with every later one.
  private var pairs: [(Int, Int)] {
    steps.indices.flatMap { i in (i + 1..<steps.count).map { (i, $0) } }
  }

  /// Where there are several objects of a kind, the newest counts.
  private func values(at end: Int) -> Values {
    let state = TraceState(Trace(header: trace.header, records: Array(trace.records[..<end])))
    var values: Values = [:]
    for object in state.objects {
      for property in object.properties {
        let holder = ViewStateHolder(kind: object.participant.kind, property: property.name)
        values[holder] = withoutNumbers(property.value)
      }
    }
    return values
  }

  /// Scenes and widgets are made again for every folder and recording: which one it is says nothing.
  private func withoutNumbers(_ value: String) -> String {
    guard value.utf8.contains(where: { (48...57).contains($0) }) else { return value }
    return value.replacing(Self.numbered) { match in
      let name = String(match.output)
      return isReplaceable(name) ? name.baseName : name
    }
  }

  /// Made once: a regular expression is read where it is written.
  private static let numbered = #/[A-Za-z]+[0-9]+/#

  private func isReplaceable(_ name: String) -> Bool {
    participants[name].map { $0.role != .model } ?? false
  }

  // MARK: Order

  /// In the order of their first changes in the step that first changes the piece.
  private func inOrderOfChange(_ holders: [ViewStateHolder]) -> [ViewStateHolder] {
    let order = changes
    return holders.sorted { first, second in
      let places = [first, second].map { order.firstIndex(of: $0) ?? order.count }
      if places[0] != places[1] { return places[0] < places[1] }
      return (first.kind, first.property) < (second.kind, second.property)
    }
  }

  private var changes: [ViewStateHolder] {
    steps.indices.first(where: changesPiece).map(changes) ?? []
  }

  /// The properties that change in every step that changes the piece. The folder of a screen is not among them: when the
  /// screen goes, its folder stays what it was.
  private var alwaysChanging: Set<ViewStateHolder> {
    let all = steps.indices.filter(changesPiece).map { Set(changes(in: $0)) }
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  private func changesPiece(_ step: Int) -> Bool {
    step > 0 && steps[step].value != steps[step - 1].value
  }

  private func changes(in step: Int) -> [ViewStateHolder] {
    trace.records[ends[step - 1]..<ends[step]].compactMap { record in
      guard case .state(let change) = record.event, let owner = participants[change.owner] else {
        return nil
      }
      return ViewStateHolder(kind: owner.kind, property: change.property)
    }
  }

  private func isWidget(_ holder: ViewStateHolder) -> Bool {
    trace.participants.contains { holder.isOf($0) && $0.role == .view }
  }
}

extension Stage {
  /// Performs the step. Returns how many screens it has added to the trace.
  fileprivate func perform(_ step: ViewStateProbe.Step) throws(ActionProblem) -> Int {
    for line in step.lines { try perform(Action(line)) }
    guard let intervention = step.intervention else { return step.lines.count }
    intervene(step.situation, intervention)
    return step.lines.count + 1
  }
}

extension Trace {
  /// Each action ends with a screen.
  fileprivate var screenIndices: [Int] {
    records.indices.filter { if case .screen = records[$0].event { true } else { false } }
  }
}

extension String {
  /// How a trace shows a reference to an object that takes no part in it.
  fileprivate var isObjectName: Bool { wholeMatch(of: #/[A-Z][A-Za-z]*/#) != nil }
}
