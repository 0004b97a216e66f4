import Foundation

/// The progress of a long command: one line at the bottom of the terminal, which is overwritten and in the end
/// removed. It appears after a quarter of a second: the next part of the work, which draws it, may take as long again.
@MainActor
public final class ProgressBar {
  private static let patience = Duration.milliseconds(250)
  private let output: TextOutput
  private let now: () -> ContinuousClock.Instant
  private var start: ContinuousClock.Instant?
  private var shownTenths: Int?

  init(_ output: TextOutput, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.output = output
    self.now = now
  }

  /// On standard error; `nil` when that is not a terminal, or a terminal that cannot go back in its line.
  public static func standard() -> ProgressBar? {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDERR_FILENO) == 1, TerminalKind.canMoveCursor(in: environment) else {
      return nil
    }
    return ProgressBar(.standardError)
  }

  /// - Parameters:
  ///   - done: How many parts are done. The bar is removed when all are.
  ///   - total: How many parts there are.
  public func show(_ done: Int, of total: Int) {
    guard done < total else { return clear() }
    let start = start ?? now()
    self.start = start
    let tenths = max(0, done) * 10 / total
    guard tenths != shownTenths, now() - start >= Self.patience else { return }
    shownTenths = tenths
    _ = output.send("\r" + Self.line(tenths))
  }

  private func clear() {
    if shownTenths != nil { _ = output.send("\r" + Self.line(0).map { _ in " " } + "\r") }
    start = nil
    shownTenths = nil
  }

  /// `[####......]  40%`. Steps of ten, because a screen reader reads every change aloud.
  private static func line(_ tenths: Int) -> String {
    let bar = String(repeating: "#", count: tenths) + String(repeating: ".", count: 10 - tenths)
    return "[\(bar)] \(tenths < 1 ? "  " : " ")\(tenths * 10)%"
  }
}
