import Foundation
import Localization
import Progress

/// The learners of a class, by the files that were handed in.
public nonisolated struct Roster: Equatable, Sendable {
  /// A learner of the class, with all files that belong to this learner.
  public struct Learner: Equatable, Sendable {
    /// With the names of the files when several learners have the same name.
    public let name: String
    /// In the order of their names.
    public let files: [String]
    /// The entries and places of all these files, merged.
    public let log: ProgressLog
  }

  /// Something about the files that a teacher should know before reading the figures.
  public enum Remark: Hashable, Sendable {
    /// Learners with the same name who share no entry, each with their files.
    case sameName(String, files: [[String]])
    /// The same entries in files of several names.
    case shared(entries: Int, names: [String])
  }

  /// Sorted by name.
  public let learners: [Learner]
  /// First the names that several learners have, then the entries that several learners share.
  public let remarks: [Remark]

  /// The order of the files makes no difference. Files with the same learner name belong to one learner if
  /// they share an entry, directly or through other files. Otherwise they count as different learners. A file without
  /// entries belongs to the only other learner of its name.
  public init(_ submissions: [Submission]) {
    let sorted = submissions.sorted { $0.file < $1.file }
    let people = Dictionary(grouping: sorted, by: \.learner).mapValues(Self.people)
    learners = people.flatMap { name, people in
      people.map { Learner(name, $0, isAlone: people.count == 1) }
    }
    .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    let twice = people.filter { $0.value.count > 1 }
    remarks =
      twice.keys.sorted().map { .sameName($0, files: Self.files(of: twice[$0] ?? [])) }
      + Self.shared(learners)
  }

  private static func files(of people: [[Submission]]) -> [[String]] {
    people.map { $0.map(\.file).sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Groups of files that share entries, directly or through other files.
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
    // Where a file has no name in it, its own may be that of many: hand-in.json.
    let apart = people.filter { person in
      !person.ids.isEmpty || person.files.contains { $0.givenName == nil }
    }
    return apart.count > 1 ? people.map(\.files) : [submissions]
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
    self.name = isAlone ? name : localized("\(name) (\(files.commaSeparated))")
    log = submissions.map(\.progress.log).reduce(ProgressLog()) { $0.union($1) }
  }

  fileprivate var order: [String] { [name.lowercased(), name] + files }
}
