import Foundation

/// The size of a terminal in character cells.
public struct ScreenSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int
}

extension ScreenSize {
  /// The size that the terminal of a descriptor reports; `nil` for a pipe, a file, or an unknown size.
  public init?(ofDescriptor descriptor: Int32) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    self.init(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The first of these that has a size: the option, the window, `COLUMNS` and `LINES`, 80 by 24.
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
