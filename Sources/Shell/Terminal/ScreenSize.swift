import Foundation

/// How much fits on the screen.
public struct ScreenSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What the terminal behind a descriptor says; nil for a pipe, a file, or a terminal that
  /// does not know.
  public init?(ofDescriptor descriptor: Int32) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    self.init(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The first that knows: the option, the window, `COLUMNS` and `LINES`, 80 by 24.
  public static func resolved(
    width: Int? = nil, window: ScreenSize?, environment: [String: String]
  ) -> ScreenSize {
    let columns = environment["COLUMNS"].flatMap(Int.init)
    let rows = environment["LINES"].flatMap(Int.init)
    return ScreenSize(
      columns: firstPositive(width, window?.columns, columns) ?? 80,
      rows: firstPositive(window?.rows, rows) ?? 24)
  }

  private static func firstPositive(_ candidates: Int?...) -> Int? {
    candidates.lazy.compactMap { $0 }.first { $0 > 0 }
  }
}
