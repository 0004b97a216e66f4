import Foundation
import Localization

/// Records what a learner does, where there is a database for it. Lessons go on when it cannot be written; what
/// could not be written waits, and is tried again with the next entry. What is not to be kept counts until the program
/// ends.
public final class ProgressRecorder {
  private let directory: URL?
  private let now: @Sendable () -> Date
  private let timeZone: TimeZone
  private var isOpened = false
  private var opened: ProgressStore?
  private var waiting: [Deed] = []
  /// What is not kept, with times that are all different.
  private var passing: [ProgressLog.Entry] = []
  /// The sections that were opened last in their lessons, where that is not kept.
  private var passingPlaces: [SectionID] = []
  /// What was read last, and the state of the store then.
  private var known: (state: ProgressStore.State, log: ProgressLog)?
  /// An error to be reported with the next answer.
  private var remark: String?
  /// What failed during this answer, and may work later. A learner who waited for a busy file waits only once.
  private var failure: StoreProblem?

  public init(_ directory: URL?, now: @escaping @Sendable () -> Date, timeZone: TimeZone) {
    self.directory = directory
    self.now = now
    self.timeZone = timeZone
  }

  /// `nil` where progress is not kept.
  public var store: ProgressStore? {
    if !isOpened, failure == nil { open() }
    return opened
  }

  /// Opens the database when it is first needed, so that the first prompt does not wait for it.
  private func open() {
    isOpened = true
    guard let directory else { return }
    do throws(StoreProblem) {
      let opening = try ProgressStore.open(in: directory, now: now)
      opened = opening.store
      remark = opening.quarantined?.message
    } catch  where error.reason.mayPass {
      isOpened = false
      failure = error
    } catch {
      remark = localized("Progress is not saved. \(error.message)")
    }
  }

  /// Whether there is a database, opened or not.
  public var isKeptFromBefore: Bool { directory.map(ProgressStore.isKept) ?? false }

  /// What is to be said at the end of an answer.
  public func takeRemark() -> String? {
    defer { (remark, failure) = (nil, nil) }
    guard let failure else { return remark }
    guard !waiting.isEmpty else { return failure.message }
    return localized("This is not saved yet; your next answer tries it again. \(failure.message)")
  }
}

// MARK: Recording

extension ProgressRecorder {
  /// Something that the learner did, before it is in the log.
  private enum Deed {
    case event(ProgressLog.Event, SectionID, Date)
    case visit(SectionID)

    var section: SectionID {
      switch self {
      case .event(_, let section, _), .visit(let section): section
      }
    }

    func write(to store: ProgressStore) throws(StoreProblem) {
      switch self {
      case .event(let event, let section, let moment):
        try store.record(event, in: section, at: moment)
      case .visit(let section): try store.visit(section)
      }
    }
  }

  /// - Parameter isKept: whether it is written, and still there on another day.
  public func record(_ event: ProgressLog.Event, in section: SectionID, isKept: Bool) {
    let moment = now()
    guard isKept else { return pass(event, in: section, at: moment) }
    waiting.append(.event(event, section, moment))
    writeWaiting()
  }

  public func visit(_ section: SectionID) {
    waiting.append(.visit(section))
    writeWaiting()
  }

  private func pass(_ event: ProgressLog.Event, in section: SectionID, at moment: Date) {
    var date = Date(milliseconds: moment.milliseconds)
    while passing.contains(where: { $0.date == date }) { date = date.next }
    passing.append(.init(id: UUID(), date: date, section: section, event: event))
  }

  /// Tries once more to write what could not be written before.
  public func writeWaiting() {
    guard !waiting.isEmpty, failure == nil else { return }
    guard let store else {
      if isOpened { passWaiting() }
      return
    }
    do throws(StoreProblem) {
      while let deed = waiting.first {
        try deed.write(to: store)
        waiting.removeFirst()
      }
    } catch {
      failure = error
    }
  }

  /// There is no place to keep it.
  private func passWaiting() {
    for deed in waiting {
      switch deed {
      case .event(let event, let section, let moment): pass(event, in: section, at: moment)
      case .visit(let section):
        passingPlaces.removeAll { $0.lesson == section.lesson }
        passingPlaces.append(section)
      }
    }
    waiting = []
  }

  /// Forgets what was done in this session and is not kept, or not yet.
  ///
  /// - Parameter lesson: `nil` for all of them.
  public func forgetUnwritten(of lesson: String? = nil) {
    let isMeant = { (section: SectionID) in lesson == nil || section.lesson == lesson }
    passing.removeAll { isMeant($0.section) }
    passingPlaces.removeAll(where: isMeant)
    waiting.removeAll { isMeant($0.section) }
  }
}

// MARK: Reading

extension ProgressRecorder {
  /// What was done so far, for lessons, which go on without it. Without what cannot be read.
  public var account: Account {
    do throws(StoreProblem) {
      return try readAccount()
    } catch {
      remark = error.message
      return Account(withUnwritten(ProgressLog()))
    }
  }

  /// What was done so far, in this session and before.
  public func readAccount() throws(StoreProblem) -> Account {
    Account(withUnwritten(try keptLog()))
  }

  private func withUnwritten(_ kept: ProgressLog) -> ProgressLog {
    var (entries, places) = (kept.entries + passing, kept.places)
    func move(to section: SectionID) {
      let last = places.map(\.date).max() ?? .distantPast
      places.removeAll { $0.section.lesson == section.lesson }
      places.append(.init(section: section, date: max(now(), last.next)))
    }
    passingPlaces.forEach(move)
    for deed in waiting {
      switch deed {
      case .event(let event, let section, let moment):
        entries.append(.init(id: UUID(), date: moment, section: section, event: event))
      case .visit(let section): move(to: section)
      }
    }
    return ProgressLog(entries: entries, places: places, assignments: kept.assignments)
  }

  /// What is kept; empty where progress is not kept.
  public func keptLog() throws(StoreProblem) -> ProgressLog {
    writeWaiting()
    guard let store else { return ProgressLog() }
    let state = try store.state()
    if let known, known.state == state { return known.log }
    let log = try store.log()
    known = (state, log)
    return log
  }

  /// - Parameter isQuestion: whether a lesson still has a question.
  public func reviewPlan(_ account: Account, of isQuestion: (SectionID) -> Bool) -> ReviewPlan {
    account.reviewPlan(at: now(), in: timeZone, of: isQuestion)
  }
}
