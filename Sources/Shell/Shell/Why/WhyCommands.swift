import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// Answers `why` and `why not`: the causes of a message or a change, and where the way to an object breaks off.
struct WhyCommands: Room {
  let renderer: RunRenderer

  /// The message at which you stand.
  func here(_ request: Request) throws(ShellProblem) -> Reply {
    try why(message: run.numberHere(else: .why(.nothingNamed)), request.options)
  }

  /// Why the message where you are was sent, without the messages before it: why to this receiver, and what the
  /// contract says. Where there is nothing more to say, what it is.
  func reasonHere(_ options: Options) -> [String] {
    guard let stepping = run.stepping,
      let asked = try? askedRun(about: run.traceToStep(), options, upToHere: false),
      let record = asked.drawn.record(of: stepping.number),
      let passage = causes(of: record, in: asked)?.passages.last
    else { return [] }
    let reasons = passage.sentences.dropFirst() + [passage.contract?.words].compactMap(\.self)
    return reasons.isEmpty ? passage.sentences : Array(reasons)
  }

  func why(_ request: Request) throws(ShellProblem) -> Reply {
    switch try request[.whySubject] {
    case .message(let number): try why(message: number, request.options)
    case .name(let name): try why(property: name, request.options)
    }
  }

  private func why(message number: Int, _ options: Options) throws(ShellProblem) -> Reply {
    if let stepping = run.stepping {
      try run.requireSent(number, in: stepping)
      guard stepping.asked == nil || number <= stepping.number else {
        throw .search(.guessFirst(number))
      }
    }
    let asked = try askedRun(about: run.traceToStep(), options, upToHere: false)
    guard let record = asked.drawn.record(of: number) else {
      throw .run(.filter(.noMessage(number, last: asked.drawn.last)))
    }
    return try reply(record, asked, options)
  }

  private func why(property name: String, _ options: Options) throws(ShellProblem) -> Reply {
    let asked = try askedRun(about: run.traceToStep(), options, upToHere: true)
    let changes = asked.trace.stateChanges
    let known = changes.map { $0.change.path }
    let path = name.spelled(as: known)
    guard let record = changes.last(where: { $0.change.path == path })?.n else {
      throw .why(try unchanged(name, in: asked, known))
    }
    return try reply(record, asked, options)
  }

  /// Why a property has no last change: it kept its first value, or it is not there.
  private func unchanged(
    _ name: String, in asked: AskedRun, _ known: [String]
  ) throws(ShellProblem) -> ShellProblem.Why {
    let state = TraceState(asked.trace)
    let values = state.values
    let same = values.first { $0.path.lowercased() == name.lowercased() }
    if let next = asked.nextChange(of: name) {
      return .unchangedSoFar(next.path, value: same?.value, next: next.message)
    }
    if let same {
      return asked.isMidway
        ? .unchangedSoFar(same.path, value: same.value, next: nil)
        : .unchanged(same.path, value: same.value)
    }
    let paths = (known + values.map(\.path)).uniqued()
    if let members = asked.drawn.members(of: name) { return .standsForSeveral(name, members) }
    guard !name.contains(".") else {
      let property = name.drop { $0 != "." }
      let same = paths.filter { $0.hasSuffix(property) }
      throw problem(of: name, in: asked, known: same.isEmpty ? paths : same)
    }
    // Objects that were released are asked about too: they are drawn.
    guard let object = try asked.trace.object(named: name) else {
      // One that changed has an answer, and so has one that changes later.
      let all = known + asked.all.stateChanges.map { $0.change.path } + paths
      if let path = all.first(where: { $0.hasSuffix(".\(name)") }) {
        return .lacksObject(name, path: path)
      }
      throw problem(of: name, in: asked, known: state.names + known)
    }
    let changed = Set(known).filter { $0.hasPrefix(object + ".") }.sorted()
    let creation = asked.trace.messages.last { _, message in
      message.kind == .create && message.to == object
    }
    return .isObject(
      object, changed: changed, creation: creation.flatMap { asked.number(of: $0.n) })
  }

  private func reply(
    _ record: Int, _ asked: AskedRun, _ options: Options
  ) throws(ShellProblem) -> Reply {
    guard let sheet = causes(of: record, in: asked) else { throw .why(.nothingNamed) }
    if options[.json] { return Reply(json: sheet.json) }
    if options[.plain] { return Reply(Styled(sheet.sentences.joined(separator: "\n"))) }
    let diagram = sheet.drawn(
      library.course?.diagram(of: asked.trace, .all) ?? Diagram(asked.trace, showing: .all))
    let drawing = diagram.items.isEmpty ? Styled() : renderer.drawing(of: diagram, options).body
    let text = sheet.styled(width: width(options)).inCharset(of: options)
    return Reply(.stack([drawing, text]))
  }

  // MARK: Why not

  func whyNot(_ request: Request) throws(ShellProblem) -> Reply {
    let options = request.options
    let asked = try askedRun(about: run.traceToAskAbout(), options, upToHere: true)
    let name = try request[.whyNotSubject]
    let sheet = try sheet(on: name, asked)
    if options[.json] { return Reply(json: sheet.json) }
    if options[.plain] { return Reply(Styled(sheet.sentences.joined(separator: "\n"))) }
    return Reply(sheet.styled(width: width(options)).inCharset(of: options))
  }

  private func sheet(on name: String, _ asked: AskedRun) throws(ShellProblem) -> WhyNotSheet {
    let mistaken = asked.playedWithoutMistake()
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let object = try object(parts.first ?? name, in: asked, or: mistaken)
    let member = parts.count > 1 ? parts[1] : nil
    let search = WhyNotSearch(
      in: asked.all, since: asked.start, upTo: asked.end, knowsBefore: asked.knowsBefore,
      mistaken: mistaken, contract: contract(of: asked.trace))
    return WhyNotSheet(
      search.whyNot(object, member: member), member: member, in: asked, mistaken)
  }

  /// An object of the run, or of the same run without its mistake.
  private func object(
    _ name: String, in asked: AskedRun, or mistaken: MistakenRun?
  ) throws(ShellProblem) -> String {
    // What is made after the point at which you are is asked about, too.
    let own = asked.all.objectNames
    if let members = asked.drawn.members(of: name), !own.contains(name) {
      throw .why(.standsForSeveral(name, members))
    }
    if let object = try asked.all.object(named: name) { return object }
    if let mistaken, let object = try mistaken.traceWithoutMistake.participants.named(name),
      mistaken.lacks(object)
    {
      return object
    }
    throw problem(of: name, in: asked, known: own, isWhyNot: true)
  }

  // MARK: What is asked about

  private func contract(of trace: Trace) -> Contract? {
    library.contract(of: trace.header.pattern)
  }

  private func causes(of record: Int, in asked: AskedRun) -> CauseSheet? {
    CauseFinder(asked.trace).chain(to: record).map {
      CauseSheet($0, of: record, in: asked, contract: contract(of: asked.trace))
    }
  }

  private func askedRun(about shown: Trace, _ options: Options, upToHere: Bool) -> AskedRun {
    let whole = run.loaded == nil ? run.play?.traceWithSetup : nil
    let limit = upToHere ? run.position?.past.records.last?.n ?? .max : .max
    let diagram = renderer.diagram(of: shown, run.numbered(options))
    return AskedRun(
      whole: whole, shown: shown, drawn: diagram, limit: limit,
      // The next message is not told while a question about it is open.
      hidesLater: run.stopped != nil || run.stepping?.asked != nil,
      hasReturned: run.hasReturned && run.stepsThroughLastAction && run.position == nil)
  }
}

// MARK: Completion

extension WhyCommands {
  /// The properties that have changed.
  var changedProperties: [String] {
    guard let trace = try? run.trace() else { return [] }
    return trace.stateChanges.map(\.change.path).uniqued()
  }

  /// The objects of the run.
  var names: [String] { (try? run.trace())?.participants.map(\.name) ?? [] }
}

extension Trace.StateChange {
  /// `Hello.name`
  var path: String { "\(owner).\(property)" }
}

extension TraceState {
  /// The properties of all objects, such as `Hello.name`, with their values.
  fileprivate var values: [(path: String, value: String)] {
    objects.flatMap { object in
      object.properties.map { (path: "\(object.participant.name).\($0.name)", value: $0.value) }
    }
  }
}
