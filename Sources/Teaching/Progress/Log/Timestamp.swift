import Foundation

/// Moments are kept in whole milliseconds from 1970 to the end of the year 9999: as texts they sort
/// like the moments themselves, and come back from a text unchanged.
extension Date {

  /// Since 1970; the nearest that can be kept.
  var milliseconds: Int64 {
    let exact = (timeIntervalSince1970 * 1000).rounded()
    return exact > 0 ? Int64(min(exact, 253_402_300_799_999)) : 0
  }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The next moment that can be told from this one.
  var next: Date { Date(milliseconds: milliseconds + 1) }

  /// `2026-03-01T10:11:12.345Z`.
  var timestamp: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let whole = Date(milliseconds: seconds * 1000).formatted(.iso8601).dropLast()
    return "\(whole).\(String(rest + 1000).dropFirst())Z"
  }

  /// Only what ``timestamp`` writes, so that one moment has one spelling.
  init?(timestamp: String) {
    guard let whole = try? Date(timestamp.prefix(19) + "Z", strategy: .iso8601),
      let rest = Int64(timestamp.dropFirst(20).prefix(3))
    else { return nil }
    self.init(milliseconds: whole.milliseconds + rest)
    guard self.timestamp == timestamp else { return nil }
  }
}
