import Foundation

/// A calendar day in a time zone.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970.
  private let number: Int

  private init(number: Int) { self.number = number }

  /// The day to which a moment belongs in a time zone.
  public init(of date: Date, in timeZone: TimeZone) {
    let seconds = date.milliseconds / 1000 + Int64(timeZone.secondsFromGMT(for: date))
    self.init(number: Int((Double(seconds) / 86_400).rounded(.down)))
  }

  /// Reads `2026-03-01`; `nil` for every text that `description` does not write.
  public init?(_ text: String) {
    guard let date = Date(timestamp: text + "T00:00:00.000Z") else { return nil }
    self.init(of: date, in: .gmt)
  }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  /// The number of days from `b` to `a`.
  public static func - (a: Day, b: Day) -> Int { a.number - b.number }
}

extension Day: CustomStringConvertible {
  /// `2026-03-01`.
  public var description: String {
    Date(timeIntervalSince1970: Double(number) * 86_400)
      .formatted(.iso8601.year().month().day())
  }
}
