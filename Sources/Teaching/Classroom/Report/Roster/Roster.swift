import Foundation
import Localization
import Progress

/// Who is in the class, as far as it handed something in.
public nonisolated struct Roster: Equatable, Sendable {
  public struct Learner: Equatable, Sendable {
    /// Told apart from others of the same name by the files.
    public let name: String
    /// In the order of their names.
    public let files: [String]
    public let log: ProgressLog
  }

  /// Something that a teacher should know before trusting the figures.
  public enum Remark: Hashable, Sendable {
    /// Files that bear one name and have nothing in common.
    case sameName(String, files: [String])
    /// Entries that came to be once, and stand under several names.
    case shared(entries: Int, names: [String])
  }

  /// By name.
  public let learners: [Learner]
  public let remarks: [Remark]

  /// The order of the files makes no difference. Files of one name that share an entry belong to one
  /// learner; those that share none may be of two people.
  public init(_ submissions: [Submission]) {
    let sorted = submissions.sorted { $0.file < $1.file }
    let people = Dictionary(grouping: sorted, by: \.learner).mapValues(Self.people)
    learners = people.flatMap { name, people in
      people.map { Learner(name, $0, isAlone: people.count == 1) }
    }
    .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    let twice = people.filter { $0.value.count > 1 }
    remarks =
      twice.keys.sorted().map { .sameName($0, files: (twice[$0] ?? []).joined().map(\.file)) }
      + Self.shared(learners)
  }

  /// Files put together as far as they share entries, directly or by way of others.
  private static func people(_ submissions: [Submission]) -> [[Submission]] {
    var people: [(files: [Submission], ids: Set<UUID>)] = []
    for submission in submissions {
      var person = (files: [submission], ids: submission.ids)
      for other in people where !other.ids.isDisjoint(with: submission.ids) {
        person = (other.files + person.files, person.ids.union(other.ids))
      }
      people.removeAll { !$0.ids.isDisjoint(with: submission.ids) }
      people.append(person)
    }
    return people.map(\.files)
  }

  private static func shared(_ learners: [Learner]) -> [Remark] {
    var owners: [UUID: [String]] = [:]
    for learner in learners {
      for entry in learner.log.entries { owners[entry.id, default: []].append(learner.name) }
    }
    return Dictionary(grouping: owners.values.filter { $0.count > 1 }, by: \.self)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { .shared(entries: $0.value.count, names: $0.key) }
  }
}

nonisolated extension Roster.Learner {
  fileprivate init(_ name: String, _ submissions: [Submission], isAlone: Bool) {
    files = submissions.map(\.file).sorted()
    self.name = isAlone ? name : "\(name) (\(files.joined(separator: ", ")))"
    log = submissions.map(\.progress.log).reduce(ProgressLog()) { $0.union($1) }
  }

  fileprivate var order: [String] { [name.lowercased(), name] + files }
}
