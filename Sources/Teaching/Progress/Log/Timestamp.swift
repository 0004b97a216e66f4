import Foundation

/// Dates are stored in milliseconds, from 1970 to the end of the year 9999. Their texts sort like
/// the dates, and give the same dates when they are read.
extension Date {
  /// Milliseconds since 1970, rounded and limited to what can be stored.
  var milliseconds: Int64 {
    let exact = (timeIntervalSince1970 * 1000).rounded()
    return exact > 0 ? Int64(min(exact, 253_402_300_799_999)) : 0
  }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// One millisecond later.
  var next: Date { Date(milliseconds: milliseconds + 1) }

  /// `2026-03-01T10:11:12.345Z`.
  var timestamp: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let whole = Date(milliseconds: seconds * 1000).formatted(.iso8601).dropLast()
    return "\(whole).\(String(rest + 1000).dropFirst())Z"
  }

  /// `nil` for every text that ``timestamp`` does not write, so that each date has only one spelling.
  init?(timestamp: String) {
    guard let whole = try? Date(timestamp.prefix(19) + "Z", strategy: .iso8601),
      let rest = Int64(timestamp.dropFirst(20).prefix(3))
    else { return nil }
    self.init(milliseconds: whole.milliseconds + rest)
    guard self.timestamp == timestamp else { return nil }
  }
}
