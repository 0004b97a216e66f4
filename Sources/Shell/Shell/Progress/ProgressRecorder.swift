import Foundation
import Localization
import Progress

/// Records what a learner does, where there is a database for it. Lessons go on when it cannot be written; what
/// could not be written waits, and is tried again with the next entry.
final class ProgressRecorder {
  private let directory: URL?
  private let now: @Sendable () -> Date
  let timeZone: TimeZone
  private var isOpened = false
  private var opened: ProgressStore?
  private var waiting: [Entry] = []
  /// An error to be reported with the next answer.
  private var remark: String?

  /// Writes one thing that the learner did.
  private typealias Entry = (ProgressStore) throws(StoreProblem) -> Void

  init(_ directory: URL?, now: @escaping @Sendable () -> Date, timeZone: TimeZone) {
    self.directory = directory
    self.now = now
    self.timeZone = timeZone
  }

  /// `nil` where progress is not kept.
  var store: ProgressStore? {
    if !isOpened { open() }
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
    } catch  where error.reason == .busy {
      isOpened = false
      remark = notSavedYet(error)
    } catch {
      remark = localized("Progress is not saved. \(error.message)")
    }
  }

  func record(_ event: ProgressLog.Event, in section: SectionID) {
    let moment = now()
    write { store throws(StoreProblem) in try store.record(event, in: section, at: moment) }
  }

  func visit(_ section: SectionID) {
    write { store throws(StoreProblem) in try store.visit(section) }
  }

  private func write(_ entry: @escaping Entry) {
    waiting.append(entry)
    writeWaiting()
  }

  /// Tries once more to write what could not be written before.
  func writeWaiting() {
    guard !waiting.isEmpty else { return }
    guard let store else {
      if isOpened { waiting = [] }
      return
    }
    do throws(StoreProblem) {
      while let entry = waiting.first {
        try entry(store)
        waiting.removeFirst()
      }
    } catch {
      remark = notSavedYet(error)
    }
  }

  private func notSavedYet(_ error: StoreProblem) -> String {
    localized("This is not saved yet; your next answer tries it again. \(error.message)")
  }

  /// What was done so far, for lessons, which go on without it: empty where it cannot be read.
  var log: ProgressLog {
    do throws(StoreProblem) {
      return try readLog()
    } catch {
      remark = error.message
      return ProgressLog()
    }
  }

  /// What was done so far; empty where progress is not kept.
  func readLog() throws(StoreProblem) -> ProgressLog {
    writeWaiting()
    return try store?.log() ?? ProgressLog()
  }

  /// Whether there is a database, opened or not.
  var isKeptFromBefore: Bool { directory.map { ProgressStore.isKept(in: $0) } ?? false }

  var reviewPlan: ReviewPlan { log.reviewPlan(at: now(), in: timeZone) }

  /// For each concept that is due, the question that was answered longest ago; no question twice.
  ///
  /// - Parameter isThere: whether a lesson still has a question.
  func dueQuestions(where isThere: (SectionID) -> Bool) -> [SectionID] {
    let log = log
    var asked: Set<SectionID> = []
    return log.reviewPlan(at: now(), in: timeZone).due.compactMap { schedule in
      // Only what was answered: another question might be about a page that was never opened.
      let order = log.questions(about: schedule.concept).filter(isThere)
      guard let id = order.first(where: { !asked.contains($0) }) ?? order.first,
        asked.insert(id).inserted
      else { return nil }
      return id
    }
  }

  func takeRemark() -> String? {
    defer { remark = nil }
    return remark
  }
}
