import Foundation

/// A request to stop a long command, which must clean up before it ends.
@MainActor
public enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static var former: [(number: Int32, disposition: sigaction)] = []

  /// Whether a signal asked to stop.
  ///
  /// From the first call on, such a signal no longer ends the process: the caller stops and cleans up, and
  /// then `end` ends the process.
  public static func isRequested() -> Bool {
    if former.isEmpty {
      former = signals.filter(Signals.isStandard).map { ($0, Signals.set($0, to: .notified)) }
    }
    return Signals.lastRequest != nil
  }

  /// Signals end the process again. A signal that arrived in between ends it now.
  static func end() {
    for (number, disposition) in former { Signals.restore(number, disposition) }
    former = []
    if let number = Signals.lastRequest { raise(number) }
  }
}
