import Analysis
import Stage
import Trace

/// A scenario's trace with its stories, and what laws ask of both.
@MainActor final class StoriesOfRun {
  let stories: [Story]
  let messages: [Int: Trace.Message]
  let changes: [Int: Trace.StateChange]
  private let trace: Trace

  private init(_ performance: Performance) throws {
    trace = try performance.trace()
    stories = trace.stories
    messages = trace.messagesByRecord
    changes = trace.changesByRecord
  }

  private static var runs: [String: StoriesOfRun] = [:]

  /// Each is made once: all laws ask about the same stories.
  static func of(_ performance: Performance) throws -> StoriesOfRun {
    if let run = runs[performance.testDescription] { return run }
    let run = try StoriesOfRun(performance)
    runs[performance.testDescription] = run
    return run
  }

  var announcements: [Story.Announcement] { stories.flatMap(\.announcements) }

  func isService(_ name: String) -> Bool { role(name) == .service }
  func isState(_ name: String) -> Bool { role(name) == .state }

  private func role(_ name: String) -> Role? {
    trace.participants.first { $0.name == name }?.role
  }

  /// Whether one of its properties holds a service.
  func holdsService(_ name: String) -> Bool {
    trace.records.contains { record in
      guard case .reference(let reference) = record.event else { return false }
      return reference.from == name && isService(reference.to)
    }
  }

  /// A message and the calls around it.
  func calls(around message: Int?) -> [Int] {
    message.map { Array(sequence(first: $0) { self.messages[$0]?.parent }) } ?? []
  }

  /// What the model got and lost, action by action.
  struct ModelChange: Equatable {
    var gained: Set<String> = []
    var lost: Set<String> = []
  }

  /// Objects count by the names that they have at the time, so that an object and a value of the same name are the same.
  private(set) lazy var changesOfModel: [ModelChange] = {
    var names: [String: String] = [:]
    var words: [Int: (old: Set<String>, new: Set<String>)] = [:]
    let wordOrText = /"[^"]+"|[\w']+/
    for record in trace.records {
      guard case .state(let change) = record.event else { continue }
      if change.property == "name" { names[change.owner] = change.new.filter { $0 != "\"" } }
      let known = names
      let values = { (text: String) in
        let words = text.matches(of: wordOrText).map { String($0.output) }
        return Set(words.map { known[$0] ?? $0.filter { $0 != "\"" } }.filter(\.isOfItems))
      }
      words[record.n] = (values(change.old ?? ""), values(change.new))
    }
    return stories.map { story in
      story.changes.filter { $0.kind == .model }.compactMap { words[$0.record] }
        .reduce(into: ModelChange()) { sum, change in
          sum.gained.formUnion(change.new.subtracting(change.old))
          sum.lost.formUnion(change.old.subtracting(change.new))
        }
    }
  }()
}

extension String {
  /// Numbers and truth values tell of playing and of objects that are gone, which not every pattern keeps in its model.
  fileprivate var isOfItems: Bool { !["true", "false"].contains(self) && Double(self) == nil }
}
