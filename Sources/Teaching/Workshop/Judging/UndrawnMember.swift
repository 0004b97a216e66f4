import Analysis
import Lessons
import SourceCode
import Trace

/// A member in an extension of a recorded class that is not in the drawing, though a goal names it.
public struct UndrawnMember: Equatable, Sendable {
  public var file: String
  /// Of the extension; of a property, its own.
  public var line: Int
  /// What is missing before `extension`, such as `@Traced(.call)`; `nil` for a property, which only a class can record.
  public var mark: String?
  /// The class that it belongs to.
  public var type: String
}

extension UndrawnMember {
  /// Those with a name that one of the patterns has, in a type that gets the message.
  ///
  /// - Parameters:
  ///   - files: the learner's.
  ///   - start: all files of the pattern.
  static func all(
    of patterns: [EventPattern], in files: CodeFiles, from start: CodeFiles, _ trace: Trace
  ) -> [UndrawnMember] {
    let own = files.sorted { $0.key < $1.key }.map { SwiftFile($1, path: $0) }
    let others = start.filter { files[$0.key] == nil }.map { SwiftFile($1, path: $0) }
    let classes = (own + others).flatMap(\.classes)
    let types = Dictionary(trace.participants.map { ($0.name, $0.type) }) { first, _ in first }
    // A view of a kit may have a lifeline, but only a class can be marked.
    let values = Set((own + others).flatMap(\.declarations).filter(\.isType).map(\.name))
      .subtracting(classes.map(\.name))
    let recorded = Set(classes.filter { $0.role != nil }.map(\.name)).union(types.values)
      .subtracting(values)
    let observable = Set(classes.filter(\.isObservable).map(\.name))
    return own.flatMap { file in
      file.declarations.filter { $0.kind == .extension && recorded.contains($0.name) }
        .flatMap { place in
          let meant = patterns.filter { $0.to.map { types[$0] ?? $0 } ?? place.name == place.name }
          return file.undrawn(in: place, named: Set(meant.compactMap(\.word)), observable)
        }
    }
  }
}

extension SwiftFile {
  fileprivate func undrawn(
    in place: Declaration, named names: Set<String>, _ observable: Set<String>
  ) -> [UndrawnMember] {
    let isMarked = head(of: place).map(\.text).role != nil
    return declarations.compactMap { member in
      guard names.contains(member.baseName), member.path.last == place.name,
        place.lines.contains(member.lines.lowerBound), !isNeverDrawn(member)
      else { return nil }
      switch member.kind {
      case .method where !isMarked:
        return UndrawnMember(
          file: path, line: place.lines.lowerBound, mark: "@Traced(\(place.kindOfMessages))",
          type: place.name)
      case .property where observable.contains(place.name):
        return UndrawnMember(file: path, line: member.lines.lowerBound, type: place.name)
      default: return nil
      }
    }
  }
}

extension SwiftFile {
  /// `@Traced` leaves these out wherever they are.
  private func isNeverDrawn(_ member: Declaration) -> Bool {
    head(of: member).contains { ["private", "fileprivate", "static", "class"].contains($0.text) }
  }
}

extension Declaration {
  /// What the methods of an extension are, by the name of its protocol: those of delegates are not called as the others are.
  fileprivate var kindOfMessages: String {
    let kinds = ["Delegate", "DataSource", "Observer"]
    let kind = inherited.lazy.compactMap { name in kinds.first(where: name.hasSuffix) }.first
    return ".\(kind?.lowercased() ?? "call")"
  }
}

extension ExerciseVerdict {
  /// Says of each missed goal about messages which member it names is not drawn.
  mutating func explainGoals(with files: CodeFiles, from start: CodeFiles) {
    guard case .goals(var goals, let scenario) = failure,
      let trace = traces.first(where: { $0.scenario == scenario })?.trace
    else { return }
    for index in goals.indices where !goals[index].goal.predicate.isAboutAbsence {
      let patterns = goals[index].goal.predicate.patterns
      goals[index].undrawn = UndrawnMember.all(of: patterns, in: files, from: start, trace).first
    }
    failure = .goals(goals, scenario: scenario)
  }
}
