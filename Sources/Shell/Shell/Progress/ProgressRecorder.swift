import Foundation
import Localization
import Progress

/// Records what a learner does, where there is a database for it. A storage error is reported once;
/// lessons go on without progress.
final class ProgressRecorder {
  private let directory: URL?
  private let now: @Sendable () -> Date
  let timeZone: TimeZone
  private var isOpened = false
  private var opened: ProgressStore?
  /// An error to be reported with the next answer.
  private var remark: String?

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
    } catch {
      remark = localized("Progress is not kept. \(error.message)")
    }
  }

  func record(_ event: ProgressLog.Event, in section: SectionID) {
    write { store throws(StoreProblem) in try store.record(event, in: section) }
  }

  func visit(_ section: SectionID) {
    write { store throws(StoreProblem) in try store.visit(section) }
  }

  private func write<Result>(_ body: (ProgressStore) throws(StoreProblem) -> Result) {
    guard let store else { return }
    do throws(StoreProblem) {
      _ = try body(store)
    } catch {
      remark = localized("This was not kept. \(error.message)")
    }
  }

  /// Empty where progress is not kept.
  var log: ProgressLog {
    guard let store else { return ProgressLog() }
    do throws(StoreProblem) {
      return try store.log()
    } catch {
      remark = error.message
      return ProgressLog()
    }
  }

  var reviewPlan: ReviewPlan { log.reviewPlan(at: now(), in: timeZone) }

  func takeRemark() -> String? {
    defer { remark = nil }
    return remark
  }
}
