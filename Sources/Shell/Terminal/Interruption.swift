import Foundation

/// The wish that something long should end, when it must not be left half done.
@MainActor
public enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static var former: [(number: Int32, disposition: sigaction)] = []

  /// Whether somebody asked to stop. From the first question on a signal no longer ends the process: whoever
  /// asks cleans up, and `obey` ends it then.
  public static func isWanted() -> Bool {
    if former.isEmpty {
      former = signals.filter(Signals.wouldEnd).map { ($0, Signals.set($0, to: .notified)) }
    }
    return Signals.interruptRequested()
  }

  /// Signals end the process again; one that came in between ends it now.
  static func obey() {
    for (number, disposition) in former { Signals.restore(number, disposition) }
    former = []
    if let number = Signals.heardLast { raise(number) }
  }
}
