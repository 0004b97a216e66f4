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
      ?? stop.condition.flatMap { ConditionNames(trace).problem(in: $0) }
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

/// The names in the condition of a stop, checked against those of a run.
struct ConditionNames {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The condition with its names spelled as in the run, whatever their case.
  func spelled(_ condition: Predicate) -> Predicate {
    switch condition {
    case .screen: condition
    case .property(let path, let comparison, let value):
      .property(path: spelled(path), comparison, value)
    case .life(let name, let isAlive): .life(object(name), isAlive: isAlive)
    case .message(let pattern, let count): .message(spelled(pattern), count)
    case .order(let first, let second): .order(spelled(first), spelled(second))
    case .later(let later, let first): .later(spelled(later), after: spelled(first))
    }
  }

  /// - Parameter path: an object of the run, a property of it, and perhaps properties of what that holds.
  private func spelled(_ path: [String]) -> [String] {
    let object = self.object(path[0])
    let own = trace.propertyNames(of: object).first(spelledLike: path[1]) ?? path[1]
    let known = trace.propertyNames()
    return [object, own] + path.dropFirst(2).map { known.first(spelledLike: $0) ?? $0 }
  }

  private func spelled(_ pattern: EventPattern) -> EventPattern {
    EventVocabulary(trace).spelled(EventQuery(pattern)).query.pattern
  }

  /// The object that a name means; the name itself where there is none.
  private func object(_ name: String) -> String {
    (try? trace.participants.named(name)) ?? name
  }

  /// Why a name means nothing in the run; `nil` when the run has all of them.
  func problem(in condition: Predicate) -> ShellProblem? {
    switch condition {
    case .screen: nil
    case .property(let path, _, _): problem(ofObject: path[0]) ?? problem(ofProperty: path)
    case .life(let name, _): problem(ofObject: name)
    case .message, .order, .later:
      condition.patterns.lazy.compactMap {
        EventVocabulary(trace).problem(in: EventQuery($0), of: trace, isPart: false)
      }.first
    }
  }

  private func problem(ofObject name: String) -> ShellProblem? {
    do throws(ShellProblem) {
      guard try trace.participants.named(name) == nil else { return nil }
    } catch {
      return error
    }
    let known = trace.participants.map(\.name)
    return .search(.unknownName(name, known: known, trace.gaps, isPart: false))
  }

  /// - Parameter path: as in ``spelled(_:)``.
  private func problem(ofProperty path: [String]) -> ShellProblem? {
    let (object, property) = (self.object(path[0]), path[1])
    let known = trace.propertyNames(of: object)
    return known.first(spelledLike: property) != nil
      ? nil : .search(.unknownProperty(property, of: object, known: known))
  }
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
