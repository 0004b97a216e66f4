import Foundation

/// How far something long has come: one line at the bottom of a terminal, written over as it goes on,
/// and gone in the end. Who waits for less than half a second sees nothing of it.
@MainActor
public final class Meter {
  private let outlet: Outlet
  private let now: () -> ContinuousClock.Instant
  private var start: ContinuousClock.Instant?
  private var shownTenths: Int?

  init(_ outlet: Outlet, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.outlet = outlet
    self.now = now
  }

  /// On standard error; `nil` when nobody looks there, or the terminal cannot go back in its line.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Meter? {
    guard isatty(STDERR_FILENO) == 1, environment["TERM"] != "dumb" else { return nil }
    return Meter(.standardError)
  }

  /// - Parameter done: as much as `total` at the end.
  public func show(_ done: Int, of total: Int) {
    guard done < total else { return clear() }
    let start = start ?? now()
    self.start = start
    let tenths = max(0, done) * 10 / total
    guard tenths != shownTenths, now() - start >= .milliseconds(500) else { return }
    shownTenths = tenths
    _ = outlet.send("\r" + Self.line(tenths))
  }

  private func clear() {
    if shownTenths != nil { _ = outlet.send("\r" + Self.line(0).map { _ in " " } + "\r") }
    start = nil
    shownTenths = nil
  }

  /// `[####......]  40%`: steps of ten, for ears that hear every change.
  private static func line(_ tenths: Int) -> String {
    let bar = String(repeating: "#", count: tenths) + String(repeating: ".", count: 10 - tenths)
    return "[\(bar)] \(tenths < 1 ? "  " : " ")\(tenths * 10)%"
  }
}
