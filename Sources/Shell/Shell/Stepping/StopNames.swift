import Analysis
import Cells
import Lessons
import Localization
import SourceCode
import Trace

/// The names in a stop, checked against all of the run and the code of its pattern: a stop may be set before what it
/// names comes.
struct StopNames {
  private let trace: Trace
  /// `nil` where the code is not there.
  private let sources: ScopedSources?

  init(_ run: CurrentRun, _ library: Library) {
    let trace = run.loaded ?? run.play?.traceWithSetup
    self.trace = trace ?? Trace(header: .init(pattern: ""))
    sources = trace.flatMap { library.sources?.sources(in: .init(pattern: $0.header.pattern)) }
  }

  /// Why a name in a stop means nothing in the run; `nil` when the run has all of them.
  func problem(in stop: Stop) -> ShellProblem? {
    EventVocabulary(trace).problem(in: stop.query, of: trace, isPart: false)
      ?? stop.condition.flatMap { SpelledCondition($0, in: trace).problem }
  }

  /// A method and a kind of message have no state that changes.
  func requireState(_ stop: Stop) throws(ShellProblem) {
    guard let word = stop.query.pattern.word, isOfMessages(word) else { return }
    throw .search(.messagesWatched(stop.words))
  }

  /// Whether messages are called so, and no property and no object.
  private func isOfMessages(_ word: String) -> Bool {
    let declared = (sources?.members(named: word) ?? []).map(\.declaration.kind)
    let lower = word.lowercased()
    let isThing =
      declared.contains(.property)
      || trace.propertyNames().contains { $0.lowercased() == lower }
      || EventVocabulary(trace).participants.contains { $0.lowercased() == lower }
    guard !isThing else { return false }
    return declared.contains(.method) || EventVocabulary.kinds.contains(lower)
      || trace.messages.contains { $0.message.isCall(of: lower) }
  }
}

/// The condition of a stop with its names spelled as in a run, whatever their case.
struct SpelledCondition {
  private(set) var condition: Predicate
  /// Why a name means nothing in the run; `nil` when the run has all of them.
  private(set) var problem: ShellProblem?
  private let trace: Trace

  init(_ typed: Predicate, in trace: Trace) {
    (condition, self.trace) = (typed, trace)
    switch typed {
    case .screen: break
    case .property(let path, let comparison, let value):
      condition = .property(path: spelled(path), comparison, value)
    case .life(let name, let isAlive): condition = .life(object(name), isAlive: isAlive)
    case .message(let pattern, let count): condition = .message(spelled(pattern), count)
    case .order(let first, let second): condition = .order(spelled(first), spelled(second))
    case .later(let later, let first):
      condition = .later(spelled(later), after: spelled(first))
    }
  }

  /// - Parameter path: an object of the run, a property of it, and perhaps properties of what that holds.
  private mutating func spelled(_ path: [String]) -> [String] {
    let object = self.object(path[0])
    let own = trace.propertyNames(of: object)
    let property = own.first(spelledLike: path[1])
    if property == nil {
      note(.search(.unknownProperty(path[1], of: object, known: own)))
    }
    let known = trace.propertyNames()
    return [object, property ?? path[1]]
      + path.dropFirst(2).map { known.first(spelledLike: $0) ?? $0 }
  }

  private mutating func spelled(_ pattern: EventPattern) -> EventPattern {
    let (query, vocabulary) = (EventQuery(pattern), EventVocabulary(trace))
    note(vocabulary.problem(in: query, of: trace, isPart: false))
    return vocabulary.spelled(query).query.pattern
  }

  /// The object that a name means; the name itself where there is none.
  private mutating func object(_ name: String) -> String {
    do throws(ShellProblem) {
      if let object = try trace.participants.named(name) { return object }
      let known = trace.participants.map(\.name)
      throw .search(.unknownName(name, known: known, trace.gaps, isPart: false))
    } catch {
      note(error)
      return name
    }
  }

  /// The first one is told.
  private mutating func note(_ found: ShellProblem?) { problem = problem ?? found }
}

extension Trace {
  /// The properties that the run tells of an object; `nil` for all objects.
  fileprivate func propertyNames(of owner: String? = nil) -> [String] {
    records.compactMap { record -> String? in
      guard case .state(let change) = record.event, owner ?? change.owner == change.owner else {
        return nil
      }
      return change.property
    }.uniqued()
  }
}

extension Trace.Message {
  /// - Parameter name: of a method, in small letters.
  fileprivate func isCall(of name: String) -> Bool {
    text.contains("(") && baseName.lowercased() == name
  }
}
